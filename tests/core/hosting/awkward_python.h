// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "awkward.h"

namespace hilltop::testing {

/// How a bot of Zip Deck begins that has one class, and what it does when it is asked.
#define PLAYS(what) "class Bot(Player):\n    def play(self, card, info):\n        " what "\n"
#define IDLES PLAYS("return ['']")

inline const AwkwardFile kAwkwardPython[] = {
    // Honest ones.
    {"plain.py", IDLES, "plays"},
    {"no suffix", IDLES, "plays"},
    {"Größe.txt", IDLES, "plays"},
    {"bom.py", "\xEF\xBB\xBF" IDLES, "plays"},
    {"crlf.py", "class Bot(Player):\r\n    def play(self, card, info):\r\n        return ['']\r\n", "plays"},
    {"tabs.py", "class Bot(Player):\n\tdef play(self, card, info):\n\t\treturn ['']\n", "plays"},
    {"latin.py", "# -*- coding: latin-1 -*-\n# \xE4\n" IDLES, "plays"},
    {"bytes.py", "# \xE4\n" IDLES, "plays"},
    {"prints.py", PLAYS("print(card, info); return ['']"), "plays"},
    {"greets.py", "print('hello')\n" IDLES, "plays"},
    {"imports.py", "import math, collections, itertools\nfrom random import choice\n" IDLES, "plays"},
    {"future.py", "from __future__ import annotations\n" IDLES, "plays"},
    {"main.py", IDLES "if __name__ == '__main__':\n    raise SystemExit(1)\n", "plays"},
    {"own_player.py", "class Player(object):\n    def __init__(self, a, b): pass\n" IDLES, "plays"},
    {"super.py",
     "class Bot(Player):\n    def __init__(self, me, players):\n        super(Bot, self).__init__(me, players)\n"
     "    def play(self, card, info): return ['']\n",
     "plays"},
    {"defaults.py",
     "class Bot(Player):\n    def __init__(self, me, players, wild=3): self.wild = wild\n"
     "    def play(self, card, info): return ['']\n",
     "plays"},
    {"lambda.py", "class Bot(Player):\n    play = lambda self, card, info: ['']\n", "plays"},
    {"mixin.py", "class Idle:\n    def play(self, card, info): return ['']\nclass Bot(Idle, Player):\n    pass\n",
     "plays"},
    {"lines.py", "class Bot(\n        Player,\n        ):\n    def play(self, card, info):\n        return ['']\n",
     "plays"},
    {"quoted.py", "'''\nclass No(Player):\n    pass\n'''\n" IDLES, "plays"},
    {"state.py", "seen = []\n" PLAYS("seen.append(card); return ['']"), "plays"},
    {"writes.py", PLAYS("open('notes', 'a').write('x'); return ['']"), "plays"},
    {"thread.py", "import threading\n" PLAYS("threading.Thread(target=print).start(); return ['']"), "plays"},
    {"calls.py", PLAYS("return ['Zip Deck!', {}]"), "plays"},
    {"two.py", IDLES "class Other(Player):\n    def play(self, card, info): return ['']\n", "plays"},
    {"base.py", "class Base(Player):\n    def play(self, card, info): return ['']\nclass Bot(Base): pass\n",
     "out: Base is the base of Bot"},
    {"hidden.py", IDLES "class _Other(Bot): pass\n", "out: _Other begins with _"},
    {"abstract.py", "import abc\nclass Bot(Player):\n    @abc.abstractmethod\n    def play(self, card, info): pass\n",
     "out: line 2, column 7: Bot is abstract"},
    {"sometimes.py", PLAYS("return [''] if card % 3 else None"), "remark: answers were faults (not-understood"},
    // What does not play.
    {"empty.py", "", "out: is empty"},
    {"blank.py", " \n\t\n", "out: is empty"},
    {"comment.py", "# my bot\n", "out: the first line must name the program that runs it"},
    {"letter.txt", "Please take my bot, it is on my page.\n", "out: is not a bot"},
    {"python2.py", PLAYS("print 'x'"), "out: line 3, column 9: Missing parentheses"},
    {"colon.py", "class Bot(Player):\n    def play(self, card, info)\n        return ['']\n", "out: expected ':'"},
    {"indent.py", "class Bot(Player):\n    def play(self, card, info):\n    return ['']\n",
     "out: expected an indented"},
    {"open.py", PLAYS("return ['"), "out: unterminated string"},
    {"mute.py", "class Bot(Player):\n    def react(self): pass\n", "out: Bot has no method play(card, info)"},
    {"module.py", "import no_such_module\n" IDLES, "out: ModuleNotFoundError: No module named 'no_such_module'"},
    {"few.py", "class Bot(Player):\n    def play(self): return ['']\n", "out: takes 1 positional argument"},
    {"init.py", "class Bot(Player):\n    def __init__(self, me): pass\n    def play(self, card, info): return ['']\n",
     "out: takes 2 positional arguments"},
    {"raises_init.py",
     "class Bot(Player):\n    def __init__(self, *a): raise KeyError('x')\n    def play(self, card, info): pass\n",
     "out: KeyError"},
    {"number.py", PLAYS("return 1"), "out: has to return a list"},
    {"none.py", PLAYS("pass"), "out: none of its"},
    {"typo.py", PLAYS("return self.thoughts"), "out: AttributeError"},
    // Hostile ones.
    {"sleeps.py", "import time\n" PLAYS("time.sleep(60)"), "out: time-out", Haste::Hurry},
    {"spins.py", PLAYS("while True: pass"), "out: time-out", Haste::Hurry},
    {"spins_at_once.py", "while True: pass\n" IDLES, "out: it does not start", Haste::Hurry},
    {"deaf.py", "import signal, time\nfor s in (1, 2, 15): signal.signal(s, signal.SIG_IGN)\n" PLAYS("time.sleep(60)"),
     "out: time-out", Haste::Hurry},
    {"catches.py",
     PLAYS("\n        while True:\n            try:\n                while True: pass\n            except "
           "BaseException: pass"),
     "out: time-out", Haste::Hurry},
    {"exits.py", "import sys\n" PLAYS("sys.exit(0)"), "out: crash"},
    {"exits_hard.py", "import os\n" PLAYS("os._exit(0)"), "out: crash"},
    {"exits_at_once.py", "import os\nos._exit(0)\n" IDLES, "out: no-start"},
    {"aborts.py", "import os\n" PLAYS("os.abort()"), "out: crash"},
    {"null.py", "import ctypes\n" PLAYS("ctypes.string_at(0)"), "out: crash"},
    {"deep.py", PLAYS("return self.play(card, info)"), "out: RecursionError"},
    {"parent.py", "import os, signal\n" PLAYS("os.kill(os.getppid(), signal.SIGKILL); return ['']"), "plays",
     Haste::Isolated},
    {"all.py", "import os, signal\n" PLAYS("os.kill(-1, signal.SIGKILL); return ['']"), "out: crash", Haste::Isolated},
    {"grows.py", "kept = []\n" PLAYS("\n        while True: kept.append(bytearray(1 << 20))"), "out: ", Haste::Small},
    {"breeds.py",
     "import os, time\n" PLAYS("\n        for _ in range(60): os.fork() or time.sleep(60)\n        time.sleep(60)"),
     "out: none of its", Haste::Small},
    {"floods.py", PLAYS("\n        while True: print('x' * 1000)"), "out: too-much-output"},
    {"floods_raw.py", "import os\n" PLAYS("\n        while True: os.write(1, b'x' * 1000)"), "out: too-much-output"},
    {"closes.py", "import os\n" PLAYS("os.close(1); return ['']"), "remark: (crash"},
    {"closes_in.py", "import os\n" PLAYS("os.close(0); return ['']"), "remark: (crash"},
    {"forges.py", "import os\n" PLAYS("os.write(1, b'0 = c\\n'); return ['']"), "plays"},
    {"reads.py", "import sys\n" PLAYS("sys.stdin.read(); return ['']"), "plays"},
    {"long.py", PLAYS("return ['x' * (1 << 20)]"), "plays"},
    {"nested.py", PLAYS("a = []; a.append(a); return a"), "plays"},
    {"equals.py", "class All(str):\n    def __eq__(self, o): raise ValueError('eq')\n" PLAYS("return [All('')]"),
     "plays"},
    {"unlinks.py",
     "import os\n" PLAYS("\n        try: os.unlink(__file__)\n        except OSError: pass\n        return ['']"),
     "plays"},
    {"network.py",
     "import socket\n" PLAYS(
         "\n        try: socket.create_connection(('127.0.0.1', 9), 0.05)\n        except OSError: pass\n"
         "        return ['']"),
     "plays"},
    {"patches.py", "import random\nrandom.seed = None\nPlayer.play = None\n" IDLES, "out: object is not callable"},
};

#undef PLAYS
#undef IDLES

} // namespace hilltop::testing
