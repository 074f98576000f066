// SPDX-License-Identifier: MIT-0
package hilltop.host;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** From sources to class files, once for the same content: kept in memory and, as a jar, in the cache. */
final class Compiler {
    private static final Map<String, Map<String, byte[]>> KNOWN = new HashMap<>();
    /** Knows Java's own classes and ours from one bot to the next; for those that bring no libraries. */
    private static JavaFileManager common;

    /** Files of the cache that bots of this process come from. */
    static final Set<Path> USED = new TreeSet<>();

    private Compiler() {}

    /** By class name, with dots. */
    static Map<String, byte[]> compile(List<BotFile.Source> sources, List<Path> libraries, Path cache)
            throws Refusal {
        String key = key(sources, libraries);
        Map<String, byte[]> known = KNOWN.get(key);
        if (known == null) {
            Path kept = cache.resolve("bots").resolve(key + ".jar");
            USED.add(kept);
            known = fetch(kept);
            if (known.isEmpty()) {
                known = translate(sources, libraries);
                keep(kept, known);
            }
            KNOWN.put(key, known);
        }
        return known;
    }

    /** Of all that the class files depend on. */
    private static String key(List<BotFile.Source> sources, List<Path> libraries) throws Refusal {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            add(digest, System.getProperty("java.version"));
            for (BotFile.Source source : sources) {
                add(digest, source.name);
                add(digest, source.text);
            }
            for (Path library : libraries)
                if (Files.isRegularFile(library)) add(digest, library + " " + Files.getLastModifiedTime(library));
            StringBuilder text = new StringBuilder();
            for (byte b : digest.digest())
                text.append(String.format("%02x", b));
            return text.toString();
        } catch (NoSuchAlgorithmException | IOException error) {
            throw new Refusal("crash", error.toString());
        }
    }

    private static void add(MessageDigest digest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
        digest.update(bytes);
    }

    private static Map<String, byte[]> fetch(Path kept) {
        Map<String, byte[]> classes = new TreeMap<>();
        if (!Files.exists(kept)) return classes;
        try (InputStream in = Files.newInputStream(kept); ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry entry; (entry = zip.getNextEntry()) != null;)
                classes.put(entry.getName(), zip.readAllBytes());
        } catch (IOException error) {
            classes.clear(); // broken: made anew
        }
        return classes;
    }

    /** A cache that cannot be written costs time and nothing else. */
    private static void keep(Path kept, Map<String, byte[]> classes) {
        Path begun = null;
        try {
            Files.createDirectories(kept.getParent());
            begun = Files.createTempFile(kept.getParent(), "begun", ".jar");
            try (OutputStream out = Files.newOutputStream(begun); ZipOutputStream zip = new ZipOutputStream(out)) {
                for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
                    zip.putNextEntry(new ZipEntry(entry.getKey()));
                    zip.write(entry.getValue());
                }
            }
            Files.move(begun, kept, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException error) {
            if (begun != null) begun.toFile().delete();
        }
    }

    private static Map<String, byte[]> translate(List<BotFile.Source> sources, List<Path> libraries) throws Refusal {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null)
            throw new Refusal("crash", sources.get(0).name + " cannot be compiled: this is a Java runtime without its"
                    + " compiler. Install default-jdk-headless, or bring class files or a jar");
        StringBuilder path = new StringBuilder(System.getProperty("java.class.path"));
        for (Path library : libraries)
            path.append(File.pathSeparator).append(library);
        List<String> options = List.of("-classpath", path.toString(), "-proc:none", "-nowarn", "-g", "-implicit:none");
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<Text> texts = new ArrayList<>();
        for (BotFile.Source source : sources)
            texts.add(new Text(source));
        StringWriter rest = new StringWriter();
        Outputs outputs = new Outputs(libraries.isEmpty() ? common(compiler) : files(compiler));
        boolean done = compiler.getTask(rest, outputs, found, options, null, texts).call();
        if (!done) throw new Refusal("crash", told(found, rest.toString()));
        Map<String, byte[]> classes = new TreeMap<>();
        outputs.made.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }

    private static JavaFileManager common(JavaCompiler compiler) {
        if (common == null) common = files(compiler);
        return common;
    }

    private static JavaFileManager files(JavaCompiler compiler) {
        return compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
    }

    /** The first error, and how many there are. */
    private static String told(DiagnosticCollector<JavaFileObject> found, String rest) {
        String first = null;
        int more = 0;
        for (Diagnostic<? extends JavaFileObject> one : found.getDiagnostics()) {
            if (one.getKind() != Diagnostic.Kind.ERROR) continue;
            if (first != null) {
                ++more;
                continue;
            }
            String message = one.getMessage(Locale.ENGLISH).trim().replaceAll("\\s*\\n\\s*", "; ");
            JavaFileObject source = one.getSource();
            first = source == null ? message
                                   : ((source instanceof Text) ? ((Text) source).name : source.getName()) + ":"
                            + one.getLineNumber() + ":" + one.getColumnNumber() + ": " + message;
        }
        if (first == null) return "does not compile: " + rest;
        return more == 0 ? first : first + " (and " + more + " more)";
    }

    /** A source in memory, whatever its file is called. */
    private static final class Text extends SimpleJavaFileObject {
        final String name;
        private final String text;

        Text(BotFile.Source source) {
            super(uri(source.name), Kind.SOURCE);
            name = source.name;
            text = source.text;
        }

        private static URI uri(String name) {
            try {
                return new URI("string", null, "/" + name, null);
            } catch (URISyntaxException error) {
                return URI.create("string:/Source.java");
            }
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE;
        }
    }

    private static final class Outputs extends ForwardingJavaFileManager<JavaFileManager> {
        final Map<String, ByteArrayOutputStream> made = new TreeMap<>();

        Outputs(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location location, String className, JavaFileObject.Kind kind,
                FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("mem:///" + className.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    made.put(className, bytes);
                    return bytes;
                }
            };
        }
    }
}
