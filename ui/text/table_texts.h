// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/words.h"

#include <QStringList>
#include <QVariantMap>

#include <span>
#include <string_view>
#include <vector>

namespace hilltop {

struct ScoreTable;

/// Who sits at the table, as people read it.
struct TableNames {
    QStringList bySeat;
    QStringList bots;        ///< by seat, the bot's own name where it sits under another one; else empty
    QStringList portraits{}; ///< by seat, see portraitFile(); missing: a bot's
    int me = -1;             ///< the seat that is "you"; -1: none
    bool brief = false; ///< cards are written as signs ("10♦"): a list has little room, and says whose turn it is

    const QString& of(int seat) const { return bySeat[seat]; }
    QString portraitOf(int seat) const;
    /// Beside the portrait: "you" are called by your name there, unless somebody else at the table has it.
    QString calledAs(int seat) const;
};

/// A highlight of a match: a shape on its timeline, and what it says.
struct KeyMark {
    /// From the least to the most telling.
    enum class Shape {
        Gain,    ///< a hand, trick or game is won
        Loss,    ///< bust, euchred, stuck, a fault
        Jump,    ///< something unusual that helps
        Star,    ///< the best there is: a march, a perfect match, the match won
        Own,     ///< set by the person
        Dubious, ///< ?! of an analysis
        Mistake, ///< ?
        Blunder, ///< ??
    };
    Shape shape = Shape::Gain;
    QString text;
    int seat = -1;    ///< whose gain or loss it is, a side's first; -1: of all
    int against = -1; ///< whose loss that gain is; -1: of no one player, or the only opponent's
    friend bool operator==(const KeyMark&, const KeyMark&) = default;
};

/// How long a match is, where that depends on the table, and a shorter one.
struct MatchLength {
    int rounds = 0;
    double seconds = 0; ///< about
    RuleValues shorter; ///< the rules of a short match; empty: this one is short enough
    int shortRounds = 0;
};

/// An answer that cannot be worse than any other, whatever the others hold, and why: nobody has to think about it.
struct ForegoneAnswer {
    QString word;
    QString reason; ///< a whole sentence without its full stop
};

/// What one game says at its table. `view` is the game's own description of what is seen.
struct TableTexts {
    /// "stay at 16"; may be empty
    QString (*choiceDetail)(const QString& word, std::optional<int> figure);
    /// Short, beside a card: "to 19"
    QString (*cardLead)(std::optional<int> figure);
    /// What the person on turn has to know: "You have 16, Solver has 15."
    QString (*situation)(const QVariantMap& view, const TableNames& names);
    /// Beside a seat that is not on turn: "moves first"
    QString (*seatNote)(const QVariantMap& view, int seat);
    /// Why the match or the hand ended as it did.
    QString (*reason)(const QVariantMap& view, const TableNames& names);
    /// The highlights in the events that led from `before` to `after`.
    QList<KeyMark> (*marks)(const Table& before, const Table& after, const TableNames& names);
    /// Its own scoresheet, see scoreSheet(); nullptr: a plain one.
    std::vector<ScoreTable> (*score)(std::span<const Table* const> positions, const TableNames& names,
                                     SeatSet viewers) = nullptr;
    /// Its own sentence for turningPoint(); nullptr: by who was ahead.
    QString (*turning)(std::span<const Table* const> positions, const TableNames& names) = nullptr;
    /// The number of the trick or round within its hand that begins with the event, 0 if none does; nullptr: one
    /// begins whenever the seat that decided first does so again.
    int (*round)(const Event& event) = nullptr;
    /// Whether a person who sees this is waited for where silence is an answer; not if it has no use then, or can be
    /// said beforehand.
    bool (*waits)(const QVariantMap& view) = [](const QVariantMap&) { return true; };
    /// True if the rest after that event ends by itself, as after a trick; nullptr: every rest ends a hand or round.
    bool (*flows)(const Event& event) = nullptr;
    /// The answer that is offered first, as people give it most often; nullptr: as the game lists them.
    const char* first = nullptr;
    /// What is said while all answer together on a count of three; nullptr: what several say at once needs no count.
    QString (*counts)() = nullptr;
    /// For a game whose matches may be long: what a person should know before one begins.
    MatchLength (*length)(const RuleValues& rules, int seats) = nullptr;
    /// The view as its QML reads it, a Q_GADGET, see typedView(); nullptr: it reads the fields themselves.
    QVariant (*typed)(const QVariantMap& view) = nullptr;
    /// A choice's title where it depends on who is asked, "Pick it up" for the dealer; nullptr or empty: as anywhere.
    QString (*choiceHere)(const QString& word, const QVariantMap& view) = nullptr;
    /// What speaks for an answer of the seat that is asked, in a sentence, beside a hint; nullptr or empty: nothing
    /// simple.
    QString (*why)(const Table& table, int seat, const QString& word) = nullptr;
    /// Where several answers are allowed, but only one makes sense: it plays itself like an only move; nullptr:
    /// nowhere.
    std::optional<ForegoneAnswer> (*foregone)(const QVariantMap& view) = nullptr;
};

/// That of the window, for any thread.
const Wording& windowWording();
/// A phrase in it.
QString said(const Phrase& phrase);
SeatNames seatNames(const TableNames& names);

/// The id of its kind, "either".
QString cardKind(const Info& info, Face face);
/// "+3", "7"
QString cardText(const Info& info, Face face);
/// "Side card 3"
QString cardName(const Info& info, Face face);
/// "End turn", "Play +3"; `view`: of whoever is asked.
QString choiceTitle(const Info& info, const QString& word, const QVariantMap& view = {});
/// One event in words, without the seat's name: what follows it in a sentence. Empty if there is nothing to say. `face`
/// is kHidden if it is not seen.
QString eventText(const Info& info, const Event& event, Face face, const TableNames& names);
/// True if the event begins a section of the move list.
bool beginsSection(const Info& info, const Event& event);

/// The texts of a game; plain ones made from its ids where it has none of its own.
const TableTexts& tableTexts(QStringView gameId);

/// What a seat sees, as texts and tables read it.
QVariantMap viewOf(const Table& table, int seat);

/// Whether the rest at that table ends by itself: nothing but a trick, or a card that changed hands, came to its end.
bool flowsOn(const Table& table);

/// The answer of that seat that needs no thought; nothing if there is a choice.
std::optional<ForegoneAnswer> foregoneAnswer(const Table& table, int seat);

/// "You won, 3 – 1" for the whole match.
QString resultTitle(const Table& table, const TableNames& names);
/// Points of the match by seat: the second score where the game counts one, else the points.
QList<int> scores(const Table& table);
/// "Left passes.", "Clubs are trump.": what an event's words are as a sentence; `who` is empty if it has no seat.
QString eventSentence(const QString& who, const QString& what);
/// "You 2 – 1 Solver", long names shortened so that the score is always seen; "Cards left: 12" where all seats share
/// one result; "You 19, place 2 of 8" with more sides.
QString scoreLine(const Table& table, const TableNames& names);

} // namespace hilltop
