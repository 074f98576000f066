#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# compile.sh CCACHE COMPILER OPTION...: what CMake calls for the compiler. GCC never writes the same precompiled headers twice, so
# after compiling some this writes a checksum of what they are made of beside them: ccache takes that in place of their bytes, and
# finds in one clone what another has compiled.
export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime CCACHE_PCH_EXTSUM=1
made=
for word; do
    case $word in *.gch) made=$word ;; esac
done
# Precompiled headers know `#pragma once` files by their bytes: those of a header with another comment would read it a second time.
# So for them ccache compares the files themselves, not what the preprocessor leaves of them.
[ -z "$made" ] || export CCACHE_DEPEND=1 CCACHE_NAMESPACE=files
"$@" || exit
[ -n "$made" ] || exit 0
shift # the checksum is of what the compiler itself reads
value=
for word; do
    shift
    if [ -n "$value" ]; then
        value=
        continue
    fi
    case $word in
    -o | -MF | -MT) value=next ;;
    -MD | -fpch-preprocess) ;;
    *) set -- "$@" "$word" ;;
    esac
done
# Without it, as where this fails, ccache takes the bytes.
rm -f "$made.sum"
"$@" -E >"$made.text" && sed "s:$CCACHE_BASEDIR::g" "$made.text" | sha256sum >"$made.sum"
rm -f "$made.text"
