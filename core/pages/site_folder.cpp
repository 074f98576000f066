// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/site_folder.h"

#include "base/json_text.h"
#include "base/safe_path.h"
#include "base/system_error.h"
#include "base/text_file.h"
#include "system/files.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

/// Says that a folder is a site of ours, and which files in it are.
constexpr const char* kManifest = "hilltop-site.json";
constexpr const char* kMaker = "hilltop";
constexpr const char* kIndex = "index.html";
constexpr const char* kLock = "hilltop-site.lock";

/// Nothing lies there but what a run left that was killed while it wrote its first file.
bool is_unused(const fs::path& folder) {
    std::error_code problem;
    for (const auto& entry : fs::directory_iterator(folder, problem)) {
        const fs::path name = entry.path().filename();
        if (name != fmt::format("{}.part", kManifest) && name != kLock) return false;
    }
    return !problem;
}

/// Two programs would take away each other's pages and rename half-written ones.
Result<FileLock> lock(const fs::path& folder) {
    auto lock = TRY(FileLock::take((folder / kLock).string()));
    if (!lock)
        return failure("pages", "another program is writing the site {}; try again when it has finished",
                       folder.string());
    return std::move(*lock);
}

/// As save_text(), but the disk may take its time: it would be waited for with each of hundreds of pages. What a power
/// failure leaves of them the next run writes again.
Result<> put(const std::string& path, std::string_view bytes) {
    const std::string part = path + ".part";
    const auto refused = [&](int code) {
        std::error_code ignored;
        fs::remove(part, ignored);
        return failure("pages", "{} cannot be written ({})", path, system_reason(code));
    };
    std::FILE* const stream = open_stream(part, "wb");
    if (stream == nullptr) return refused(errno);
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), stream) == bytes.size();
    const int code = errno;
    if (std::fclose(stream) != 0 && written) return refused(errno);
    if (!written) return refused(code);
    std::error_code problem;
    fs::rename(part, path, problem);
    if (problem) return refused(problem.value());
    return {};
}

} // namespace

Result<SiteFolder> SiteFolder::open(const std::string& path) {
    SiteFolder folder(path);
    const fs::path root(path);
    std::error_code problem;
    if (fs::exists(root, problem) && !fs::is_directory(root, problem))
        return failure("pages", "{} is a file, not a folder", path);
    const std::string manifest = (root / kManifest).string();
    const auto is_ours = [&] { return fs::exists(manifest, problem); };
    if (fs::exists(root, problem) && !is_ours() && !is_unused(root))
        return failure("pages", "{} contains other files, but no site of Hilltop; choose another folder", path);
    TRY(make_folder(root.string()));
    folder.m_lock = TRY(lock(root));
    if (!is_ours()) return folder;
    const auto json = parse_json(TRY(load_text(manifest)));
    if (!json || !json->is_object() || json->value("made_by", Json()) != kMaker || !json->contains("files") ||
        !(*json)["files"].is_array())
        return failure("pages", "{} is not the list of files of a Hilltop site; choose another folder", manifest);
    for (const Json& file : (*json)["files"])
        if (file.is_string() && SafePath::read(file.get<std::string>()))
            folder.m_files.push_back(file.get<std::string>());
    if (const auto notes = json->find("notes"); notes != json->end() && notes->is_object())
        for (const auto& [file, note] : notes->items())
            if (const auto safe = SafePath::read(file); safe && note.is_string()) {
                const std::string there = safe->in(path);
                if (fs::is_regular_file(there, problem) &&
                    fs::file_size(there, problem) > 0) // no power failure left it
                    folder.m_notes.emplace(file, note.get<std::string>());
            }
    return folder;
}

const std::string* SiteFolder::note(const std::string& file) const {
    const auto found = m_notes.find(file);
    return found == m_notes.end() ? nullptr : &found->second;
}

Result<> SiteFolder::write(const Files& files, const std::map<std::string, std::string>& notes) const {
    const fs::path root(m_path);
    const auto list = [&](bool with_earlier) {
        Json manifest{{"made_by", kMaker}, {"files", Json::array()}, {"notes", Json::object()}};
        for (const auto& [path, bytes] : files)
            manifest["files"].push_back(path);
        // A later run, or this one if it is killed, still knows them.
        for (const std::string& path : m_files)
            if (with_earlier && !files.contains(path)) manifest["files"].push_back(path);
        for (const auto& [path, note] : notes)
            manifest["notes"][path] = note;
        return save_text((root / kManifest).string(), manifest.dump(1) + '\n');
    };
    TRY(list(true));
    // Matches lead to the index alone, and nothing leads to a page that is new but pages that come later.
    std::vector<std::pair<int, const std::string*>> order;
    for (const auto& [path, bytes] : files) {
        std::error_code problem;
        const std::string file = TRY(SafePath::read(path)).in(m_path);
        if (path == kIndex || !bytes) continue;
        order.emplace_back(path.starts_with("matches/") ? 0 : fs::exists(file, problem) ? 2 : 1, &path);
    }
    std::ranges::stable_sort(order, {}, &std::pair<int, const std::string*>::first);
    for (const auto& [rank, path] : order) {
        const std::string file = TRY(SafePath::read(*path)).in(m_path), &bytes = *files.at(*path);
        const auto same = load_text(file);
        if (same && *same == bytes) continue;
        TRY(make_folder_of(file));
        TRY(put(file, bytes));
    }
    TRY(save_text((root / kIndex).string(), *files.at(kIndex)));
    for (const std::string& path : m_files)
        if (!files.contains(path)) {
            const SafePath old = TRY(SafePath::read(path));
            TRY(remove_file(old.in(m_path)));
        }
    return list(false);
}

} // namespace hilltop
