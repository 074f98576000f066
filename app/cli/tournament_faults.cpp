// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tournament_faults.h"

#include "cli/output.h"
#include "game/bot_spec.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "tournament/export.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace hilltop::cli {
namespace {

/// Of a long list as text; other formats have all.
constexpr std::size_t kMostTold = 100;
constexpr std::int64_t kAtOnce = 10'000;

Result<std::vector<SeriesFault>> all_faults(SavedTournament& saved) {
    std::vector<SeriesFault> faults;
    for (std::int64_t from = 0;; from += kAtOnce) {
        const auto some = saved.file.faults(from, kAtOnce);
        if (!some) return some.error();
        for (const StoredFault& one : *some)
            faults.push_back(one.fault);
        if (static_cast<std::int64_t>(some->size()) < kAtOnce) break;
    }
    for (const SeriesResult& result : saved.ahead)
        faults.insert(faults.end(), result.faults.begin(), result.faults.end());
    std::stable_sort(faults.begin(), faults.end(), [](const SeriesFault& a, const SeriesFault& b) {
        return std::tie(a.match, a.decision, a.seat) < std::tie(b.match, b.decision, b.seat);
    });
    return faults;
}

/// Whom --bot means: an entrant's name or number of the plan, a spec, or a file, which may be several.
Result<std::vector<bool>> entrants_called(const Plan& plan, const std::string& bot) {
    const auto names = entrant_names(plan);
    std::vector<bool> wanted;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        const auto spec = read_bot_spec(plan.bots[i]);
        wanted.push_back(names[i] == bot || plan.bots[i] == bot || (spec && spec->target == bot) ||
                         (spec && spec->target.ends_with('/' + bot)));
    }
    if (std::find(wanted.begin(), wanted.end(), true) == wanted.end())
        return misuse("cli", "--bot: {} does not take part; there are {}", bot,
                      fmt::format("{}", fmt::join(names, ", ")));
    return wanted;
}

/// What is reported of one fault.
struct ToldFault {
    SeriesFault fault;
    Json question;                     ///< null: it was a notification, or no record has it
    std::optional<std::string> answer; ///< that counted instead of its own
};

/// Finds questions in the records that are kept; of faults in order of matches each record is read once.
class Questions {
public:
    Questions(SavedTournament& saved)
        : m_saved(saved) {}

    Result<ToldFault> of(const SeriesFault& fault) {
        ToldFault told{fault, Json(), {}};
        if (fault.match != m_match) {
            m_match = fault.match;
            m_replay.reset();
            const auto text = TRY(m_saved.file.record(fault.match));
            if (text) {
                auto record = TRY(kept_match(m_saved.course.plan(), *text));
                auto replay = Replay::make(std::move(record), Replay::Asking::Later);
                if (replay) m_replay.emplace(std::move(*replay));
            }
        }
        if (!m_replay || fault.told) return told;
        const auto decision = m_replay->decisions().find(fault.decision);
        if (!decision) return told;
        const Table& table = m_replay->table(m_replay->position_of_step(decision->step));
        told.question = table.described(decision->seat);
        const auto place = static_cast<std::size_t>(fault.decision - m_replay->decisions().first_of(decision->step));
        const auto& steps = m_replay->record().steps;
        if (static_cast<std::size_t>(decision->step) < steps.size() &&
            place < steps[static_cast<std::size_t>(decision->step)].size())
            told.answer = steps[static_cast<std::size_t>(decision->step)][place];
        return told;
    }

private:
    SavedTournament& m_saved;
    std::uint64_t m_match = ~0ull;
    std::optional<Replay> m_replay;
};

