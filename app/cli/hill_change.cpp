// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/hill_change.h"

#include "base/numbers.h"
#include "base/parallel.h"
#include "botlab/submitted.h"
#include "botlab/trial.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "hill/due_words.h"
#include "hill/fallen_out.h"
#include "hill/folded_name.h"
#include "hill/hill_final.h"
#include "hill/hill_season.h"
#include "hill/hill_table.h"
#include "hill/season_keys.h"
#include "hill/unpacked_bots.h"

#include <fmt/format.h>

namespace hilltop::cli {
namespace {

Result<> take_hill_numbers(const NewHillOptions& options, Plan& plan) {
    const Info& game = plan.entry().info();
    if (options.seats)
        plan.seats =
            static_cast<int>(TRY(read_option("--seats", *options.seats, static_cast<std::uint64_t>(game.min_seats),
                                             static_cast<std::uint64_t>(game.max_seats))));
    if (options.seed) plan.seed = TRY(read_option("--seed", *options.seed, 0, ~0ull));
    const auto take = [](const char* option, const std::optional<std::string>& text, int most,
                         int& number) -> Result<> {
        if (text) number = static_cast<int>(TRY(read_option(option, *text, 0, static_cast<std::uint64_t>(most))));
        return {};
    };
    std::optional<int> tables;
    if (options.tables) tables = static_cast<int>(TRY(read_option("--tables", *options.tables, 0, kMaxTables)));
    set_tables(plan, tables);
    plan.matches = usual_matches(plan);
    if (options.matches)
        plan.matches = static_cast<std::int64_t>(TRY(read_option("--matches", *options.matches, 1, kMaxMatches)));
    TRY(take("--places", options.places, kMaxEntrants, plan.places));
    TRY(take("--entries-per-author", options.entries_per_author, kMaxEntrants, plan.entries_per_author));
    TRY(take("--versions-a-day", options.versions_a_day, kMaxVersionsADay, plan.versions_a_day));
    if (!options.interval) return {};
    const auto stop = read_stop("interval=" + *options.interval);
    if (!stop) return for_option("--interval", stop.error());
    plan.stop = *stop;
    return {};
}

/// A public seed, the keys of another hill, or new keys, which are published when seasons end.
Result<> settle_deals(const NewHillOptions& options, Plan& plan) {
    if (options.seed) return {};
    if (!options.season_key) return seal_hill(plan);
    const auto colon = options.season_key->find(':');
    const auto number = read_option("--season-key", options.season_key->substr(0, colon), 1, kMostSeasons);
    if (colon == std::string::npos || !number) return misuse("cli", "--season-key: write SEASON:KEY, such as 2:4be1…");
    const auto sealed = seal_hill(plan, static_cast<int>(*number), options.season_key->substr(colon + 1));
    return sealed ? sealed : for_option("--season-key", sealed.error());
}

/// Lets those that are new play some matches, each as it will be run.
Result<> try_entries(const HillFile& hill, const std::vector<HillEntry>& entries) {
    TrialOrder order;
    order.limits = LimitsByBot(hill.plan().limits, {});
    order.rules = hill.plan().rules;
    order.threads = processors();
    for (const HillEntry& entry : entries)
        order.bots.push_back(TRY(spec_to_run(entry.content)));
    remark_isolation(order.bots);
    Gate gate(watch_interrupt());
    const auto trials = TRY(try_bots(hill.plan().entry(), order, gate));
    if (trials.size() < order.bots.size()) return failure("cli", "stopped during the trial; no bot was added");
    for (std::size_t i = 0; i < trials.size(); ++i)
        if (trials[i].refusal)
            return failure("cli", "{} cannot play, so no bot was added: {}", entries[i].event.version.key.name,
                           *trials[i].refusal);
    return {};
}

Result<> take_leave(const LeaveOptions& options, HillEvent::Kind kind, const char* done) {
    auto hill = TRY(HillFile::open_to_change(options.file));
    const auto events = TRY(leaving(hill, options.name, kind, options.why));
    TRY(hill.append(events));
    const std::string name = shown_key(events.front().version.key);
    print_out("{} {}; what it has played stays in the file\n", name, done);
    for (const HillEvent& event : std::span(events).subspan(1))
        print_out("{} {}, too: it is the same bot as {}\n", shown_key(event.version.key), done, name);
    return {};
}

/// What is to be played now, if anything is.
Result<> print_due(HillFile& hill) {
    if (const HillDue due = due_of(hill.plan(), hill.log(), hill.scores()); !due.bouts.empty())
        print_out("{}: hilltop-cli hill run {}\n", due_text(hill, due, TRY(begun_matches(hill, due)), processors()),
                  hill.path());
    return {};
}

} // namespace

Result<> make_hill(const NewHillOptions& options) {
    const auto game = require_game(options.game);
    if (!game) return for_option("--game", game.error());
    Plan plan = usual_hill(**game);
    TRY(take_hill_numbers(options, plan));
    plan.rules = TRY(read_rules(**game, options.rules, plan.seats));
    if (const auto fits = (*game)->check(plan.rules, plan.seats); !fits) return for_option("--rules", fits.error());
    plan.limits = TRY(read_limits(options.limits));
    if (std::ranges::none_of(options.limits, [](const std::string& limit) { return limit.starts_with("total="); }))
        plan.limits.total = usual_total(plan);
    plan.duplicate = options.duplicate;
    plan.authors_apart = options.authors_apart;
    TRY(settle_deals(options, plan));
    TRY(HillFile::create(options.file, plan));
    print_out("{}: a hill of {}, {}\n", options.file, plan.game, deals_words(plan));
    return {};
}

Result<> add_to_hill(const AddOptions& options) {
    auto hill = TRY(HillFile::open_to_change(options.file));
    const GameEntry& game = hill.plan().entry();
    std::vector<std::string> bots;
    for (const std::string& named : options.bots) {
        auto found = TRY(bots_named(game, named));
        std::move(found.begin(), found.end(), std::back_inserter(bots));
    }
    if (!options.words.name.empty() && bots.size() > 1)
        return misuse("cli", "--name: there are {} bots, but only one can have the name {}", bots.size(),
                      options.words.name);
    std::vector<HillEntry> entries;
    std::vector<HillEvent> events;
    for (const std::string& bot : bots) {
        auto entry = TRY(entry_of(hill, bot, options.words, options.replace, PutBy::Person, events));
        if (!entry) {
            print_out("{} already plays in this version\n", bot);
            continue;
        }
        for (const HillEntry& other : entries)
            if (folded_name(other.event.version.key.name) == folded_name(entry->event.version.key.name))
                return misuse("cli", "two of these bots have the name {}; add one of them with --name",
                              entry->event.version.key.name);
        events.push_back(entry->event);
        entries.push_back(std::move(*entry));
    }
    if (hill.field().active().size() + entries.size() > static_cast<std::size_t>(kMaxEntrants))
        return failure("cli", "at most {} bots can play on a hill; retire some first", kMaxEntrants);
    if (!options.no_trial) {
        TRY(try_entries(hill, entries));
    }
    std::vector<BotContent> contents;
    std::vector<std::vector<HillKey>> twins;
    for (HillEntry& entry : entries) {
        twins.push_back(std::move(entry.twins));
        contents.push_back(std::move(entry.content));
    }
    TRY(hill.append(events, contents));
    for (std::size_t i = 0; i < events.size(); ++i) {
        const HillKey& key = events[i].version.key;
        print_out("{} joins, version {}\n", key.name, key.version);
        tell_twins(key.name, twins[i]);
    }
    return print_due(hill);
}

void tell_twins(const std::string& name, const std::vector<HillKey>& twins) {
    for (const HillKey& twin : twins)
        print_out("{} is the same bot as {}, which plays here, too\n", name, shown_key(twin));
}

Result<> retire_bot(const LeaveOptions& options) {
    return take_leave(options, HillEvent::Kind::Retired, "has retired");
}

Result<> disqualify_bot(const LeaveOptions& options) {
    return take_leave(options, HillEvent::Kind::Disqualified, "is disqualified");
}

Result<> let_back(const LeaveOptions& options) {
    auto hill = TRY(HillFile::open_to_change(options.file));
    auto event = TRY(coming_back(hill.plan(), hill.log(), hill.scores(), options.name, options.why));
    event.date = date_of_today();
    TRY(hill.append({&event, 1}));
    print_out("{} plays again\n", shown_key(event.version.key));
    return {};
}

Result<> keep_season_of(const SeasonOptions& options) {
    auto hill = TRY(HillFile::open_to_change(options.file));
    TRY(end_season(hill, options.name));
    print_out("the standings of {} were kept\n", hill.log().back().why);
    if (const std::string& key = hill.log().back().key; !key.empty())
        print_out("its deals may be known now, the key of season {} is {}\n", open_season(hill.log()) - 1, key);
    return {};
}

Result<> begin_final_of(const FinalOptions& options) {
    const auto matches = static_cast<std::int64_t>(TRY(read_option("--matches", options.matches, 1, 1'000'000'000)));
    const auto places = options.places ? TRY(read_option("--places", *options.places, 2, kMaxEntrants)) : 0;
    auto hill = TRY(HillFile::open_to_change(options.file));
    TRY(begin_final(hill, options.name, matches, static_cast<int>(places)));
    const HillFinal final = finals_of(hill.plan(), hill.log()).back();
    print_out("the final {} begins, {} bots, {} matches a {}\n", final.name, final.finalists.size(),
              grouped(final.parts * hill.plan().matches), sides_of(hill.plan()) == 1 ? "bot" : "pairing");
    return print_due(hill);
}

} // namespace hilltop::cli
