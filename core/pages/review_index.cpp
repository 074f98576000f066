// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/review_index.h"

#include "analysis/level_losses.h"
#include "analysis/report_parts.h"
#include "base/grouped.h"
#include "pages/site_html.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// Of losses, which are small.
constexpr int kMoreDecimals = 1;

std::string name_title(const SiteText& title) {
    return title.html("th", " scope=col class=name");
}

std::string named_row(const std::string& name) {
    return fmt::format("<tr><th scope=row><bdi>{}</bdi>", escaped_html(name));
}

/// "0.5312 ± 0.0200"
std::string measured_cell(const Measured& measured, bool sign = false) {
    const double value = std::abs(measured.value) < 0.00005 ? 0 : measured.value;
    std::string text = sign ? fmt::format("{:+.4f}", value) : fmt::format("{:.4f}", value);
    if (measured.error) text += fmt::format(" ± {:.4f}", *measured.error);
    return text;
}

/// "1.42 % ± 0.30"
std::string loss_cell(const ReportUnits& units, const Measured& loss) {
    return units.loss(loss.value, loss.error.value_or(0), units.unit, kMoreDecimals);
}

std::string cell_of(std::int64_t count) {
    return "<td>" + grouped(count);
}

std::string table_of(const std::string& head, const std::string& lines) {
    return fmt::format("<table class=wide>\n<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody></table>", head, lines);
}

/// The id of a part of a group's section; ids are for the whole page.
std::string part_id(const char* part, std::size_t group) {
    return group == 0 ? part : fmt::format("{}-{}", part, group + 1);
}

/// An answer as it is spelled, or that there was none.
std::string answer_cell(const std::optional<std::string>& word) {
    return word ? fmt::format("<td class=name lang=en>{}", escaped_html(*word))
                : site_text("no answer").html("td", " class=name");
}

/// Who lost least first, those without an unforced decision last.
std::vector<EntrantReview> by_loss(std::vector<EntrantReview> entrants) {
    std::ranges::stable_sort(
        entrants, {}, [](const EntrantReview& one) { return std::pair(one.unforced == 0, one.loss_unforced.value); });
    return entrants;
}

/// Who plays best, and how certain that is.
SiteText leader_of(const ManyReviews& group) {
    const ReportUnits units(group.game().info());
    auto entrants = by_loss(group.entrants());
    std::erase_if(entrants, [](const EntrantReview& one) { return one.unforced == 0; });
    if (entrants.empty()) return site_text("No match here had a decision with several answers.");
    const EntrantReview& first = entrants.front();
    const auto lost = SiteText::numbers(loss_cell(units, first.loss_unforced)).html("span");
    if (entrants.size() == 1) return site_text("%1 lost %2 per unforced decision.").name(first.name).element(lost);
    const Measured &one = first.loss_unforced, &other = entrants[1].loss_unforced;
    const double error = std::hypot(one.error.value_or(0), other.error.value_or(0));
    const bool clear = one.error && other.error && other.value - one.value > 2 * error;
    return (clear ? site_text("%1 lost least: %2 per unforced decision.")
                  : site_text("%1 lost least so far: %2 per unforced decision. There are too few matches to tell who "
                              "plays best."))
        .name(first.name)
        .element(lost);
}

} // namespace

std::string ReviewIndex::body() const {
    const std::string title = m_site.m_title.empty() ? "Analysed matches" : m_site.m_title;
    std::string text = fmt::format("<header>\n<h1>{}</h1>\n", escaped_html(title));
    if (m_groups.size() == 1) text += leader_of(m_groups.front()).html("p", " class=leader") + '\n';
    if (m_site.m_matches.size() < m_texts.of)
        text += site_text("%1 of %2 matches are analysed.")
                    .number(grouped(static_cast<std::int64_t>(m_site.m_matches.size())))
                    .number(grouped(static_cast<std::int64_t>(m_texts.of)))
                    .html("p") +
                '\n';
    text += "</header>\n<main>\n";
    for (std::size_t at = 0; at < m_groups.size(); ++at)
        text += group(at);
    return text + matches() + method() + "</main>\n";
}

