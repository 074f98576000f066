// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/match_page.h"

#include "analysis/report_parts.h"
#include "base/sha256.h"
#include "base/version.h"
#include "pages/page_cards.h"
#include "pages/page_packing.h"
#include "pages/site_html.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace hilltop {

std::span<const CarriedFile> carried_pages(); // by the build (core/pages/CMakeLists.txt)

namespace {

std::string_view text_of(std::span<const CarriedFile> files, std::string_view path) {
    const CarriedFile* file = find_file(files, path);
    return file != nullptr ? file->text : std::string_view();
}

/// Numbers things in the order in which they are first asked for.
template <class Key>
class Numbers {
public:
    int of(const Key& key) {
        const auto [found, fresh] = m_numbers.try_emplace(key, static_cast<int>(m_keys.size()));
        if (fresh) m_keys.push_back(key);
        return found->second;
    }
    const std::vector<Key>& keys() const { return m_keys; }

private:
    std::map<Key, int> m_numbers;
    std::vector<Key> m_keys;
};

std::string filled(std::string text, std::string_view with) {
    if (const auto at = text.find("%1"); at != text.npos) text.replace(at, 2, with);
    return text;
}

/// The words that the page's program reads.
Json words_of(const PageTexts& texts) {
    return {{"point", texts.point},
            {"table", texts.table},
            {"hidden", texts.hidden},
            {"moment", texts.moment},
            {"first", texts.first},
            {"previous", texts.previous},
            {"next", texts.next},
            {"last", texts.last},
            {"home", texts.home},
            {"left", texts.left},
            {"right", texts.right},
            {"end", texts.end},
            {"nextMistake", texts.next_mistake},
            {"view", texts.view},
            {"allCards", texts.all_cards},
            {"line", texts.line},
            {"asPlayed", texts.as_played},
            {"branch", texts.branch},
            {"later", texts.later},
            {"moves", texts.moves},
            {"notes", texts.notes},
            {"answers", texts.answers},
            {"answer", texts.answer},
            {"loss", texts.loss},
            {"played", texts.played},
            {"valuesOf", texts.values_of}};
}

std::vector<std::string> names_of(const Replay& replay, const MatchPage& page) {
    return page.names.empty() ? report_names(replay.record()) : page.names;
}

std::string game_of(const Replay& replay, const MatchPage& page) {
    return page.game.empty() ? replay.game().info().title : page.game;
}

/// An id as words.
std::string spaced(std::string id) {
    std::replace(id.begin(), id.end(), '-', ' ');
    return id;
}

class Data {
public:
    Data(const Replay& replay, const MatchPage& page)
        : m_replay(replay)
        , m_page(page)
        , m_info(replay.game().info())
        , m_seats(replay.last().seats())
        , m_units(m_info) {}

    Json json() {
        Json json{{"names", names_of(m_replay, m_page)},
                  {"seat", m_page.seat ? Json(m_page.seat->index()) : Json()},
                  {"spoilers", m_page.spoilers},
                  {"result", m_page.result},
                  {"notes", m_page.seat ? std::string() : m_replay.record().notes}};
        if (!m_page.site) json["words"] = words_of(m_page.texts); // else in a file that they share
        json["zones"] = Json::array();
        for (const auto& zone : m_info.zones)
            json["zones"].push_back(m_page.zone ? m_page.zone(zone.id) : spaced(zone.id));
        json["moments"] = moments(m_replay, 0);
        json["branches"] = branches();
        if (m_page.review != nullptr) json["review"] = review();
        json["summary"] = Json::array();
        for (const SummaryText& text : m_page.summary)
            json["summary"].push_back({text.before, text.link, text.after, text.position});
        json["lines"] = m_lines.keys();
        json["cards"] = Json::array();
        Numbers<std::pair<int, int>> faces;
        for (const auto& [kind, value, viewers] : m_cards.keys())
            json["cards"].push_back({faces.of({kind, value}), viewers});
        json["faces"] = Json::array();
        for (const auto& [kind, value] : faces.keys()) {
            const Face face{static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(value)};
            m_drawings.push_back(drawing_of(m_info, face));
            json["faces"].push_back(m_page.face ? m_page.face(face) : card_text(m_info, kind, value));
            if (m_page.site)
                json["drawings"].push_back(m_drawings.back() == nullptr ? std::string()
                                                                        : shared_id(m_drawings.back()->path));
        }
        return json;
    }
    /// Of the faces, after json(); null: none.
    const std::vector<const CarriedFile*>& drawings() const { return m_drawings; }

private:
    /// Who may look: that seat, or all together first and then each alone.
    std::vector<SeatSet> views() const {
        if (m_page.seat) return {SeatSet(*m_page.seat)};
        std::vector<SeatSet> views{SeatSet::all(m_seats)};
        for (Seat seat : SeatSet::all(m_seats))
            views.push_back(SeatSet(seat));
        return views;
    }

