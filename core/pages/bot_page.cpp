// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/bot_page.h"

#include "analysis/report_parts.h"
#include "base/grouped.h"
#include "pages/site_html.h"
#include "tournament/tables.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// The file of a path that lies in the same folder, "bots/".
std::string beside(const std::string& path) {
    return path.substr(path.find('/') + 1);
}

class BotPage {
public:
    BotPage(const ContestSite& site, const std::vector<StandingsRow>& rows, const StandingsRow& row)
        : m_site(site)
        , m_rows(rows)
        , m_row(row)
        , m_entrant(static_cast<std::uint16_t>(row.entrant))
        , m_info(site.course->plan().entry().info()) {
        for (const SiteMatch& match : site.matches)
            if (sits(match, m_entrant)) m_matches.push_back(&match);
    }

    std::string body() const {
        return fmt::format(
                   "<header>\n<nav><a href=\"../index.html\">{}</a></nav>\n<h1><bdi>{}</bdi></h1>\n</header>\n<main>\n",
                   escaped_html(m_site.title), escaped_html(bot(m_row).name)) +
               facts() + head_to_head() + matches() + style() + faults() + "</main>\n";
    }

private:
    const SiteBot& bot(const StandingsRow& row) const { return m_site.bots[static_cast<std::size_t>(row.entrant)]; }

    static bool sits(const SiteMatch& match, std::uint16_t entrant) {
        return std::find(match.match.by_seat.begin(), match.match.by_seat.end(), entrant) != match.match.by_seat.end();
    }

    std::string facts() const {
        const SiteBot& bot = this->bot(m_row);
        std::string text = "<dl>\n";
        const auto fact = [&](const SiteText& what, const SiteText& told) {
            text += what.html("dt") + told.html("dd") + '\n';
        };
        fact(window_text("Place"), site_text("%1 of %2 (95 %: %3)")
                                       .number(std::to_string(m_row.place))
                                       .number(std::to_string(m_rows.size()))
                                       .number(bot.places));
        const std::string sign = m_site.rating == "Elo" && bot.rating >= 0 ? "+" : "";
        const Interval& interval = bot.interval;
        std::string range;
        if (interval.known())
            range = fmt::format(" ± {:.1f}", interval.width() / 2);
        else if (std::isfinite(interval.low) || std::isfinite(interval.high))
            range = ", " + elo_error_text(interval);
        fact(table_word(m_site.rating), SiteText::numbers(fmt::format("{}{:.1f}{}", sign, bot.rating, range)));
        fact(window_text("Matches"), SiteText::numbers(grouped(m_row.matches)));
        fact(window_text("Share"), SiteText::numbers(percent_cell(m_row.share)));
        for (const auto& [what, told] : bot.facts)
            fact(what, told);
        return text + "</dl>\n";
    }

    std::string bot_link(const StandingsRow& other) const {
        const std::string& name = bot(other).name;
        return fmt::format("<a href={}>{}</a>", beside(bot_page_name(name)), escaped_html(name));
    }

    /// site.js finds the title as site_text("Match %1"), site_text("Match %1 of part %2") or
    /// site_text("Match %1 of part %2 of final %3").
    static std::string match_link(const SiteMatch& match) {
        return fmt::format("<a href=../{}>{}</a>", match.path, escaped_html(match.title));
    }

    std::string head_to_head() const {
        std::string lines;
        for (const StandingsRow& other : m_rows) {
            const CrosstableCell cell = m_site.course->standings().cell(m_row.entrant, other.entrant);
            if (cell.matches == 0) continue;
            const Interval interval = cell.interval();
            std::vector<std::string> links;
            for (const SiteMatch* match : m_matches)
                if (sits(*match, static_cast<std::uint16_t>(other.entrant))) links.push_back(match_link(*match));
            // HTML lets the end tags of cells and rows be left out, and the quotes of plain words, which saves a
            // quarter of a site of many bots.
            lines += fmt::format("<tr id={}><th scope=row>{}<td>{}<td>{}<td>{}<td>{}<td>{}<td>{:.1f}–{}",
                                 bot_anchor(bot(other).name), bot_link(other), grouped(cell.matches),
                                 grouped(cell.wins), grouped(cell.draws), grouped(cell.losses),
                                 percent_cell(cell.share()), 100 * interval.low, percent_cell(interval.high));
            if (!m_matches.empty()) lines += fmt::format("<td>{}", fmt::join(links, ", "));
            lines += '\n';
        }
        if (lines.empty()) return {};
        std::string head = name_title(site_text("Opponent"));
        for (const SiteText& title : {window_text("Matches"), window_text("Won"), window_text("Drawn"),
                                      window_text("Lost"), window_text("Share"), SiteText::numbers("95 %")})
            head += column_title(title);
        if (!m_matches.empty()) head += name_title(site_text("To step through"));
        return section_heading("against", site_text("Against each of the others")) +
               scrolling("against", table_of(head, lines, m_matches.empty() ? "" : " class=led"));
    }

    /// The title of a column of names.
    static std::string name_title(const SiteText& title) { return title.html("th", " scope=col class=name"); }

    static std::string table_of(const std::string& head, const std::string& lines, const char* attributes = "") {
        return fmt::format("<table{}>\n<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody></table>", attributes, head,
                           lines);
    }

