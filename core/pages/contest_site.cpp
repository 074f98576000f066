// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/contest_site.h"

#include "analysis/report_parts.h"
#include "base/grouped.h"
#include "game/hosted_bot.h"
#include "pages/bot_page.h"
#include "pages/site_html.h"
#include "system/carried_file.h"
#include "tournament/export.h"
#include "tournament/tables.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string_view>

namespace hilltop {

std::span<const CarriedFile> carried_pages();
std::span<const CarriedFile> carried_words();

namespace {

/// More commands are a download alone.
constexpr int kMostCommands = 24;

/// "+- 2.1", "-2.1", "< -2.1" and "1-2" of a terminal as a page writes them.
std::string typeset(std::string cell) {
    const auto dash = cell.find('-');
    if (cell.starts_with("+- "))
        cell.replace(0, 2, "±");
    else if (dash != std::string::npos)
        cell.replace(dash, 1,
                     (dash == 0 && cell.size() > 1) || cell.starts_with("< ") || cell.starts_with("> ") ? "−" : "–");
    return cell;
}

double or_else(double value, double otherwise) {
    return std::isfinite(value) ? value : otherwise;
}

/// A round step that divides a range into four to ten parts.
double round_step(double range) {
    const double unit = std::pow(10, std::floor(std::log10(range / 4)));
    for (const double factor : {5.0, 2.0})
        if (range / (unit * factor) >= 4) return unit * factor;
    return unit;
}

class SiteWriter {
public:
    explicit SiteWriter(const ContestSite& site)
        : m_site(site)
        , m_standings(site.course->standings())
        , m_rows(m_standings.rows()) {}

    SiteFolder::Files files() const {
        SiteFolder::Files files = m_site.pages;
        const bool has_feed = !m_site.feed.empty();
        files["index.html"] = site_page("", m_site.title, index(), has_feed ? feed_link(kFeedFile) : std::string());
        if (has_feed) files[kFeedFile] = m_site.feed;
        for (const StandingsRow& row : m_rows) {
            const std::string& name = bot_of(row).name;
            files[bot_page_name(name)] = site_page("../", name + " · " + m_site.title, bot_page(m_site, m_rows, row));
        }
        for (const auto& [name, bytes] : m_site.downloads)
            files[name] = bytes;
        for (const char* const name : {"site.css", "site.js"})
            files[name] = std::string(find_file(carried_pages(), name)->text);
        files["languages.js"] = std::string(carried_words().front().text);
        return files;
    }

private:
    const SiteBot& bot_of(const StandingsRow& row) const { return m_site.bots[static_cast<std::size_t>(row.entrant)]; }

    static std::string bot_link(const std::string& name) {
        return fmt::format("<a href={}>{}</a>", bot_page_name(name), escaped_html(name));
    }

    std::string index() const {
        std::string text = fmt::format("<header>\n<h1>{}</h1>\n{}\n</header>\n<main>\n", escaped_html(m_site.title),
                                       m_site.leader.html("p", " class=leader"));
        text += changes() + finals() + section_heading("standings", window_text("Standings")) + standings_html();
        if (m_rows.size() > 1)
            text += section_heading("ratings", site_text("%1 with 95 % intervals").text(table_word(m_site.rating))) +
                    chart();
        if (m_rows.size() > 1 && !m_site.course->plan().entry().info().cooperative)
            text += section_heading("crosstable", table_word(crosstable_title(*m_site.course))) + cross();
        text += pairs() + authors() + dated_list("leaders", site_text("Leaders"), m_site.leaders);
        text += section_heading("method", site_text("How it is played"));
        for (const SiteText& sentence : m_site.method)
            text += sentence.html("p") + '\n';
        text += commands() + downloads();
        text += dated_list("log", window_text("Log"), m_site.events);
        if (!m_site.feed.empty())
            text += site_text("What is new here, for a feed reader: %1.")
                        .element(fmt::format("<a href=\"{0}\">{0}</a>", kFeedFile))
                        .html("p") +
                    '\n';
        return text + "</main>\n";
    }

    static std::string dated_list(const std::string& id, const SiteText& title, const std::vector<SiteEvent>& events) {
        if (events.empty()) return {};
        std::string text = section_heading(id, title) + "<ul>\n";
        for (const auto& [date, what] : events)
            text += fmt::format("<li><time>{}</time>{}</li>\n", escaped_html(date), what.html("span"));
        return text + "</ul>\n";
    }

