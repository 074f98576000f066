// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/faults_command.h"

#include "cli/output.h"
#include "cli/saved_match.h"
#include "hill/hill_final.h"
#include "records/replay.h"
#include "tournament/export.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hilltop::cli {
namespace {

/// Of a long list as text; other formats have all.
constexpr std::size_t kMostTold = 100;

/// What is reported of one fault.
struct ToldFault {
    SeriesFault fault;
    std::string bot, spec;
    std::vector<std::string> against{};  ///< the others at the table, each once
    std::optional<int> part{};           ///< ContestMatch::part
    Json question{};                     ///< null: it was a notification, or no record has it
    std::optional<std::string> answer{}; ///< that counted instead of its own
};

/// Finds questions in the records that are kept; of faults in order of matches each record is read once.
class Questions {
public:
    explicit Questions(ContestMatches& contest)
        : m_contest(contest) {}

    Result<ToldFault> of(const SeriesFault& fault) {
        ToldFault told{
            .fault = fault, .bot = m_contest.names()[fault.entrant], .spec = m_contest.bots()[fault.entrant]};
        if (fault.match != m_match.number || !m_found) {
            TRY(look_up(fault.match));
        }
        told.part = m_match.part;
        for (const std::uint16_t entrant : m_match.played.by_seat) {
            const std::string& name = m_contest.names()[entrant];
            if (entrant != fault.entrant &&
                std::find(told.against.begin(), told.against.end(), name) == told.against.end())
                told.against.push_back(name);
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
    Result<> look_up(std::uint64_t number) {
        m_match = TRY(m_contest.numbered(number));
        m_found = true;
        m_replay.reset();
        auto record = TRY(m_contest.kept_record(m_match));
        if (!record) return {};
        auto replay = Replay::make(std::move(*record), Replay::Asking::Later);
        if (replay) m_replay.emplace(std::move(*replay));
        return {};
    }

    ContestMatches& m_contest;
    ContestMatch m_match;
    bool m_found = false; ///< there is one
    std::optional<Replay> m_replay;
};

std::string json_line(const Json& json) {
    return json.is_null() ? std::string() : json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json fault_json(const ToldFault& told) {
    const SeriesFault& fault = told.fault;
    return {{"match", fault.match},
            {"part", told.part ? Json(*told.part) : Json(nullptr)},
            {"decision", fault.decision},
            {"seat", fault.seat},
            {"bot", told.bot},
            {"spec", told.spec},
            {"against", told.against},
            {"word", fault_word(fault.fault)},
            {"told", fault.told},
            {"us", fault.time.count()},
            {"question", told.question},
            {"answer", told.answer ? Json(*told.answer) : Json(nullptr)},
            {"stderr", fault.errors}};
}

std::string csv_line(const ToldFault& told) {
    const SeriesFault& fault = told.fault;
    return fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{}\n", fault.match, fault.decision, fault.seat,
                       csv_field(told.bot), csv_field(told.spec), fault_word(fault.fault), fault.told ? 1 : 0,
                       fault.time.count(), csv_field(json_line(told.question)), csv_field(told.answer.value_or("")),
                       csv_field(fault.errors), csv_field(fmt::format("{}", fmt::join(told.against, ", "))),
                       told.part ? std::to_string(*told.part) : "");
}

/// " against Nestor"; of a large table how many.
std::string against_text(const std::vector<std::string>& against) {
    constexpr std::size_t kNamed = 3;
    if (against.empty()) return {};
    return against.size() > kNamed ? fmt::format(" against {} others", against.size())
                                   : fmt::format(" against {}", fmt::join(against, ", "));
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

std::string fault_text(const ToldFault& told) {
    constexpr std::size_t kIndent = 12;
    const SeriesFault& fault = told.fault;
    std::string text = fmt::format(
        "match {}{}, {}, seat {}, {}{}: {}{}{}\n", fault.match + 1, told.part ? ", " + part_text(*told.part) : "",
        when_text(fault.decision), fault.seat + 1, told.bot, against_text(told.against), fault_word(fault.fault),
        fault.told ? " while not on turn" : "",
        fault.time.count() > 0 ? fmt::format(" after {:.1f} ms", static_cast<double>(fault.time.count()) / 1000) : "");
    if (!told.question.is_null()) text += fmt::format("  question  {}\n", json_line(told.question));
    if (told.answer) text += fmt::format("  counted   {}\n", *told.answer);
    if (const std::string errors = tame(fault.errors, kIndent); !errors.empty())
        text += fmt::format("  stderr    {}\n", errors);
    return text;
}

} // namespace

Result<> list_faults(const FaultsOptions& options) {
    const auto contest = TRY(open_contest(options.file));
    const auto wanted = TRY(entrants_called(*contest, "--bot", options.bot));
    Fault word{};
    if (options.word && !read_fault(*options.word, word))
        return misuse("cli",
                      "--word: \"{}\" is not a fault. Faults are no-start, crash, time-out, stall, not-understood, "
                      "not-allowed, too-much-output, too-much-memory or too-many-processes",
                      *options.word);
    auto faults = TRY(contest->faults());
    std::erase_if(faults, [&](const SeriesFault& fault) {
        return (wanted && !(*wanted)[fault.entrant]) || (options.word && fault.fault != word);
    });
    Questions questions(*contest);
    Json list = Json::array();
    if (options.csv) print_out("match,decision,seat,bot,spec,word,told,us,question,answer,stderr,against,part\n");
    std::size_t told_of = 0;
    for (const SeriesFault& fault : faults) {
        if (!options.json && !options.csv && told_of == kMostTold) break;
        const auto told = TRY(questions.of(fault));
        ++told_of;
        if (options.json)
            list.push_back(fault_json(told));
        else
            print_out("{}", options.csv ? csv_line(told) : fault_text(told));
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
