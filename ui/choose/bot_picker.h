// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot.h"

#include <QWidget>

#include <span>
#include <string>
#include <vector>

class QLineEdit;
class QPushButton;
class QListWidget;
class QListWidgetItem;

namespace hilltop {

/// Bots with tick boxes, how they play and five dots of strength, under a box to find one by name or style. Where their
/// order counts, ticked ones are numbered and rows can be moved: by dragging, by buttons, by Alt+Up and Alt+Down.
class BotPicker : public QWidget {
    Q_OBJECT
public:
    explicit BotPicker(QWidget* parent = nullptr);

    /// None of them ticked.
    void setBots(const QString& gameId, std::span<const BotTraits> bots);

    /// In the order of the list.
    std::vector<std::string> ticked() const;
    /// In this order, as far as they are known; the others keep their rows.
    void setTicked(const std::vector<std::string>& ids);
    void setOrdered(bool ordered);
    /// Moves the current row past the next one that is shown; -1 is up.
    void moveCurrent(int step);
    int count() const;
    QListWidget* list() const { return m_list; }

signals:
    void changed();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void filter(const QString& words);
    void tickAll(bool on);
    void number();

    std::string m_game;
    QLineEdit* m_find;
    QListWidget* m_list;
    QPushButton *m_up, *m_down;
    bool m_ordered = false;
};

} // namespace hilltop
