// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_site.h"

#include "base/grouped.h"
#include "hill/hill_courses.h"
#include "hill/hill_entry.h"
#include "hill/hill_final.h"
#include "hill/hill_match.h"
#include "hill/hill_news.h"
#include "hill/hill_table.h"
#include "tournament/tables.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace hilltop {
namespace {

constexpr std::size_t kMostFaults = 20; ///< of a bot, that are shown

SiteText sentence_of(const HillEvent& event) {
    const HillKey& key = event.version.key;
    const auto with_reason = [&](const SiteText& bare, const SiteText& reasoned) {
        return event.why.empty() ? bare.name(key.name) : reasoned.name(key.name).name(event.why);
    };
    switch (event.kind) {
    case HillEvent::Kind::Added:
        if (key.version == 1) return site_text("%1 joined.").name(key.name);
        return site_text("%1 came in version %2.").name(key.name).number(std::to_string(key.version));
    case HillEvent::Kind::Retired:
        return with_reason(window_text("%1 has retired."), site_text("%1 has retired: %2"));
    case HillEvent::Kind::Disqualified:
        return with_reason(window_text("%1 is disqualified."), site_text("%1 is disqualified: %2"));
    case HillEvent::Kind::Out:
        return site_text("%1 is out: %2").name(key.name).name(event.why);
    case HillEvent::Kind::Back:
        return with_reason(site_text("%1 plays again."), site_text("%1 plays again: %2"));
    case HillEvent::Kind::Budget:
        return site_text("Budget of %n more match(es) between neighbours in the standings.").count(event.matches);
    case HillEvent::Kind::Season:
        return site_text("The season %1 ended.").name(event.why);
    case HillEvent::Kind::Final:
        return site_text("The final %1 began: %2 bots, %3 matches for each pair.")
            .name(event.why)
            .number(std::to_string(finalists_of(event).size()))
            .number(grouped(event.matches));
    }
    return SiteText::value({});
}

std::string match_title(int part, int match) {
    const std::string title = fmt::format("Match {}", match + 1);
    if (part >= kFinalParts)
        return fmt::format("{} of part {} of final {}", title, part % kFinalParts + 1, part / kFinalParts);
    return part == 0 ? title : fmt::format("{} of part {}", title, part + 1);
}

/// As who_leads() says it, in the window's words.
SiteText leader_of(const HillTable& table) {
    if (table.rows.empty()) return site_text("No bots yet.");
    const HillRow& first = table.rows.front();
    if (table.rows.size() == 1) return site_text("%1 is the only bot.").name(first.key.name);
    const HillRow& second = table.rows[1];
    if (table.course.standings().matches() == 0) return window_text("No matches have been played yet.");
    const auto both = [&](const SiteText& text) { return text.name(first.key.name).name(second.key.name); };
    if (first.place == second.place) return both(window_text("%1 and %2 share the lead."));
    const SiteText stronger = both(window_text("Probability that %1 is stronger than %2: %3."));
    const std::string likely = likely_text(first.leads);
    return window_text("%1 leads. %2")
        .name(first.key.name)
        .text(!first.leads           ? stronger.text(window_text("unknown"))
              : *first.leads > 0.999 ? stronger.text(window_text("more than 99.9 %"))
                                     : stronger.number(likely));
}

/// The event by which the last season ended; one has.
const HillEvent& last_season(const HillLog& log) {
    return *std::find_if(log.rbegin(), log.rend(),
                         [](const HillEvent& event) { return event.kind == HillEvent::Kind::Season; });
}

/// Where the deals come from, and what of them is known.
SiteText deals_of(const HillFile& hill) {
    const Plan& plan = hill.plan();
    if (!plan.seal) return site_text("All deals come from the seed %1.").name(std::to_string(plan.seed));
    const int ended = open_season(hill.log()) - 1;
    if (ended == 0)
        return site_text("The deals of each season are secret until it ends. They were sealed when the contest began, "
                         "with the SHA-256 %1.")
            .name(plan.seal->sha256);
    return site_text("The deals of each season are secret until it ends. They were sealed when the contest began, with "
                     "the SHA-256 %1. The key of season %2 is %3. The hash of each key is the key before it, and the "
                     "hash of the first one is that SHA-256: %4.")
        .name(plan.seal->sha256)
        .number(std::to_string(ended))
        .name(last_season(hill.log()).key)
        .element("<code>printf \"hilltop season key KEY\" | sha256sum</code>");
}

std::vector<SiteText> method_of(const HillFile& hill) {
    const Plan& plan = hill.plan();
    const std::string title = plan.entry().info().title;
    const SiteText again = site_text("The matches follow from the deals and the log alone. You can add the same bots "
                                     "to a hill with the same deals and rules and compare the results: %1.")
                               .element("<code>hilltop-cli hill dump</code>");
    if (plan.tables > 0) {
        const SiteText drawn =
            (plan.duplicate ? site_text("%1, %2 seats, %3 matches at each table, all tables of a number on the same "
                                        "deals, each deal with many seatings. Each bot brings %4 tables.")
                            : site_text("%1, %2 seats, %3 matches at each table. Each bot brings %4 tables."))
                .name(title)
                .number(std::to_string(plan.seats))
                .number(grouped(plan.matches))
                .number(std::to_string(plan.tables));
        return {drawn, deals_of(hill),
                site_text("The others at a table are drawn at random from all that play. A place shows what a bot can "
                          "expect at such a table. Extra matches are played where the order of neighbours is unclear. "
                          "Ranges hold at every look."),
                again};
    }
    const SiteText played =
        (plan.duplicate ? site_text("%1, %2 seats, %3 matches for each pair, all pairs on the same deals, each deal "
                                    "with all seatings.")
                        : site_text("%1, %2 seats, %3 matches for each pair."))
            .name(title)
            .number(std::to_string(plan.seats))
            .number(grouped(plan.matches));
    return {played, deals_of(hill),
            site_text("Each pair of versions meets once, and their matches are kept. Extra matches are played where "
                      "the order of neighbours is unclear. A place shows what a bot can expect against all others, "
                      "each counting the same. Ranges hold at every look."),
            again};
}

/// The date a version came, and what is known of it.
void add_facts(const HillFile& hill, const HillTable& table, const HillKey& key, SiteBot& bot) {
    const HillVersion& version = hill.field().versions().at(key);
    std::string came;
    for (const HillEvent& event : hill.log())
        if (event.kind == HillEvent::Kind::Added && event.version.key == key) came = day_of(event.date);
    bot.facts.emplace_back(
        window_text("Version"),
        site_text("%1, since %2").number(std::to_string(key.version)).element(fmt::format("<time>{}</time>", came)));
    const std::pair<SiteText, std::string> told[] = {{site_text("Author"), version.author},
                                                     {site_text("Published at"), version.link},
                                                     {site_text("Licence"), version.licence},
                                                     {site_text("Plays as"), version.spec},
                                                     {SiteText::value("SHA-256"), version.content}};
    for (const auto& [what, value] : told)
        if (!value.empty()) bot.facts.emplace_back(what, SiteText::value(value));
    for (const HillClones& clones : table.clones)
        if (clones.one == key || clones.two == key)
            bot.facts.emplace_back(site_text("Same answers as"),
                                   site_text("%1, in all %n matches")
                                       .name(shown_key(clones.one == key ? clones.two : clones.one))
                                       .count(clones.matches));
    std::string earlier;
    for (const auto& [other, unused] : hill.field().versions())
        if (other.name == key.name && other != key)
            earlier += fmt::format("{}{}", earlier.empty() ? "" : ", ", other.version);
    if (!earlier.empty()) bot.facts.emplace_back(site_text("Earlier versions"), SiteText::value(earlier));
}

SiteFinal site_final(const HillFile& hill, const FinalTable& table) {
    SiteFinal final{.name = table.final.name,
                    .about = (table.over
                                  ? site_text("Since %1, on its own deals: %2 matches for each pair.")
                                  : site_text("Since %1, on its own deals: %2 matches for each pair. It is not over."))
                                 .element(fmt::format("<time>{}</time>", day_of(table.final.date)))
                                 .number(grouped(table.final.parts * hill.plan().matches)),
                    .table = final_text_table(table, hill.plan())};
    for (const HillRow& row : table.rows)
        final.bots.push_back(hill.field().is_active(row.key) ? row.key.name : std::string());
    return final;
}

/// What is read of all bouts at once.
struct SiteBouts {
    std::map<std::string, std::vector<std::string>> faults{}; ///< a line each, by the name of a bot that plays
    std::vector<Bout> bouts{};                                ///< of those that play
    NotableMatches notable;                                   ///< their source is an index into `bouts`
};

Result<SiteBouts> read_bouts(HillFile& hill, const HillTable& table) {
    std::map<HillKey, std::uint16_t> entrants;
    for (const HillRow& row : table.rows)
        entrants.emplace(row.key, static_cast<std::uint16_t>(row.entrant));
    const CountingBouts counting(hill.plan(), hill.field());
    SiteBouts read{.notable = NotableMatches(hill.plan().entry().info(), table.rows.size())};
    TRY(hill.each_bout([&](const Bout& bout, SeriesResult&& result) {
        for (const SeriesFault& fault : result.faults) {
            const HillKey& key = bout.sides[fault.entrant];
            auto& own = read.faults[key.name];
            if (!entrants.contains(key) || own.size() >= kMostFaults) continue;
            const std::string against = bout.sides.size() == 2 ? " against " + bout.sides[1u - fault.entrant].name : "";
            own.push_back(fmt::format("{}{}, {}, match {}, decision {}\n{}", fault_word(fault.fault), against,
                                      part_text(bout.part), fault.match + 1, fault.decision + 1,
                                      hill.is_secret(bout) ? std::string() : fault.errors));
        }
        if (hill.is_secret(bout) || !counting.has(bout)) return true;
        Series series = series_of_bout(hill.plan_by_specs(bout));
        for (std::size_t side = 0; side < bout.sides.size(); ++side)
            series.entrants[side] = entrants.at(bout.sides[side]);
        read.notable.add(read.bouts.size(), series, result);
        read.bouts.push_back(bout);
        return true;
    }));
    return read;
}

/// An error for a match that cannot be shown as it was counted.
Result<Record> record_of(HillFile& hill, const Bout& bout, const NotableMatch& match) {
    const PlayedMatch played = place_of_match(series_of_bout(hill.plan_by_specs(bout)), match.match);
    auto found = TRY(find_hill_match(hill, {bout, match.match, played, match.digest}, WhenNotKept::Fail));
    if (!found.reproduced)
        return failure("hill", "match {} of this pairing had another result when it was played again", match.match + 1);
    return std::move(found.record);
}

} // namespace

