// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_entry.h"

#include <QDialog>

#include <string>
#include <vector>

class QLineEdit;
class QPushButton;

namespace hilltop {

class BotPicker;
class GameEntry;
class OwnBotList;

/// Which bots are to join a hill: the person's own and built-in ones, or files; and what is told of them.
class AddBotsDialog : public QDialog {
    Q_OBJECT
public:
    AddBotsDialog(const GameEntry& game, const OwnBotList* own, QWidget* parent = nullptr);

    std::vector<std::string> bots() const;
    /// Author, link and licence of all of them, for files too; empty where nothing was entered.
    EntryWords words() const;
    BotPicker* picker() const { return m_bots; }

signals:
    /// Files are wanted instead; the dialog has been closed.
    void filesRequested(const hilltop::EntryWords& words);

private:
    void refresh();
    QWidget* makeFields();

    BotPicker* m_bots;
    QLineEdit *m_author, *m_link, *m_licence;
    QPushButton* m_add;
};

} // namespace hilltop
