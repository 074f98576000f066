// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/java/java.h"

#include "hosting/isolation.h"
#include "hosting/languages/language.h"
#include "hosting/languages/pattern.h"
#include "hosting/languages/programs.h"
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

/// How many there are; none where there is no folder.
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
    static const Pattern word(R"(^[A-Za-z_]\w*$)");
    const std::string name = fs::path(path).stem().string();
    if (!word.fits(name) || is_java_word(name) || fs::path(path).extension() != ".java")
        return misuse("botlab", "{}: a Java file must have the name of its class, such as MyBot.java", path);
    const auto places = Pattern("\\b" + original + "\\b").all(text);
    std::string renamed;
    std::size_t from = 0;
    for (const PatternMatch& place : places) {
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
