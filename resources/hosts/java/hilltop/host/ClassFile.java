// SPDX-License-Identifier: MIT-0
package hilltop.host;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;

/** The constant pool of a class file (chapter 4.4 of the virtual machine's specification), read and changed. */
final class ClassFile {
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int METHOD = 10;
    private static final int NAME_AND_TYPE = 12;
    private static final int POOL = 8; // where its count stands
    private static final int STATIC = 0x0008;
    private static final int SYNTHETIC = 0x1000; // made by the compiler
    /** Bytes behind the tag, by tag; the length of a text comes on top. */
    private static final int[] BYTES = {0, 2, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2};

    private static final Pattern FILES = Pattern.compile("java/(io/(File|RandomAccessFile)|nio/(file/|channels/\\w*File)"
            + "|lang/(ProcessBuilder|Runtime\\b)|util/(logging/FileHandler|zip/ZipFile|jar/JarFile))");
    /** Classes that open a file where they are made with its name. */
    private static final Set<String> BY_NAME =
            Set.of("java/io/PrintWriter", "java/io/PrintStream", "java/util/Formatter");

    private final byte[] bytes;
    private final ByteBuffer buffer;
    private final int[] at; // of a constant's tag
    private final int end;  // of the pool

    /** Throws a RuntimeException where it is no class file. */
    ClassFile(byte[] bytes) {
        this.bytes = bytes;
        buffer = ByteBuffer.wrap(bytes);
        if (buffer.getInt(0) != 0xCAFEBABE) throw new IllegalArgumentException("not a class file");
        at = new int[count()];
        int place = POOL + 2;
        for (int i = 1; i < at.length; ++i) {
            at[i] = place;
            int tag = bytes[place];
            place += 1 + BYTES[tag] + (tag == UTF8 ? number(place + 1) : 0);
            if (tag == LONG || tag == DOUBLE) ++i; // they count as two
        }
        end = place;
    }

    /** Of the class, with dots. */
    String name() {
        return className(number(end + 2)).replace('/', '.');
    }

    /** Whether it names a class of Java's by which it could reach files. What hides the name goes unseen. */
    boolean mayUseFiles() {
        for (int i = 1; i < at.length; ++i) {
            if (at[i] == 0) continue;
            int tag = bytes[at[i]];
            if (tag == CLASS && FILES.matcher(className(i)).lookingAt()) return true;
            if (tag == UTF8 && FILES.matcher(text(i).replace('.', '/')).lookingAt()) return true; // for reflection
            if (tag == METHOD && BY_NAME.contains(className(number(at[i] + 1)))) {
                int nameAndType = at[number(at[i] + 3)];
                if (text(number(nameAndType + 1)).equals("<init>")
                        && text(number(nameAndType + 3)).startsWith("(Ljava/lang/String;"))
                    return true;
            }
        }
        return false;
    }

    /**
     * Whether nothing can lie in its static fields but constants, and nothing of it runs when it is loaded: then one
     * loading of it is as good as another.
     */
    boolean keepsNothing() {
        if ((number(end) & SYNTHETIC) != 0) return true;
        int place = end + 8 + 2 * number(end + 6);
        int fields = number(place);
        place += 2;
        for (; fields > 0; --fields) {
            boolean constant = (number(place) & STATIC) == 0;
            int attributes = number(place + 6);
            place += 8;
            for (; attributes > 0; --attributes) {
                constant |= text(number(place)).equals("ConstantValue");
                place += 6 + buffer.getInt(place + 2);
            }
            if (!constant) return false;
        }
        for (int i = 1; i < at.length; ++i)
            if (at[i] != 0 && bytes[at[i]] == UTF8 && text(i).equals("<clinit>")) return false;
        return true;
    }

    /** The same class under another name of the same package; both with slashes. */
    byte[] renamed(String from, String to) throws IOException {
        ByteArrayOutputStream result = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(result);
        out.write(bytes, 0, POOL + 2);
        int copied = POOL + 2;
        for (int i = 1; i < at.length; ++i) {
            if (at[i] == 0 || bytes[at[i]] != UTF8 || !text(i).equals(from)) continue;
            out.write(bytes, copied, at[i] - copied);
            out.writeByte(UTF8);
            out.writeUTF(to);
            copied = at[i] + 3 + number(at[i] + 1);
        }
        out.write(bytes, copied, bytes.length - copied);
        return result.toByteArray();
    }

    /** The same class with Exit.exit() in place of System.exit(). */
    byte[] guarded() throws IOException {
        byte[] changed = null;
        for (int i = 1; i < at.length; ++i) {
            if (at[i] == 0 || bytes[at[i]] != METHOD || !className(number(at[i] + 1)).equals("java/lang/System"))
                continue;
            int nameAndType = at[number(at[i] + 3)];
            if (bytes[nameAndType] != NAME_AND_TYPE || !text(number(nameAndType + 1)).equals("exit")) continue;
            if (changed == null) changed = bytes.clone();
            // Refers to the class that comes behind all others.
            ByteBuffer.wrap(changed).putShort(at[i] + 1, (short) (at.length + 1));
        }
        if (changed == null) return bytes;
        ByteArrayOutputStream result = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(result);
        out.write(changed, 0, end);
        out.writeByte(UTF8);
        out.writeUTF(Exit.class.getName().replace('.', '/'));
        out.writeByte(CLASS);
        out.writeShort(at.length);
        out.write(changed, end, changed.length - end);
        byte[] all = result.toByteArray();
        ByteBuffer.wrap(all).putShort(POOL, (short) (at.length + 2));
        return all;
    }

    private int count() {
        return number(POOL);
    }

    private int number(int place) {
        return buffer.getShort(place) & 0xffff;
    }

    private String text(int constant) {
        int place = at[constant];
        return new String(Arrays.copyOfRange(bytes, place + 3, place + 3 + number(place + 1)), StandardCharsets.UTF_8);
    }

    private String className(int constant) {
        return text(number(at[constant] + 1));
    }
}
