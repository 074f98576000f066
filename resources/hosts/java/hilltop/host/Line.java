// SPDX-License-Identifier: MIT-0
package hilltop.host;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A request, read from left to right: words and whole numbers with a space between them. */
public final class Line {
    private byte[] bytes;
    private int at;
    private int end;

    void set(byte[] buffer, int from, int to) {
        bytes = buffer;
        at = from;
        end = to;
    }

    public boolean more() {
        while (at < end && bytes[at] == ' ')
            ++at;
        return at < end;
    }

    /** 0 where there is none. */
    public int number() {
        if (!more()) return 0;
        boolean negative = bytes[at] == '-';
        if (negative) ++at;
        int value = 0;
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9')
            value = 10 * value + bytes[at++] - '0';
        return negative ? -value : value;
    }

    /** The next word if it has one letter, else 0 and nothing is read. */
    char letter() {
        if (!more() || at + 1 < end && bytes[at + 1] != ' ') return 0;
        return (char) bytes[at++];
    }

    /** Empty where there is none. */
    public String word() {
        if (!more()) return "";
        int from = at;
        while (at < end && bytes[at] != ' ')
            ++at;
        return new String(bytes, from, at - from, StandardCharsets.UTF_8);
    }

    /** The same with its %XX as what they stand for. */
    String decodedWord() {
        return URLDecoder.decode(word().replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** All that has not been read. */
    byte[] rest() {
        more();
        return Arrays.copyOfRange(bytes, at, end);
    }
}
