// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/match_setup.h"
#include "profile/own_rating.h"
#include "table/seat_picture.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace hilltop {

class DealBox;
class GameButtons;
class LevelChoice;
class OpponentList;
class OwnBotList;
class RulesEditor;
class Segmented;
class TextLabel;
class VariantPicker;

/// One small sheet for a new match: the game, the level and Start, and under More who sits where, rules and cards. It
/// begins with what was used last, so that Enter starts at once.
class NewMatchDialog : public QDialog {
    Q_OBJECT
public:
    NewMatchDialog(Settings& settings, const QString& game, QWidget* parent = nullptr, const OwnBotList* own = nullptr);

    /// What the person has reached in rated matches; opponents near it are offered for them.
    void setRatings(std::vector<OwnRating> ratings);
    /// Only game, level and Start are in sight, unless the rest was wanted last time.
    void foldAsKept();
    MatchSetup setup() const;
    /// Begins with this, of the same game, instead of what was used last; it may seat bots that are in no list.
    void fill(const MatchSetup& setup);
    /// Why it cannot start; empty if it can.
    QString problem() const { return m_problem; }
    OpponentList* opponents() const { return m_opponents; }
    RulesEditor* rules() const { return m_rules; }
    QLineEdit* deal() const;
    DealBox* cards() const { return m_deal; }
    VariantPicker* variants() const { return m_variants; }
    SeatPicture* seats() const { return m_picture; }
    QSpinBox* players() const { return m_players; }
    QCheckBox* drawn() const { return m_drawn; }
    QCheckBox* paired() const { return m_paired; }
    QPushButton* fittingButton() const { return m_fitting; }
    QPushButton* shortButton() const { return m_short; }
    QPushButton* startButton() const { return m_start; }
    QPushButton* moreButton() const { return m_more; }
    LevelChoice* level() const { return m_level; }

    void accept() override;

private:
    QWidget* makeLeft();
    QWidget* makeRight();
    QWidget* makeFoot();
    void setGame(const QString& game);
    void setPlayers(int count);
    void refresh();
    void unfold(bool on);
    bool rated() const;
    bool canPair() const;
    const OwnRating* known() const; ///< in the game that is chosen; nullptr: none yet
    /// Of the person in this game; before the first rated match that of anybody.
    Glicko rating() const;
    void seatFitting();
    QString ratedNote() const;
    QString lengthNote();
    QString changedNote() const;
    std::vector<SeatPicture::Plate> plates() const;

    void listBots();

    Settings& m_settings;
    const OwnBotList* m_own; ///< may be null
    QString m_gone;          ///< a sentence on bots that sat there last time
    const GameEntry* m_game = nullptr;
    QString m_problem;
    GameButtons* m_games;
    LevelChoice* m_level;
    QWidget* m_details = nullptr; ///< all but the game and the level
    SeatPicture* m_picture;
    QStringList m_seats; ///< as MatchSetup has them
    QStringList m_names; ///< of people, by seat
    QWidget* m_nameRow;
    QLineEdit* m_name; ///< of the chosen seat, where several people sit
    QWidget* m_playersRow;
    QSpinBox* m_players;
    QCheckBox* m_drawn;
    TextLabel* m_drawnName; ///< of what the lot decides
    Segmented* m_rated;
    QCheckBox* m_paired;
    QPushButton* m_fitting; ///< seats bots near the rating
    std::vector<OwnRating> m_ratings;
    DealBox* m_deal;
    OpponentList* m_opponents;
    RulesEditor* m_rules = nullptr;
    QVBoxLayout* m_rulesPlace = nullptr;
    VariantPicker* m_variants;
    TextLabel* m_note;
    QPushButton* m_short; ///< offers a short match
    QPushButton* m_more;
    QPushButton* m_start;
};

} // namespace hilltop