    std::string changes() const {
        if (m_site.changes.empty()) return {};
        const std::string day = fmt::format("<time>{}</time>", escaped_html(m_site.changed_since));
        std::string text = section_heading("changes", site_text("Changed since %1").element(day)) + "<ul>\n";
        for (const SiteText& change : m_site.changes)
            text += change.html("li") + '\n';
        return text + "</ul>\n";
    }

    std::string finals() const {
        std::string text;
        for (std::size_t i = 0; i < m_site.finals.size(); ++i) {
            const SiteFinal& final = m_site.finals[i];
            const std::string id = fmt::format("final-{}", m_site.finals.size() - i);
            text += section_heading(id, site_text("Final %1").name(final.name)) + final.about.html("p") + '\n' +
                    scrolling(id, table_html(final.table, final.bots));
        }
        return text;
    }

    /// Those beyond chance, and the next ones.
    std::string pairs() const {
        constexpr std::size_t kMostPairs = 30;
        if (m_site.pairs.empty()) return {};
        std::vector<std::string> names;
        for (const SiteBot& bot : m_site.bots)
            names.push_back(bot.name);
        const TextTable table =
            pair_effects_table(m_site.course->plan().entry().info(), m_site.pairs, names, kMostPairs);
        std::string text = "<table class=\"wide sorts\">\n<thead><tr>" +
                           sorting_column(window_text("Bot"), " class=name") +
                           sorting_column(site_text("With"), " class=name");
        for (std::size_t at = 2; at < table.rows[0].size(); ++at)
            text += sorting_column(table_word(table.rows[0][at]));
        text += "</tr></thead>\n<tbody>\n";
        for (const auto& cells : std::span(table.rows).subspan(1)) {
            text += fmt::format("<tr><th scope=row>{}<td class=name>{}", bot_link(cells[0]), bot_link(cells[1]));
            for (std::size_t at = 2; at < cells.size(); ++at)
                text += at + 1 == cells.size() ? table_word(cells[at]).html("td") : "<td>" + cell_html(cells[at]);
            text += '\n';
        }
        return section_heading("pairs", site_text("How bots treat each other")) +
               site_text("What a bot won or paid in a match where another bot sat at its table, beside what it usually "
                         "does there. What is beyond chance may be help, or a style that suits another.")
                   .html("p") +
               scrolling("pairs", text + "</tbody></table>");
    }

    std::string authors() const {
        if (m_site.authors.empty()) return {};
        std::string text = "<table class=\"wide sorts\">\n<thead><tr>" +
                           sorting_column(site_text("Author"), " class=name") +
                           sorting_column(site_text("Bots"), " class=name") +
                           sorting_column(site_text("Best place"), " aria-sort=ascending") + "</tr></thead>\n<tbody>\n";
        for (const SiteAuthor& author : m_site.authors) {
            text += fmt::format("<tr><th scope=row><bdi>{}</bdi><td class=name>", escaped_html(author.name));
            for (const std::size_t bot : author.bots)
                text += (bot == author.bots.front() ? "" : ", ") + bot_link(m_site.bots[bot].name);
            text += fmt::format("<td>{}\n", m_site.bots[author.bots.front()].place);
        }
        return section_heading("authors", site_text("Authors")) + scrolling("authors", text + "</tbody></table>");
    }

    /// Those that fit; the download has them all.
    std::string commands() const {
        if (m_site.commands.empty() || std::ranges::count(m_site.commands, '\n') > kMostCommands) return {};
        return fmt::format("{}\n<pre tabindex=\"0\" lang=en>{}</pre>\n",
                           site_text("These commands play it again:").html("p"), escaped_html(m_site.commands));
    }

    std::string downloads() const {
        std::string lines;
        for (const auto& [name, bytes] : m_site.downloads)
            lines += site_text("%1, %2 bytes")
                         .element(fmt::format("<a href=\"{0}\" download>{0}</a>", escaped_html(name)))
                         .number(grouped(static_cast<std::int64_t>(bytes.size())))
                         .html("li") +
                     '\n';
        return lines.empty() ? lines
                             : section_heading("downloads", site_text("Downloads")) + "<ul>\n" + lines + "</ul>\n";
    }

