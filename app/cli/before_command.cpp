// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/before_command.h"

#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress_bar.h"
#include "cli/review_many.h"
#include "cli/saved_match.h"
#include "review_files/precedent_search.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop::cli {
namespace {

std::string mean_text(const Measured& mean, int finished) {
    if (finished == 0) return "-";
    return mean.error ? fmt::format("{} +- {:.3f}", rounded(mean.value, 3), *mean.error) : rounded(mean.value, 3);
}

void add_rows(TextTable& table, const PrecedentAnswer& answer, bool here) {
    const auto add = [&](const char* who, const PrecedentShare& share) {
        if (share.times == 0) return;
        table.add({(here ? "* " : "  ") + answer.answer, who, std::to_string(share.times),
                   fmt::format("{:.1f} %", 100 * static_cast<double>(share.times) / static_cast<double>(share.of)),
                   std::to_string(share.matches), mean_text(share.result, share.finished)});
    };
    add("own", answer.own);
    add("others", answer.others);
}

std::string answers_text(const FoundPrecedents& found, bool same, const std::string& here) {
    const Precedents& precedents = found.precedents;
    const std::string what = same ? "In the same position" : "In all similar positions";
    if (precedents.times(same) == 0) return what + ": never\n";
    TextTable table{2};
    table.add({"  answer", "by", "times", "share", "matches", "result"});
    for (const PrecedentAnswer& answer : precedents.answers(same))
        add_rows(table, answer, answer.answer == here);
    return fmt::format("{}: {} {} in {} {}\n{}", what, precedents.times(same),
                       precedents.times(same) == 1 ? "answer" : "answers", precedents.matches(same),
                       precedents.matches(same) == 1 ? "match" : "matches", table.text());
}

/// What the position is compared by: "stand-behind: own_total 15, other_total 18".
std::string likeness_text(const PositionQuestion& question) {
    const GameEntry& game = question.replay().game();
    const Likeness& likeness = question.likeness();
    std::string text = game.decision_kinds()[static_cast<std::size_t>(likeness.kind)];
    const char* between = ": ";
    for (std::size_t i = 0; i < likeness.values.size(); ++i) {
        if (likeness.values[i] == kNotCompared) continue;
        text += fmt::format("{}{} {}", between, question.game().ids()[i], likeness.values[i]);
        between = ", ";
    }
    return text;
}

/// The same ones first.
std::vector<const Precedent*> listed(const Precedents& precedents, std::size_t most) {
    std::vector<const Precedent*> list;
    for (const Precedent& one : precedents.all())
        list.push_back(&one);
    std::stable_sort(list.begin(), list.end(), [](const auto* a, const auto* b) { return a->same > b->same; });
    if (list.size() > most) list.resize(most);
    return list;
}

std::string list_text(const FoundPrecedents& found, std::size_t most) {
    const auto list = listed(found.precedents, most);
    if (list.empty()) return {};
    TextTable table{1};
    table.add({"  match", "decision", "by", "answer", "result", "position"});
    for (const Precedent* one : list) {
        const MatchPlace& place = found.places[one->match];
        table.add({fmt::format("  {}: match {}", place.file, place.match + 1), std::to_string(one->number + 1),
                   one->name, one->word.value_or("silence"), one->result ? rounded(*one->result, 3) : "-",
                   one->same ? "same" : "similar"});
    }
    return fmt::format("{} of {}:\n{}", list.size(), found.precedents.all().size(), table.text());
}

Json share_json(const PrecedentShare& share) {
    Json json{{"times", share.times}, {"of", share.of}, {"matches", share.matches}};
    if (share.finished == 0) return json;
    json["result"] = share.result.value;
    json["error"] = share.result.error ? Json(*share.result.error) : Json();
    return json;
}

Json answers_json(const Precedents& precedents, bool same) {
    Json list = Json::array();
    for (const PrecedentAnswer& answer : precedents.answers(same))
        list.push_back(
            {{"answer", answer.answer}, {"own", share_json(answer.own)}, {"others", share_json(answer.others)}});
    return {{"times", precedents.times(same)}, {"matches", precedents.matches(same)}, {"answers", std::move(list)}};
}

Json before_json(const PositionQuestion& question, const FoundPrecedents& found, std::size_t most) {
    const GameEntry& game = question.replay().game();
    Json alike = Json::object();
    const Likeness& likeness = question.likeness();
    for (std::size_t i = 0; i < likeness.values.size(); ++i)
        if (likeness.values[i] != kNotCompared) alike[question.game().ids()[i]] = likeness.values[i];
    Json list = Json::array();
    for (const Precedent* one : listed(found.precedents, most)) {
        const MatchPlace& place = found.places[one->match];
        list.push_back({{"file", place.file},
                        {"match", place.match},
                        {"decision", one->number},
                        {"seat", one->seat.index()},
                        {"name", one->name},
                        {"own", one->own},
                        {"same", one->same},
                        {"answer", one->word ? Json(*one->word) : Json()},
                        {"like", one->like},
                        {"result", one->result ? Json(*one->result) : Json()}});
    }
    const auto act = question.act();
    return {{"game", game.info().id},
            {"decision", question.decision().number},
            {"seat", question.decision().seat.index()},
            {"answer", act && act->word ? Json(*act->word) : Json()},
            {"kind", game.decision_kinds()[static_cast<std::size_t>(likeness.kind)]},
            {"alike", std::move(alike)},
            {"matches", found.matches},
            {"searched", found.searched},
            {"same_position", answers_json(found.precedents, true)},
            {"positions_alike", answers_json(found.precedents, false)},
            {"precedents", std::move(list)}};
}

std::string before_text(const std::string& where, const PositionQuestion& question, const FoundPrecedents& found,
                        std::size_t most) {
    const auto act = question.act();
    const bool answered = act && !act->fault;
    const std::string word = answered ? act->word.value_or("silence") : std::string();
    const RecordSeat& sits =
        question.replay().record().seats[static_cast<std::size_t>(question.decision().seat.index())];
    return fmt::format(
        "{}: decision {}, {}{}\nSimilar: {}\nSearched {} of {} matches, those of this game with the same "
        "rules and seats\n\n{}\n{}\n{}",
        where, question.decision().number + 1, seat_name(sits), answered ? " answered " + word : "",
        likeness_text(question), found.searched, found.matches, answers_text(found, true, word),
        answers_text(found, false, answered ? question.like_of(act->word) : std::string()), list_text(found, most));
}

} // namespace