std::string hill_commands(const HillFile& hill) {
    const Plan& plan = hill.plan();
    const std::string begin = "hilltop-cli hill ", file = " again.hhill";
    const int ended = open_season(hill.log()) - 1;
    if (plan.seal && ended == 0)
        return "# The deals are secret until the season ends, so nothing can be played again before.\n";
    std::string deals = fmt::format("--seed {}", plan.seed);
    if (plan.seal) deals = fmt::format("--season-key {}:{}", ended, last_season(hill.log()).key);
    std::string text = fmt::format("{}new{} --game {} --seats {} --matches {} {}{}", begin, file, plan.game, plan.seats,
                                   plan.matches, deals, plan.duplicate ? " --duplicate" : "");
    Plan usual = plan;
    set_tables(usual);
    if (plan.tables > 0 || usual.tables > 0) text += fmt::format(" --tables {}", plan.tables);
    text += fmt::format(" --places {}{}", plan.places, plan.authors_apart ? " --authors-apart" : "");
    if (plan.stop.kind == StopRule::Kind::Interval) text += fmt::format(" --interval {}", plan.stop.width);
    const Json rules = plan_to_json(plan).value("rules", Json::object());
    for (const auto& [key, value] : rules.items())
        text += fmt::format(
            " --rules {}",
            shell_word(fmt::format("{}={}", key, value.is_string() ? value.get<std::string>() : value.dump())));
    text += '\n';
    if (!plan.own_draws && plan.duplicate)
        text +=
            "# This hill was made by an earlier Hilltop, where bots drew the same numbers in all pairings of a part, "
            "so bots that draw play otherwise here.\n";
    HillField again;    // where these commands are run
    bool played = true; // nothing is due
    const auto play = [&](const std::string& options = {}) {
        if (!played || !options.empty()) text += begin + "run" + file + options + '\n';
        played = true;
    };
    int seasons = 0;
    for (const HillEvent& event : canonical(hill.log())) {
        if (plan.seal && seasons == ended) {
            text += "# The deals of the next season are secret until it ends.\n";
            break;
        }
        const HillVersion& version = event.version;
        const std::string name = shell_word(version.key.name);
        switch (event.kind) {
        case HillEvent::Kind::Added:
            if (again.playing(version.key.name) != nullptr) play(); // what the version before had to play
            again.add(event);
            text += fmt::format("{}add{} {} --name {}", begin, file, shell_word(version.spec), name);
            for (const auto& [option, value] : {std::pair("author", version.author), std::pair("link", version.link),
                                                std::pair("licence", version.licence)})
                if (!value.empty()) text += fmt::format(" --{}={}", option, shell_word(value));
            text += " --replace --no-trial\n";
            played = false;
            break;
        case HillEvent::Kind::Retired:
            if (!again.is_active(version.key)) break;
            play();
            again.add(event);
            text += fmt::format("{}retire{} {}\n", begin, file, name);
            break;
        case HillEvent::Kind::Disqualified:
            if (!again.is_active(version.key)) break; // it left under another name, and under all of them
            play();
            for (HillEvent out = event;
                 const HillKey& key : again.playing_content(again.versions().at(version.key).content)) {
                out.version.key = key;
                again.add(out);
            }
            text += fmt::format("{}disqualify{} {} --why {}\n", begin, file, name, shell_word(event.why));
            break;
        case HillEvent::Kind::Out:
            play(); // of which it follows
            again.add(event);
            break;
        case HillEvent::Kind::Back:
            play();
            again.add(event);
            text += fmt::format("{}back{} {}\n", begin, file, name);
            played = false;
            break;
        case HillEvent::Kind::Budget:
            play();
            play(fmt::format(" --budget {}", event.matches));
            break;
        case HillEvent::Kind::Season:
            play();
            text += fmt::format("{}season{} {}\n", begin, file, shell_word(event.why));
            ++seasons;
            break;
        case HillEvent::Kind::Final:
            play();
            text += fmt::format("{}final{} {} --matches {} --places {}\n", begin, file, shell_word(event.why),
                                event.matches, finalists_of(event).size());
            played = false;
            break;
        }
    }
    play();
    return text + begin + "dump" + file + '\n';
}

