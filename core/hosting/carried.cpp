// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/carried.h"

namespace hilltop {

bool is_host(const CarriedFile& file) {
    return file.path.starts_with("hosts/") || file.path.find("/hosts/") != file.path.npos;
}

const CarriedFile* find_carried(std::string_view path) {
    return find_file(carried_files(), path);
}

} // namespace hilltop