    /// Who else sat there, each once.
    std::string others(const SiteMatch& match) const {
        std::vector<std::string> names;
        for (const StandingsRow& other : m_rows)
            if (other.entrant != m_row.entrant && sits(match, static_cast<std::uint16_t>(other.entrant)))
                names.push_back(bot_link(other));
        return names.empty() ? site_text("itself").html("span") : fmt::format("{}", fmt::join(names, ", "));
    }

    /// The points of its own seats and of the others: "12, 9 : 3, 4".
    std::string points(const SiteMatch& match) const {
        std::vector<std::int32_t> own, other;
        for (std::size_t seat = 0; seat < match.match.points.size(); ++seat)
            (match.match.by_seat[static_cast<int>(seat)] == m_entrant ? own : other)
                .push_back(match.match.points[seat]);
        if (m_info.cooperative && !own.empty()) own.resize(1); // all seats share them
        const std::string first = fmt::format("{}", fmt::join(own, ", "));
        return m_info.cooperative || other.empty() ? first : fmt::format("{} : {}", first, fmt::join(other, ", "));
    }

    SiteText outcome(const SiteMatch& match) const {
        const auto won = merit_of(m_info, match.match, m_entrant).first;
        return won > 1 ? window_text("won") : won < 1 ? window_text("lost") : window_text("drawn");
    }

    std::string matches() const {
        if (m_matches.empty()) return {};
        auto sorted = m_matches;
        std::stable_sort(sorted.begin(), sorted.end(), [&](const SiteMatch* one, const SiteMatch* other) {
            return merit_of(m_info, one->match, m_entrant) > merit_of(m_info, other->match, m_entrant);
        });
        std::string lines;
        for (const SiteMatch* match : sorted) {
            lines += fmt::format("<tr><th scope=row>{}", match_link(*match));
            if (!m_info.cooperative)
                lines += fmt::format("<td class=name>{}{}", others(*match), outcome(*match).html("td", " class=name"));
            lines += fmt::format("<td>{}\n", points(*match));
        }
        std::string head = name_title(window_text("Match"));
        if (!m_info.cooperative) head += name_title(window_text("Against")) + name_title(window_text("Result"));
        head += column_title(window_text("Points"));
        return section_heading("matches", site_text("Matches from its best to its worst")) +
               site_text("A link opens the match to step through. Its best and worst matches are among them.")
                   .html("p") +
               '\n' + scrolling("matches", table_of(head, lines));
    }

    /// How often it does what distinguishes styles, beside all others, in the matches that have a page.
    std::string style() const {
        std::vector<StyleShare> own, field;
        const auto add = [](std::vector<StyleShare>& sums, const std::vector<StyleShare>& more) {
            if (sums.empty())
                for (const StyleShare& share : more)
                    sums.push_back({share.id, 0, 0});
            for (std::size_t i = 0; i < more.size() && i < sums.size(); ++i) {
                sums[i].times += more[i].times;
                sums[i].of += more[i].of;
            }
        };
        for (const SiteMatch& match : m_site.matches)
            for (std::size_t seat = 0; seat < match.styles.size(); ++seat)
                add(match.match.by_seat[static_cast<int>(seat)] == m_entrant ? own : field, match.styles[seat]);
        const auto share = [](const StyleShare& counted) {
            return counted.of == 0 ? std::string("-")
                                   : percent_cell(static_cast<double>(counted.times) / static_cast<double>(counted.of));
        };
        std::string lines;
        for (std::size_t i = 0; i < own.size(); ++i) {
            if (own[i].of == 0) continue;
            std::string id = own[i].id;
            std::replace_if(
                id.begin(), id.end(), [](char letter) { return letter == '_' || letter == '-'; }, ' ');
            lines += fmt::format("<tr><th scope=row lang=en>{}<td>{}<td>{}<td>{}\n", escaped_html(id), share(own[i]),
                                 grouped(own[i].of), i < field.size() ? share(field[i]) : "-");
        }
        if (lines.empty()) return {};
        std::string head = name_title(site_text("Habit"));
        for (const SiteText& title : {window_text("Share"), site_text("Occasions"), site_text("All others")})
            head += column_title(title);
        return section_heading("style", window_text("Style")) +
               site_text("Share of its chances taken, counted in its %n match(es) with a page here.")
                   .count(static_cast<std::int64_t>(m_matches.size()))
                   .html("p") +
               '\n' + scrolling("style", table_of(head, lines));
    }

    std::string faults() const {
        const SiteText counted =
            m_row.faults == 0 ? site_text("No faults.") : site_text("%n fault(s).").count(m_row.faults);
        std::string text = window_text("Faults").html("h2") + '\n' + counted.html("p") + '\n';
        for (const std::string& line : bot(m_row).faults)
            text += fmt::format("<pre tabindex=\"0\" lang=en>{}</pre>\n", escaped_html(line));
        return text;
    }

    const ContestSite& m_site;
    const std::vector<StandingsRow>& m_rows;
    const StandingsRow& m_row;
    std::uint16_t m_entrant;
    const Info& m_info;
    std::vector<const SiteMatch*> m_matches; ///< its own, the most notable first
};

} // namespace

std::string bot_page(const ContestSite& site, const std::vector<StandingsRow>& rows, const StandingsRow& row) {
    return BotPage(site, rows, row).body();
}

} // namespace hilltop
