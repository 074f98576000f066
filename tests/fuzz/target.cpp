// SPDX-License-Identifier: GPL-3.0-or-later
#include "target.h"

#include "base/bytes.h"
#include "base/digest.h"
#include "system/processes.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <stdexcept>

namespace hilltop::fuzz {
namespace {

namespace fs = std::filesystem;

/// Removed with all that is in it.
struct OwnFolder {
    OwnFolder()
        : path((fs::temp_directory_path() / ("hilltop-fuzz-" + std::to_string(own_process()))).string()) {
        fs::remove_all(path);
        fs::create_directories(path);
    }
    ~OwnFolder() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    const std::string path;
};

} // namespace

void claim(bool holds, const char* what) {
    if (!holds) throw std::logic_error(what);
}

void refused(const Error& error) {
    claim(!english(error).empty(), "refused without a sentence");
}

int Bytes::next() {
    if (m_rest.empty()) return 0;
    const int byte = static_cast<unsigned char>(m_rest.front());
    m_rest.remove_prefix(1);
    return byte;
}

std::int64_t Bytes::number() {
    constexpr std::array<std::int64_t, 8> kEdges{-1,
                                                 255,
                                                 65536,
                                                 std::numeric_limits<std::int32_t>::max(),
                                                 std::numeric_limits<std::int32_t>::min(),
                                                 std::int64_t{1} << 32,
                                                 std::numeric_limits<std::int64_t>::max(),
                                                 std::numeric_limits<std::int64_t>::min()};
    const int kind = next();
    if (kind < 200) return kind;
    if (kind < 240) return kEdges[static_cast<std::size_t>(kind) % kEdges.size()];
    std::array<char, 8> all{};
    const auto taken = text(all.size());
    std::copy(taken.begin(), taken.end(), all.begin());
    return get_bytes<std::int64_t>(all);
}

std::string_view Bytes::text(std::size_t length) {
    const auto taken = m_rest.substr(0, length);
    m_rest.remove_prefix(taken.size());
    return taken;
}

std::string_view Bytes::line() {
    const auto taken = text(std::min(m_rest.find('\n'), m_rest.size()));
    text(1);
    return taken;
}

const std::string& own_folder() {
    static const OwnFolder folder;
    return folder.path;
}

std::string as_file(std::string_view bytes, const std::string& name) {
    std::string path = own_folder() + '/' + name;
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return path;
}

std::string bytes_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    claim(file.good() || file.eof(), "a file cannot be read");
    return bytes;
}

std::string with_check(std::string_view bytes, std::size_t size) {
    std::string checked(bytes.substr(0, bytes.size() - std::min(bytes.size(), size)));
    Digest digest;
    if (size == 8) {
        digest.add(checked);
        put_bytes(checked, digest.value());
        return checked;
    }
    for (const char byte : checked)
        digest.add_byte(static_cast<unsigned char>(byte));
    put_bytes(checked, digest.folded());
    return checked;
}

std::map<std::string, Target>& targets() {
    static std::map<std::string, Target> all;
    return all;
}

} // namespace hilltop::fuzz
