// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/portrait.h"

#include <QByteArray>

#include <cstdint>
#include <set>

namespace hilltop {

int portraitOf(const QString& name) {
    std::uint32_t hash = 2166136261u; // FNV-1a: qHash() differs from start to start
    for (const char letter : name.trimmed().toUtf8())
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619u;
    hash ^= hash >> 15; // short names differ in few bits
    return static_cast<int>(hash % kPortraits);
}

std::vector<int> portraitsOf(const QStringList& names, int me) {
    std::vector<int> found(static_cast<std::size_t>(names.size()));
    std::set<int> taken;
    const auto choose = [&](int seat) {
        int one = portraitOf(names[seat]);
        if (static_cast<int>(taken.size()) == kPortraits) taken.clear();
        while (!taken.insert(one).second)
            one = (one + 1) % kPortraits;
        found[static_cast<std::size_t>(seat)] = one;
    };
    if (me >= 0 && me < names.size()) choose(me);
    for (int seat = 0; seat < names.size(); ++seat)
        if (seat != me) choose(seat);
    return found;
}

QString portraitFile(int portrait) {
    return QStringLiteral("cards/portrait-%1.svg").arg(portrait);
}

} // namespace hilltop