    /// By zone "number.seat" its cards in order: the number of a card and its viewers in `cards`, from 1; 0 is face
    /// down for all. A zone of nothing else is their count.
    std::map<std::string, Json> zones(const Table& table) {
        const auto views = this->views();
        std::vector<std::vector<ShownCard>> shown;
        for (const SeatSet viewers : views)
            shown.push_back(table.shown(viewers));
        std::map<std::string, Json> zones;
        for (std::size_t i = 0; i < shown.front().size(); ++i) {
            const ShownCard& card = shown.front()[i];
            int viewers = 0;
            for (std::size_t view = 0; view < views.size(); ++view)
                if (shown[view][i].face != kHidden)
                    for (Seat seat : views[view])
                        if (views.size() == 1 || views[view].size() == 1) viewers |= 1 << seat.index();
            Json& zone = zones[fmt::format("{}.{}", card.spot.zone, card.spot.seat)];
            zone.push_back(card.face == kHidden ? 0 : 1 + m_cards.of({card.face.kind, card.face.value, viewers}));
        }
        for (auto& [key, zone] : zones)
            if (std::all_of(zone.begin(), zone.end(), [](const Json& card) { return card == 0; })) zone = zone.size();
        return zones;
    }

    using Lines = std::vector<int>;
    /// The numbers of the lines of a text.
    Lines lines_of(const std::string& text) {
        Lines numbers;
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            if (end > begin) numbers.push_back(m_lines.of(text.substr(begin, end - begin)));
            begin = end + 1;
        }
        return numbers;
    }

    /// What happened, as most see it, and by view the lines that are otherwise ("-1": all together); how things stand
    /// where that is new.
    void tell(const Replay& replay, int position, Json& moment, Lines& stood) {
        const auto views = this->views();
        std::vector<Lines> told;
        for (const SeatSet viewers : views)
            told.push_back(lines_of(m_page.told ? m_page.told(replay, position, viewers) : std::string()));
        const bool alike =
            std::all_of(told.begin(), told.end(), [&](const Lines& one) { return one.size() == told[0].size(); });
        Lines common = told[0];
        for (std::size_t line = 0; alike && line < common.size(); ++line) {
            std::map<int, int> count;
            for (const Lines& one : told)
                if (++count[one[line]] > count[common[line]]) common[line] = one[line];
        }
        moment["t"] = common;
        for (std::size_t view = 0; view < views.size(); ++view) {
            if (told[view] == common) continue;
            Json other = Json::array();
            for (std::size_t line = 0; alike && line < common.size(); ++line)
                if (told[view][line] != common[line]) other.push_back({line, told[view][line]});
            moment["v"][view == 0 ? "-1" : std::to_string((*views[view].begin()).index())] =
                alike ? other : Json{{"all", told[view]}};
        }
        Lines stands = lines_of(m_page.state ? m_page.state(replay, position, views.front()) : std::string());
        if (stands != stood) moment["s"] = stands;
        stood = std::move(stands);
    }

