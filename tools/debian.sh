#!/bin/sh
# Installs a program that tests need, where it is missing and may be installed: on Debian, by root. Elsewhere
# those tests take what they find, or are skipped and say so. Of several it is the first that can be had.
#
#     sh tools/debian.sh PROGRAM[=PACKAGE]...     # chromium, for the tests of the page; caddy and sshd (which is
#                                                 # in openssh-server), for those of the ways outside
set -eu
command -v "${1%=*}" >/dev/null && exit 0
[ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && grep -q '^ID=debian' /etc/os-release 2>/dev/null || exit 0
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq >/dev/null 2>&1 || true
for wanted; do
    command -v "${wanted%=*}" >/dev/null && exit 0
    echo "Installing ${wanted%=*} for the tests"
    apt-get install -qq --yes --no-install-recommends "${wanted#*=}" >/dev/null 2>&1 && exit 0
done
echo "$* could not be installed: the tests that need it are skipped"