std::string json_line(const Json& json) {
    return json.is_null() ? std::string() : json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json fault_json(const Plan& plan, const std::vector<std::string>& names, const ToldFault& told) {
    const SeriesFault& fault = told.fault;
    return {{"match", fault.match},
            {"decision", fault.decision},
            {"seat", fault.seat},
            {"bot", names[fault.entrant]},
            {"spec", plan.bots[fault.entrant]},
            {"word", fault_word(fault.fault)},
            {"told", fault.told},
            {"us", fault.time.count()},
            {"question", told.question},
            {"answer", told.answer ? Json(*told.answer) : Json(nullptr)},
            {"stderr", fault.errors}};
}

std::string csv_line(const Plan& plan, const std::vector<std::string>& names, const ToldFault& told) {
    const SeriesFault& fault = told.fault;
    return fmt::format("{},{},{},{},{},{},{},{},{},{},{}\n", fault.match, fault.decision, fault.seat,
                       csv_field(names[fault.entrant]), csv_field(plan.bots[fault.entrant]), fault_word(fault.fault),
                       fault.told ? 1 : 0, fault.time.count(), csv_field(json_line(told.question)),
                       csv_field(told.answer.value_or("")), csv_field(fault.errors));
}

/// Lines below the first one begin where it does; nothing of it moves a terminal's cursor.
std::string tame(const std::string& text, std::size_t by) {
    std::string lines;
    for (const char c : text.substr(0, text.find_last_not_of(" \n\r\t") + 1)) {
        const bool control = (static_cast<unsigned char>(c) < ' ' && c != '\n') || c == 0x7f;
        lines += control ? ' ' : c;
        if (c == '\n') lines.append(by, ' ');
    }
    return lines;
}

std::string fault_text(const std::vector<std::string>& names, const ToldFault& told) {
    constexpr std::size_t kIndent = 12;
    const SeriesFault& fault = told.fault;
    std::string text = fmt::format(
        "match {}, decision {}, seat {}, {}: {}{}{}\n", fault.match, fault.decision, fault.seat, names[fault.entrant],
        fault_word(fault.fault), fault.told ? " while told" : "",
        fault.time.count() > 0 ? fmt::format(" after {:.1f} ms", static_cast<double>(fault.time.count()) / 1000) : "");
    if (!told.question.is_null()) text += fmt::format("  question  {}\n", json_line(told.question));
    if (told.answer) text += fmt::format("  counted   {}\n", *told.answer);
    if (const std::string errors = tame(fault.errors, kIndent); !errors.empty())
        text += fmt::format("  stderr    {}\n", errors);
    return text;
}

} // namespace

Result<FaultCounts> fault_counts(SavedTournament& saved) {
    const auto summary = TRY(saved.file.fault_summary());
    FaultCounts counts;
    for (const FaultSummary& one : summary)
        counts[{one.entrant, one.fault}] += one.count;
    for (const SeriesResult& result : saved.ahead)
        for (const SeriesFault& fault : result.faults)
            ++counts[{fault.entrant, fault.fault}];
    return counts;
}

Result<> list_faults(const FaultsOptions& options) {
    auto saved = TRY(open_tournament(options.file));
    const Plan& plan = saved.course.plan();
    std::optional<std::vector<bool>> wanted;
    if (options.bot) {
        wanted = TRY(entrants_called(plan, *options.bot));
    }
    Fault word{};
    if (options.word && !read_fault(*options.word, word))
        return misuse("cli",
                      "--word: \"{}\" is not a fault. Faults are no-start, crash, time-out, stall, not-understood, "
                      "not-allowed, too-much-output, too-much-memory or too-many-processes",
                      *options.word);
    auto faults = TRY(all_faults(saved));
    std::erase_if(faults, [&](const SeriesFault& fault) {
        return (wanted && !(*wanted)[fault.entrant]) || (options.word && fault.fault != word);
    });
    const auto names = entrant_names(plan);
    Questions questions(saved);
    Json list = Json::array();
    if (options.csv) print_out("match,decision,seat,bot,spec,word,told,us,question,answer,stderr\n");
    std::size_t told_of = 0;
    for (const SeriesFault& fault : faults) {
        if (!options.json && !options.csv && told_of == kMostTold) break;
        const auto told = TRY(questions.of(fault));
        ++told_of;
        if (options.json)
            list.push_back(fault_json(plan, names, told));
        else
            print_out("{}", options.csv ? csv_line(plan, names, told) : fault_text(names, told));
    }
    if (options.json) print_json(list);
    if (options.json || options.csv) return {};
    if (faults.empty()) print_out("There were no faults{}.\n", options.bot || options.word ? " of these" : "");
    if (faults.size() > told_of)
        print_out("... and {} more. --json and --csv list all of them, --bot and --word fewer.\n",
                  grouped(static_cast<std::int64_t>(faults.size() - told_of)));
    return {};
}

} // namespace hilltop::cli
