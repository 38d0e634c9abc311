#!/bin/bash
source ./lib.sh
#      ^ defines: nothing

# Builds all.
build() {
# <- defines: function build
# <- docstring: Builds all.
  local inner=1
  deploy
}
function deploy { echo; }
#        ^ defines: function deploy
export TARGET=release
#      ^ defines: variable TARGET
check() {
# <- complexity: 6
  if [ -n "$1" ] && [ -n "$2" ]; then deploy; elif [ "$3" ]; then build; fi
  while true; do deploy || exit 1; done
}