Result<> write_hill_site(HillFile& hill, const std::string& folder, const HillSite& about) {
    const SiteFolder site_folder = TRY(SiteFolder::open(folder));
    const HillTable table = TRY(hill_table(hill));
    SiteBouts read = TRY(read_bouts(hill, table));
    ContestSite site;
    site.title = about.title.empty() ? fmt::format("{}: {}", hill.plan().entry().info().title,
                                                   std::filesystem::path(hill.path()).stem().string())
                                     : about.title;
    site.leader = leader_of(table);
    site.course = &table.course;
    site.statistics = &table.statistics;
    site.rating = rating_word(hill.plan());
    site.bots.resize(table.rows.size());
    std::vector<std::size_t> order;
    for (const HillRow& row : table.rows) {
        SiteBot& bot = site.bots[row.entrant];
        bot.name = row.key.name;
        bot.rating = sides_of(hill.plan()) == 1 ? std::abs(row.rating) : row.rating;
        bot.interval = row.interval;
        if (sides_of(hill.plan()) == 1 && row.rating < 0) bot.interval = {-row.interval.high, -row.interval.low};
        bot.place = row.place;
        bot.places = places_text(row);
        bot.faults = std::move(read.faults[bot.name]);
        add_facts(hill, table, row.key, bot);
        order.push_back(row.entrant);
    }
    for (const FinalTable& final : table.finals)
        site.finals.push_back(site_final(hill, final));
    std::ranges::reverse(site.finals);
    site.pairs = TRY(pair_effects_of(hill));
    site.method = method_of(hill);
    site.commands = hill_commands(hill);
    for (const HillEvent& event : hill.log())
        site.events.emplace_back(day_of(event.date), sentence_of(event));
    std::reverse(site.events.begin(), site.events.end());
    auto changes =
        changes_since(hill, table, site.events, site_folder.note("index.html"), about.continues, date_of_today());
    site.changed_since = day_of(changes.date);
    site.changes = std::move(changes.told);
    site.notes["index.html"] = std::move(changes.note);
    const auto leads = hill_leads(hill.plan(), hill.log(), hill.scores());
    const auto seasons = TRY(hill.seasons());
    site.authors = authors_of(hill, table);
    site.leaders = leaders_of(hill.log(), leads, seasons);
    site.feed = feed_of(hill, leads, site.title, about.url);
    site.downloads = {{"standings.json", hill_json(hill, table).dump() + '\n'},
                      {"standings.csv", hill_csv(hill, table)},
                      {"commands.sh", site.commands}};
    int number = 0;
    for (const HillSeason& season : seasons)
        site.downloads[fmt::format("season-{}.json", ++number)] = season.table + '\n';
    if (about.offers_file) site.downloads["contest.hhill"] = TRY(hill.bytes_for_others());
    const SiteRecord records{
        .find = [&](const NotableMatch& match) { return record_of(hill, read.bouts[match.source], match); },
        .title = [&](const NotableMatch& match) { return match_title(read.bouts[match.source].part, match.match); }};
    // More than are shown: some cannot be.
    add_match_pages(site, site_folder, read.notable.chosen(order, 4 * about.matches.most), records, about.matches);
    return write_site(site_folder, site);
}

} // namespace hilltop
