// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/hill_show.h"

#include "cli/output.h"
#include "cli/page_words.h"
#include "hill/hill_site.h"
#include "hill/hill_table.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>

namespace hilltop::cli {
namespace {

/// "2026-11-21 18:05 UTC"
std::string day_and_time(std::int64_t milliseconds) {
    return fmt::format("{:%Y-%m-%d %H:%M} UTC", fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
}

std::string event_text(const HillEvent& event) {
    const HillVersion& version = event.version;
    std::string text = fmt::format("{}  {:<12}", day_and_time(event.date), event_word(event.kind));
    if (!version.key.name.empty()) text += fmt::format("  {} v{}", version.key.name, version.key.version);
    if (event.kind == HillEvent::Kind::Added) text += fmt::format(" ({})", version.spec);
    if (event.kind == HillEvent::Kind::Budget) text += fmt::format("  {} matches", grouped(event.matches));
    if (!event.why.empty()) text += "  " + event.why;
    return text + '\n';
}

} // namespace

Result<> print_hill(HillFile& hill, bool json) {
    const HillTable table = TRY(hill_table(hill));
    if (json)
        print_json(hill_json(hill, table));
    else
        print_out("{}", hill_text(hill, table));
    return {};
}

Result<> show_hill(const HillStatusOptions& options) {
    auto hill = TRY(HillFile::open(options.file));
    if (!options.csv && !options.markdown) return print_hill(hill, options.json);
    const HillTable table = TRY(hill_table(hill));
    print_out("{}", options.csv ? hill_csv(hill, table) : hill_markdown(hill, table));
    return {};
}

Result<> show_log(const HillLogOptions& options) {
    auto hill = TRY(HillFile::open(options.file));
    if (options.json) {
        print_json(hill_json(hill, TRY(hill_table(hill)))["log"]);
        return {};
    }
    for (const HillEvent& event : hill.log())
        print_out("{}", event_text(event));
    return {};
}

Result<> write_site_of_hill(const HillSiteOptions& options) {
    auto hill = TRY(HillFile::open(options.file));
    HillSite site{.title = options.title, .offers_file = options.offers_file, .matches = {}};
    site.matches.tell = [](const Replay& replay) { return told_page(replay); };
    site.matches.most = TRY(read_option("--pages", options.pages, 0, 100'000));
    return write_hill_site(hill, options.out, site);
}

Result<> dump_hill(const HillDumpOptions& options) {
    auto hill = TRY(HillFile::open(options.file));
    print_out("{}", TRY(dump_of(hill)));
    return {};
}

} // namespace hilltop::cli
