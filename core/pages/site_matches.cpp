// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/site_matches.h"

#include "analysis/replay_styles.h"
#include "analysis/review_text.h"
#include "base/json_text.h"
#include "base/sha256.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hilltop {
namespace {

SeatStyles styles_of(const Replay& replay) {
    const GameEntry& game = replay.game();
    if (game.styles().empty()) return {};
    std::vector<StyleCounts> counts(static_cast<std::size_t>(replay.last().seats()), StyleCounts(game.styles()));
    std::vector<StyleCounts*> by_seat;
    for (StyleCounts& seat : counts)
        by_seat.push_back(&seat);
    count_styles(replay, by_seat);
    SeatStyles styles;
    for (const StyleCounts& seat : counts)
        styles.push_back(seat.shares());
    return styles;
}

/// What is remembered of a page: its bytes and the counts by seat.
std::string note_of(std::size_t bytes, const SeatStyles& styles) {
    Json seats = Json::array();
    for (const auto& shares : styles) {
        Json counts = Json::array();
        for (const StyleShare& share : shares)
            counts.push_back({share.times, share.of});
        seats.push_back(std::move(counts));
    }
    return Json{{"bytes", bytes}, {"styles", std::move(seats)}}.dump();
}

/// Of all that the page depends on but the program's words.
std::string page_path(const ContestSite& site, const NotableMatch& match, const std::string& title, bool reviewed,
                      const std::string& language, const std::string& beginning) {
    std::string text = fmt::format("{}\n{}\n{}\n{:08x} {} {} {}", match_page_format(), site.title, title, match.digest,
                                   reviewed, language, beginning_name(beginning));
    for (const std::uint16_t entrant : match.by_seat)
        text += '\n' + site.bots[entrant].name;
    return fmt::format("matches/{}.html", sha256(text).substr(0, 12));
}

} // namespace

std::optional<PageNote> read_page_note(const std::string& text, const GameEntry& game, std::size_t seats) {
    const auto ids = game.styles();
    const auto json = parse_json(text);
    if (!json || !json->is_object()) return {};
    const Json bytes = json->value("bytes", Json()), styles = json->value("styles", Json());
    if (!bytes.is_number_unsigned() || !styles.is_array()) return {};
    PageNote note{.bytes = bytes.get<std::size_t>()};
    for (const Json& seat : styles) {
        std::vector<StyleShare> shares;
        if (!seat.is_array() || seat.size() != ids.size()) return {};
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (!seat[i].is_array() || seat[i].size() != 2 || !seat[i][0].is_number_integer() ||
                !seat[i][1].is_number_integer())
                return {};
            shares.push_back({ids[i], seat[i][0].get<std::int64_t>(), seat[i][1].get<std::int64_t>()});
        }
        note.styles.push_back(std::move(shares));
    }
    if (note.styles.size() != (ids.empty() ? 0 : seats)) return {};
    return note;
}

std::string match_beginning(const GameEntry& game, const RuleValues& rules, int seats,
                            const std::function<MatchPage(const Replay& replay)>& told) {
    constexpr std::size_t kMost = 32'000; // deflate looks back 32 KiB
    const std::vector<std::string> bots(static_cast<std::size_t>(seats), game.bots().front().id);
    auto record = play_record(game, rules, {.seed = 1}, bots);
    if (!record) return "\n";
    const auto replay = Replay::make(std::move(*record), Replay::Asking::Later);
    if (!replay) return "\n";
    const std::string text =
        match_page_data(*replay, told(*replay)).dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
    return text.substr(text.size() - std::min(text.size(), kMost));
}

void add_match_pages(ContestSite& site, const SiteFolder& folder, const std::vector<NotableMatch>& chosen,
                     const SiteRecord& records, const SiteMatchPages& pages) {
    const GameEntry& game = site.course->plan().entry();
    if (!pages.tell) return;
    const Plan& plan = site.course->plan();
    const std::string beginning = match_beginning(game, plan.rules, plan.seats, [&](const Replay& replay) {
        MatchPage told = pages.tell(replay);
        told.texts = pages.texts;
        told.site = PageSite{};
        return told;
    });
    std::size_t bytes = 0;
    for (const NotableMatch& match : chosen) {
        if (site.matches.size() >= pages.most || bytes >= pages.most_bytes) break;
        SiteMatch shown{.path = {}, .title = records.title(match), .match = match};
        shown.path = page_path(site, match, shown.title, records.is_reviewed && records.is_reviewed(match),
                               pages.texts.language, beginning);
        const std::string* const known = folder.note(shown.path);
        auto note = known != nullptr ? read_page_note(*known, game, match.points.size()) : std::nullopt;
        std::optional<std::string> page;
        if (!note) {
            if (pages.until && std::chrono::steady_clock::now() > *pages.until) continue;
            auto record = records.find(match);
            if (!record || Digest(record->digest.value_or(0)).folded() != match.digest) continue;
            for (std::size_t seat = 0; seat < record->seats.size(); ++seat)
                record->seats[seat].name = site.bots[match.by_seat[static_cast<int>(seat)]].name;
            const auto replay = Replay::make(std::move(*record), Replay::Asking::Later);
            if (!replay) continue;
            MatchPage told = pages.tell(*replay);
            told.texts = pages.texts;
            told.site = PageSite{"../index.html", site.title, beginning};
            const auto review = kept_review(*replay);
            if (review && *review) {
                told.review = &**review;
                told.summary = summary_texts(*replay, **review, {});
            }
            page = match_page(*replay, told);
            note = PageNote{page->size(), styles_of(*replay)};
        }
        bytes += note->bytes;
        shown.styles = std::move(note->styles);
        site.notes[shown.path] = note_of(note->bytes, shown.styles);
        site.pages[shown.path] = std::move(page);
        site.matches.push_back(std::move(shown));
    }
    if (site.matches.empty()) return;
    for (auto& [name, text] : shared_files(game.info(), pages.texts, beginning))
        site.pages["matches/" + name] = std::move(text);
}

} // namespace hilltop
