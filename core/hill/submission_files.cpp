// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/submission_files.h"

#include "base/foreign_files.h"
#include "base/text_file.h"

#include <filesystem>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr const char* kReport = ".report.json";
constexpr const char* kReportPart = ".report.json.part"; ///< of one that was killed while it wrote
constexpr const char* kAbout = ".about.json";
constexpr std::size_t kMostWords = 64 << 10;  ///< bytes of what is said about a bot
constexpr std::size_t kMostReport = 64 << 20; ///< bytes of a report that is compared with ours

} // namespace

bool is_submission(const std::string& name) {
    const bool beside = name.ends_with(kReport) || name.ends_with(kReportPart) || name.ends_with(kAbout);
    return !name.starts_with('.') && !beside && name != "README.md";
}

bool can_report(const std::string& path) {
    constexpr std::size_t kLongestName = 255;
    return fs::path(path).filename().string().size() + std::string_view(kReportPart).size() <= kLongestName;
}

Result<std::string> text_about(const std::string& path) {
    const std::string about = path + kAbout;
    std::error_code problem;
    if (!fs::exists(fs::symlink_status(about, problem))) return std::string();
    return read_foreign(about, PutBy::Stranger, kMostWords);
}

Result<EntryWords> words_about(const std::string& path) {
    const std::string text = TRY(text_about(path));
    return text.empty() ? EntryWords() : read_entry_words(path + kAbout, text);
}

Result<> write_report(const std::string& path, const std::string& text) {
    const std::string report = path + kReport;
    const auto there = read_foreign(report, PutBy::Stranger, kMostReport);
    return there && *there == text ? Result<>() : save_no_link(report, text);
}

} // namespace hilltop
