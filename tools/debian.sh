#!/bin/sh
# Installs a program that tests need, where it is missing and may be installed: on Debian, by root. Elsewhere
# those tests take what they find, or are skipped and say so.
#
#     sh tools/debian.sh PROGRAM [PACKAGE]     # chromium, for the tests of the page; caddy and sshd (which is in
#                                              # openssh-server), for those of the ways outside
set -eu
command -v "$1" >/dev/null && exit 0
[ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && grep -q '^ID=debian' /etc/os-release 2>/dev/null || exit 0
echo "Installing $1 for the tests"
export DEBIAN_FRONTEND=noninteractive
{ apt-get update -qq && apt-get install -qq --yes --no-install-recommends "${2:-$1}"; } >/dev/null 2>&1 ||
    echo "$1 could not be installed: the tests that need it are skipped"
