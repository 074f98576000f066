// SPDX-License-Identifier: GPL-3.0-or-later
#include "wires/hilltop_talk.h"

#include "base/json_text.h"
#include "base/quoted.h"

#include <nlohmann/json.hpp>

namespace hilltop {
namespace {

/// What every reader of JSON holds exactly.
constexpr std::uint64_t kExactly = (std::uint64_t{1} << 53) - 1;
/// Bytes of a menu that a sentence has.
constexpr std::size_t kMostMenu = 300;

std::string line_of(const Json& object) {
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The object on a line; null if it is something else.
Json object_on(std::string_view line) {
    auto json = parse_json(line);
    return json && json->is_object() ? std::move(*json) : Json();
}

std::optional<std::int64_t> id_of(const Json& object) {
    const auto id = object.find("id");
    if (id == object.end() || !id->is_number_integer()) return {};
    return id->get<std::int64_t>();
}

std::string text_in(const Json& object, const char* field) {
    const auto value = object.find(field);
    return value != object.end() && value->is_string() ? value->get<std::string>() : std::string();
}

} // namespace

void HilltopTalk::open(bool hello) {
    if (!m_answered && m_hello) ++m_late_hellos;
    if (!m_answered && !m_hello) m_late.insert(m_id);
    m_hello = hello;
    m_answered = false;
}

std::string HilltopTalk::with_kept(const Json& line) {
    std::string text;
    for (const std::string& kept : std::exchange(m_kept, {}))
        text += kept + '\n';
    return text + line_of(line);
}

std::string HilltopTalk::hello(std::string_view game, const Json& rules, const Seating& seating) {
    open(true);
    m_strange = false;
    m_seats = seating.seats;
    Json line{{"hello", 1},
              {"game", game},
              {"rules", rules},
              {"seat", seating.me.index()},
              {"seats", seating.seats},
              {"seed", seating.seed & kExactly}};
    if (!seating.names.empty()) line["names"] = std::vector(seating.names.begin(), seating.names.end());
    return with_kept(line);
}

std::string HilltopTalk::question(const Json& view, const std::vector<std::string>& menu, Need need) {
    open(false);
    const char* word = need == Need::May ? "may" : "must";
    return with_kept({{"view", view}, {"menu", menu}, {"need", word}, {"id", ++m_id}});
}

void HilltopTalk::event(const Json& view) {
    if (m_greeting.events) m_kept.push_back(line_of({{"event", view}}));
}

void HilltopTalk::over(const MatchResult& result) {
    Json points = Json::array();
    for (Seat seat : SeatSet::all(m_seats))
        points.push_back(result.points[seat]);
    m_kept.push_back(line_of({{"over", {{"points", points}}}}));
}

std::string HilltopTalk::farewell() {
    return with_kept({{"bye", true}});
}

bool HilltopTalk::answers(std::string_view line) {
    const Json object = object_on(line);
    const auto id = id_of(object);
    if (id && m_late.erase(*id) != 0) return false;
    const bool greets = object.is_object() && !id && object.contains("name");
    if (greets && m_late_hellos > 0) { // they come in order
        --m_late_hellos;
        return false;
    }
    m_answered = true;
    // What else comes for this question belongs to no other one.
    if (!m_hello && id != m_id) m_late.insert(m_id);
    if (!m_hello) return true;
    m_strange = !greets;
    m_greeted = line;
    const auto events = greets ? object.find("events") : object.end();
    m_greeting = {text_in(object, "name"), text_in(object, "version"),
                  greets && events != object.end() && events->is_boolean() && events->get<bool>()};
    return true;
}

HilltopTalk::Play HilltopTalk::played(std::string_view line) const {
    const Json object = object_on(line);
    if (m_strange || !object.is_object() || id_of(object) != m_id) return {};
    const auto play = object.find("play");
    if (play == object.end()) return {};
    if (play->is_null()) return {.understood = true};
    if (!play->is_string()) return {};
    return {.understood = true, .word = play->get<std::string>()};
}

std::string HilltopTalk::expected(const std::vector<std::string>& menu, Need need) const {
    if (m_strange)
        return "hello to be answered with {\"name\": \"...\"} first; it was answered with " + quoted(m_greeted, 200);
    std::string words;
    for (const std::string& word : menu) {
        if (words.size() > kMostMenu) {
            words += " ...";
            break;
        }
        words += (words.empty() ? "" : ", ") + Json(word).dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    return "{\"play\": WORD, \"id\": " + std::to_string(m_id) + "}" +
           (need == Need::May ? ", where WORD may be null," : "") + " with a WORD of the menu: " + words;
}

} // namespace hilltop