    /// A table for people, its names as links to the pages of `bots`, by line; empty: none.
    static std::string table_html(const TextTable& table, const std::vector<std::string>& bots) {
        std::string text = "<table class=\"wide sorts\">\n<thead><tr>" +
                           sorting_column(window_text("Place"), " aria-sort=ascending") +
                           sorting_column(window_text("Bot"), " class=name");
        for (std::size_t at = 2; at < table.rows[0].size(); ++at)
            text += sorting_column(table_word(table.rows[0][at]));
        text += "</tr></thead>\n<tbody>\n";
        for (std::size_t i = 0; i < bots.size(); ++i) {
            const auto& cells = table.rows[i + 1];
            const std::string& name = bots[i];
            text += fmt::format("<tr><td>{}<th scope=row>", cells[0]);
            if (name.empty()) {
                text += fmt::format("<bdi>{}</bdi>", escaped_html(cells[1]));
            } else {
                const std::string suffix = cells[1].substr(std::min(name.size(), cells[1].size()));
                text += suffix.empty() ? bot_link(name) : table_word(suffix).element(bot_link(name)).html("span");
            }
            for (std::size_t at = 2; at < cells.size(); ++at)
                text += "<td>" + cell_html(cells[at]);
            text += '\n';
        }
        return text + "</tbody></table>";
    }
    static std::string cell_html(const std::string& cell) {
        for (const char* const word : {"more than 99.9 %", "unknown"}) // of a hill, which names them for translation
            if (cell == word) return window_text(word).html("span");
        return escaped_html(typeset(cell));
    }

    std::string standings_html() const {
        std::vector<std::string> names, bots;
        for (const SiteBot& bot : m_site.bots)
            names.push_back(bot.name);
        for (const StandingsRow& row : m_rows)
            bots.push_back(bot_of(row).name);
        return scrolling("standings", table_html(standings_table(*m_site.course, *m_site.statistics, names), bots));
    }

    std::string chart() const {
        constexpr double kLeft = 190, kRight = 20, kWidth = 760, kRow = 22, kTop = 8;
        double low = 0, high = 0;
        for (const SiteBot& bot : m_site.bots) {
            low = std::min({low, bot.rating, or_else(bot.interval.low, low)});
            high = std::max({high, bot.rating, or_else(bot.interval.high, high)});
        }
        if (!(high > low)) high = low + 1;
        const auto x = [&](double value) { return kLeft + (value - low) / (high - low) * (kWidth - kLeft - kRight); };
        const double bottom = kTop + kRow * static_cast<double>(m_rows.size());
        std::string text =
            fmt::format("<svg class=\"chart\" viewBox=\"0 0 {} {}\" role=\"img\" {}>\n", kWidth, bottom + 24,
                        site_text("Each bot with its interval. The table above has the numbers.").label());
        const double step = round_step(high - low);
        for (double count = std::ceil(low / step); count * step <= high; ++count)
            text += fmt::format("<line class=\"grid\" x1=\"{0:.1f}\" y1=\"{1}\" x2=\"{0:.1f}\" y2=\"{2}\"/><text "
                                "class=\"axis\" x=\"{0:.1f}\" y=\"{3}\" text-anchor=\"middle\">{4}</text>\n",
                                x(count * step), kTop, bottom, bottom + 16,
                                typeset(fmt::format("{:g}", count * step + 0.0)));
        double y = kTop + kRow / 2;
        for (const StandingsRow& row : m_rows) {
            const SiteBot& bot = bot_of(row);
            const Interval& interval = bot.interval; // open to the side that is not known, as far as the chart goes
            const bool any = std::isfinite(interval.low) || std::isfinite(interval.high);
            text += fmt::format("<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text><line class=\"span\" "
                                "x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/><circle class=\"dot\" "
                                "cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4.5\"/>\n",
                                kLeft - 12, y + 4.5, escaped_html(shortened(bot.name)),
                                x(any ? or_else(interval.low, low) : bot.rating), y,
                                x(any ? or_else(interval.high, high) : bot.rating), y, x(bot.rating), y);
            y += kRow;
        }
        return text + "</svg>\n";
    }

    /// As much of a name as has room in the chart; whole letters of UTF-8.
    static std::string shortened(const std::string& name) {
        std::size_t letters = 0, at = 0;
        for (; at < name.size(); ++at)
            if ((static_cast<unsigned char>(name[at]) & 0xC0u) != 0x80 && ++letters > 22) break;
        return at < name.size() ? name.substr(0, at) + "…" : name;
    }

    static std::string name_column() { return window_text("Bot").html("th", " scope=col class=name"); }
    static std::string tint(double share) { return fmt::format("c{}", std::clamp(static_cast<int>(share * 10), 0, 9)); }

