// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot.h"

#include <QWidget>

#include <span>
#include <string>
#include <vector>

class QLineEdit;
class QPushButton;
class QListWidget;
class QListWidgetItem;

namespace hilltop {

class OwnBotList;

/// Bots with tick boxes, how they play and five dots of strength, under a box to find one by name or style. Where their
/// order counts, ticked ones are numbered and rows can be moved: by dragging, by buttons, by Alt+Up and Alt+Down. A bot
/// may be there several times: "Once more", or Ctrl+D, adds the current one again. The person's own bots come first.
class BotPicker : public QWidget {
    Q_OBJECT
public:
    explicit BotPicker(QWidget* parent = nullptr);

    /// None of them ticked.
    void setBots(const QString& gameId, std::span<const BotTraits> bots, const OwnBotList* own = nullptr);

    /// In the order of the list.
    std::vector<std::string> ticked() const;
    /// In this order, as far as they are known, each as often as it is named; the others keep their rows. What is not
    /// known comes back.
    std::vector<std::string> setTicked(const std::vector<std::string>& ids);
    /// Adds the current bot once more, ticked.
    void addAgain();
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
    void nameCopies();

    std::string m_game;
    QLineEdit* m_find;
    QListWidget* m_list;
    QPushButton *m_up, *m_down, *m_again;
    bool m_ordered = false;
};

} // namespace hilltop
