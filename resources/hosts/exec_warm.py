# SPDX-License-Identifier: MIT-0
"""Runs a Python script, a process for every question, for Hilltop: the warm mode.

Starting Python costs some 15 ms, far more than most answers. Here one process has Python and the script loaded, and forks
for each question, a little ahead of it; the fork gets the text on its stdin, and what it writes to stdout is the answer.

For the script nearly all is as if it had been started anew: stdin, stdout, stderr, sys.argv, sys.path, __name__, __file__
and the working folder, and what it remembers it has to write into a file. What is different:
  * The script is read and compiled once; if its file changes or goes while it plays, that has no effect.
  * Modules of the standard library that the script imports are loaded already. They do not run again for each question.
  * All questions see the same environment, the same hashes of texts and the same id() of what was loaded before.
  * The process ends without taking Python down: threads are waited for, atexit functions run, the script's names are let
    go and its open files written, but a __del__ of objects that hold each other does not run.

Requests come a line each, SLOT TEXT, and each is answered by one line, SLOT = ANSWER or SLOT ! crash MESSAGE:
    new FILE NAME   loads the script (percent-encoded; NAME is not used)
    r TEXT          runs it with TEXT on its stdin -> all of its stdout; in both %, carriage return and newline are %XX
    end             the slot is not used any more; without an answer
A script that fails without having written anything, or is killed, has crashed; else what it wrote counts, as it would
have for the contest. One that still runs when the next request comes has had its time and is ended, so that every
question finds a new process.
"""
import _ast
import _io
import atexit
import gc
import os
import select
import sys

MOST_OUTPUT = 1 << 20  # a longer answer is cut here, its script ended
SIGKILL = 9


def decoded(text):
    first, *parts = text.split(b"%")
    return first + b"".join(bytes((int(part[:2], 16),)) + part[2:] for part in parts)


def encoded(text):
    return text.replace(b"%", b"%25").replace(b"\n", b"%0A").replace(b"\r", b"%0D")


def nodes(node):
    """The node of a syntax tree and all below it; as ast.walk(), without loading what that needs: forks get slower by
    all that is loaded."""
    yield node
    for field in node._fields:
        value = getattr(node, field, None)
        for part in value if isinstance(value, list) else (value,):
            if isinstance(part, _ast.AST):
                yield from nodes(part)


def load_modules(tree):
    """Imports what the script will import of the standard library."""
    for node in nodes(tree):
        if isinstance(node, _ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, _ast.ImportFrom) and node.level == 0:
            names = [node.module]
        else:
            continue
        for name in names:
            if name.partition(".")[0] in sys.stdlib_module_names - {"antigravity", "this", "__main__"}:
                try:
                    __import__(name)
                except ImportError:
                    pass  # the script will see


class Script:
    def __init__(self, path):
        with open(path, "rb") as file:
            text = file.read()
        load_modules(compile(text, path, "exec", _ast.PyCF_ONLY_AST, dont_inherit=True))
        self.code = compile(text, path, "exec", dont_inherit=True)
        self.module = type(sys)("__main__")
        full = os.path.join(os.getcwd(), path)
        self.module.__dict__.update(__file__=full, __cached__=None, __annotations__={},
                                    __loader__=type(__loader__)("__main__", full), __builtins__=__builtins__)
        sys.modules["__main__"] = self.module
        sys.argv = [path]
        sys.orig_argv[1:] = [path]
        sys.path[0] = os.path.dirname(os.path.realpath(path))
        gc.collect()
        gc.freeze()  # the forks need not look at what was there before them

    def run(self):
        """In the fork: the script from first to last, then what a process does at its end. Never returns."""
        status = 1
        try:
            status = self.main()
        finally:
            for step in (self.end_threads, atexit._run_exitfuncs, sys.stdout.flush, sys.stderr.flush, self.close_files):
                try:
                    step()
                except BaseException:
                    pass
            os._exit(status & 0xFF)

    @staticmethod
    def end_threads():
        if "threading" in sys.modules:
            sys.modules["threading"]._shutdown()

    def close_files(self):
        self.module.__dict__.clear()  # closes those it still holds, but for those in circles
        for left in gc.get_objects():  # since freeze()
            if isinstance(left, _io._IOBase) and not left.closed:
                left.flush()

    def main(self):
        try:
            exec(self.code, self.module.__dict__)
        except SystemExit as end:
            if end.code is None or isinstance(end.code, int):
                return end.code or 0
            print(end.code, file=sys.stderr)
            return 1
        except BaseException as error:
            error.__traceback__ = error.__traceback__.tb_next  # from the script's first line on
            sys.excepthook(type(error), error, error.__traceback__)
            return 1
        return 0


