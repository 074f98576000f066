// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "awkward.h"

namespace hilltop::testing {

#define ASKED                                                                                                          \
    "  public void getResponse(int wins[], boolean one, java.util.Collection<Card> hand,\n"                            \
    "      java.util.Collection<Card> other, java.util.Collection<Card> side, int left, Action last, boolean did)"
#define HEAD "package Players;\nimport Mechanics.*;\n"
#define BOT(name, what) HEAD "public class " name " extends Player {\n" ASKED " {\n    " what "\n  }\n}\n"

/// Compiling one takes a second, so only a few of those are compiled that differ from others by what they do.
inline const AwkwardFile kAwkwardJava[] = {
    {"Plain.java", BOT("Plain", "action = Action.STAND;"), "plays"},
    {"Named.java",
     HEAD "public class Named extends Player {\n  { name = \"Old | Nestor\"; }\n" ASKED
          " { action = Action.END; }\n}\n",
     "plays: Old | Nestor"},
    {"team/Players/Kid.java", HEAD "public class Kid extends Base {}\n", "plays"},
    {"team/Players/Base.java", HEAD "abstract class Base extends Player {\n" ASKED " { action = Action.STAND; }\n}\n",
     ""},
    {"Misnamed.java", BOT("Other", "action = Action.STAND;"), "plays"},
    {"Open.java", HEAD "public class Open extends Player {\n", "out: reached end of file"},
    {"Typo.java", BOT("Typo", "action = Action.STOP;"), "out: cannot find symbol"},
    {"Deaf.java", HEAD "public class Deaf extends Player {\n  public Deaf(int size) {}\n}\n",
     "out: no public constructor"},
    {"Throws.java", BOT("Throws", "throw new RuntimeException(\"boom\");"), "out: boom"},
    {"Null.java", BOT("Null", "action = null;"), "out: none of its"},
    {"Sleeps.java", BOT("Sleeps", "for (;;) Thread.onSpinWait();"), "out: time-out", Haste::Hurry},
    // Nothing of these is compiled.
    {"Lonely.java", "import Mechanics.*;\npublic class Lonely extends Player {}\n", "out: Lonely is in no package"},
    {"Wrong.java", "package players;\npublic class Wrong extends Mechanics.Player {}\n",
     "out: Wrong is in the package players"},
    {"Shy.java", HEAD "class Shy extends Player {}\n", "out: Shy must be public"},
    {"Idea.java", HEAD "public abstract class Idea extends Player {}\n", "out: Idea is abstract"},
    {"Other.java", "package coop;\npublic class Other extends Player {}\n", "out: is a bot of thegame"},
    {"Alone.java", HEAD "public class Alone {}\n", "out: no class in it extends any of"},
    {"Empty.java", "", "out: is empty"},
    {"sources.zip", "PK\3\4 Players/Nestor.java", "out: is an archive of sources"},
    {"letter.docx", "PK\3\4 word/document.xml", "out: no class in it extends any of"},
    {"notes/readme.md", "x\n", "out: contains Java"},
    {"bot.c", "#include <stdio.h>\nint main() { return 0; }\n", "out: is C or C++ source code"},
};

#undef BOT
#undef HEAD
#undef ASKED

} // namespace hilltop::testing
