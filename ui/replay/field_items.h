// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace hilltop {

/// A card of a field as it is typed there: "house 7", "0 9h".
struct FieldItem {
    QString text;
    bool begins = false; ///< the next of the lists in a list, as the first card of a trick
};

/// The cards of a field, by its text and JSON schema; at most one where the field is no list.
struct FieldItems {
    static std::vector<FieldItem> of(const QString& text, const Json& schema);
    static QString joined(const std::vector<FieldItem>& items);
    /// What a card in a field with schema `from` can be called in one with schema `to`: "3" of a hand is "house 3" or
    /// "side 3" in a row, and both are "3" in a hand. Empty: it does not belong there.
    static QStringList as(const QString& item, const Json& from, const Json& to);
};

} // namespace hilltop
