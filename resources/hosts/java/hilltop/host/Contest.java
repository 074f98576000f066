// SPDX-License-Identifier: MIT-0
package hilltop.host;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/** How one bot of a contest is spoken to. Whatever a method throws is the bot's fault. */
public interface Contest {
    /** A match begins. */
    void begin(Line request) throws Throwable;

    /** What the bot calls itself once a match has begun, or null. */
    default String name() {
        return null;
    }

    /** A request of one letter. */
    void ask(char verb, Line request, Answer answer) throws Throwable;

    /** A new object, or what its constructor throws. */
    static <T> T made(Constructor<? extends T> constructor, Object... arguments) throws Throwable {
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException | ExceptionInInitializerError thrown) {
            throw thrown.getCause() == null ? thrown : thrown.getCause();
        }
    }
}
