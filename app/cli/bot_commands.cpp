// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bot_commands.h"

#include "botlab/bot_compare.h"
#include "botlab/bot_templates.h"
#include "botlab/compare_worth.h"
#include "botlab/submitted.h"
#include "cli/output.h"
#include "hosting/languages/language.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "review_files/given_matches.h"

#include <fmt/format.h>

#include <array>
#include <filesystem>

namespace hilltop::cli {
namespace {

constexpr std::uint64_t kMostCompared = 1'000'000;

/// Where each of the records comes from: "old.hmatch", and its place among those of the file.
struct FoundRecords {
    std::vector<Record> records;
    std::vector<std::pair<std::string, std::int64_t>> places;
};

Result<FoundRecords> open_all(const GameEntry& game, const std::vector<std::string>& files) {
    FoundRecords found;
    if (files.empty()) return found;
    GivenMatches given(files, 0);
    if (!given.problems().empty()) return given.problems().front();
    while (auto match = given.next()) {
        if (!match->record) return match->record.error();
        if (match->record->game != game.info().id)
            return misuse("cli", "{}: record {} is a match of {}, not of {}", match->file, match->match + 1,
                          match->record->game, game.info().id);
        found.records.push_back(std::move(*match->record));
        found.places.emplace_back(match->file, static_cast<std::int64_t>(match->match));
    }
    if (given.not_kept() > 0)
        remark(failure("cli", "{} matches of hosted bots are left out: their contest stored no record of them",
                       given.not_kept()));
    if (found.records.empty())
        return failure("cli", "{}: this file has no match to compare the bots by", files.front());
    return found;
}

Json word_json(const std::string& word) {
    return word.empty() ? Json(nullptr) : Json(word);
}

/// By place in the list of changed answers; empty where the game has no judge.
using Worths = std::vector<std::optional<AnswerWorth>>;

/// Nothing where it is not known.
const AnswerWorth* worth_at(const Worths& worths, std::size_t place) {
    return place < worths.size() && worths[place] ? &*worths[place] : nullptr;
}

Json comparison_json(const CompareOptions& options, const FoundRecords& found, const BotComparison& compared,
                     const Worths& worths) {
    Json changed = Json::array();
    for (std::size_t i = 0; i < compared.changed.size(); ++i) {
        const ChangedAnswer& one = compared.changed[i];
        const AnswerWorth* worth = worth_at(worths, i);
        const auto& [file, number] = found.places[static_cast<std::size_t>(one.record)];
        changed.push_back({{"file", file},
                           {"match", number},
                           {"step", one.step},
                           {"decision", one.decision},
                           {"seat", one.seat.index()},
                           {"first", word_json(one.first)},
                           {"first_faulty", one.first_faulty},
                           {"second", word_json(one.second)},
                           {"second_faulty", one.second_faulty},
                           {"worth", worth ? Json(worth->value) : Json(nullptr)},
                           {"worth_error", worth ? Json(worth->error) : Json(nullptr)}});
    }
    const bool played = compared.matches > 0;
    return {{"game", options.game},
            {"first", options.first},
            {"second", options.second},
            {"decisions", compared.decisions},
            {"changed", std::move(changed)},
            {"matches", compared.matches},
            {"share", played ? Json(compared.share) : Json(nullptr)},
            {"error", played ? Json(compared.error) : Json(nullptr)}};
}

std::string spelt(const std::string& word, bool faulty) {
    return faulty ? "a fault" : word.empty() ? "silence" : word;
}

/// "+0.120 +- 0.031".
std::string worth_text(const AnswerWorth* worth) {
    return worth ? fmt::format("{:+.3f} +- {:.3f}", worth->value, worth->error) : std::string("-");
}

/// How many answers of the first bot are better, equal and worse.
std::string sides_text(const Worths& worths) {
    std::array<int, 3> sides{};
    int judged = 0;
    for (const auto& worth : worths) {
        if (!worth) continue;
        ++sides[static_cast<std::size_t>(worth->side())];
        ++judged;
    }
    return judged == 0 ? std::string()
                       : fmt::format("Of {} judged the first bot's answer is better in {}, equal in {}, worse in {}.\n",
                                     grouped(judged), grouped(sides[0]), grouped(sides[1]), grouped(sides[2]));
}

std::string comparison_text(const CompareOptions& options, const FoundRecords& found, const BotComparison& compared,
                            const Worths& worths) {
    std::string text;
    if (!found.records.empty())
        text += fmt::format("Changed answers: {} of {}\n", grouped(static_cast<std::int64_t>(compared.changed.size())),
                            grouped(compared.decisions));
    if (!compared.changed.empty()) {
        TextTable table{6};
        table.add({"FILE", "MATCH", "DECISION", "SEAT", "FIRST", "SECOND", "FIRST WORTH MORE"});
        for (std::size_t i = 0; i < compared.changed.size(); ++i) {
            const ChangedAnswer& one = compared.changed[i];
            const auto& [file, number] = found.places[static_cast<std::size_t>(one.record)];
            table.add({file, std::to_string(number + 1), std::to_string(one.decision + 1),
                       std::to_string(one.seat.index() + 1), spelt(one.first, one.first_faulty),
                       spelt(one.second, one.second_faulty), worth_text(worth_at(worths, i))});
        }
        text += table.text() + sides_text(worths);
    }
    if (compared.matches > 0)
        text += fmt::format("{} duplicate matches: {:.1f} % +- {:.1f} for {}\n", grouped(compared.matches),
                            100 * compared.share, 100 * compared.error, options.first);
    return text;
}

} // namespace

Result<> compare_two_bots(const CompareOptions& options) {
    const auto game = TRY(require_game(options.game));
    CompareOrder order;
    order.first = TRY(bot_named(*game, options.first));
    order.second = TRY(bot_named(*game, options.second));
    order.limits = TRY(read_limits(options.limits));
    const auto matches = TRY(read_option("--matches", options.matches, 0, kMostCompared));
    order.matches = static_cast<int>(matches);
    order.seed = TRY(read_option("--seed", options.seed, 0, ~0ull));
    if (options.files.empty() && order.matches == 0)
        return misuse("cli", "there is nothing to compare the bots by; name files of records, or use --matches");
    const auto found = TRY(open_all(*game, options.files));
    remark_isolation({order.first, order.second});
    Gate gate;
    const auto compared = TRY(compare_bots(*game, found.records, order, gate));
    Worths worths;
    judge_changes(
        found.records, compared.changed, [&] { return gate.stopped(); },
        [&](int, std::optional<AnswerWorth> worth) { worths.push_back(worth); });
    if (options.json)
        print_json(comparison_json(options, found, compared, worths));
    else
        print_out("{}", comparison_text(options, found, compared, worths));
    return {};
}

Result<> write_new_bot(const NewBotOptions& options) {
    if (options.file) {
        if (options.game.empty()) return misuse("cli", "--game: name the game of the bot");
        TRY(require_game(options.game));
        const Language* ending = options.language.empty() ? language_by_ending(*options.file) : nullptr;
        const auto chosen =
            find_bot_template(options.game, ending != nullptr ? std::string(ending->name) : options.language);
        if (!chosen) return for_option("--language", chosen.error());
        return write_bot_template(*chosen, *options.file);
    }
    TextTable table{4};
    for (const BotTemplate& one : bot_templates())
        if (options.game.empty() || one.game == options.game)
            table.add({one.game, one.language, one.file, one.description});
    print_out("{}", table.text());
    return {};
}

} // namespace hilltop::cli
