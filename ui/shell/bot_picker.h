// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot.h"

#include <QWidget>

#include <span>
#include <string>
#include <vector>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace hilltop {

/// Bots with tick boxes, how they play and five dots of strength, under a box to find one by name or style.
class BotPicker : public QWidget {
    Q_OBJECT
public:
    BotPicker(const QString& gameId, std::span<const BotTraits> bots, QWidget* parent = nullptr);

    /// In the order of the list.
    std::vector<std::string> ticked() const;
    void setTicked(const std::vector<std::string>& ids);
    int count() const;
    QListWidget* list() const { return m_list; }

signals:
    void changed();

private:
    void filter(const QString& words);

    QLineEdit* m_find;
    QListWidget* m_list;
};

} // namespace hilltop
