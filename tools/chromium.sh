#!/bin/sh
# Installs Chromium for the tests of the page, where it is missing and may be installed: on Debian, by root.
# Elsewhere those tests take the one that Playwright finds, or are skipped and say so.
set -eu
command -v chromium >/dev/null && exit 0
[ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && grep -q '^ID=debian' /etc/os-release 2>/dev/null || exit 0
echo "Installing Chromium for the tests of the page"
export DEBIAN_FRONTEND=noninteractive
{ apt-get update -qq && apt-get install -qq --yes --no-install-recommends chromium; } >/dev/null 2>&1 ||
    echo "Chromium could not be installed: the tests of the page are skipped"
