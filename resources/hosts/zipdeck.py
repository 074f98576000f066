# SPDX-License-Identifier: MIT-0
"""Plays a Python bot of the Zip Deck contest for Hilltop.

Requests come a line each, SLOT TEXT, and each is answered by one line, SLOT = ANSWER or SLOT ! WORD MESSAGE:
    new FILE NAME            runs the file (both percent-encoded, NAME - for none) -> the names of all that can play
    start ME SEATS SEED      a match begins: the bot is made anew
    p CARD ROUND             what it answers to CARD -> p, no call, or z (SEAT SHARE)*; from round 1 on followed by
                             three words a seat: all points so far, all cards of the round before, then all answers to
                             them: -, a call z without shares, or with them SEAT:SHARE,SEAT:SHARE
    end                      the slot is not used any more; without an answer
WORD is crash, not-understood or not-allowed. What a bot prints goes to stderr; it reads nothing from stdin.

The file sees one namespace, with `random` and `Player` in it. `random` is seeded at the start of every match, so that
a match can be played again. What a file keeps outside of its objects lives as long as the process.
"""
import os
import random
import sys
import traceback
import types

CALL = "Zip Deck!"
MOST_SHARE = 255  # larger ones are told as this: all of them are too many


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
    def __init__(self):
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
        namespace.update(random=random, Player=Player)
        sys.modules[module.__name__] = module  # where dataclasses and others look
        sys.path[0] = os.path.dirname(os.path.abspath(self.path))
        random.seed(0)
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
        random.seed(seed)
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


def shown(value):
    """A short text for any value of a bot."""
    try:
        return " ".join(repr(value).split())[:60]
    except BaseException:
        return "a " + type(value).__name__


def serve(questions, answers):
    host = Host()
    work = {"p": host.play, "start": host.start, "new": host.load}
    log = sys.__stderr__
    rest = ""
    while True:
        chunk = os.read(questions, 1 << 16)
        if not chunk:
            return
        *lines, rest = (rest + chunk.decode("ascii")).split("\n")
        told_back = ""
        for line in lines:
            words = line.split()
            if words[1] == "end":
                continue
            try:
                answer = work[words[1]](words)
            except Wrong as fault:
                answer = "! %s %s" % fault.args
            told_back += words[0] + " " + answer + "\n"
        try:
            log.flush()  # belongs to these decisions
        except BaseException:
            pass  # closed by the bot
        data = told_back.encode("utf-8", "backslashreplace")
        while data:
            data = data[os.write(answers, data):]


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
