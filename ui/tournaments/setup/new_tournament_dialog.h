// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <QDialog>

#include <map>

class QPushButton;
class QTimer;

namespace hilltop {

class BotPicker;
class GameRow;
class MatchTimer;
class OwnBotList;
class Settings;
class TextLabel;
class TournamentCost;
class TournamentForm;

/// Which game, who plays, how, and what it costs, before a tournament starts. Remembers for each game what was started
/// last.
class NewTournamentDialog : public QDialog {
    Q_OBJECT
public:
    NewTournamentDialog(const GameEntry& game, Settings& settings, QWidget* parent = nullptr,
                        const OwnBotList* own = nullptr);
    ~NewTournamentDialog() override;

    /// What is set now; of use once accepted.
    Plan plan() const;
    /// Of the tournament and its file; new among those of setTaken().
    QString name() const;
    int threads() const;
    /// What was chosen last, all cores before that.
    static int usualThreads(const Settings& settings);
    /// Names of the tournaments there are.
    void setTaken(const QStringList& names);
    /// Another game, as it was set last in this dialog or before.
    void setGame(const QString& id);
    /// Fills the dialog, with another game too; an entrant that is gone is left out.
    void setPlan(const Plan& plan);
    /// Why it cannot start, as shown; empty: it can.
    QString obstacle() const;
    /// A sentence of warning above the buttons, such as that another tournament runs.
    void setWarning(const QString& sentence);

private:
    QWidget* makeEntrants();
    QWidget* makeForm();
    QWidget* makeFooter();
    void save() const;
    void setDefaults();
    void refresh();
    void showCost();
    void listBots();
    void tick(const std::vector<std::string>& bots);

    const GameEntry* m_game;
    const OwnBotList* m_own; ///< may be null
    Settings& m_settings;
    std::map<std::string, Plan> m_drafts; ///< of games that were set and left
    MatchTimer* m_timer;
    QTimer* m_settle; ///< until typing pauses, before measuring
    GameRow* m_games;
    BotPicker* m_bots;
    TextLabel* m_ticked;
    TournamentForm* m_form;
    TournamentCost* m_cost;
    QString m_warning, m_failure;
    std::vector<std::string> m_waited; ///< entrants that wait for the person's bots to be read
    QString m_gone;                    ///< a sentence on entrants of the plan that are not there any more
    QPushButton* m_start;
    bool m_filling = false;
};

} // namespace hilltop
