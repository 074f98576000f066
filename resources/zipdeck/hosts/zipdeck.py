# SPDX-License-Identifier: MIT-0
"""Plays a Python bot of the Zip Deck contest for Hilltop.

Requests come a line each, SLOT TEXT, and each is answered by one line, SLOT = ANSWER or SLOT ! WORD MESSAGE:
    new FILE NAME            runs the file (both percent-encoded, NAME - for none) -> the names of all that can play
    start ME SEATS SEED      a match begins: the bot is made anew
    p CARD ROUND             what it answers to CARD -> p, no call, or z (SEAT SHARE)*; from round 1 on followed by
                             three words a seat: all points so far, all cards of the round before, then all answers to
                             them: -, a call z without shares, or with them SEAT:SHARE,SEAT:SHARE
    end                      the slot is not used any more; without an answer
    engine FILE              loads Hilltop's engine, a library; whatever is asked from then on is the engine's, which
                             asks bots by calls, with the same requests (class Engine)
WORD is crash, not-understood or not-allowed. What a bot prints goes to stderr; it reads nothing from stdin.

The file sees one namespace, with `random` and `Player` in it. `random` is seeded at the start of every match, so that
a match can be played again. What a file keeps outside of its objects lives as long as the process.
"""
import builtins
import ctypes
import importlib.util
import io
import os
import random
import sys
import traceback
import types

CALL = "Zip Deck!"
MOST_SHARE = 255  # larger ones are told as this: all of them are too many
SHARED = 1 << 21  # bytes for requests of the engine, or answers with what was printed meanwhile
# What bots in one process may import without getting in each other's way; any other module is not for them.
ALIKE = frozenset("""__future__ abc array bisect cmath collections copy dataclasses datetime enum fractions functools heapq
    itertools json math numbers operator re statistics string textwrap time typing types""".split())


class Player(object):
    def __init__(self, my_num, player_count):
        self.my_num = my_num
        self.player_count = player_count


class Wrong(Exception):
    """The bot's fault; holds the word for it and a message."""


def decoded(word):
    """The path or name behind a percent-encoded word."""
    first, *parts = word.encode().split(b"%")
    return os.fsdecode(first + b"".join(bytes((int(part[:2], 16),)) + part[2:] for part in parts))


def told(error, path):
    """One line on an exception: where in the bot's file, and what."""
    name = os.path.basename(path)
    try:
        what = error.msg if isinstance(error, SyntaxError) else str(error)
    except BaseException:
        what = "(its text cannot be had)"
    if isinstance(error, SyntaxError) and error.filename == path:
        name += ", line %s, column %s" % (error.lineno, error.offset)
    else:
        lines = [line for frame, line in traceback.walk_tb(error.__traceback__) if frame.f_code.co_filename == path]
        if lines:
            name += ", line %d" % lines[-1]
    return " ".join(("%s: %s: %s" % (name, type(error).__name__, what)).split())[:500]


class Shares(dict):
    """By the word for an answer of the round before, the dictionary it had; to be copied. Most come again and again."""

    def __missing__(self, word):
        if len(self) >= 1 << 14:
            self.clear()
        pairs = [] if word == "z" else [pair.split(":") for pair in word.split(",")]
        self[word] = shares = {int(seat): int(share) for seat, share in pairs}
        return shares


