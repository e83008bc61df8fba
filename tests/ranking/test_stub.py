"""The committed type stub of the kernel is the one its build would give."""

import ast
from pathlib import Path

from nanobind.stubgen import StubGen  # type: ignore[import-untyped]

import pakli.ranking
from pakli.ranking import _kernel


def test_the_kernels_stub_is_up_to_date() -> None:
    committed = Path(pakli.ranking.__file__).with_name("_kernel.pyi").read_text("utf-8")
    generator = StubGen(_kernel)
    generator.put(_kernel)
    fresh = generator.get()
    assert ast.dump(ast.parse(committed)) == ast.dump(ast.parse(fresh)), (
        "regenerate it: python -m nanobind.stubgen -m pakli.ranking._kernel -o src/pakli/ranking/_kernel.pyi"
    )
