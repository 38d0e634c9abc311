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
