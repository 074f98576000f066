// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace hilltop {

class GameRow;
class RulesEditor;
class TextLabel;
class VariantPicker;
class Settings;

/// A new hill: the game with its rules, how many matches a pair plays, and what it is called. Bots come later.
class NewHillDialog : public QDialog {
    Q_OBJECT
public:
    /// `taken` are the names of the hills there are.
    NewHillDialog(const GameEntry& game, Settings& settings, const QStringList& taken, QWidget* parent = nullptr);

    /// With a seed drawn by the system.
    Plan plan() const;
    QString name() const;

private:
    QWidget* makeForm();
    QWidget* makeFooter();
    void setGame(const QString& id);
    QString obstacle() const;
    void refresh();

    const GameEntry* m_game = nullptr;
    const QStringList m_taken;
    GameRow* m_games;
    QLineEdit* m_name;
    QSpinBox *m_matches, *m_seats;
    TextLabel *m_matchesName, *m_seatsName;
    QCheckBox* m_duplicate;
    QSpinBox *m_entries, *m_versions; ///< limits of an author; 0: none
    VariantPicker* m_variants;
    QVBoxLayout* m_rulesPlace = nullptr;
    RulesEditor* m_rules = nullptr;
    TextLabel* m_problem;
    QPushButton* m_create = nullptr;
    bool m_named = false; ///< by the person
};

} // namespace hilltop
