// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_names.h"
#include "hosting/isolation.h"
#include "hosting/languages/language.h"
#include "hosting/languages/programs.h"
#include "hosting/languages/regex.h"
#include "hosting/names_in_file.h"
#include "hosting/processes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <sstream>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds kCompiles{120};
/// Bot objects of one order in one machine of Java, each with a class loader of its own: they use no files, for it has
/// one working folder.
constexpr int kTogether = 16;
/// Memory of Java besides its objects.
constexpr std::int64_t kBesideHeap = 256 << 20;

std::string first_line(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

/// Below the limit that the host watches, so that it is the bot's Java that says there is no more.
std::string heap(const BotLimits& limits) {
    const std::int64_t most = std::max(limits.memory / 2, limits.memory - kBesideHeap);
    return fmt::format("{}k", std::max<std::int64_t>(most >> 10, 2048)); // below two MiB it does not start
}

/// How many there are; 0 if the folder does not exist.
std::ptrdiff_t files_in(const std::string& folder) {
    std::error_code problem;
    const fs::directory_iterator files(folder, problem);
    return problem ? 0 : std::distance(begin(files), end(files));
}

/// Sources, class files, jars and folders of them. What has to be compiled is compiled here, with limits but without
/// being run, into the user's cache, where isolated programs may only read.
Result<LaunchPlan> plan_java(const WireOrder& order, const Obedience& obedience) {
    const auto file = TRY(path_of_bot(order.target));
    const std::string java = find_program("java");
    if (java.empty()) return failure("hosting", "java is not installed (package default-jdk-headless)");
    const auto host = TRY(host_folder("java"));
    const std::string cache = (fs::path(host).parent_path() / "java-classes").string();
    const std::string start = host + "/start.sh";
    const auto known = files_in(cache);
    const auto begun = std::chrono::steady_clock::now();
    const auto compiled = saying_of({"/bin/sh", start, cache, file}, kCompiles, [&] { return obedience.stopped(); });
    if (!compiled) return compiled.error();
    if (compiled->status != 0)
        return failure("hosting", "{}: {}", order.target,
                       first_line(compiled->errors.empty() ? compiled->out : compiled->errors));
    std::error_code problem;
    bool files = false;
    std::vector<std::string> used; // of the cache: what other bots were compiled to is not this one's to read
    std::istringstream said(compiled->out);
    for (std::string line; std::getline(said, line);) {
        files = files || line == "files";
        if (line.starts_with("uses ")) used.push_back(line.substr(5));
    }
    LaunchPlan plan{.arguments = {"/bin/sh", start, cache},
                    .variables = {"JAVA_HEAP=" + heap(order.limits)},
                    .bots = files ? 1 : kTogether,
                    .needs_folder = files};
    plan.shown = shown_for_program(java);
    plan.shown.push_back(shown_for(file));
    plan.shown.insert(plan.shown.end(), used.begin(), used.end());
    for (fs::directory_iterator entry(fs::path(host).parent_path().parent_path(), problem), end;
         !problem && entry != end; entry.increment(problem))
        if (const fs::path sources = entry->path() / "hosts/java"; fs::exists(sources))
            plan.shown.push_back(sources.string()); // of contests
    plan.shown.push_back(host);
    for (fs::directory_iterator entry(cache, problem), end; !problem && entry != end; entry.increment(problem))
        if (entry->path().filename().string().starts_with("host-")) plan.shown.push_back(entry->path().string());
    plan.file = file;
    if (files_in(cache) != known)
        plan.compiled = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun);
    return plan;
}

/// A file that a bot consists of.
struct JavaFile {
    std::string path;
    std::string source;
};

/// A source with what it declares.
struct JavaSource {
    SourceText source;
    std::string package;
    std::size_t package_at = 0; ///< of its name, which is empty if the class is in no package
};

std::vector<FoundClass> java_classes(const SourceText& source, std::size_t file) {
    static const Regex declared(
        R"(((?:\b(?:public|protected|private|static|abstract|final|strictfp)\s+)*)\bclass\s+([\w$\p{M}]+)\s*)"
        R"((?:<[^{;]*?>\s*)?\bextends\s+(?:[\w$\p{M}]+\s*\.\s*)*([\w$\p{M}]+))");
    std::vector<FoundClass> found;
    for (const RegexMatch& match : declared.all(source.bare)) {
        const auto has = [&](const char* word) { return match.text(1).find(word) != std::string_view::npos; };
        found.push_back({std::string(match.text(2)), std::string(match.text(3)), match.begin(2), file, has("abstract"),
                         has("public")});
    }
    return found;
}

/// The id of the game whose contest has this package; empty for other packages.
const char* game_of(const std::string& package) {
    for (const ContestOf& one : contests_with("java"))
        if (one.marks.package == package) return one.game;
    return nullptr;
}

/// "Players for Pazaak, ...": where bots belong.
std::string known_packages() {
    std::string all;
    for (const ContestOf& one : contests_with("java"))
        all += fmt::format("{}{} ({})", all.empty() ? "" : ", ", one.marks.package, one.title);
    return all;
}

