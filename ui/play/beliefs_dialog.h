// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace hilltop {

class BeliefsGrid;
class Coach;
class MatchPlay;
class TableScene;

/// Beside a match that is played: what the one person at this screen may believe of the hidden cards. Follows the
/// match, and closes when another one begins in which no help is allowed.
class BeliefsDialog : public QDialog {
    Q_OBJECT
public:
    BeliefsDialog(const MatchPlay& play, const Coach& coach, const TableScene& scene, QWidget* parent);
    BeliefsGrid* beliefs() const { return m_beliefs; }

private:
    BeliefsGrid* m_beliefs;
};

} // namespace hilltop
