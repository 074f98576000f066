#!/bin/sh
# SPDX-License-Identifier: MIT-0
# start.sh CACHE [FILE]: runs the host for Java bots, compiled into CACHE when this is the first time, which takes some
# seconds. With FILE it compiles that bot into CACHE and ends: a bot that may not write there starts from what it finds.
# JAVA names another Java than the one on the path, JAVA_HEAP the most memory for objects (256m).
export LC_ALL=C.UTF-8 # names of files and texts, whatever the user's language
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
cache=${1:?usage: start.sh CACHE [FILE]}
bot=${2-}
# The host, and what each game's contest adds to it.
contests=
for contest in "$here"/../../*/hosts/java/hilltop/contest/*Contest.java; do
    contest=${contest##*/}
    contests="$contests${contests:+ }${contest%.java}"
done
set -- "$here"/*/*/*.java "$here"/../../*/hosts/java/*/*.java "$here"/../../*/hosts/java/*/*/*.java
if ! java=$(command -v "${JAVA:-java}"); then
    echo "Java is not installed: install default-jdk-headless" >&2
    exit 127
fi
# What the class files depend on: this Java and the sources.
stamp=$( (readlink -f "$java"; cat "$@") | cksum | tr ' ' '-')
classes=$cache/host-$stamp
if [ ! -d "$classes" ]; then
    mkdir -p "$cache" && made=$(mktemp -d "$cache/begun.XXXXXX") || exit 1
    trap 'rm -rf "$made"' EXIT
    # The quick compiler of Java alone: nothing of this runs for long.
    if ! "$java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -m jdk.compiler/com.sun.tools.javac.Main -nowarn -proc:none \
        -XDignore.symbol.file -encoding UTF-8 -g -d "$made" "$@" >&2; then
        echo "The host for Java bots does not compile. With a Java runtime alone: install default-jdk-headless" >&2
        exit 1
    fi
    # Somebody else may have been quicker.
    mv -T "$made" "$classes" 2>/dev/null || [ -d "$classes" ] || exit 1
    rm -rf "$made"
    trap - EXIT
fi
# No files for monitoring tools.
exec "$java" -Xmx"${JAVA_HEAP:-256m}" -XX:+UseSerialGC -XX:-UsePerfData -Dhilltop.contests="$contests" -cp "$classes" \
    hilltop.host.Host "$cache" ${bot:+"$bot"}
