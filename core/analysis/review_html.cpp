// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_html.h"

#include "analysis/report_parts.h"
#include "analysis/summary.h"
#include "base/version.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <ctime>

namespace hilltop {
namespace {

constexpr const char* kStyle = R"(
:root { color-scheme: light dark; --ground: #ffffff; --text: #1b1f24; --faint: #57606a; --line: #c9ced6;
  --play: #1f55b5; --luck: #6e7781; --doubtful: #7a5200; --mistake: #9a4a00; --blunder: #b3261e; --band: #f3f5f8; }
@media screen and (prefers-color-scheme: dark) {
  :root { --ground: #15181c; --text: #e8eaed; --faint: #a8b0ba; --line: #3d444d; --play: #82aaff; --luck: #9aa3ad;
    --doubtful: #e3b341; --mistake: #f0953f; --blunder: #ff7b72; --band: #1e2329; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; overflow-wrap: anywhere; }
p, dd, dl { margin: .25rem 0; }
dd { margin-left: 0; }
dt { font-weight: 600; margin-top: .6rem; }
.summary { font-size: 1.1rem; max-width: 46rem; }
a { color: var(--play); }
.faint, caption, figcaption { color: var(--faint); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: .25rem 0; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td.word, th.word { text-align: left; }
tr.played { background: var(--band); }
figure { margin: .5rem 0 1rem; }
figure svg { width: 100%; height: auto; display: block; }
figure img { max-width: 100%; height: auto; display: block; border-radius: 4px; }
pre { background: var(--band); border: 1px solid var(--line); border-radius: 4px; padding: .6rem; overflow-x: auto;
  font: .85rem/1.4 ui-monospace, monospace; }
.grid { stroke: var(--line); stroke-width: 1; }
.tick { fill: var(--faint); font: 12px system-ui, sans-serif; text-anchor: end; }
.worth { fill: none; stroke: var(--play); stroke-width: 2; stroke-linejoin: round; }
.luck { stroke: var(--luck); stroke-width: .8; }
.hatch { stroke: var(--luck); stroke-width: 1.6; }
.error { fill: none; stroke: var(--play); stroke-width: 1.5; }
.dot { fill: var(--play); }
.mark { font: 700 14px system-ui, sans-serif; text-anchor: middle; }
.mark1 { fill: var(--doubtful); color: var(--doubtful); } .mark2 { fill: var(--mistake); color: var(--mistake); }
.mark3 { fill: var(--blunder); color: var(--blunder); }
@media print { body { font-size: 10pt; } main { max-width: none; padding: 0; } .wide, pre { overflow: visible; }
  pre { white-space: pre-wrap; } figure, article, tr { break-inside: avoid; } h2, h3 { break-after: avoid; } }
)";

std::string times(double value) {
    return fmt::format("{:.1f}", value);
}

class Report {
public:
    Report(const Replay& replay, const Review& review, const ReportExtras& extras)
        : m_replay(replay)
        , m_review(review)
        , m_extras(extras)
        , m_info(replay.game().info())
        , m_units(m_info)
        , m_limits(review.limits) {
        for (const std::string& name : report_names(replay.record()))
            m_names.push_back(escaped_html(name));
    }

    std::string page() const {
        const std::string title = heading();
        return fmt::format("<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
                           "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" "
                           "content=\"width=device-width, initial-scale=1\"/>\n<meta name=\"generator\" "
                           "content=\"{}\"/>\n<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n"
                           "<header>\n<h1>{}</h1>\n{}{}</header>\n",
                           kProgram, title, kStyle, title, facts(), summary()) +
               seats() + graphs() + moments() + words() + "</main>\n</body>\n</html>\n";
    }

private:
    const std::string& name(Seat seat) const { return m_names[static_cast<std::size_t>(seat.index())]; }

    std::string heading() const {
        std::vector<std::string> sides(m_info.teams ? 2 : m_names.size());
        for (std::size_t seat = 0; seat < m_names.size(); ++seat) {
            std::string& side = sides[seat % sides.size()];
            side += (side.empty() ? "" : " and ") + m_names[seat];
        }
        return fmt::format("{}: {}", escaped_html(m_info.title),
                           fmt::join(sides, m_info.cooperative ? " with " : " against "));
    }

    std::string result() const {
        if (!m_replay.finished()) return "The match is not finished.";
        const MatchResult result = m_replay.last().result();
        std::vector<std::string> winners, points;
        for (Seat seat : result.winners)
            winners.push_back(name(seat));
        for (std::size_t seat = 0; seat < m_names.size(); ++seat) {
            const Seat at(static_cast<int>(seat));
            points.push_back(m_info.second == nullptr ? fmt::format("{} {}", m_names[seat], result.points[at])
                                                      : fmt::format("{} {} ({} {})", m_names[seat], result.points[at],
                                                                    m_info.second, result.second[at]));
        }
        std::string won = "Nobody wins";
        if (m_info.cooperative)
            won = winners.empty() ? "Not won" : "Won together";
        else if (!winners.empty())
            won = fmt::format("{} {}", fmt::join(winners, ", "), winners.size() == 1 ? "wins" : "win");
        return fmt::format("{}. Points: {}{}.", won, fmt::join(points, ", "),
                           m_info.low_points ? " (fewer are better)" : "");
    }

    std::string facts() const {
        std::string text = fmt::format("<p>{}</p>\n<p class=\"faint\">", result());
        if (m_extras.played) {
            const auto played = static_cast<std::time_t>(*m_extras.played);
            text += fmt::format("Played on <time datetime=\"{0:%Y-%m-%dT%H:%M:%SZ}\">{0:%Y-%m-%d, %H:%M} UTC</time>. ",
                                fmt::gmtime(played));
        }
        if (!m_extras.deal.empty()) text += fmt::format("Deal {}. ", escaped_html(m_extras.deal));
        return text + fmt::format("{} decisions, judged by {} {} with {} simulations per position.</p>\n",
                                  m_replay.decisions().count(), escaped_html(m_review.reference), m_review.version,
                                  m_review.samples);
    }

    /// A decision of which the page says more is a link.
    std::string summary() const {
        std::string text = "<p class=\"summary\">";
        for (const SummaryText& sentence : summary_texts(m_replay, m_review, {})) {
            const bool leads = sentence.decision >= 0 && m_extras.moments > 0;
            text += escaped_html(sentence.before);
            text += leads
                        ? fmt::format("<a href=\"#decision-{}\">{}</a>", sentence.decision, escaped_html(sentence.link))
                        : escaped_html(sentence.link);
            text += escaped_html(sentence.after) + '\n';
        }
        return text + "</p>\n";
    }

    std::string seats() const {
        std::string text = "<section>\n<h2>The match by seat</h2>\n<div class=\"wide\"><table>\n<caption>" +
                           fmt::format("{}{}, \u00b1 one standard error. Start + luck + skill + others\u2019 skill = "
                                       "result{}.</caption>\n",
                                       m_units.title, m_units.bounded ? ", %" : "",
                                       m_units.factor < 0 ? "; fewer cards are better, so a minus helps" : "") +
                           "<thead><tr>";
        std::vector<std::string> heads{"Player", "Start",        "Luck", "Skill", "Others\u2019 skill",
                                       "Result", "Luck-adjusted"};
        if (m_review.seats.size() == 1) heads.erase(heads.begin() + 4);
        for (const char* head : {"Loss per decision", "Loss per unforced decision", "Accuracy", "?!", "?", "??"})
            heads.emplace_back(head);
        for (const std::string& head : heads)
            text += fmt::format("<th scope=\"col\">{}</th>", head);
        text += "</tr></thead>\n<tbody>\n";
        for (std::size_t i = 0; i < m_review.seats.size(); ++i) {
            const SeatReview& seat = m_review.seats[i];
            const Estimate loss = seat.loss_a_decision(), unforced = seat.loss_an_unforced();
            const ResultRows rows(m_info, m_review, Seat(static_cast<int>(i)));
            text += fmt::format("<tr><th scope=\"row\">{}</th>", m_names[i]);
            for (const ResultRow& row : rows)
                text += fmt::format("<td>{}</td>", m_units.row(row));
            text += fmt::format("<td>{}</td><td>{}</td><td>{}</td><td>{} % \u00b1 {}</td><td>{}</td><td>{}</td>"
                                "<td>{}</td></tr>\n",
                                m_units.value(rows.luck_adjusted(), seat.luck_error),
                                m_units.loss(loss.value, loss.error, "", 1),
                                m_units.loss(unforced.value, unforced.error, "", 1), times(100 * seat.accuracy),
                                times(100 * seat.accuracy_error), seat.marks[1], seat.marks[2], seat.marks[3]);
        }
        text += "</tbody>\n</table></div>\n";
        for (const std::string& sentence : zero_skill_sentences(m_review, m_replay))
            text += fmt::format("<p>{}</p>\n", escaped_html(sentence));
        return text + "</section>\n";
    }

    std::string graphs() const {
        std::string text = "<section>\n<h2>How it went</h2>\n";
        const bool two_sides = m_info.teams || m_names.size() == 2;
        const std::size_t count = two_sides || m_info.cooperative ? 1 : m_names.size();
        const auto plain = report_names(m_replay.record());
        for (std::size_t i = 0; i < count; ++i) {
            std::string whose = plain[i];
            if (m_info.cooperative) whose = "all together";
            for (std::size_t other = 2; m_info.teams && other < plain.size(); other += 2)
                whose += " and " + plain[other];
            text += "<figure>\n" +
                    graph_svg(m_replay, m_review, Seat(static_cast<int>(i)), whose, static_cast<int>(i)) +
                    fmt::format("<figcaption>{}{} of {}. The line is what play made of it, a hatched box the luck of "
                                "drawn cards.</figcaption>\n</figure>\n",
                                m_units.title, m_units.bounded ? ", %," : "", escaped_html(whose));
        }
        return text + "</section>\n";
    }

    std::string word(const std::optional<std::string>& word) const {
        return word ? escaped_html(*word) : std::string("silence");
    }

    std::string options(const ReviewedDecision& decision) const {
        const auto error_of = [&](const Estimate& worth) { return std::abs(m_units.shown(worth.error)); };
        double low = m_units.shown(decision.options.front().worth.value), high = low;
        for (const auto& option : decision.options) {
            low = std::min(low, m_units.shown(option.worth.value) - 2 * error_of(option.worth));
            high = std::max(high, m_units.shown(option.worth.value) + 2 * error_of(option.worth));
        }
        std::string text = "<div class=\"wide\"><table>\n<caption>The value of each answer, given what the seat "
                           "knew</caption>\n<thead><tr><th scope=\"col\">Answer</th><th scope=\"col\" class=\"word\">"
                           "Note</th><th scope=\"col\">Value</th><th scope=\"col\">Loss</th><th scope=\"col\" "
                           "class=\"word\">How</th><th scope=\"col\">Seeing all cards</th><th scope=\"col\">"
                           "Value \u00b1 2 errors</th></tr></thead>\n<tbody>\n";
        for (const auto& option : decision.options) {
            const bool played = option.word == decision.played;
            const bool best = &option == &decision.options.front();
            text += fmt::format("<tr{}><th scope=\"row\">{}</th><td class=\"word\">{}{}{}</td><td>{}</td>"
                                "<td>{}</td><td class=\"word\">{}</td><td>{}</td><td>{}</td></tr>\n",
                                played ? " class=\"played\"" : "", word(option.word), best ? "best" : "",
                                best && played ? ", " : "", played ? "played" : "",
                                m_units.value(option.worth.value, option.worth.error),
                                m_units.loss(option.behind.value, option.behind.error, ""), how(option.worth.how),
                                opened(decision, option.word),
                                interval_svg(m_units.shown(option.worth.value), error_of(option.worth), low, high));
        }
        return text + "</tbody>\n</table></div>\n";
    }

    static const char* how(How how) {
        return how == How::Exact ? "exact" : how == How::Sampled ? "simulated" : "heuristic";
    }

    /// What the same answer was worth with all cards as they lay.
    std::string opened(const ReviewedDecision& decision, const std::optional<std::string>& word) const {
        for (const auto& option : decision.open)
            if (option.word == word) return m_units.value(option.worth.value, option.worth.error);
        return "";
    }

    std::string moments() const {
        std::string text = "<section>\n<h2>The costliest decisions</h2>\n";
        auto costliest = marked(m_review, m_limits);
        std::stable_sort(costliest.begin(), costliest.end(),
                         [](const auto* a, const auto* b) { return a->loss->value > b->loss->value; });
        if (costliest.empty()) text += "<p>No mistakes beyond chance.</p>\n";
        if (static_cast<int>(costliest.size()) > m_extras.moments) {
            text += fmt::format("<p>The first {} of {}.</p>\n", m_extras.moments, costliest.size());
            costliest.resize(static_cast<std::size_t>(m_extras.moments));
        }
        for (const ReviewedDecision* decision : costliest) {
            const Mark mark = mark_of(*decision, m_limits);
            text += fmt::format(
                "<article id=\"decision-{0}\">\n<h3>Decision {6}: {1}, {2} <span class=\"mark "
                "mark{3}\">{4}</span></h3>\n"
                "<p>It loses {5} given what the seat knew",
                decision->number, name(decision->seat), word(decision->played), static_cast<int>(mark), mark_sign(mark),
                m_units.loss(decision->loss->value, decision->loss->error, m_units.unit), decision->number + 1);
            if (decision->loss_open)
                text += fmt::format(", {} seeing all cards",
                                    m_units.loss(decision->loss_open->value, decision->loss_open->error, m_units.unit));
            text += fmt::format("; better is {}.</p>\n", word(decision->options.front().word));
            text += why(*decision);
            if (const std::string picture = m_extras.picture ? m_extras.picture(decision->position) : std::string();
                !picture.empty())
                text += fmt::format("<figure><img alt=\"The table before this decision\" "
                                    "src=\"data:image/png;base64,{}\"/></figure>\n",
                                    base64(picture));
            if (m_extras.table)
                text += fmt::format("<pre tabindex=\"0\">{}</pre>\n", escaped_html(m_extras.table(decision->position)));
            text += options(*decision) + "</article>\n";
        }
        return text + "</section>\n";
    }

    std::string why(const ReviewedDecision& decision) const {
        if (m_extras.reasons == nullptr) return {};
        const auto reason = m_extras.reasons->find(decision.number);
        const std::string text =
            reason == m_extras.reasons->end() ? std::string() : reason_text(m_replay, decision, reason->second);
        return text.empty() ? text : fmt::format("<p>{}</p>\n", escaped_html(text));
    }

    std::string words() const {
        std::string text = "<section>\n<h2>What the words mean</h2>\n<dl>\n";
        const auto add = [&](const char* term, const std::string& meaning) {
            text += fmt::format("<dt>{}</dt><dd>{}</dd>\n", term, meaning);
        };
        const bool bot = m_replay.game().find_bot(m_review.reference) != nullptr;
        if (m_review.reference == kDoubleDummy)
            add("Value",
                "What a position is worth to a seat, the mean of two ways to finish the hand: perfectly, seeing "
                "all cards, and sensibly, without seeing them. Later hands are dealt at random. \u00b1 is one "
                "standard error.");
        else
            add("Value", fmt::format("What a position is worth to a seat if everyone continues like {} and all undrawn "
                                     "cards are drawn at random. \u00b1 is one standard error.",
                                     bot ? "the bot " + escaped_html(m_review.reference)
                                         : std::string("a quick player who sees all cards")));
        add("Exact, simulated, heuristic",
            "An exact value is computed and has no error. A simulated value is a mean of simulations and has an error, "
            "even if all simulations agree. A heuristic value comes from a simplified model; its error is the "
            "model\u2019s accuracy.");
        add("Start", "The value before the deal.");
        add("Luck", "The change in value from drawn cards.");
        add("Skill", "The change in value from the seat\u2019s own answers, seeing all cards. Others\u2019 skill is "
                     "that from the "
                     "answers of all other seats. Start + luck + skill + others\u2019 skill = result, as the numbers "
                     "are shown.");
        add("Not significant", "A change of no more than twice its error. It can be nothing.");
        add("Luck-adjusted", "The result minus the luck, a measure of the same strength with less noise.");
        add("Loss", "The value of the best answer minus the value of the answer given, averaged over all hands the "
                    "others could hold given what the seat knew. The same seeing all cards stands beside it.");
        add("Marks", fmt::format("?! for a loss of {0}{3} or more, ? of {1}{3}, ?? of {2}{3}, if the loss is more than "
                                 "twice its error.",
                                 m_units.size(m_limits.from[0]), m_units.size(m_limits.from[1]),
                                 m_units.size(m_limits.from[2]), m_units.unit));
        add("Unforced", "A decision whose second-best answer is worse by more than its error.");
        add("Accuracy",
            "The share of what was at stake in its decisions that a seat kept, from the worst answer (0 %) to the "
            "best (100 %).");
        return text + "</dl>\n</section>\n";
    }

    const Replay& m_replay;
    const Review& m_review;
    const ReportExtras& m_extras;
    const Info& m_info;
    ReportUnits m_units;
    MarkLimits m_limits;
    std::vector<std::string> m_names; ///< by seat, escaped
};

} // namespace

std::string review_html(const Replay& replay, const Review& review, const ReportExtras& extras) {
    return Report(replay, review, extras).page();
}

} // namespace hilltop
