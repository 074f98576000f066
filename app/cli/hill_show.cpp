// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/hill_show.h"

#include "cli/output.h"
#include "cli/replay_command.h"
#include "hill/hill_courses.h"
#include "hill/hill_final.h"
#include "hill/hill_site.h"
#include "hill/hill_table.h"
#include "pages/atom_feed.h"
#include "tournament/export.h"

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
    if (!version.key.name.empty()) text += "  " + shown_key(version.key);
    if (event.kind == HillEvent::Kind::Added) text += fmt::format(" ({})", version.spec);
    if (event.kind == HillEvent::Kind::Budget) text += fmt::format("  {} matches", grouped(event.matches));
    if (!event.why.empty()) text += "  " + event.why;
    if (event.kind == HillEvent::Kind::Final) {
        text += fmt::format(", {} matches per pairing of", grouped(event.matches));
        for (const char* between = " "; const HillKey& key : finalists_of(event))
            text += std::exchange(between, ", ") + shown_key(key);
    }
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

Result<> show_hill(const ShowOptions& options) {
    if (options.match) return show_match(options.file, *options.match, options.json);
    if (options.site) return write_site_of_hill(options);
    auto hill = TRY(HillFile::open(options.file));
    const HillTable table = TRY(hill_table(hill));
    const auto many = TRY(judge_contest(options.file, options.luck));
    const auto pairs = options.pairs ? TRY(pair_effects_of(hill)) : std::vector<PairEffect>();
    if (options.pairs && hill.plan().tables == 0)
        return misuse("cli", "--pairs: the tables of {} are not drawn at random", options.file);
    if (options.json) {
        Json json = hill_json(hill, table);
        if (options.pairs) json["pairs"] = to_json(pairs, shown_names(table));
        if (many) json["luck"] = luck_json(*many);
        print_json(json);
    } else {
        print_out("{}", options.csv        ? hill_csv(hill, table)
                        : options.markdown ? hill_markdown(hill, table)
                                           : hill_text(hill, table));
        if (options.pairs) print_out("{}", pairs_text(hill.plan(), pairs, shown_names(table)));
        if (many) print_out("{}", luck_text(*many));
    }
    return check_judged(many);
}

Result<> show_log(const ShowOptions& options) {
    auto hill = TRY(HillFile::open(options.file));
    if (options.json) {
        print_json(hill_json(hill, TRY(hill_table(hill)))["log"]);
        return {};
    }
    for (const HillEvent& event : hill.log())
        print_out("{}", event_text(event));
    return {};
}

Result<std::string> read_site_url(const std::optional<std::string>& url) {
    if (!url) return std::string();
    auto read = folder_url(*url);
    return read ? read : for_option("--url", read.error());
}

Result<> write_site_of_hill(const ShowOptions& options) {
    auto hill = TRY(HillFile::open(options.file));
    HillSite site{.title = options.title,
                  .offers_file = options.offers_file,
                  .url = TRY(read_site_url(options.url)),
                  .matches = {}};
    site.matches.tell = page_of_match;
    site.matches.most = TRY(read_option("--pages", options.pages, 0, 100'000));
    return write_hill_site(hill, *options.site, site);
}

Result<> dump_hill(const ShowOptions& options) {
    auto hill = TRY(HillFile::open(options.file));
    print_out("{}", TRY(dump_of(hill)));
    return {};
}

} // namespace hilltop::cli
