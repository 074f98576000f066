// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace hilltop {

/// A field of a position as a person types it, by its JSON schema: the cards of a list follow each other with commas,
/// those of a list of lists with semicolons, and the parts of one with spaces: "house 4, side 3".
struct FieldText {
    /// Where a schema allows null, what it describes besides.
    static const Json& schemaOf(const Json& schema);
    static QString of(const Json& value, const Json& schema);
    /// What was typed, or nothing if it does not fit; nothing typed is null, or an empty list.
    static std::optional<Json> read(const QString& text, const Json& schema);
    /// All that one item of a list can be, up to a hundred; else none.
    static QStringList items(const Json& schema);
    /// The same, and of a field that is no list all that it can be.
    static QStringList choices(const Json& schema);
    static bool isList(const Json& schema);
    /// Whether the items of a list are lists, as tricks are.
    static bool isNested(const Json& schema);
    /// Every text of a pattern that is a row of letters and sets of letters, "^[9tj][cdhs]$", up to a hundred; else
    /// none.
    static QStringList textsOf(const std::string& pattern);
};

} // namespace hilltop
