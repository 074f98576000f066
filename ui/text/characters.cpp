// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/characters.h"

#include <QByteArray>
#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <utility>

namespace hilltop {
namespace {

constexpr std::uint32_t kBotPortraits = 6;

struct CharacterWords {
    Q_DECLARE_TR_FUNCTIONS(Characters)
};

struct SharedPerson {
    std::mutex mutex;
    OwnPerson person;
};

SharedPerson& sharedPerson() {
    static SharedPerson shared;
    return shared;
}

} // namespace

const Character* characterOf(std::string_view id) {
    const auto found =
        std::find_if(kCharacters.begin(), kCharacters.end(), [id](const Character& one) { return one.id == id; });
    return found != kCharacters.end() ? &*found : nullptr;
}

QString nameOf(const Character& character) {
    return CharacterWords::tr(character.name);
}

QString lineOf(const Character& character, Look look) {
    if (look != Look::Glad && look != Look::Sorry) return {};
    const bool glad = look == Look::Glad;
    switch (character.temper) {
    case Temper::Calm:
        return glad ? CharacterWords::tr("Nice.") : CharacterWords::tr("Oh well.");
    case Temper::Cheerful:
        return glad ? CharacterWords::tr("Lovely!") : CharacterWords::tr("Oh dear!");
    case Temper::Dry:
        return glad ? CharacterWords::tr("Well, well.") : CharacterWords::tr("Typical.");
    case Temper::Bold:
        return glad ? CharacterWords::tr("Ha!") : CharacterWords::tr("Ouch!");
    }
    return {};
}

void setOwnPerson(OwnPerson person) {
    const std::lock_guard lock(sharedPerson().mutex);
    sharedPerson().person = std::move(person);
}

OwnPerson ownPerson() {
    const std::lock_guard lock(sharedPerson().mutex);
    return sharedPerson().person;
}

QString ownPortrait() {
    const std::string face = ownPerson().face;
    return characterOf(face) != nullptr ? QString::fromStdString(face) : QStringLiteral("you");
}

QString botPortrait(const QString& name) {
    std::uint32_t hash = 2166136261u; // FNV-1a: qHash() differs from start to start
    for (const char letter : name.trimmed().toUtf8())
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619u;
    hash ^= hash >> 15; // short names differ in few bits
    return QStringLiteral("bot-%1").arg(hash % kBotPortraits);
}

QString portraitFile(const QString& portrait, Look look) {
    static constexpr const char* kEnds[] = {"", "-glad", "-sorry", "-left", "-right"};
    const bool moves = characterOf(portrait.toStdString()) != nullptr;
    return QStringLiteral("cards/portrait-%1%2.svg")
        .arg(portrait, QLatin1String(moves ? kEnds[static_cast<std::size_t>(look)] : ""));
}

} // namespace hilltop
