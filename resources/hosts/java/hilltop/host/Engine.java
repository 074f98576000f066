// SPDX-License-Identifier: MIT-0
package hilltop.host;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Hilltop's engine in this process, where an organiser has bots of one language play together: it asks the slots of
 * this host by calls, with the same requests that would come through the pipe, while a request of the pipe is served.
 */
final class Engine {
    /** For requests, or answers with what was written to stderr meanwhile. */
    private static final int SHARED = 1 << 21;

    /** What bots print, which goes out with the answer that it came before. */
    private static final class Log extends OutputStream {
        private byte[] bytes = new byte[1 << 12];
        private int size;

        @Override
        public synchronized void write(int letter) {
            write(new byte[] {(byte) letter}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] more, int from, int count) {
            int kept = Math.min(count, SHARED - size); // more than any limit: that is noticed
            if (size + kept > bytes.length) bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + kept));
            System.arraycopy(more, from, bytes, size, kept);
            size += kept;
        }

        /** Returns how many bytes it has put there; -1: there is no room. */
        synchronized int moveTo(ByteBuffer buffer) {
            int moved = size;
            size = 0;
            if (moved > buffer.remaining()) return -1;
            buffer.put(bytes, 0, moved);
            return moved;
        }
    }

    private final Host host;
    private final ByteBuffer shared = ByteBuffer.allocateDirect(SHARED).order(ByteOrder.LITTLE_ENDIAN);
    private final Log log = new Log();
    private final Line line = new Line();
    private final Answer answer = new Answer();
    private byte[] requests = new byte[1024];

    /** Loads the library; an error says why that cannot be. */
    Engine(Host host, String library) {
        this.host = host;
        System.load(library);
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        System.setOut(System.err);
    }

    byte[] serve(byte[] text) {
        return serve(shared, text);
    }

    private native byte[] serve(ByteBuffer buffer, byte[] text);

    /**
     * Called by the engine: there are so many bytes of requests in the buffer, a line each. Puts the answers there, each
     * behind its size and followed by what was printed, and returns how many bytes they are; -1: there is no room.
     */
    private int call(int size) {
        if (size > requests.length) requests = new byte[2 * size];
        shared.clear();
        shared.get(requests, 0, size);
        shared.clear();
        for (int begin = 0, end; begin <= size; begin = end + 1) {
            for (end = begin; end < size && requests[end] != '\n';)
                ++end;
            line.set(requests, begin, end);
            host.serve(line, answer);
            int place = shared.position();
            if (shared.remaining() < 4) return -1;
            shared.putInt(0);
            if (!answer.moveTo(shared) || log.moveTo(shared) < 0) return -1;
            shared.putInt(place, shared.position() - place - 4);
        }
        return shared.position();
    }
}
