// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/foreign_files.h"

#include "base/system_error.h"

#include <algorithm>
#include <cerrno>

namespace hilltop {
namespace {

constexpr std::size_t kMostFiles = 10'000;
constexpr std::size_t kMostEntries = 4 * kMostFiles; ///< with folders and what is left out
constexpr int kMostDepth = 32;

bool is_left_out(const std::string& name) {
    return name.starts_with('.') || name == "__pycache__";
}

/// Why a file that is there is not read.
Error refused(const std::string& path, int code) {
    if (code == EXDEV)
        return failure("base", "{} is a link that leads out of its folder; replace it with the file", path);
    if (code == ELOOP) return failure("base", "{} is a link; replace it with the file", path);
    if (code == ENXIO) return failure("base", "{} is neither a regular file nor a folder", path);
    return failure("base", "{} cannot be read ({})", path, system_reason(code));
}

std::string last_name(const std::string& path) {
    const std::size_t end = path.find_last_not_of('/');
    const std::string whole = path.substr(0, end == path.npos ? 0 : end + 1);
    return whole.substr(whole.rfind('/') + 1);
}

} // namespace

Result<FoundFile> ForeignFiles::look_at(const std::string& path) const {
    const std::string whole = path.empty() ? m_path : m_path + '/' + path;
    FoundFile found;
    const int code = path.empty() ? open_to_read(m_path, m_by == PutBy::Person, found) : open_below(m_top, path, found);
    if (code != 0) return refused(whole, code);
    if (m_by == PutBy::Stranger && found.shared)
        return failure("base", "{} is a hard link to another file; replace it with a copy", whole);
    return found;
}

Result<ForeignFiles> ForeignFiles::open(const std::string& path, PutBy by) {
    ForeignFiles files;
    files.m_path = path;
    files.m_by = by;
    files.m_top = TRY(files.look_at({}));
    if (!files.m_top.is_folder) {
        files.m_files.push_back({TRY(SafePath::read_name(last_name(path))), files.m_top.runs});
        return files;
    }
    TRY(files.list({}, 0));
    std::sort(files.m_files.begin(), files.m_files.end(),
              [](const File& a, const File& b) { return comes_before(a.path.text(), b.path.text()); });
    return files;
}

Result<> ForeignFiles::list(const std::string& below, int depth) {
    const std::string folder = below.empty() ? m_path : m_path + '/' + below;
    if (depth > kMostDepth)
        return failure("base", "{} has more than {} folders one inside the other, too many for a bot", m_path,
                       kMostDepth);
    FoundFile opened;
    if (const int code = open_below(m_top, below.empty() ? "." : below, opened); code != 0)
        return refused(folder, code);
    std::vector<std::pair<std::string, bool>> names;
    const int code = names_in(opened, kMostEntries - m_entries, names);
    if (code != 0 && code != EFBIG) return refused(folder, code);
    m_entries += names.size();
    for (const auto& [name, is_link] : names) {
        if (is_left_out(name)) continue;
        const std::string path = below.empty() ? name : below + '/' + name;
        const SafePath safe = TRY(SafePath::read(path));
        const FoundFile found = TRY(look_at(path));
        if (!found.is_folder) m_files.push_back({safe, found.runs});
        if (found.is_folder && !is_link) TRY(list(path, depth + 1));
        if (m_files.size() > kMostFiles) break;
    }
    if (code == EFBIG || m_files.size() > kMostFiles)
        return failure("base", "{} has more than {} files, too many for a bot", m_path, kMostFiles);
    return {};
}

std::string ForeignFiles::path_of(const File& file) const {
    return is_folder() ? file.path.in(m_path) : m_path;
}

Result<std::string> ForeignFiles::head(const File& file, std::size_t most) const {
    const FoundFile found = TRY(look_at(is_folder() ? file.path.text() : std::string()));
    std::string bytes;
    const int code = found.is_folder ? EISDIR : read_head(found, most, bytes);
    if (code != 0) return refused(path_of(file), code);
    return bytes;
}

Result<std::string> ForeignFiles::whole(const File& file, std::size_t most) const {
    auto bytes = TRY(head(file, most + 1));
    if (bytes.size() > most) return failure("base", "{} has more than {} bytes", path_of(file), most);
    return bytes;
}

Result<std::string> read_foreign(const std::string& path, PutBy by, std::size_t most) {
    const auto files = TRY(ForeignFiles::open(path, by));
    if (files.is_folder()) return failure("base", "{} is a folder, not a file", path);
    return files.whole(files.files().front(), most);
}

} // namespace hilltop