    /// A cell leads to the pair's line on the page of the row's bot. Thousands of them are no stops of the Tab key:
    /// names lead to the same pages.
    std::string cross() const {
        std::string text = "<table class=cross>\n<thead><tr>" + name_column();
        std::vector<std::string> anchors;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const std::string& name = bot_of(m_rows[i]).name;
            text += fmt::format("<th scope=\"col\" title=\"{}\">{}</th>", escaped_html(name), i + 1);
            anchors.push_back(bot_anchor(name));
        }
        text += "</tr></thead>\n<tbody>\n";
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const std::string page = bot_page_name(bot_of(m_rows[i]).name);
            text += fmt::format("<tr><th scope=row>{} {}", i + 1,
                                bot_link(bot_of(m_rows[i]).name)); // end tags: bot_page.cpp
            for (std::size_t j = 0; j < m_rows.size(); ++j) {
                const CrosstableCell cell = m_standings.cell(m_rows[i].entrant, m_rows[j].entrant);
                text += cell.matches == 0 ? "<td>"
                                          : fmt::format("<td class={}><a tabindex=-1 href={}#{}>{:.0f}</a>",
                                                        tint(cell.share()), page, anchors[j], 100 * cell.share());
            }
            text += '\n';
        }
        return scrolling("crosstable", text + "</tbody></table>") +
               site_text("In per cent, row against column. A number leads to what these two played.").html("p") + '\n';
    }

    const ContestSite& m_site;
    const Standings& m_standings;
    const std::vector<StandingsRow> m_rows;
};

} // namespace

std::string without_folders(std::string text, const Plan& plan) {
    for (const std::string& bot : plan.bots) {
        const auto spec = hosted_spec(plan.entry(), bot);
        const auto slash = spec ? spec->target.rfind('/') : std::string::npos;
        if (slash == std::string::npos || !spec->target.starts_with('/')) continue;
        const std::string folder = spec->target.substr(0, slash + 1);
        for (auto at = text.find(folder); at != text.npos; at = text.find(folder, at))
            text.erase(at, folder.size());
    }
    return text;
}

std::string shell_word(const std::string& text) {
    const auto plain = [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 ||
               std::string_view("-_./:=,+@%").find(letter) != std::string_view::npos;
    };
    if (!text.empty() && std::ranges::all_of(text, plain)) return text;
    std::string word = "'";
    for (const char letter : text) {
        if (letter == '\'')
            word += "'\\''";
        else
            word += letter;
    }
    return word + '\'';
}

Result<> write_site(const SiteFolder& folder, const ContestSite& site) {
    return folder.write(SiteWriter(site).files(), site.notes);
}

ContestSite site_of(const Course& course, const Statistics& statistics, const std::vector<std::string>& names) {
    const Plan& plan = course.plan();
    ContestSite site;
    site.title = std::string(plan.entry().info().title) + " tournament";
    site.course = &course;
    site.statistics = &statistics;
    site.rating = statistics.rated ? "Elo" : "share";
    for (const StandingsRow& row : course.standings().rows()) {
        site.bots.resize(names.size());
        const auto entrant = static_cast<std::size_t>(row.entrant);
        const EntrantEstimate& estimate = statistics.entrants[entrant];
        SiteBot& bot = site.bots[entrant];
        bot.name = names[entrant];
        bot.places = estimate.first_place == estimate.last_place
                         ? std::to_string(estimate.first_place)
                         : fmt::format("{}-{}", estimate.first_place, estimate.last_place);
        bot.rating = statistics.rated ? estimate.elo : 100 * row.share;
        bot.interval = statistics.rated
                           ? estimate.elo_interval
                           : Interval{bot.rating - 50 * row.interval.width(), bot.rating + 50 * row.interval.width()};
        bot.facts.emplace_back(site_text("Plays as"), SiteText::value(without_folders(plan.bots[entrant], plan)));
    }
    const auto rows = course.standings().rows();
    if (!rows.empty())
        site.leader =
            (course.over() ? site_text("%1 has won after %2 matches.") : window_text("%1 is first after %2 matches."))
                .name(names[static_cast<std::size_t>(rows.front().entrant)])
                .number(grouped(course.matches()));
    site.method = {SiteText::english(headline(course) + '.'),
                   site_text("All randomness comes from the seed: with the same bots and plan.json, which is among the "
                             "downloads, anyone can replay the same matches and get the same tables.")};
    site.commands = "hilltop-cli tournament run plan.json --out again.htour\n"
                    "hilltop-cli tournament show again.htour --csv\n";
    for (const std::string& sentence : remarks(course, statistics, names))
        site.method.push_back(SiteText::english(sentence));
    site.downloads = {{"standings.json", without_folders(to_json(course).dump() + '\n', plan)},
                      {"standings.csv", without_folders(to_csv(course), plan)},
                      {"plan.json", without_folders(course.shown_plan().dump(2) + '\n', plan)}};
    return site;
}

} // namespace hilltop