def crash_of(error):
    if isinstance(error, SyntaxError):
        text = "line %s, column %s: %s: %s" % (error.lineno, error.offset, type(error).__name__, error.msg)
    else:
        text = "%s: %s" % (type(error).__name__, error)
    return b"! crash " + " ".join(text.split())[:500].encode("utf-8", "backslashreplace")


class Server:
    def __init__(self):
        # The scripts get neither end; pipes of their own take the places of stdin and stdout.
        self.questions = os.dup(0)
        self.answers = os.dup(1)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        self.script = None
        self.waiting = None

    def fork(self):
        """Makes the next process; it waits until it is let go."""
        from_us, to_it = os.pipe()
        to_us, from_it = os.pipe()
        gate, key = os.pipe()
        child = os.fork()
        if child == 0:
            os.dup2(from_us, 0)
            os.dup2(from_it, 1)
            for end in (from_us, to_it, to_us, from_it, key, self.questions, self.answers):
                os.close(end)
            if not os.read(gate, 1):
                os._exit(0)  # the server has ended
            os.close(gate)
            self.script.run()
        for end in (from_us, from_it, gate):
            os.close(end)
        self.waiting = child, to_it, to_us, key

    def runs_out(self, file, child):
        """Waits until there is something to read; whether the next request came first, so that the child is ended."""
        ready = select.select([file, self.questions], [], [])[0]
        if file in ready:
            return False
        os.kill(child, SIGKILL)
        return True

    def answer(self, text):
        """All that the script writes for this text, which is shorter than what a pipe holds."""
        child, to_it, to_us, key = self.waiting
        os.write(to_it, text)
        os.close(to_it)
        os.write(key, b"1")
        os.close(key)
        output = b""
        late = False
        while len(output) <= MOST_OUTPUT:
            late = self.runs_out(to_us, child)
            if late:
                break
            chunk = os.read(to_us, 1 << 16)
            if not chunk:
                break
            output += chunk
        else:
            os.kill(child, SIGKILL)
        os.close(to_us)
        if not late:  # it may have closed its stdout and live on
            alive = os.pidfd_open(child)
            self.runs_out(alive, child)
            os.close(alive)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if len(output) <= MOST_OUTPUT and status < 0:
            return b"! crash killed by signal %d" % -status
        if status > 0 and not output.strip():
            return b"! crash ended with exit code %d" % status
        return b"= " + encoded(output)

    def reply(self, request):
        verb, _, text = request.partition(b" ")
        if verb == b"r":
            return self.answer(decoded(text)) if self.script else b"! crash no script is loaded"
        try:
            self.script = None
            self.script = Script(os.fsdecode(decoded(text.partition(b" ")[0])))
            return b"="
        except Exception as error:
            return crash_of(error)

    def serve(self):
        rest = b""
        while True:
            chunk = os.read(self.questions, 1 << 16)
            if not chunk:
                return
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                slot, _, request = line.partition(b" ")
                if request == b"end":
                    continue
                data = slot + b" " + self.reply(request) + b"\n"
                while data:
                    data = data[os.write(self.answers, data):]
                if self.script:
                    self.fork()  # while nobody waits for us


if __name__ == "__main__":
    Server().serve()