    /// From that position on; zones that are as in the moment before are left out, null is an empty one.
    Json moments(const Replay& replay, int from) {
        Json list = Json::array();
        std::map<std::string, Json> before;
        Lines stood;
        for (int position = from; position < replay.positions(); ++position) {
            const Table& table = replay.table(position);
            auto now = zones(table);
            Json changed = Json::object();
            for (const auto& [key, zone] : now)
                if (const auto old = before.find(key); old == before.end() || old->second != zone) changed[key] = zone;
            for (const auto& [key, zone] : before)
                if (!now.contains(key)) changed[key] = nullptr;
            before = std::move(now);
            Json asked = Json::array();
            for (Seat seat : table.asked())
                asked.push_back(seat.index());
            Json moment{{"z", std::move(changed)}};
            tell(replay, position, moment, stood);
            if (!table.resting() && !asked.empty()) moment["a"] = std::move(asked);
            list.push_back(std::move(moment));
        }
        return list;
    }

    /// The variations of the record. A seat's page has none: who made them saw all cards.
    Json branches() {
        Json list = Json::array();
        if (m_page.seat) return list;
        for (const RecordBranch& branch : m_replay.record().branches) {
            Record record = cut_before(m_replay.record(), branch.step);
            record.steps.insert(record.steps.end(), branch.steps.begin(), branch.steps.end());
            record.branches.clear();
            const auto other = Replay::make(std::move(record), Replay::Asking::Later);
            if (!other) continue; // Replay::make has refused the record if it does not fit
            const int from = m_replay.position_of_step(branch.step);
            list.push_back({{"from", from}, {"moments", moments(*other, from)}});
        }
        return list;
    }

    Json estimate(const Estimate& worth) const {
        const auto rounded = [](double number) { return std::round(number * 1e6) / 1e6; };
        return {rounded(m_units.shown(worth.value)), rounded(std::abs(m_units.shown(worth.error)))};
    }

    /// What a seat's page leaves out: values with all cards as they lie, and what others could have answered.
    Json review() const {
        const Review& review = *m_page.review;
        const std::string& title = m_page.texts.values;
        Json json{{"title", title.empty() ? fmt::format("{}{}", m_units.title, m_units.bounded ? ", %" : "") : title},
                  {"bounded", m_units.bounded},
                  {"decimals", m_units.decimals}};
        if (!m_page.seat) {
            json["values"] = Json::array();
            for (const auto& values : review.values) {
                Json row = Json::array();
                for (const Estimate& value : values)
                    row.push_back(estimate(value)[0]);
                json["values"].push_back(std::move(row));
            }
        }
        json["decisions"] = Json::array();
        for (const ReviewedDecision& decision : review.decisions) {
            if (decision.forced() || (m_page.seat && !(decision.seat == *m_page.seat))) continue;
            Json options = Json::array();
            Json played; // its place among them
            for (const auto& option : decision.options) {
                if (option.word == decision.played) played = options.size();
                const std::string said = m_page.answer ? m_page.answer(option.word) : option.word.value_or("silence");
                options.push_back({said, estimate(option.worth), estimate(option.behind)});
            }
            json["decisions"].push_back({{"moment", decision.position},
                                         {"seat", decision.seat.index()},
                                         {"played", std::move(played)},
                                         {"mark", mark_sign(mark_of(decision, review.limits))},
                                         {"options", std::move(options)}});
        }
        return json;
    }

    const Replay& m_replay;
    const MatchPage& m_page;
    const Info& m_info;
    int m_seats;
    ReportUnits m_units;
    Numbers<std::string> m_lines;
    Numbers<std::tuple<int, int, int>> m_cards; ///< kind, value, viewers
    std::vector<const CarriedFile*> m_drawings;
};

/// The source expression of a script for a content security policy: nothing else may run in the page.
std::string script_source(std::string_view script) {
    const std::string digits = sha256(script);
    std::string bytes;
    for (std::size_t i = 0; i < digits.size(); i += 2)
        bytes += static_cast<char>(std::stoi(digits.substr(i, 2), nullptr, 16));
    return "'sha256-" + base64(bytes) + '\'';
}