Result<> tell_before(const BeforeOptions& options) {
    const auto most = TRY(read_option("--matches", options.most, 0, ~std::uint64_t{0}));
    const auto list = TRY(read_option("--list", options.list, 0, 1'000'000));
    const int threads = TRY(read_threads(options.threads));
    const auto opened = TRY(open_match(options.file, options.match, Replay::Asking::Later));
    TRY(opened.check_reproduced());
    const auto count = static_cast<std::uint64_t>(opened.replay.decisions().count());
    const auto number = TRY(read_ordinal("--decision", options.decision, count));
    const auto question = PositionQuestion::make(opened.replay, static_cast<int>(number), options.player);
    if (!question) return for_option("--decision", question.error());
    PrecedentSearch search;
    search.matches.paths = options.files.empty() ? std::vector{options.file} : options.files;
    search.matches.most = most;
    search.threads = threads;
    search.stop = watch_interrupt();
    ShareBar bar;
    search.progress = [&bar](double share) { bar.show(share); };
    const FoundPrecedents found = find_precedents(*question, search);
    bar.clear();
    FirstOfReason is_new;
    for (const Error& problem : found.problems)
        if (is_new(problem)) remark(problem);
    if (options.json)
        print_json(before_json(*question, found, static_cast<std::size_t>(list)));
    else
        print_out("{}", before_text(opened.where, *question, found, static_cast<std::size_t>(list)));
    if (found.stopped) return failure("cli", "stopped after {} matches", found.searched);
    if (found.problems.empty()) return {};
    return failure("cli", "{} files or matches could not be searched", found.problems.size());
}

} // namespace hilltop::cli