/// The classes that bots extend.
std::string known_bases() {
    std::string all;
    for (const ContestOf& one : contests_with("java"))
        all += fmt::format("{}{}", all.empty() ? "" : ", ", one.marks.base);
    return all;
}

/// How a class file writes the name of a class or package.
std::string slashed(std::string_view name) {
    std::string path(name);
    std::replace(path.begin(), path.end(), '.', '/');
    return path;
}

/// The compiler belongs to what sources need.
std::string wanted_java(bool sources) {
    std::string wanted = missing_program("java");
    return wanted.empty() && sources ? missing_program("javac") : wanted;
}

/// Whether a source speaks the Hilltop protocol without a library. Java runs such a file as it is.
bool speaks_itself(const SourceText& source) {
    static const Regex main(R"(\bvoid\s+main\s*\()");
    const auto has = [&](const char* word) { return source.text.find(word) != source.text.npos; };
    return has("hello") && has("menu") && main.fits(source.bare);
}

/// A program of the Hilltop protocol that uses our library: Java runs what has been compiled.
Result<std::vector<RecognisedBot>> java_client(const std::string& path, const JavaFile& file,
                                               const SourceText& source) {
    static const Regex main(R"((?s)\bclass\s+([\w$\p{M}]+)[^{]*\{(?:(?!\bclass\s).)*?\bvoid\s+main\s*\()");
    const fs::path folder = fs::path(file.path).parent_path();
    const auto found = main.match(source.bare);
    if (!found) return failure("botlab", "{}: no class in it has a main method", path);
    const std::string name(found->text(1));
    std::error_code problem;
    if (!fs::exists(folder / (name + ".class"), problem))
        return failure("botlab",
                       "{} uses the Hilltop protocol, but there is no {}.class beside it; compile it with javac", path,
                       name);
    return std::vector{recognised_command("java", "-cp " + command_word(folder.string()) + ' ' + name, name, "Java")};
}

/// The bots of one source, or of all those of a folder.
Recognised recognise_sources(const std::string& path, const std::vector<JavaFile>& files) {
    static const Regex package(R"(\bpackage\s+([\w$\p{M}.]+)\s*;)");
    static const Regex client(R"(\bHilltop\s*\.\s*(?:Bot|play)\b)");
    static const Regex java(
        R"(\bimport\s+(?:static\s+)?[\w.]+(?:\.\*)?\s*;|\bpublic\s+(?:final\s+|abstract\s+)*class\b)");
    std::vector<JavaSource> sources;
    std::vector<FoundClass> classes;
    bool is_java = false;
    for (const JavaFile& file : files) {
        JavaSource one{SourceText(file.source, SourceStyle::Java), {}, 0};
        if (const auto match = package.match(one.source.bare)) {
            one.package = match->text(1);
            one.package_at = match->begin(1);
        }
        is_java = is_java || !one.package.empty() || java.fits(one.source.bare);
        for (FoundClass& found : java_classes(one.source, sources.size()))
            classes.push_back(std::move(found));
        sources.push_back(std::move(one));
    }
    if (!is_java) return {};
    for (std::size_t i = 0; i < files.size(); ++i)
        if (client.fits(sources[i].source.bare)) return java_client(path, files[i], sources[i].source);
    auto players = players_among(classes);
    if (players.empty() && files.size() == 1 && files[0].path == path && speaks_itself(sources[0].source)) {
        std::vector bots{recognised_command("java", command_word(path), fs::path(path).stem().string(), "Java")};
        bots.back().wants = wanted_java(true);
        return bots;
    }
    const auto wrong = [&](const FoundClass& one, std::size_t at, const Error& what) {
        return told_at(files[one.file].path, sources[one.file].source, at, what);
    };
    if (players.empty())
        return failure("botlab", "{} is Java, but no class in it extends any of {}", path, known_bases());
    const FoundClass first = players.front();
    std::erase_if(players, [](const FoundClass& one) { return one.is_abstract; });
    if (players.empty())
        return wrong(first, first.at, failure("botlab", "{} is abstract, so it is not a bot", first.name));
    for (const FoundClass& one : players) {
        const JavaSource& source = sources[one.file];
        if (game_of(source.package) != nullptr) continue;
        if (source.package.empty())
            return wrong(one, one.at,
                         failure("botlab", "{} is in no package; it must be in one of {}", one.name, known_packages()));
        return wrong(one, source.package_at,
                     failure("botlab", "{} is in the package {}; it must be in one of {}", one.name, source.package,
                             known_packages()));
    }
    // Contests make what is public alone; the rest is helpers.
    const FoundClass hidden = players.front();
    std::erase_if(players, [](const FoundClass& one) { return !one.is_public; });
    if (players.empty()) return wrong(hidden, hidden.at, failure("botlab", "{} must be public", hidden.name));
    std::vector<RecognisedBot> bots;
    for (const FoundClass& one : players) {
        bots.push_back(recognised(game_of(sources[one.file].package), "java", path,
                                  players.size() == 1 ? std::string() : one.name, "Java"));
        bots.back().name = one.name;
        bots.back().wants = wanted_java(true);
    }
    return set_aside(path, classes, std::move(bots));
}

