// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output_file.h"

#include "base/file_names.h"
#include "base/json_text.h"
#include "base/text_file.h"
#include "hill/hill_matches.h"
#include "records/replay.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>

namespace hilltop::cli {
namespace {

namespace fs = std::filesystem;

/// Whether a text is a file of records, if perhaps a broken one.
bool is_records(std::string_view text) {
    const auto line = parse_json(text.substr(0, text.find('\n')));
    return line && line->is_object() && line->contains("format");
}

bool is_page(std::string_view text) {
    return text.starts_with("<!DOCTYPE html");
}

/// One that this program reads, or writes.
bool is_log(const std::string& path, const std::string& text) {
    return records_of(path, text).operator bool();
}

bool is_source(const std::string& path, std::string_view text) {
    constexpr std::array kEndings{".c", ".class", ".cpp", ".h", ".hpp", ".jar", ".java", ".js", ".json", ".py", ".sh"};
    return text.starts_with("#!") || text.find('\0') != text.npos ||
           std::any_of(kEndings.begin(), kEndings.end(), [&](auto ending) { return has_ending(path, ending); });
}

bool is_of_kind(const std::string& path, const std::string& text, Written kind) {
    switch (kind) {
    case Written::Records:
        return is_records(text);
    case Written::Page:
        return is_page(text);
    case Written::Log:
        return !is_records(text) && is_log(path, text);
    case Written::Text:
        return !is_records(text) && !is_page(text) && !is_source(path, text) && !is_log(path, text);
    }
    return false;
}

constexpr const char* word_of(Written kind) {
    switch (kind) {
    case Written::Records:
        return "a file of records";
    case Written::Page:
        return "a page of HTML";
    case Written::Log:
        return "a log";
    case Written::Text:
        break;
    }
    return "a text";
}

} // namespace

Result<> check_output(std::string_view option, const std::string& path, Written kind,
                      std::span<const std::string> inputs) {
    if (path.empty()) return misuse("cli", "{} names no file", option);
    if (path == "-")
        return misuse("cli", "{}: the output must be a file, not standard output; write ./- for a file called -",
                      option);
    std::error_code problem;
    for (const std::string& input : inputs)
        if (fs::equivalent(path, input, problem))
            return misuse("cli", "{}: {} is an input file; choose another name", option, path);
    if (!fs::exists(path, problem) || fs::is_directory(path, problem)) return {};
    if (!fs::is_regular_file(path, problem))
        return misuse("cli", "{}: {} is not a regular file; choose another name", option, path);
    if (fs::file_size(path, problem) == 0 && !problem) return {};
    const bool contest = is_contest_file(path);
    const auto text = TRY(contest ? Result<std::string>(std::string()) : load_text(path));
    if (contest || !is_of_kind(path, text, kind))
        return failure("cli", "{} already exists and is not {}; choose another name", path, word_of(kind));
    return {};
}

} // namespace hilltop::cli