std::string ReviewIndex::group(std::size_t at) const {
    const ManyReviews& group = m_groups[at];
    const auto entrants = group.entrants();
    std::string text;
    if (m_groups.size() > 1)
        text += fmt::format("<h2 lang=en>{}, {} seats{}</h2>\n{}\n", escaped_html(group.game().info().title),
                            group.seats(), escaped_html(group.other_rules()), leader_of(group).html("p"));
    return text + play(group, entrants, at) + moments(group, at) + kinds(group, entrants, at) +
           results(group, entrants, at);
}

std::string ReviewIndex::play(const ManyReviews& group, const std::vector<EntrantReview>& entrants,
                              std::size_t at) const {
    const ReportUnits units(group.game().info());
    std::string head = name_title(site_text("Player"));
    for (const SiteText& title :
         {site_text("Average loss"), site_text("Accuracy"), SiteText::value("?!"), SiteText::value("?"),
          SiteText::value("??"), site_text("Unforced"), window_text("Decisions"), window_text("Matches")})
        head += column_title(title);
    std::string lines;
    for (const EntrantReview& one : by_loss(entrants)) {
        lines += named_row(one.name);
        lines += one.unforced == 0 ? "<td>-" : "<td>" + loss_cell(units, one.loss_unforced);
        lines += fmt::format("<td>{:.1f} %", 100 * one.accuracy.value);
        for (const std::size_t mark : {1u, 2u, 3u})
            lines += cell_of(one.marks[mark]);
        lines += cell_of(one.unforced) + cell_of(one.decisions) + cell_of(one.matches) + '\n';
    }
    const std::string id = part_id("play", at);
    return section_heading(id, site_text("Who was analysed")) +
           site_text("The average loss is per unforced decision, which has several answers.").html("p") + '\n' +
           scrolling(id, table_of(head, lines));
}

std::string ReviewIndex::kinds(const ManyReviews& group, const std::vector<EntrantReview>& entrants,
                               std::size_t at) const {
    const ReportUnits units(group.game().info());
    std::string lines;
    for (const EntrantReview& one : entrants)
        for (const KindReview& kind : one.kinds) {
            std::string words = kind.kind;
            std::ranges::replace(words, '-', ' ');
            lines += named_row(one.name) + fmt::format("<td class=name lang=en>{}", escaped_html(words));
            lines += kind.unforced == 0 ? "<td>-" : "<td>" + loss_cell(units, kind.loss);
            lines += kind.others ? "<td>" + loss_cell(units, *kind.others) : "<td>-";
            const BotTraits* nearest = plays_like(group, kind);
            lines += nearest ? fmt::format("<td class=name lang=en>{}", nearest->id) : "<td class=name>-";
            lines += fmt::format("<td>{}{}", units.size(kind.lost), units.unit) + cell_of(kind.mistakes) +
                     cell_of(kind.unforced) + cell_of(kind.decisions) + '\n';
        }
    if (lines.empty()) return {};
    std::string head = name_title(site_text("Player")) + name_title(site_text("Kind of decision"));
    for (const SiteText& title : {site_text("Average loss"), site_text("All others")})
        head += column_title(title);
    head += name_title(window_text("Plays like"));
    for (const SiteText& title :
         {site_text("Total loss"), site_text("Mistakes"), site_text("Unforced"), window_text("Decisions")})
        head += column_title(title);
    const std::string id = part_id("kinds", at);
    return section_heading(id, site_text("Loss by kind of decision")) + scrolling(id, table_of(head, lines));
}

std::string ReviewIndex::moments(const ManyReviews& group, std::size_t at) const {
    const ReportUnits units(group.game().info());
    auto moments = group.moments();
    if (moments.empty() || m_texts.worst == 0) return {};
    if (moments.size() > m_texts.worst) moments.resize(m_texts.worst);
    std::string lines;
    for (const MarkedMoment& one : moments) {
        const int position = m_site.m_matches[one.match].positions[static_cast<std::size_t>(one.number)];
        lines +=
            fmt::format("<tr><th scope=row>{}<td>{}<td class=name><bdi>{}</bdi><td>{}", match_link(one.match, position),
                        grouped(position), escaped_html(one.name), mark_sign(one.mark));
        lines += answer_cell(one.played) + answer_cell(one.better);
        lines += fmt::format("<td>{}\n", units.loss(one.loss.value, one.loss.error, units.unit));
    }
    std::string head = name_title(window_text("Match")) + column_title(site_text("Moment")) +
                       name_title(site_text("Player")) + column_title(site_text("Mark")) +
                       name_title(site_text("Played")) + name_title(site_text("Better")) +
                       column_title(window_text("Loss"));
    const std::string id = part_id("costliest", at);
    return section_heading(id, site_text("The costliest decisions")) +
           site_text("A link opens the match at that decision and shows what came before it.").html("p") + '\n' +
           scrolling(id, table_of(head, lines));
}