/// The bots of one source.
Recognised recognise_java(const std::string& path, const std::string& text) {
    return recognise_sources(path, {{path, text}});
}

/// Those of a class file or of a jar.
Recognised recognise_classes(const std::string& path, std::string_view bytes) {
    const auto has = [bytes](std::string_view text) { return bytes.find(text) != std::string_view::npos; };
    const bool jar = bytes.starts_with("PK\3\4");
    if (!jar && !bytes.starts_with("\xCA\xFE\xBA\xBE")) return {};
    // A class holds the names it refers to as plain text; so does a jar with the names of its files, though packed.
    std::vector<const char*> games;
    for (const ContestOf& one : contests_with("java"))
        if (has(slashed(jar ? one.marks.package : one.marks.base) + (jar ? "/" : ""))) games.push_back(one.game);
    if (jar && !has(".class") && (has(".java") || has(".py") || has(".js")))
        return failure("botlab", "{} is an archive of sources. Unpack it to use its bots", path);
    if (games.size() != 1)
        return failure("botlab", "{} is Java, but no class in it extends any of {}", path, known_bases());
    std::vector bots{recognised(games.front(), "java", path, {}, "Java")};
    bots.back().wants = wanted_java(false);
    if (!jar || !bots.back().wants.empty()) return bots;
    // Which of its classes are bots stands packed in it.
    const auto names = names_in_file(games.front(), "java", path);
    if (!names || names->size() < 2) return bots;
    bots.clear();
    for (const std::string& name : *names)
        bots.push_back(recognised(games.front(), "java", path, name, "Java"));
    return bots;
}

/// Those of a folder, in its sources, or else in what has been made of them.
Recognised recognise_java_folder(const std::string& path, const ForeignFiles& files) {
    std::vector<JavaFile> sources;
    std::vector<const ForeignFiles::File*> made;
    for (const ForeignFiles::File& file : files.files()) {
        const std::string& name = file.path.text();
        if (has_ending(name, ".class") || has_ending(name, ".jar")) made.push_back(&file);
        if (fs::path(name).extension() != ".java") continue; // the only version the host accepts: javac knows no other
        sources.push_back({files.path_of(file), TRY(files.head(file, kMostSource))});
    }
    if (!sources.empty()) {
        if (auto found = recognise_sources(path, sources)) return found;
    }
    for (const ForeignFiles::File* file : made)
        if (auto found = recognise_classes(path, TRY(files.head(*file, kMostProgram))); found && *found) return found;
    return {};
}

/// A word of the language itself, which no class can be called.
bool is_java_word(std::string_view name) {
    constexpr std::array<std::string_view, 56> kWords{
        "_",      "abstract",   "assert",   "boolean",    "break",     "byte",         "case",     "catch",
        "char",   "class",      "const",    "continue",   "default",   "do",           "double",   "else",
        "enum",   "extends",    "false",    "final",      "finally",   "float",        "for",      "goto",
        "if",     "implements", "import",   "instanceof", "int",       "interface",    "long",     "native",
        "new",    "null",       "package",  "private",    "protected", "public",       "record",   "return",
        "short",  "static",     "strictfp", "super",      "switch",    "synchronized", "this",     "throw",
        "throws", "transient",  "true",     "try",        "var",       "void",         "volatile", "while"};
    return std::ranges::find(kWords, name) != kWords.end();
}

/// The class is called as the file.
Result<std::string> java_template(std::string text, const std::string& original, const std::string& path) {
    static const Regex word(R"(^[A-Za-z_]\w*$)");
    const std::string name = fs::path(path).stem().string();
    if (!word.fits(name) || is_java_word(name) || fs::path(path).extension() != ".java")
        return misuse("botlab", "{}: a Java file must have the name of its class, such as MyBot.java", path);
    const auto places = Regex("\\b" + original + "\\b").all(text);
    std::string renamed;
    std::size_t from = 0;
    for (const RegexMatch& place : places) {
        renamed += text.substr(from, place.begin() - from) + name;
        from = place.end();
    }
    return renamed + text.substr(from);
}

constexpr std::array<BotKind, 1> kJavaKinds{{{.id = "java",
                                              .holds_several = true,
                                              .greets = true,
                                              .slow = true,
                                              .plan = plan_java,
                                              .version = [](const std::string&) { return version_of("java"); }}}};
constexpr std::array<std::string_view, 1> kJavaEndings{".java"};

} // namespace

extern constinit const Language kJava{.name = "Java",
                                      .kinds = kJavaKinds,
                                      .endings = kJavaEndings,
                                      .in_source = recognise_java,
                                      .in_bytes = recognise_classes,
                                      .in_folder = recognise_java_folder,
                                      .template_for = java_template};

} // namespace hilltop
