// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/rule_spec.h"
#include "rng/deal_id.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace hilltop {

class GameEntry;
class OpponentList;
class RulesEditor;
class SeatPicture;
class Segmented;
class Settings;
class TextLabel;

/// What a person sits down to.
struct MatchSetup {
    QString game;
    RuleValues rules;
    QString opponent;           ///< a built-in bot
    int seat = -1;              ///< the person's; -1: by lot
    std::optional<DealId> deal; ///< none: a new one
};

/// One small sheet for a new match; it begins with what was used last, so that Enter starts at once.
class NewMatchDialog : public QDialog {
    Q_OBJECT
public:
    NewMatchDialog(Settings& settings, const QString& game, QWidget* parent = nullptr);

    MatchSetup setup() const;
    /// What was used last in that game, or a sensible table: for just pressing Play.
    static MatchSetup remembered(const Settings& settings, const QString& game);

    /// Why it cannot start; empty if it can.
    QString problem() const { return m_problem; }
    OpponentList* opponents() const { return m_opponents; }
    RulesEditor* rules() const { return m_rules; }
    QLineEdit* deal() const { return m_deal; }
    Segmented* seat() const { return m_seat; }
    QPushButton* startButton() const { return m_start; }

    void accept() override;

private:
    QWidget* makeGames();
    QWidget* makeLeft();
    QWidget* makeRight();
    QWidget* makeFoot();
    void setGame(const QString& game);
    void fill(const MatchSetup& setup);
    void refresh();

    Settings& m_settings;
    const GameEntry* m_game = nullptr;
    QString m_problem;
    SeatPicture* m_picture;
    Segmented* m_seat = nullptr;
    QVBoxLayout* m_seatPlace = nullptr;
    QLineEdit* m_deal;
    OpponentList* m_opponents;
    RulesEditor* m_rules = nullptr;
    QVBoxLayout* m_rulesPlace = nullptr;
    TextLabel* m_summary;
    TextLabel* m_note;
    QPushButton* m_start;
};

} // namespace hilltop