std::string ReviewIndex::results(const ManyReviews& group, const std::vector<EntrantReview>& entrants,
                                 std::size_t at) const {
    const bool helps = group.luck_helps();
    std::string head = column_title(window_text("Place")) + name_title(site_text("Player"));
    head += column_title(window_text("Matches"));
    if (helps) head += column_title(window_text("Luck-adjusted"));
    head += column_title(window_text("Result")) + column_title(site_text("Luck per match"));
    std::string lines;
    for (const EntrantReview& entrant : entrants) {
        const EntrantReview one = entrant.as_shown(4);
        const bool ended = one.finished > 0;
        lines += fmt::format("<tr><td>{}<th scope=row><bdi>{}</bdi>{}",
                             ended ? std::to_string(helps ? one.place : one.plain_place) : "-", escaped_html(one.name),
                             cell_of(one.finished));
        if (helps) lines += "<td>" + (ended ? measured_cell(one.luck_adjusted) : std::string("-"));
        lines += "<td>" + (ended ? measured_cell(one.result) : std::string("-"));
        lines += "<td>" + measured_cell(one.luck, true) + '\n';
    }
    const std::string id = part_id("results", at);
    return section_heading(id, window_text("Results")) + scrolling(id, table_of(head, lines));
}

/// site.js finds the title as site_text("Match %1").
std::string ReviewIndex::match_link(std::size_t match, std::optional<int> position) const {
    return fmt::format("<a href={}{}>Match {}</a>", m_site.m_matches[match].path,
                       position ? fmt::format("#{}", *position) : std::string(),
                       grouped(static_cast<std::int64_t>(match + 1)));
}

std::string ReviewIndex::matches() const {
    if (m_site.m_matches.empty()) return {};
    std::string lines;
    for (std::size_t at = 0; at < m_site.m_matches.size(); ++at) {
        const ReviewSite::Match& match = m_site.m_matches[at];
        std::string names;
        for (const std::string& name : match.names)
            names += fmt::format("{}<bdi>{}</bdi>", names.empty() ? "" : ", ", escaped_html(name));
        lines += fmt::format("<tr><th scope=row>{}<td class=name>{}<td class=name lang=en><code>{}</code>\n",
                             match_link(at), names, escaped_html(match.where));
    }
    return section_heading("matches", window_text("Matches")) +
           site_text("A link opens the match to step through with its analysis. Results are on its last moment.")
               .html("p") +
           '\n' +
           scrolling("matches", table_of(name_title(window_text("Match")) + name_title(site_text("Players")) +
                                             name_title(site_text("Where it is kept")),
                                         lines));
}

std::string ReviewIndex::method() const {
    std::string text = section_heading("method", site_text("How it is analysed"));
    for (std::size_t at = 0; at < m_groups.size(); ++at) {
        const auto judge = m_groups[at].game().judge_traits();
        if (judge && at == 0)
            text +=
                site_text("Judged by %1 with at least %2 simulations of a position that cannot be computed.")
                    .element(fmt::format("<span lang=en>{} {}</span>", escaped_html(judge->reference), judge->version))
                    .number(grouped(m_groups[at].least_samples()))
                    .html("p") +
                '\n';
    }
    text +=
        site_text("A loss is the value of the best answer less that of the answer given, for the player who gave it. "
                  "± is one standard error.")
            .html("p") +
        '\n';
    if (!m_texts.commands.empty())
        text += fmt::format("{}\n<pre tabindex=\"0\" lang=en>{}</pre>\n",
                            site_text("This command analyses them again:").html("p"), escaped_html(m_texts.commands));
    std::string lines;
    for (const auto& [name, bytes] : m_texts.downloads)
        lines += site_text("%1, %2 bytes")
                     .element(fmt::format("<a href=\"{0}\" download>{0}</a>", escaped_html(name)))
                     .number(grouped(static_cast<std::int64_t>(bytes.size())))
                     .html("li") +
                 '\n';
    if (!lines.empty()) text += section_heading("downloads", site_text("Downloads")) + "<ul>\n" + lines + "</ul>\n";
    return text;
}

} // namespace hilltop
