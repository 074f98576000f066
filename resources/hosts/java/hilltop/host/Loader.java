// SPDX-License-Identifier: MIT-0
package hilltop.host;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sun.reflect.ReflectionFactory;

/**
 * The classes of one bot. Those of a contest that shares its package with its bots are loaded anew for each: classes see
 * each other's package-private members only within one loader.
 */
public final class Loader extends ClassLoader {
    private static final int FRAMES = 12;

    static {
        registerAsParallelCapable();
    }

    /** Of bots that cannot tell: Java compiles their classes once, not for each slot of each series. */
    private static final List<Loader> SHARED = new ArrayList<>();

    private final Map<String, byte[]> classes;
    private final Map<String, Constructor<?>> strangers = new HashMap<>();

    private Loader(Map<String, byte[]> classes) {
        super("bot", Loader.class.getClassLoader());
        this.classes = classes;
    }

    /** A fresh one; where none of the classes can keep anything, the one that others of the same classes have. */
    static Loader of(Map<String, byte[]> classes) {
        Loader made = new Loader(classes);
        for (byte[] bytes : classes.values())
            if (!new ClassFile(bytes).keepsNothing()) return made;
        for (Loader known : SHARED)
            if (known.has(classes)) return known;
        SHARED.add(made);
        return made;
    }

    private boolean has(Map<String, byte[]> all) {
        if (!classes.keySet().equals(all.keySet())) return false;
        for (Map.Entry<String, byte[]> one : all.entrySet())
            if (!Arrays.equals(classes.get(one.getKey()), one.getValue())) return false;
        return true;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) return known;
            try {
                ContestRules rules = ContestRules.bringing(name);
                if (rules != null) {
                    if (!rules.isLoadedForEach()) return super.loadClass(name, resolve);
                    byte[] bytes = template(name);
                    return defineClass(name, bytes, 0, bytes.length);
                }
                byte[] bytes = classes.get(name);
                if (bytes == null) return super.loadClass(name, resolve);
                bytes = new ClassFile(bytes).guarded();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException error) {
                throw new ClassNotFoundException(name, error);
            }
        }
    }

    private byte[] template(String name) throws IOException {
        try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) throw new IOException("the host lacks its class " + name);
            return in.readAllBytes();
        }
    }

    /**
     * A player of another seat: of the class `name` in the package of `base`. Where that is the bot's own class, an
     * object of it that only the constructor of `base` has seen, so that `instanceof` holds.
     */
    public <T> T stranger(String name, Class<T> base, Object game) throws Throwable {
        Constructor<?> maker = strangers.get(name);
        if (maker == null) strangers.put(name, maker = makerOf(name, base, game.getClass()));
        return base.cast(maker.newInstance(game));
    }

    private Constructor<?> makerOf(String name, Class<?> base, Class<?> game) throws Throwable {
        String full = base.getPackageName() + "." + name;
        if (classes.containsKey(full) || ContestRules.bringing(full) != null) {
            Class<?> known = loadClass(full);
            if (!base.isAssignableFrom(known) || Modifier.isAbstract(known.getModifiers()))
                return makerOf(name + "_", base, game);
            return ReflectionFactory.getReflectionFactory().newConstructorForSerialization(known,
                    base.getDeclaredConstructor(game));
        }
        Class<?> made = findLoadedClass(full);
        if (made == null) {
            String template = base.getPackageName() + ".Stranger";
            byte[] bytes =
                    new ClassFile(template(template)).renamed(template.replace('.', '/'), full.replace('.', '/'));
            made = defineClass(full, bytes, 0, bytes.length);
        }
        return made.getConstructor(game);
    }

    /** What was thrown, in one line with the bot's line. */
    public String told(Throwable thrown) {
        if (thrown instanceof Exit) return thrown.getMessage() + where(thrown);
        String message = thrown.getMessage();
        return thrown.getClass().getName() + (message == null ? "" : ": " + message) + where(thrown);
    }

    /** " (File.java:12)", the bot's own line from which it was thrown; empty where there is none. */
    public String where(Throwable thrown) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            if (frame.getFileName() == null || !classes.containsKey(frame.getClassName())) continue;
            return " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")";
        }
        return "";
    }

    /** For the bot's log, from where the host has called it. */
    static void log(Throwable thrown) {
        StackTraceElement[] trace = thrown.getStackTrace();
        int frames = trace.length;
        while (frames > 0 && isHost(trace[frames - 1].getClassName()))
            --frames;
        if (frames < trace.length || frames > FRAMES)
            thrown.setStackTrace(Arrays.copyOf(trace, Math.min(frames, FRAMES)));
        thrown.printStackTrace();
    }

    private static boolean isHost(String className) {
        return className.startsWith("hilltop.") || className.endsWith(".HilltopSeat");
    }
}
