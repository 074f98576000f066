// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/verify_command.h"

#include "base/quoted.h"
#include "base/sha256.h"
#include "botlab/reproduce.h"
#include "botlab/submitted.h"
#include "cli/output.h"
#include "cli/saved_match.h"
#include "hill/hill_file.h"
#include "hill/hill_matches.h"
#include "hill/season_keys.h"
#include "records/record_text.h"
#include "records/seal.h"
#include "tournament_files/saved_tournament.h"

#include <fmt/format.h>

#include <optional>

namespace hilltop::cli {
namespace {

/// All that is needed to do the calculation elsewhere: what is hashed, and how.
std::string recipe(const Seal& seal) {
    std::string text =
        fmt::format("  seed {}, salt {}{}\n  sha256(\"{}\") = {}\n", seal.seed, seal.salt,
                    seal.word.empty() ? "" : fmt::format(", word \"{}\"", seal.word), sealed_text(seal), seal.sha256);
    if (seal.word.empty()) return text + "  The cards are those of this seed, deal 0.\n";
    const std::string hash = sha256(worded_text(seal));
    return text + fmt::format("  sha256(\"{}\") = {}\n  The first {} of its digits, read as a hexadecimal number, are "
                              "the seed of the cards: {}, deal 0.\n",
                              worded_text(seal), hash, kWordDigits, seed_of(seal));
}

/// Of the records that are kept, each has to be of this seed.
Result<std::int64_t> records_of_seed(SavedTournament& saved) {
    const Course& course = saved.course;
    std::int64_t checked = 0;
    constexpr std::uint64_t kReadAtOnce = 1000;
    for (std::uint64_t first = 0; first < static_cast<std::uint64_t>(course.expected()); first += kReadAtOnce) {
        const auto records = saved.file.records(first, kReadAtOnce);
        if (!records) return records.error();
        for (const auto& [match, text] : *records) {
            const auto record = read_record(text);
            if (!record) return failure("cli", "the record of match {}: {}", match + 1, record.error());
            const auto place = place_of(course.schedule(), match);
            const Source& source = record->source;
            if (!place || source.seed != course.plan().seed || source.match != match ||
                source.deal != course.schedule().series(place->series).deal_number(place->match))
                return failure("cli",
                               "the record of match {} has seed {}, deal {}, match {}, so it does not belong there",
                               match + 1, source.seed, source.deal, source.match + 1);
            ++checked;
        }
    }
    return checked;
}

Result<> verify_tournament(const VerifyOptions& options) {
    auto saved = TRY(open_tournament(options.file));
    const Course& course = saved.course;
    const Plan& plan = course.plan();
    if (!plan.seal) return failure("cli", "{} has no seal: its seed was public from the start", options.file);
    if (!course.tells_seed())
        return failure("cli", "{}: its seed is secret until all has been played; its SHA-256 is {}", options.file,
                       plan.seal->sha256);
    // Seed and salt have been hashed when the plan was read.
    const auto checked = records_of_seed(saved);
    if (!checked) return failure("cli", "{}: {}", options.file, checked.error());
    if (options.json)
        print_json({{"sealed", true},
                    {"fits", true},
                    {"sha256", plan.seal->sha256},
                    {"hashed", sealed_text(*plan.seal)},
                    {"seed", std::to_string(plan.seed)},
                    {"records", *checked}});
    else
        print_out("The tournament belongs to the seal {}\n  sha256(\"{}\") = {}\n  {} records are of this seed.\n",
                  plan.seal->sha256, sealed_text(*plan.seal), plan.seal->sha256, grouped(*checked));
    return {};
}

/// The keys of the seasons that are over, from which their deals follow.
Result<> verify_hill(const VerifyOptions& options) {
    const auto hill = TRY(HillFile::open(options.file));
    const auto& seal = hill.plan().seal;
    if (!seal) return failure("cli", "{} has no seal: its seed was public from the start", options.file);
    std::string expected = seal->sha256, text;
    Json seasons = Json::array();
    for (const HillEvent& event : hill.log()) {
        if (event.kind != HillEvent::Kind::Season || event.key.empty()) continue;
        if (key_before(event.key) != expected)
            return failure("cli", "{}: the key of {} does not belong to the seal", options.file, event.why);
        text += fmt::format("  {}: key {}, whose SHA-256 is {}\n", event.why, event.key, expected);
        seasons.push_back({{"season", event.why}, {"key", event.key}, {"hash", expected}});
        expected = event.key;
    }
    if (seasons.empty())
        return failure("cli", "{}: its deals are secret until a season ends; the SHA-256 that seals them is {}",
                       options.file, seal->sha256);
    if (options.json)
        print_json({{"sealed", true}, {"fits", true}, {"sha256", seal->sha256}, {"seasons", std::move(seasons)}});
    else
        print_out("The seasons that are over belong to the seal {}\n{}", seal->sha256, text);
    return {};
}

} // namespace

Result<> verify_records(const VerifyOptions& options) {
    if (is_hill_file(options.file)) return verify_hill(options);
    if (is_tournament_file(options.file)) return verify_tournament(options);
    const auto records = TRY(load_records(options.file));
    std::optional<Error> first;
    Json list = Json::array();
    for (const Record& record : records) {
        const auto checked = check_seal(record);
        if (!checked && !first) first = failure("cli", "{}: line {}: {}", options.file, record.line, checked.error());
        if (options.json) {
            Json entry{
                {"line", record.line}, {"sealed", record.seal.has_value()}, {"fits", static_cast<bool>(checked)}};
            if (!checked) entry["problem"] = english(checked.error());
            if (checked) {
                entry["hashed"] = sealed_text(*record.seal);
                if (!record.seal->word.empty()) entry["hashed_with_word"] = worded_text(*record.seal);
                entry["seed"] = seed_of(*record.seal);
            }
            list.push_back(std::move(entry));
        } else if (checked) {
            print_out("line {}: the cards are those of the seal {}\n{}", record.line, record.seal->sha256,
                      recipe(*record.seal));
        }
    }
    if (options.json) print_json(list);
    if (first) return *first;
    return {};
}

namespace {

/// "s", "silence", "time-out"; where the rules did not accept an answer, what it was.
std::string answer_words(const AnyBot::Answer& answer) {
    const std::string word = answer.word.value_or("silence");
    if (!answer.fault) return word;
    const std::string fault(fault_word(*answer.fault));
    return *answer.fault == Fault::NotAllowed && answer.word ? fmt::format("{}, {}", word, fault) : fault;
}

/// What the record has; its fault's answer is what was played instead.
std::string recorded_words(const AnyBot::Answer& recorded) {
    if (!recorded.fault) return recorded.word.value_or("silence");
    return fmt::format("{}, so that {} was played", fault_word(*recorded.fault), recorded.word.value_or("nothing"));
}

constexpr std::size_t kMostBytes = 1 << 16;

/// Lines of a text, all but the first below the first.
std::string indented(const std::string& text, std::size_t by) {
    std::string lines;
    for (const char c : text.substr(0, text.find_last_not_of('\n') + 1)) {
        lines += c;
        if (c == '\n') lines.append(by, ' ');
    }
    return lines;
}

} // namespace

Result<> reproduce_decision(const ReproduceOptions& options) {
    const auto opened = TRY(open_match(options.file, options.match, Replay::Asking::Later));
    const Replay& replay = opened.replay;
    const auto count = static_cast<std::uint64_t>(replay.decisions().count());
    const auto number = TRY(read_ordinal("--decision", options.decision, count));
    const auto limits = TRY(read_limits(options.limits));
    TRY(log_to(options.wire_log));
    const auto bot = options.bot ? bot_named(replay.game(), *options.bot) : Result<std::string>("");
    if (!bot) return for_option("--bot", bot.error());
    std::string asked = *bot, name;
    if (const auto& saved = opened.saved; asked.empty() && saved && replay.decisions().find(static_cast<int>(number))) {
        const Seat seat = replay.decisions().find(static_cast<int>(number))->seat;
        const std::uint16_t entrant = saved->match.played.by_seat[seat.index()];
        asked = TRY(saved->contest->bot_to_run(entrant));
        name = saved->contest->names()[entrant];
    }
    const auto found = TRY(reproduce(replay, static_cast<int>(number), asked, limits));
    const Table& table = replay.table(replay.position_of_step(found.decision.step));
    constexpr std::size_t kIndent = 10;
    print_out("decision  {}, step {}, seat {}, asked of {}\n", found.decision.number + 1, found.decision.step + 1,
              found.decision.seat.index() + 1, name.empty() ? found.bot : name);
    print_out("question  {}\n", indented(table.described(found.decision.seat).dump(2), kIndent));
    if (found.answer.sent) {
        print_out("sent      {}\n", quoted(*found.answer.sent, kMostBytes));
        print_out("came back {}\n", quoted(found.answer.came, kMostBytes));
    }
    print_out("answer    {}\n", answer_words(found.answer));
    print_out("record    {}\n", recorded_words(found.recorded));
    if (found.answer.time.count() > 0)
        print_out("time      {:.2f} ms\n", static_cast<double>(found.answer.time.count()) / 1000);
    if (!found.answer.errors.empty()) print_out("stderr    {}\n", indented(found.answer.errors, kIndent));
    if (found.differs_before >= 0)
        print_out("It already differed from the record at decision {}.\n", found.differs_before + 1);
    if (found.same()) {
        print_out("Reproduced: it is what the record says.\n");
        return {};
    }
    return failure("cli", "not reproduced: the answer is {}, the record has {}", answer_words(found.answer),
                   recorded_words(found.recorded));
}

} // namespace hilltop::cli
