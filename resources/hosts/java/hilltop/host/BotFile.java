// SPDX-License-Identifier: MIT-0
package hilltop.host;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** What an author has brought: a source, a class file, a jar, or a folder of them. Told apart by content. */
final class BotFile {
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");
    private static final Pattern PACKAGE = Pattern.compile("(?U)\\bpackage\\s+([\\w.\\s]+?)\\s*;");
    private static final Pattern PLAYER = Pattern.compile("(?U)\\bclass\\s+(\\w+)[\\w\\s<>,.]*?\\bextends\\s+(?:"
            + ContestRules.each("|", rules -> rules.base().replaceFirst("(.*\\.)(\\w+)", "(?:\\\\Q$1\\\\E)?$2")) + ")\\b");

    /** A source and the name by which messages call it. */
    static final class Source {
        final String name;
        final String text;
        final String bare; // without its comments, line for line

        Source(String name, String text) {
            this.name = name;
            this.text = text;
            bare = COMMENT.matcher(text).replaceAll(
                    found -> Matcher.quoteReplacement(found.group().replaceAll("[^\\n]", " ")));
        }

        /** "Bot.java:3:8", the place of a character. */
        String at(int place) {
            int line = 1;
            int begin = 0;
            for (int i = 0; i < place; ++i) {
                if (text.charAt(i) != '\n') continue;
                ++line;
                begin = i + 1;
            }
            return name + ":" + line + ":" + (place - begin + 1);
        }
    }

    private static final Map<Path, BotFile> KNOWN = new HashMap<>();

    private final Path path;
    private String stamp; // of the file as it was read
    private final List<Source> sources = new ArrayList<>();
    private final Map<String, byte[]> classes = new TreeMap<>();
    private final List<Path> libraries = new ArrayList<>(); // what sources are compiled against

    private BotFile(Path path) {
        this.path = path;
    }

    /** Sources are compiled, or taken from `cache` where their like have been; single files are read again once changed. */
    static BotFile read(Path path, Path cache) throws Refusal {
        String stamp = null;
        try {
            BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
            if (now.isRegularFile()) stamp = now.lastModifiedTime() + " " + now.size() + " " + now.fileKey();
        } catch (IOException error) {
            // said below
        }
        BotFile known = KNOWN.get(path);
        if (known != null && known.stamp.equals(stamp)) return known;
        BotFile file = readAnew(path, cache);
        file.stamp = stamp;
        if (stamp != null) KNOWN.put(path, file);
        return file;
    }

    private static BotFile readAnew(Path path, Path cache) throws Refusal {
        BotFile file = new BotFile(path);
        try {
            if (Files.isDirectory(path))
                file.addFolder();
            else
                file.add(path);
        } catch (IOException error) {
            throw new Refusal("crash", "cannot read " + path + ": "
                    + (Files.exists(path) ? String.valueOf(error.getMessage()) : "it does not exist"));
        }
        file.checkPackages();
        if (!file.sources.isEmpty())
            Compiler.compile(file.sources, file.libraries, cache).forEach(file.classes::putIfAbsent);
        if (file.classes.isEmpty()) throw new Refusal("crash", file + ": no Java source, class file or jar in it");
        return file;
    }

    /** By name, with dots. */
    Map<String, byte[]> classes() {
        return classes;
    }

    /** "Bot.java:3:8: ", where the class is declared; the file alone where there is no source. */
    String lineOf(String className) {
        String simple = className.substring(Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
        Pattern declared = Pattern.compile("(?U)\\bclass\\s+(" + Pattern.quote(simple) + ")\\b");
        for (Source source : sources) {
            Matcher found = declared.matcher(source.bare);
            if (found.find()) return source.at(found.start(1)) + ": ";
        }
        return this + ": ";
    }

    @Override
    public String toString() {
        return path.getFileName() == null ? path.toString() : path.getFileName().toString();
    }

    private void addFolder() throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(path)) {
            all = walk.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
        }
        libraries.add(path);
        for (Path file : all) {
            String name = file.toString();
            if (name.endsWith(".java") || name.endsWith(".class") || name.endsWith(".jar")) add(file);
        }
    }

    private void add(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (begins(bytes, 0xCA, 0xFE, 0xBA, 0xBE)) {
            addClass(bytes);
        } else if (begins(bytes, 'P', 'K', 3, 4)) {
            libraries.add(file);
            try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
                for (ZipEntry entry; (entry = zip.getNextEntry()) != null;)
                    if (entry.getName().endsWith(".class") && !entry.getName().contains("-info"))
                        addClass(zip.readAllBytes());
            }
        } else {
            String name = (file.equals(path) ? file.getFileName() : path.relativize(file)).toString();
            String text = new String(bytes, StandardCharsets.UTF_8);
            // Editors write a mark before the text that javac takes for a letter.
            sources.add(new Source(name, text.startsWith("\uFEFF") ? text.substring(1) : text));
        }
    }

    private void addClass(byte[] bytes) throws IOException {
        try {
            classes.put(new ClassFile(bytes).name(), bytes);
        } catch (RuntimeException error) {
            throw new IOException("a class file in it is broken");
        }
    }

    private static boolean begins(byte[] bytes, int... magic) {
        if (bytes.length < magic.length) return false;
        for (int i = 0; i < magic.length; ++i)
            if ((bytes[i] & 0xff) != magic[i]) return false;
        return true;
    }

    /** Says it before the compiler does, which sees no more than a name it does not know. */
    private void checkPackages() throws Refusal {
        for (Source source : sources) {
            Matcher player = PLAYER.matcher(source.bare);
            if (!player.find()) continue;
            Matcher found = PACKAGE.matcher(source.bare);
            String name = found.find() ? found.group(1).replaceAll("\\s", "") : "";
            if (ContestRules.ofPackage(name) != null) continue;
            String at = name.isEmpty() ? source.at(player.start(1)) : source.at(found.start(1));
            String where = name.isEmpty() ? " is in no package" : " is in the package " + name;
            throw new Refusal("crash", at + ": " + player.group(1) + where
                    + "; the package must be "
                    + ContestRules.each(", ", rules -> rules.bots() + " for " + rules.title()));
        }
    }
}
