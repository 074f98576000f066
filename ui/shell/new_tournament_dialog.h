// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTimer;

namespace hilltop {

class BotPicker;
class FormatPicker;
class MatchTimer;
class RulesEditor;
class Settings;
class TextLabel;
class TournamentCost;

/// Who plays, how, and what it costs, before a tournament of one game starts. Remembers what was started last.
class NewTournamentDialog : public QDialog {
    Q_OBJECT
public:
    NewTournamentDialog(const GameEntry& game, Settings& settings, QWidget* parent = nullptr);
    ~NewTournamentDialog() override;

    /// What is set now; of use once accepted.
    Plan plan() const;
    int threads() const;
    /// Why it cannot start, as shown; empty: it can.
    QString obstacle() const;
    /// A sentence of warning above the buttons, such as that another tournament runs.
    void setWarning(const QString& sentence);

private:
    QWidget* makeEntrants();
    QWidget* makeSettings();
    QWidget* makeFooter();
    void load();
    void save() const;
    void setDefaults();
    void rollSeed();
    void refresh();
    void showCost();
    std::optional<std::uint64_t> seed() const;
    QString seedError() const;
    QString rulesError() const;

    const GameEntry& m_game;
    Settings& m_settings;
    MatchTimer* m_timer;
    QTimer* m_settle; ///< until typing pauses, before measuring
    BotPicker* m_bots;
    TextLabel *m_ticked, *m_rulesSummary, *m_rulesError, *m_seedError;
    FormatPicker* m_format;
    QSpinBox *m_matches, *m_threads;
    QCheckBox* m_duplicate;
    QLineEdit* m_seed;
    RulesEditor* m_rules;
    TextLabel* m_matchesNote;
    TournamentCost* m_cost;
    QString m_warning;
    QPushButton* m_start;
};

} // namespace hilltop
