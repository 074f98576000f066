// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/carried.h"

#include <algorithm>

namespace hilltop {

bool is_host(const CarriedFile& file) {
    return file.path.starts_with("hosts/") || file.path.find("/hosts/") != file.path.npos;
}

const CarriedFile* find_carried(std::string_view path) {
    const auto files = carried_files();
    const auto found = std::ranges::lower_bound(files, path, {}, &CarriedFile::path);
    return found != files.end() && found->path == path ? &*found : nullptr;
}

} // namespace hilltop
