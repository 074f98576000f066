// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/seat.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hilltop {

/// How the answers of the asked seats are meant.
enum class Need : std::uint8_t {
    Must,   ///< each of them decides
    May,    ///< an answer counts, silence is one too
    Notify, ///< a rest: those asked learn something and owe nothing
};

/// Why a seat did not answer as the rules ask.
enum class Fault : std::uint8_t {
    NotAllowed,
    NotUnderstood,
    TimeOut,
    Crash,
    NoStart,
    Dead, ///< was asked after a crash, or after it had not started
    Stall,
    TooMuchOutput,
    TooMuchMemory,
    TooManyProcesses,
};
inline constexpr int kFaults = 10;
/// The word records and lists use, "time-out".
std::string_view fault_word(Fault fault);
/// The reverse of fault_word(); false if the word is unknown.
bool read_fault(std::string_view word, Fault& fault);

/// How cards of a zone lie.
enum class Shape : std::uint8_t { Pile, Row, Fan };

/// A place for cards; with per_seat every seat has one.
struct ZoneSpec {
    const char* id;
    bool per_seat;
    Shape shape;
    bool sorted; ///< the screen shows it in G::order, the state keeps the order received
};

/// How the cards of a kind are drawn: as <kind>-<value>.svg, one of the game's own drawings (resources/<id>/cards) or,
/// if it says so, of those for all games (resources/cards).
struct CardLook {
    const char* kind;
    bool shared = false;       ///< it is one of the drawings for all games
    int least = 1;             ///< of the values that have a drawing
    bool numbered = true;      ///< false: all values are drawn as <kind>.svg
    bool cut_corners = false;  ///< in the drawing
    bool four_colours = false; ///< as <kind>4 where each suit has a colour of its own
    bool solid = false;        ///< drawn as ever where spent cards are outlines
    bool signs = false;        ///< which way it counts is chosen at the table, and shown on the drawing
};

/// What the number of an event's word is, where it is more than a number.
enum class Means : std::uint8_t { Number, Seat, Side, Kind };
struct WordSpec {
    const char* word;
    Means means;
};

/// What decides a contest of this game, in its own order.
enum class Counting : std::uint8_t { Matches, Points, SharedWins, Mean };

/// Colours of a game's table, 0xRRGGBB: radial light from centre to edge, and the accent on ordinary pages.
struct Hue {
    std::uint32_t light_centre = 0x5a5f66, light_edge = 0x43474d;
    std::uint32_t dark_centre = 0x3e4248, dark_edge = 0x2a2d31;
    std::uint32_t accent_on_light = 0x4a5058, accent_on_dark = 0xc3c9d1;
};

/// What everyone may know of a game before it begins.
struct Info {
    const char* id;
    const char* title;
    int min_seats;
    int max_seats;
    int default_seats;
    bool teams;                              ///< partners sit opposite
    bool cooperative;                        ///< all seats share one result
    std::span<const ZoneSpec> zones;         ///< the first, a common one, is where cards lie before the deal
    std::span<const char* const> card_kinds; ///< Face::kind is an index into it
    std::span<const CardLook> looks{};       ///< of kinds that have drawings; other cards show their sign and name
    Counting counting;
    const char* second;     ///< what the second score counts, "hands"; nullptr if there is none
    const char* fault_cost; ///< id of what a fault costs, "stand"
    Hue hue;
    bool disqualifies;       ///< a fault, even in a notification, forfeits this match and, in standings, the later ones
    int forfeit_points = 0;  ///< what the other side gets where a match is forfeit, see points_of_forfeit()
    bool low_points = false; ///< points are a burden: fewer are better
    std::span<const WordSpec> words{}; ///< of events; those whose number is a plain one may be left out
    bool tells_names = false;          ///< seats know which bot sits where
    /// A card as G::spell writes it, "jh", and with a value below 0 its kind alone, "h"; nullptr: card_kinds and value.
    std::string (*card_text)(int kind, int value) = nullptr;
    /// The prefix of the specs of its contest's bots: "java"; nullptr: the contest has no kind of its own.
    const char* contest_kind = nullptr;
    /// The rule by which points are staked, and the first word of the answer that names a stake; where the rule is 0 a
    /// match won is one point.
    const char* stake_rule = nullptr;
    /// The rule that says how many points win a match; nullptr: there is none.
    const char* winning_rule = nullptr;
    /// Of the rules as they are played: higher where a match's answers could now mean something else. Records have it.
    int version = 1;
};

/// Points and winners of a match. `second` breaks ties in contests that count one.
struct MatchResult {
    PerSeat<std::int32_t, kMaxSeats> points;
    PerSeat<std::int16_t, kMaxSeats> second;
    SeatSet winners;
    friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

/// A card, or with a value below 0 its kind, as answers and texts of the game write it.
std::string card_text(const Info& info, int kind, int value);
/// How cards of a kind are drawn; nullptr: they have no drawings.
const CardLook* look_of(const Info& info, std::string_view kind);
/// The name of a face's drawing, "clubs-11" of those for all games, "dice/six-3" of the game's own; empty:
/// it has none.
std::string drawing_name(const Info& info, std::string_view kind, int value);
/// What the number of an event's word is.
Means meaning_of(const Info& info, std::string_view word);

} // namespace hilltop
