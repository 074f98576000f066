// SPDX-License-Identifier: MIT-0
package hilltop.host;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** What goes out with the next flush. */
public final class Answer {
    private byte[] bytes = new byte[1 << 16];
    private int size;

    public Answer put(char c) {
        if (size == bytes.length) bytes = Arrays.copyOf(bytes, 2 * size);
        bytes[size++] = (byte) c;
        return this;
    }

    public Answer number(int value) {
        if (value < 0 || value > 99) return text(Integer.toString(value));
        if (value > 9) put((char) ('0' + value / 10));
        return put((char) ('0' + value % 10));
    }

    /** On one line, whatever it is. */
    public Answer text(String text) {
        for (byte b : text.replace("\r", "").replace('\n', ' ').getBytes(StandardCharsets.UTF_8))
            put((char) b);
        return this;
    }

    int size() {
        return size;
    }

    /** Takes back what was put after it had `size`. */
    void shrinkTo(int earlier) {
        size = earlier;
    }

    /** Whole bytes of any kind. */
    void raw(byte[] more) {
        if (size + more.length > bytes.length) bytes = Arrays.copyOf(bytes, 2 * (size + more.length));
        System.arraycopy(more, 0, bytes, size, more.length);
        size += more.length;
    }

    /** False: there is no room. */
    boolean moveTo(ByteBuffer buffer) {
        int moved = size;
        size = 0;
        if (moved > buffer.remaining()) return false;
        buffer.put(bytes, 0, moved);
        return true;
    }

    void flush(OutputStream out) throws IOException {
        if (size > 0) out.write(bytes, 0, size);
        size = 0;
    }
}