class Host:
    def __init__(self, engine=None):
        self.engine = engine
        self.random = random
        self.path = ""
        self.name = ""
        self.entrants = {}
        self.bot = None
        self.seats = range(0)
        self.shares = Shares()

    def guarded(self, work, *arguments):
        """What code of the bot returns; whatever it raises, SystemExit too, is a crash."""
        try:
            return work(*arguments)
        except BaseException as error:
            raise self.crash(error) from None

    def crash(self, error):
        """The fault that an exception is; the log has it at length, from where the bot's file begins."""
        inner = error.__traceback__
        while inner and inner.tb_frame.f_code.co_filename != self.path:
            inner = inner.tb_next
        if inner or isinstance(error, SyntaxError):
            try:
                traceback.print_exception(type(error), error, inner, file=sys.__stderr__)
            except BaseException:
                pass  # its text cannot be had
        return Wrong("crash", told(error, self.path))

    def load(self, words):
        self.path = decoded(words[2])
        self.name = "" if words[3] == "-" else decoded(words[3])
        self.bot = None
        self.entrants = {}
        entrants = self.guarded(self.find_entrants)
        if not entrants:
            raise Wrong("crash", "%s: no class in it derives from Player and has a play()" % os.path.basename(self.path))
        if self.name and self.name not in entrants:
            raise Wrong("crash", "%s: no class %s that plays, only %s" % (
                os.path.basename(self.path), self.name, ", ".join(entrants)))
        self.entrants = entrants
        return "= " + " ".join(entrants)

    def find_entrants(self):
        with open(self.path, "rb") as file:
            text = file.read()
        module = types.ModuleType("zipdeck_bots")
        module.__file__ = self.path
        namespace = module.__dict__
        if self.engine:
            self.random = self.engine.own_random()
            namespace["__builtins__"] = self.engine.own_builtins(self.random)
        namespace.update(random=self.random, Player=Player)
        sys.modules[module.__name__] = module  # where dataclasses and others look
        sys.path[0] = os.path.dirname(os.path.abspath(self.path))
        self.random.seed(0)
        exec(compile(text, self.path, "exec", dont_inherit=True), namespace)
        # A file may bring its own Player, and may do so below its bots.
        bases = tuple(base for base in (Player, namespace.get("Player")) if isinstance(base, type))
        entrants = {}
        for name, value in namespace.items():
            if (isinstance(value, type) and issubclass(value, bases) and value not in bases
                    and value not in entrants.values() and callable(getattr(value, "play", None))):
                entrants[name] = value
        return entrants

    def start(self, words):
        me, seats, seed = map(int, words[2:5])
        if not self.entrants or (not self.name and len(self.entrants) > 1):
            raise Wrong("crash", "%s: one of its classes has to be named (%s)" % (
                os.path.basename(self.path), ", ".join(self.entrants)))
        self.bot = None
        self.seats = range(seats)
        self.random.seed(seed)
        self.bot = self.guarded(self.entrants[self.name or next(iter(self.entrants))], me, seats)
        return "="

    def play(self, words):
        number = int(words[3])
        seats = self.seats
        # All made anew for every question: a bot may do with it as it likes.
        if number == 0:
            info = {"scores": dict.fromkeys(seats, 0), "round": 0}
        else:
            cards = 4 + len(seats)
            answers = cards + len(seats)
            shares = self.shares
            info = {
                "scores": dict(zip(seats, map(int, words[4:cards]))),
                "last": {seat: [card, [""] if answer == "-" else [CALL, shares[answer].copy()]]
                         for seat, card, answer in zip(seats, map(int, words[cards:answers]), words[answers:])},
                "round": number,
            }
        try:
            answer = self.bot.play(int(words[2]), info)
        except BaseException as error:
            raise self.crash(error) from None
        try:
            if answer[0] != CALL:
                return "= p"
            if len(answer) == 1:
                return "= z"
            shares = answer[1]
        except BaseException:
            raise Wrong("not-understood", "play() has to return a list that begins with a text, not %s" %
                        type(answer).__name__) from None
        return self.understood(shares)

    def understood(self, shares):
        """The answer for a call: shares are whole numbers of any kind, by seats that exist."""
        if not isinstance(shares, dict):
            raise Wrong("not-understood", "the shares have to be a dictionary, not %s" % type(shares).__name__)
        answer = "= z"
        for seat, share in shares.items():
            try:
                index = int(seat)
                if index != seat:
                    raise ValueError
            except BaseException:
                raise Wrong("not-understood", "a share for %s, which is no seat" % shown(seat)) from None
            if index not in self.seats:
                raise Wrong("not-allowed", "a share for seat %s, which does not exist" % shown(seat))
            try:
                points = int(share)
                if points != share:
                    raise ValueError
            except BaseException:
                raise Wrong("not-understood", "a share of %s, which is no whole number" % shown(share)) from None
            answer += " %d %d" % (index, 0 if points < 0 else min(points, MOST_SHARE))
        return answer

    def answer(self, words):
        """What a request comes to, without its slot."""
        try:
            if words[1] == "p":
                return self.play(words)
            return self.start(words) if words[1] == "start" else self.load(words)
        except Wrong as fault:
            return "! %s %s" % fault.args


