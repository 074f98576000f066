// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/recognise.h"

#include "base/file_names.h"
#include "base/letters.h"
#include "hosting/languages/language.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

Result<std::vector<RecognisedBot>> recognise_text(const std::string& path, std::string text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3); // as some editors on Windows begin a text
    if (text.find_first_not_of(" \n\r\t\v\f") == text.npos) return failure("botlab", "{} is empty", path);
    // What its name says comes first; against it a bot of another language counts, not what one misses there.
    const Language* own = language_by_ending(path);
    if (own != nullptr && own->in_source == nullptr) own = nullptr;
    const Recognised by_name = own != nullptr ? own->in_source(path, text) : Recognised();
    if (by_name && *by_name) return *by_name;
    for (const Language* one : languages()) {
        if (one == own || one->in_source == nullptr) continue;
        auto found = one->in_source(path, text);
        if (found && (*found || own == nullptr)) return *found;
    }
    if (by_name) return *by_name;
    for (const Language* one : languages())
        if (one->in_other != nullptr)
            if (auto found = one->in_other(path, text)) return *found;
    std::vector<std::string_view> methods;
    for (const ContestOf& one : contests_with("js"))
        methods.insert(methods.end(), one.marks.methods.begin(), one.marks.methods.end());
    return failure("botlab",
                   "{} is not a bot: neither JavaScript with the methods {}, nor Python or Java with a class that "
                   "extends Player, nor an executable program",
                   path, fmt::format("{}", fmt::join(methods, ", ")));
}

Result<std::vector<RecognisedBot>> recognise_file(const std::string& path, const ForeignFiles& files) {
    const auto read = TRY(files.head(files.files().front(), kMostProgram));
    if (read.empty()) return failure("botlab", "{} is empty", path);
    for (const Language* one : languages())
        if (one->in_bytes != nullptr)
            if (auto found = one->in_bytes(path, read)) return *found;
    if (read.find('\0') != std::string::npos)
        return failure("botlab", "{} is neither text nor a program for this computer", path);
    if (read.size() > kMostSource)
        return failure("botlab", "{} has {} bytes, too large for a bot’s source", path, read.size());
    return recognise_text(path, read);
}

Result<std::vector<RecognisedBot>> recognise_folder(const std::string& path, const ForeignFiles& files) {
    for (const Language* one : languages())
        if (one->in_folder != nullptr)
            if (auto found = one->in_folder(path, files)) return *found;
    return failure("botlab", "{}: a folder is a bot if it contains Java files, and this one contains none", path);
}

} // namespace

Result<std::vector<RecognisedBot>> recognise_bots(const std::string& path, PutBy by) {
    auto found = recognise_all(path, by);
    if (found) std::erase_if(*found, [](const RecognisedBot& bot) { return bot.aside.has_value(); });
    return found;
}

Result<std::vector<RecognisedBot>> recognise_all(const std::string& path, PutBy by) {
    std::error_code problem;
    const std::string whole = fs::absolute(path, problem).lexically_normal().string();
    if (path.empty() || problem || !fs::exists(fs::symlink_status(whole, problem)))
        return failure("botlab", "{}: there is no such file", path);
    if (!can_be_named(whole))
        return failure("botlab", "{}: this name cannot be used for a bot; rename the file", shown_name(whole));
    const auto files = TRY(ForeignFiles::open(whole, by));
    return files.is_folder() ? recognise_folder(whole, files) : recognise_file(whole, files);
}

} // namespace hilltop