/// The page around what is in it.
constexpr const char kSkeleton[] =
    "<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src {}; script-src {}\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    "<meta name=\"generator\" content=\"{}\">\n<title>{}</title>\n{}</head>\n<body>\n"
    "<svg class=\"drawings\" aria-hidden=\"true\">{}</svg>\n<header>{}<h1>{}</h1><p id=\"facts\" "
    "lang=\"{}\">{}</p></header>\n"
    "<main id=\"match\"{}><noscript><p>{}</p></noscript></main>\n"
    "<script type=\"text/plain\" id=\"data\">{}</script>\n"
    "{}\n</body>\n</html>\n";

std::string packed_json(const Json& json, const std::optional<PageSite>& site) {
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return site ? packed(text, Packed::Rest, site->beginning) : packed(text, Packed::Whole);
}

} // namespace

Json match_page_data(const Replay& replay, const MatchPage& page) {
    return Data(replay, page).json();
}

std::string match_page_format() {
    return sha256(
        fmt::format("{}\n{}\n{}\n{}", kProgram, kSkeleton, site_scripts("../"), text_of(carried_pages(), "match.js")));
}

std::string beginning_name(const std::string& beginning) {
    return fmt::format("data-{}.js", sha256(beginning).substr(0, 8));
}

std::map<std::string, std::string> shared_files(const Info& game, const PageTexts& texts,
                                                const std::string& beginning) {
    Json words = words_of(texts);
    words["old"] = texts.old_browser;
    return {
        {"match.css", colours_of(game) + std::string(text_of(carried_pages(), "match.css"))},
        {"words.js", fmt::format("\"use strict\";\nconst hilltopWords = {};\n", words.dump())},
        {"match.js", std::string(text_of(carried_pages(), "match.js"))},
        {beginning_name(beginning),
         fmt::format("\"use strict\";\nconst hilltopBeginning = \"{}\";\n", packed(beginning, Packed::Beginning))},
        {"cards.js", fmt::format("// The cards. A page opened from a disk may load no drawings out of another file.\n"
                                 "document.querySelector(\".drawings\").innerHTML = {};\n",
                                 Json(shared_cards(game)).dump())}};
}

std::string match_page(const Replay& replay, const MatchPage& page) {
    Data data(replay, page);
    const Json json = data.json();
    const Info& info = replay.game().info();
    const std::string_view script = text_of(carried_pages(), "match.js");
    std::string symbols, way_back, head, program, old;
    if (page.site) {
        way_back = fmt::format("<nav><a href=\"{}\">{}</a></nav>", escaped_html(page.site->index),
                               escaped_html(page.site->title));
        head = "<link rel=\"stylesheet\" href=\"match.css\">\n";
        program = site_scripts("../");
        for (const std::string& file : {std::string("cards.js"), std::string("words.js"),
                                        beginning_name(page.site->beginning), std::string("match.js")})
            program += fmt::format("<script src={}></script>", file);
    } else {
        symbols = back_symbol();
        for (std::size_t face = 0; face < data.drawings().size(); ++face)
            if (const CarriedFile* drawing = data.drawings()[face])
                symbols += symbol_of(*drawing, fmt::format("face{}", face));
        head = fmt::format("<style>\n{}{}</style>\n", colours_of(info), text_of(carried_pages(), "match.css"));
        old = fmt::format(" data-old=\"{}\"", escaped_html(page.texts.old_browser));
        program = fmt::format("<script>{}</script>", script);
    }
    const auto names = names_of(replay, page);
    const PageTexts& texts = page.texts;
    const std::string title = fmt::format("{}: {}", game_of(replay, page), fmt::join(names, ", "));
    std::string facts = page.deal.empty() ? std::string() : filled(texts.deal, page.deal);
    if (page.seat) facts = filled(texts.seen_by, names[static_cast<std::size_t>(page.seat->index())]);
    return fmt::format(kSkeleton, escaped_html(texts.language), texts.right_to_left ? "rtl" : "ltr",
                       page.site ? "'self'" : "'unsafe-inline'", page.site ? "'self'" : script_source(script), kProgram,
                       escaped_html(title), head, symbols, way_back, escaped_html(title), escaped_html(texts.language),
                       escaped_html(facts), old, escaped_html(texts.no_script), packed_json(json, page.site), program);
}

} // namespace hilltop
