// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

namespace hilltop::digests {

// The bytes of an answer in a record's digest, from its spelling alone and as the schema's words say. A game that is to
// be held to these words declares in tests/games/<id>/answer_bytes.h
//     std::string <id>(const QStringList& words)
// with the words of the answer; hyphens of the id are underlines.

inline std::string byte(std::size_t value) {
    return std::string(1, static_cast<char>(value));
}
inline std::size_t place(std::string_view all, char one) {
    return all.find(one);
}

} // namespace hilltop::digests
