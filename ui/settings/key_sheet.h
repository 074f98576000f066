// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/page.h"

#include <QDialog>

class QMenu;

namespace hilltop {

struct KeyGroup {
    QString title;
    QList<KeyHint> keys;
};

/// The shortcuts of a menu and its submenus.
KeyGroup keysOfMenu(const QMenu& menu);

/// All keys on one sheet, in columns.
class KeySheet : public QDialog {
    Q_OBJECT
public:
    explicit KeySheet(const QList<KeyGroup>& groups, QWidget* parent = nullptr);

signals:
    /// The person wants other keys; the sheet is closed.
    void changeRequested();
};

} // namespace hilltop
