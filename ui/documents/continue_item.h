// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hilltop {

/// Something left unfinished.
struct ContinueItem {
    QString id; // comes back in continueRequested()
    QString iconName;
    QString title;
    QString detail;
    QString button;
    int percent = -1; // a thin bar below the detail; none when negative
    bool deletable = false;
};

} // namespace hilltop
