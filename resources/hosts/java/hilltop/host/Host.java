// SPDX-License-Identifier: MIT-0
package hilltop.host;

import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Runs bots of the Java contests for Hilltop: `Host CACHE`, the folder where compiled classes are kept, and where it
 * need not be able to write. `Host CACHE FILE` compiles a bot into it, says what it is like and ends.
 *
 * Requests come on stdin, `SLOT TEXT` each, answers go to stdout in the same order: `SLOT = ANSWER`, or `SLOT ! WORD
 * SENTENCE` for a fault. A slot is one bot with a class loader of its own:
 *   new FILE NAME    loads a file or folder, percent-encoded; NAME `-` or `*`: whatever is in it. Answers all bots it holds
 *   a game's id      begins a match; the first one answers what the bot calls itself, or nothing
 *   a letter         asks; see the seats of the contests
 *   end              the slot is gone; no answer
 *   engine FILE      loads Hilltop's engine, a library; whatever this slot is asked from then on is the engine's
 * Answers are written when no request waits any more. What bots print goes to stderr.
 */
final class Host {
    /** Up to so many bytes Java reads without asking for memory. */
    private static final int CHUNK = 8192;

    private final InputStream in = new FileInputStream(FileDescriptor.in);
    private final OutputStream out = new FileOutputStream(FileDescriptor.out);
    private final Path cache;
    private final Answer answer = new Answer();
    private final Line line = new Line();
    private Slot[] slots = new Slot[64];
    private Engine engine;
    private int engineSlot = -1;

    private Host(Path cache) {
        this.cache = cache;
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 1 || arguments.length > 2) {
            System.err.println("usage: Host CACHE [FILE]");
            System.exit(2);
        }
        Path cache = Path.of(arguments[0]);
        if (arguments.length == 2) {
            prepare(Path.of(arguments[1]), cache);
            return;
        }
        Host host = new Host(cache);
        System.setIn(new ByteArrayInputStream(new byte[0]));
        System.setOut(System.err);
        host.run();
        Runtime.getRuntime().halt(0); // whatever threads the bots have left
    }

    /**
     * Compiles a bot without running anything of it, so that whoever runs it later needs to write nothing. Says `files`
     * where it may use some: a Java machine has one working folder, so such a bot needs one to itself.
     */
    private static void prepare(Path file, Path cache) {
        try {
            BotFile bot = BotFile.read(file, cache);
            if (bot.classes().values().stream().anyMatch(bytes -> new ClassFile(bytes).mayUseFiles()))
                System.out.println("files");
            for (Path used : Compiler.USED)
                System.out.println("uses " + used);
        } catch (Refusal refusal) {
            System.err.println(refusal.getMessage());
            System.exit(1);
        }
    }

    private void run() throws IOException {
        byte[] bytes = new byte[1 << 16];
        int size = 0; // of what is there of a line that has not ended
        for (;;) {
            if (size == bytes.length) bytes = Arrays.copyOf(bytes, 2 * size);
            int got = in.read(bytes, size, Math.min(CHUNK, bytes.length - size));
            if (got < 0) return;
            int begin = 0;
            for (int i = size; i < size + got; ++i) {
                if (bytes[i] != '\n') continue;
                line.set(bytes, begin, i);
                serve(line, answer);
                begin = i + 1;
            }
            size += got - begin;
            System.arraycopy(bytes, begin, bytes, 0, size);
            System.err.flush(); // belongs to these answers
            answer.flush(out);
        }
    }

    /** Puts a line behind what is in `answer`, or nothing where the request needs none. */
    void serve(Line line, Answer answer) {
        int number = line.number();
        if (number >= slots.length) slots = Arrays.copyOf(slots, 2 * number);
        Slot slot = slots[number];
        int before = answer.size();
        if (number == engineSlot) {
            answer.number(number).put(' ');
            answer.raw(engine.serve(line.rest()));
            answer.put('\n');
            return;
        }
        answer.number(number).put(' ').put('=').put(' ');
        try {
            char verb = line.letter();
            if (verb != 0 && slot != null) {
                slot.ask(verb, line, answer);
            } else {
                String command = line.word();
                if (command.equals("end")) {
                    slots[number] = null;
                    answer.shrinkTo(before);
                    return;
                }
                if (command.equals("engine")) {
                    engine = new Engine(this, line.decodedWord());
                    engineSlot = number;
                } else if (command.equals("new"))
                    slots[number] = new Slot(line.decodedWord(), line.decodedWord(), cache, answer);
                else if (slot == null)
                    throw new Refusal("crash", "no bot has been loaded");
                else
                    slot.begin(command, line, answer);
            }
        } catch (Refusal refusal) {
            refuse(answer, before, number, refusal.word, refusal.getMessage());
        } catch (Throwable thrown) {
            Loader.log(thrown);
            String word = thrown instanceof OutOfMemoryError ? "too-much-memory" : "crash";
            refuse(answer, before, number, word, slot == null ? thrown.toString() : slot.crashed(thrown));
        }
        answer.put('\n');
    }

    private static void refuse(Answer answer, int before, int number, String word, String sentence) {
        answer.shrinkTo(before);
        answer.number(number).put(' ').put('!').put(' ').text(word).put(' ').text(sentence);
    }
}
