// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <string_view>

namespace hilltop {

/// How somebody takes good and bad luck.
enum class Temper { Calm, Cheerful, Dry, Bold };
/// What a face shows: a mood, or a glance to a side.
enum class Look { Plain, Glad, Sorry, Left, Right };

/// Somebody whose place a bot takes at a table. Name, portrait and manner belong together; what the bot plays does not
/// depend on them.
struct Character {
    const char* id;   ///< in records and of the portrait
    const char* name; ///< the same in all languages of the Latin alphabet
    Temper temper;
    int pace; ///< the time they think, in percent of the usual
};

/// Each name has another first letter.
//: Name of a character. The same in every language of the Latin alphabet, else as it sounds.
inline constexpr std::array<Character, 12> kCharacters{{
    {"leo", QT_TRANSLATE_NOOP("Characters", "Leo"), Temper::Bold, 80},
    {"mina", QT_TRANSLATE_NOOP("Characters", "Mina"), Temper::Dry, 95},
    {"emil", QT_TRANSLATE_NOOP("Characters", "Emil"), Temper::Calm, 130},
    {"amara", QT_TRANSLATE_NOOP("Characters", "Amara"), Temper::Cheerful, 90},
    {"hugo", QT_TRANSLATE_NOOP("Characters", "Hugo"), Temper::Dry, 115},
    {"samira", QT_TRANSLATE_NOOP("Characters", "Samira"), Temper::Calm, 105},
    {"nico", QT_TRANSLATE_NOOP("Characters", "Nico"), Temper::Cheerful, 100},
    {"rosa", QT_TRANSLATE_NOOP("Characters", "Rosa"), Temper::Calm, 120},
    {"dora", QT_TRANSLATE_NOOP("Characters", "Dora"), Temper::Bold, 75},
    {"bruno", QT_TRANSLATE_NOOP("Characters", "Bruno"), Temper::Bold, 110},
    {"iris", QT_TRANSLATE_NOOP("Characters", "Iris"), Temper::Dry, 85},
    {"kiran", QT_TRANSLATE_NOOP("Characters", "Kiran"), Temper::Cheerful, 100},
}};

/// nullptr: there is nobody of that id.
const Character* characterOf(std::string_view id);
/// In the script of the language.
QString nameOf(const Character& character);
/// What they say then; empty for a plain face and a glance.
QString lineOf(const Character& character, Look look);

/// Of whoever plays at this screen.
struct OwnPerson {
    QString name;     ///< as typed; empty: "You"
    std::string face; ///< a character's id; empty: a portrait without features
    friend bool operator==(const OwnPerson&, const OwnPerson&) = default;
};
/// How the person is called and shown wherever they are alone at the table. From any thread.
void setOwnPerson(OwnPerson person);
OwnPerson ownPerson();

/// Portraits, by the names of their drawings: a character's is its id.
QString ownPortrait();
/// A bot under its own name: the same on every table, machine and day.
QString botPortrait(const QString& name);
/// A drawing, relative to the QML of tables. Looks other than plain are a character's alone; others stay plain.
QString portraitFile(const QString& portrait, Look look = Look::Plain);

} // namespace hilltop
