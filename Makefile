# `make play` and `make test` work in an empty clone: they set up .venv by themselves, with nothing but
# Python 3.11 or later, a C++ compiler and make. `make help` lists the rest.

# python3, or a quicker one that is here too (tools/setup.sh); `make PYTHON=python3.12` takes that.
PYTHON ?=
VENV   := .venv
RUN    := $(VENV)/bin/
# An editable install knows the modules there were when it was made, so a new one asks for a new install.
READY  := $(VENV)/.ready-$(shell find src/pakli -name '*.py' | LC_ALL=C sort | cksum | cut -d' ' -f1)
KERNEL := $(wildcard kernel/*.hpp kernel/*.cpp)
# The browser client as it is installed: built anew, without a new install, when its sources have changed.
CLIENT := $(VENV)/.client
# Without the notice about another tool’s plans.
MANUAL := NO_MKDOCS_2_WARNING=1 $(RUN)mkdocs build --strict --quiet
WEB    := $(wildcard web/*.html web/*.json web/*.ts) \
  $(shell find web/src web/public src/pakli/texts -type f -not -name '*.py' -not -name '*.test.ts')

# Compiled modules are kept, whatever the environment says: every worker and every server of the tests would
# compile all of them anew.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play test check check-kernel docs soak bench clean browser

help: ## say what there is
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

# Without a terminal nobody could stop it: then it says what it would do, and ends.
play: $(CLIENT) ## open the room and play in the browser (in the terminal: .venv/bin/pakli play)
	@if [ -t 0 ] && [ -t 1 ]; then exec $(RUN)pakli serve --open; else $(RUN)pakli serve --dry-run; fi

# The client's tests run beside the beginning of the others, which wait for browsers and servers now and then.
test: ## pass the tests
	@$(MAKE) --no-print-directory -j2 browser $(CLIENT)
	@mkdir -p build; $(RUN)python tools/build_web.py --run test >build/client-tests.txt 2>&1 & client=$$!; \
	$(RUN)pytest -n auto; engine=$$?; \
	wait $$client || { cat build/client-tests.txt >&2; echo "The client's tests have failed" >&2; exit 1; }; \
	exit $$engine

# Without windows it does a third less work; it is fetched while the package is built.
browser:
	@sh tools/debian.sh chromium-headless-shell chromium

check: $(READY) ## format, lint, types, import order, message catalogue, client, manual
	@$(RUN)ruff format --check .
	@$(RUN)ruff check .
	@$(RUN)mypy
	@$(RUN)lint-imports
	@$(RUN)python -m pakli.texts.lint
	@$(RUN)python tools/build_web.py --run check
	@$(MANUAL)

# Not part of `make test`: with sanitizers everything takes many times as long.
check-kernel: build/selftest ## run the kernel's own test under AddressSanitizer and UBSan
	@build/selftest

docs: $(READY) ## build the manual into build/docs
	@$(MANUAL)
	@echo "Open build/docs/index.html"

soak: browser $(CLIENT) ## the long runs that `make test` leaves out
	@sh tools/debian.sh caddy
	@sh tools/debian.sh sshd=openssh-server
	@PAKLI_HYPOTHESIS=soak $(RUN)pytest -n auto -m soak

bench: $(CLIENT) ## measure: against the libraries there are, a full room, a tournament’s field, bots, and the page
	@$(RUN)python bench/run.py
	@$(RUN)python bench/room.py
	@$(RUN)python bench/field.py
	@$(RUN)python bench/bots.py
	@$(RUN)python bench/page.py

clean: ## remove what was built, .venv too
	rm -rf $(VENV) build dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# Installed anew when the package's description or the kernel has changed; Python files are read where they lie.
$(READY): pyproject.toml CMakeLists.txt $(KERNEL)
	@PYTHON="$(PYTHON)" sh tools/setup.sh $(VENV)
	@rm -f $(VENV)/.ready-* && touch $@

$(CLIENT): $(WEB) tools/build_web.py | $(READY)
	@$(RUN)python tools/build_web.py --installed
	@touch $@

build/selftest: $(KERNEL)
	@mkdir -p build
	$(CXX) -std=c++20 -O1 -g -Wall -Wextra -Werror -fsanitize=address,undefined -fno-sanitize-recover=all \
	  -o $@ kernel/selftest.cpp kernel/wide_avx2.cpp
