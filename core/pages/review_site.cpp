// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/review_site.h"

#include "analysis/report_parts.h"
#include "analysis/review_text.h"
#include "base/grouped.h"
#include "base/sha256.h"
#include "pages/review_index.h"
#include "pages/site_html.h"
#include "pages/site_matches.h"
#include "records/record_text.h"
#include "system/carried_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace hilltop {

std::span<const CarriedFile> carried_pages();
std::span<const CarriedFile> carried_words();

Result<ReviewSite> ReviewSite::open(const std::string& path) {
    return ReviewSite(TRY(SiteFolder::open(path)));
}

MatchPage ReviewSite::told(const Replay& replay) const {
    MatchPage page = page_of_match(replay);
    page.site = PageSite{"../index.html", m_title, m_beginning};
    return page;
}

Result<> ReviewSite::add(const std::string& where, const Replay& replay, const Review& review) {
    const Record& record = replay.record();
    const Info& info = replay.game().info();
    if (m_game == nullptr) {
        m_game = &replay.game();
        m_title = fmt::format("{}: analysed matches", info.title);
        m_beginning = match_beginning(replay.game(), record.rules, static_cast<int>(record.seats.size()),
                                      [this](const Replay& one) { return told(one); });
        for (auto& [name, text] : shared_files(info, PageTexts(), m_beginning))
            m_pages["matches/" + name] = std::move(text);
    } else if (m_game != &replay.game()) {
        return misuse("pages", "{} is a match of {}, but this site has matches of {}; make a site for each game", where,
                      info.title, m_game->info().title);
    }
    Match match{.path = {}, .where = where, .names = report_names(record), .points = {}, .positions = {}};
    if (record.result) match.points = fmt::format("{}", fmt::join(record.result->points, " : "));
    for (const ReviewedDecision& decision : review.decisions) {
        const auto number = static_cast<std::size_t>(decision.number);
        if (match.positions.size() <= number) match.positions.resize(number + 1);
        match.positions[number] = decision.position;
    }
    // Of all that the page depends on but the program's words.
    const std::string key =
        sha256(fmt::format("{}\n{}\n{}\n{}", match_page_format(), beginning_name(m_beginning), write_record(record),
                           review_to_json(review, record).dump(-1, ' ', false, Json::error_handler_t::replace)));
    match.path = fmt::format("matches/{}.html", key.substr(0, 12));
    if (!m_pages.contains(match.path)) {
        std::optional<std::string>& page = m_pages[match.path];
        if (m_folder.note(match.path) == nullptr) {
            MatchPage told = this->told(replay);
            told.review = &review;
            told.summary = summary_texts(replay, review, {});
            page = match_page(replay, told);
        }
        m_notes[match.path] = beginning_name(m_beginning);
    }
    m_matches.push_back(std::move(match));
    return {};
}

Result<> ReviewSite::write(std::span<const ManyReviews> groups, const ReviewSiteTexts& texts) {
    SiteFolder::Files files = m_pages;
    auto notes = m_notes;
    // Pages of an earlier run stay while this one may still come to their matches.
    if (m_matches.size() < texts.of)
        for (const auto& [path, note] : m_folder.notes())
            if (m_notes.empty() || note == beginning_name(m_beginning)) // else its data are gone
                if (files.try_emplace(path).second) notes.emplace(path, note);
    files["index.html"] =
        site_page("", m_title.empty() ? "Analysed matches" : m_title, ReviewIndex(*this, groups, texts).body());
    for (const auto& [name, bytes] : texts.downloads)
        files[name] = bytes;
    for (const char* const name : {"site.css", "site.js"})
        files[name] = std::string(find_file(carried_pages(), name)->text);
    files["languages.js"] = std::string(carried_words().front().text);
    TRY(m_folder.write(files, notes));
    for (auto& [path, page] : m_pages)
        page.reset();
    return {};
}

} // namespace hilltop