def shown(value):
    """A short text for any value of a bot."""
    try:
        return " ".join(repr(value).split())[:60]
    except BaseException:
        return "a " + type(value).__name__


class Engine:
    """Hilltop's engine in this process, where bots of several files play together: each has a random module of its own,
    and one that wants what they would share is left to a process of its own."""

    def __init__(self, path):
        library = ctypes.CDLL(path)
        callback = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)
        self.serve_it = library.hilltop_engine_serve
        self.serve_it.restype = ctypes.c_void_p
        self.serve_it.argtypes = [callback, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t,
                                  ctypes.POINTER(ctypes.c_size_t)]
        self.buffer = ctypes.create_string_buffer(SHARED)
        self.view = memoryview(self.buffer).cast("B")
        self.called = callback(self.call)
        self.slots = {}
        self.refused = False  # a bot may not play on here
        self.printed = io.BytesIO()
        log = io.TextIOWrapper(self.printed, "utf-8", "backslashreplace", write_through=True)
        sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = log

    def serve(self, request):
        size = ctypes.c_size_t()
        answer = self.serve_it(self.called, self.buffer, SHARED, request, len(request), ctypes.byref(size))
        return ctypes.string_at(answer, size.value)

    def call(self, size):
        """Called by the engine: there are so many bytes of requests in the buffer, a line each. Puts the answers there,
        each behind its size and followed by what was printed; returns how many bytes they are, -1 if that cannot be."""
        try:
            end = 0
            for request in str(self.view[:size], "ascii").split("\n"):
                answer = self.one(request.split())
                begin, end = end + 4, end + 4 + len(answer)
                if self.refused or end > SHARED:
                    return -1
                self.view[begin - 4:begin] = len(answer).to_bytes(4, "little")
                self.view[begin:end] = answer
            return end
        except BaseException:
            return -1

    def one(self, words):
        host = self.slots.get(words[0])
        if words[1] == "end":
            del self.slots[words[0]]
            return b""
        if not host:
            host = self.slots[words[0]] = Host(self)
        answer = ("%s %s\n" % (words[0], host.answer(words))).encode("utf-8", "backslashreplace")
        if self.printed.tell():
            answer += self.printed.getvalue()
            self.printed.seek(0)
            self.printed.truncate()
        return answer

    def own_random(self):
        spec = importlib.util.find_spec("random")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def own_builtins(self, own):
        def own_import(name, *arguments):
            if name == "random":
                return own
            if name.partition(".")[0] not in ALIKE or arguments[3:] not in ((), (0,)):
                self.refuse()
            return builtins.__import__(name, *arguments)

        return dict(vars(builtins), __import__=own_import, open=self.refuse)

    def refuse(self, *_, **__):
        self.refused = True
        raise ImportError("not where several bots share a process")


def serve(questions, answers):
    host = Host()
    engine = None
    log = sys.__stderr__
    rest = b""
    while True:
        chunk = os.read(questions, 1 << 16)
        if not chunk:
            return
        *lines, rest = (rest + chunk).split(b"\n")
        told_back = b""
        for line in lines:
            slot, _, request = line.partition(b" ")
            if engine:
                answer = engine.serve(request)
            elif request == b"end":
                continue
            elif request.startswith(b"engine "):
                engine = Engine(decoded(request.decode("ascii").split()[1]))
                answer = b"="
            else:
                answer = host.answer(line.decode("ascii").split()).encode("utf-8", "backslashreplace")
            told_back += b"%s %s\n" % (slot, answer)
        try:
            log.flush()  # belongs to these decisions
        except BaseException:
            pass  # closed by the bot
        while told_back:
            told_back = told_back[os.write(answers, told_back):]


def main():
    # The bot gets neither end: its stdin is empty, and what it prints is its log.
    questions = os.dup(0)
    answers = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdout = sys.__stdout__ = sys.stderr
    serve(questions, answers)
    # Not through the interpreter's end: nothing of the bot, such as a thread, may hold it up.
    os._exit(0)


if __name__ == "__main__":
    main()
