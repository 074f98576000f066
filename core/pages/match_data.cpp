// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/match_data.h"

#include "analysis/report_parts.h"
#include "pages/page_cards.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace hilltop {
namespace {

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

/// What a review's values are.
Phrase values_title(const ReportUnits& units, const Info& info) {
    const char* title = units.bounded                     ? HILLTOP_WORD("Analysis", "Chance to win, %")
                        : info.counting == Counting::Mean ? HILLTOP_WORD("Analysis", "Expected cards left")
                                                          : HILLTOP_WORD("Analysis", "Expected points");
    return Phrase(Pattern{.text = title, .context = "Analysis"});
}

class Data {
public:
    Data(const Replay& replay, const MatchPage& page)
        : m_replay(replay)
        , m_page(page)
        , m_info(replay.game().info())
        , m_names(names_on_page(replay, page))
        , m_seats(replay.last().seats())
        , m_units(m_info) {}

    Json json() {
        Json json{{"names", m_names.by_seat},
                  {"seat", m_page.seat ? Json(m_page.seat->index()) : Json()},
                  {"spoilers", m_page.spoilers},
                  {"result", m_replay.finished() ? told(result_title(m_replay.last(), m_names)) : ""},
                  {"notes", m_page.seat ? std::string() : m_replay.record().notes}};
        if (!m_page.site) json["words"] = page_words(m_page.texts); // else in a file that they share
        json["zones"] = Json::array();
        for (const auto& zone : m_info.zones)
            json["zones"].push_back(told(word_of(m_info, Word::Table, zone.id)));
        json["moments"] = moments(m_replay, 0);
        json["branches"] = branches();
        if (m_page.review != nullptr) json["review"] = review();
        json["summary"] = Json::array();
        for (const SummaryText& text : m_page.summary)
            json["summary"].push_back({text.before, text.link, text.after, text.position});
        json["lines"] = std::move(m_told);
        json["cards"] = Json::array();
        Numbers<std::pair<int, int>> faces;
        for (const auto& [kind, value, viewers] : m_cards.keys())
            json["cards"].push_back({faces.of({kind, value}), viewers});
        json["faces"] = Json::array();
        for (const auto& [kind, value] : faces.keys()) {
            const Face face{static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(value)};
            m_drawings.push_back(drawing_of(m_info, face));
            json["faces"].push_back(told(card_name(m_info, kind, value)));
            if (m_drawings.back() == nullptr)
                json["signs"][std::to_string(m_drawings.size() - 1)] = told(card_sign(m_info, kind, value));
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

    /// A sentence as the page has it: said already, or for resources/pages/site.js to say.
    Json told(const Phrase& phrase) const {
        if (m_page.wording != nullptr) return phrase.said(*m_page.wording);
        return m_page.site ? phrase.json() : Json(phrase.text());
    }

    using Lines = std::vector<int>;
    int line(const Phrase& phrase) {
        Json line = told(phrase);
        const int number = m_lines.of(line.is_string() ? line.get<std::string>() : line.dump());
        if (number == static_cast<int>(m_told.size())) m_told.push_back(std::move(line));
        return number;
    }
    Lines lines(const Table& table, SeatSet viewers) {
        Lines numbers;
        for (const ToldEvent& event : told_events(table, m_names, viewers))
            numbers.push_back(line(told_line(event, m_names)));
        return numbers;
    }

    /// What happened, as most see it, and by view the lines that are otherwise ("-1": all together); how things stand
    /// where that is new.
    void tell(const Table& table, Json& moment, Lines& stood) {
        const auto views = this->views();
        std::vector<Lines> told;
        for (const SeatSet viewers : views)
            told.push_back(lines(table, viewers));
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
        Lines stands{line(score_line(table, m_names))};
        for (const Phrase& phrase : position_lines(table, m_names))
            stands.push_back(line(phrase));
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
            tell(table, moment, stood);
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
        Json json{{"title", told(values_title(m_units, m_info))},
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
                options.push_back({told(answer_words(m_info, option.word, m_names)), estimate(option.worth),
                                   estimate(option.behind)});
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
    SeatNames m_names;
    int m_seats;
    ReportUnits m_units;
    Numbers<std::string> m_lines;
    Json m_told = Json::array();                ///< the lines by number
    Numbers<std::tuple<int, int, int>> m_cards; ///< kind, value, viewers
    std::vector<const CarriedFile*> m_drawings;
};

} // namespace

Json page_words(const PageTexts& texts) {
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

SeatNames names_on_page(const Replay& replay, const MatchPage& page) {
    return page.names.by_seat.empty() ? SeatNames{report_names(replay.record())} : page.names;
}

MatchData match_data(const Replay& replay, const MatchPage& page) {
    Data data(replay, page);
    Json json = data.json();
    return {std::move(json), data.drawings()};
}

} // namespace hilltop
