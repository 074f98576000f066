// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/wire_log.h"

#include "base/quoted.h"
#include "base/system_error.h"
#include "game/bot_spec.h"

#include <fmt/format.h>

#include <cctype>
#include <filesystem>
#include <map>
#include <set>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

/// A name that is valid in any folder.
std::string as_log_name(std::string name) {
    for (char& letter : name)
        if (std::isalnum(static_cast<unsigned char>(letter)) == 0 && letter != '-' && letter != '_' && letter != '.' &&
            static_cast<unsigned char>(letter) < 0x80)
            letter = '_';
    return name.empty() || name.front() == '.' ? '_' + name : name;
}

} // namespace

WireLog::WireLog(const std::string& path)
    : m_file(path, std::ios::binary) {}

std::shared_ptr<WireLog> WireLog::of(const std::string& folder, const WireOrder& order) {
    static std::mutex one;
    static std::map<std::string, std::shared_ptr<WireLog>> by_bot;
    static std::set<std::string> taken;
    const BotSpecText spec{order.kind, order.target, order.name};
    const std::lock_guard lock(one);
    auto& log = by_bot[folder + '\0' + bot_spec_text(spec)];
    if (log == nullptr) {
        const std::string name = folder + '/' + as_log_name(short_name(spec));
        std::string path = name + ".log";
        for (int number = 2; !taken.insert(path).second; ++number)
            path = fmt::format("{}-{}.log", name, number);
        log = std::shared_ptr<WireLog>(new WireLog(path));
        if (log->m_file) log->add("-", '=', bot_spec_text(spec));
    }
    return log->m_file ? log : nullptr;
}

void WireLog::add(std::string_view object, char mark, std::string_view bytes) {
    const std::lock_guard lock(m_mutex);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - m_begun;
    while (!bytes.empty()) {
        const std::string_view line = bytes.substr(0, bytes.find('\n') + 1 == 0 ? bytes.npos : bytes.find('\n') + 1);
        bytes.remove_prefix(line.size());
        m_file << fmt::format("{:10.3f} {} {} {}\n", passed.count(), object, mark, escaped(line));
    }
    m_file.flush(); // a reader sees where a match hangs
}

Result<> make_log_folder(const std::string& folder) {
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (problem) return failure("hosting", "{}: the folder cannot be created ({})", folder, system_reason(problem));
    const std::string trial = folder + "/.trial";
    const bool writes = static_cast<bool>(std::ofstream(trial));
    fs::remove(trial, problem);
    if (!writes) return failure("hosting", "{}: nothing can be written there", folder);
    return {};
}

} // namespace hilltop
