// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/reproduce_command.h"

#include "base/quoted.h"
#include "botlab/reproduce.h"
#include "botlab/submitted.h"
#include "cli/output.h"
#include "cli/saved_match.h"

#include <fmt/format.h>

namespace hilltop::cli {
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
    const auto last = static_cast<std::uint64_t>(std::max(1, replay.decisions().count()) - 1);
    const auto number = TRY(read_option("--decision", options.decision, 0, last));
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
    print_out("decision  {}, step {}, seat {}, asked of {}\n", found.decision.number, found.decision.step,
              found.decision.seat.index(), name.empty() ? found.bot : name);
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
        print_out("It already differed from the record at decision {}.\n", found.differs_before);
    if (found.same()) {
        print_out("Reproduced: it is what the record says.\n");
        return {};
    }
    return failure("cli", "not reproduced: the answer is {}, the record has {}", answer_words(found.answer),
                   recorded_words(found.recorded));
}

} // namespace hilltop::cli
