// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_document.h"
#include "play/manners.h"
#include "play/match_keeping.h"
#include "play/match_setup.h"
#include "play/silence.h"
#include "settings/sounds.h"
#include "table/table_session.h"

#include <QTimer>

namespace hilltop {

class BotTrust;
class Coach;
class OwnBotList;
class Settings;
class TableScene;
class TableView;

/// A match at a table, from its first card to its end: dealt or taken up, answered by the people at this screen, with
/// rests and pace, looked back in, kept as it is played. Whatever a person does at the table comes here once. Lives in
/// the GUI thread.
class MatchPlay : public QObject {
    Q_OBJECT
public:
    /// Dialogs stand over `page`.
    MatchPlay(TableScene& scene, TableView& view, Coach& coach, MatchKeeping& keeping, Settings& settings,
              QWidget& page);

    void setOwnBots(const OwnBotList* own) { m_own = own; }
    const OwnBotList* ownBots() const { return m_own; }
    void setTrust(BotTrust* trust) { m_trust = trust; }
    BotTrust* trust() const { return m_trust; }

    /// Deals a new match. False if the person stays at the table or is asked first, as with all of these.
    bool start(const MatchSetup& setup);
    /// Takes a match up where it was left, a long one after a while.
    bool takeUp(Record record, const BranchPlay& branch);
    /// Deals a match whose seats are taken.
    bool deal(Record record) { return open(std::move(record), true); }
    /// The same deal once more.
    void again();
    /// Another deal of the same match; everybody sits one seat on, but for a team that plays together.
    void rematch();
    /// The second of two rated matches on the same cards.
    void playSecond();
    /// The match goes on with others in its seats. It is rated no more.
    void reseat(Record next);
    /// Bots play on for the people, or these come back.
    void letBotGoOn();
    void swapSeats();
    void dropOpening();

    /// None while there is no match.
    TableSession* session() const { return m_session.get(); }
    const Record& record() const { return m_session->record(); }
    const BranchPlay& branch() const { return m_branch; }
    /// Whose cards may be known beside the table.
    SeatSet seen() const { return m_seen; }
    bool playing() const { return m_session && !m_session->table().over(); }
    /// Bots play alone.
    bool watching() const { return playing() && m_session->persons().empty(); }
    bool opening() const { return m_opening.running(); }
    bool lookingBack() const { return m_lookBack >= 0; }
    bool paused() const { return m_paused; }
    /// The first of two rated matches on the same cards is over, the second has not begun.
    bool between() const;
    bool sealed() const { return (playing() && record().rated) || between(); }
    /// Who sits at the screen and is asked: nobody sees what another one should play.
    std::optional<Seat> personHere() const;

    void undo() { m_session->undo(); }
    /// Nobody is passed over while the table is out of sight.
    void holdSilence() { m_silence.hold(); }
    /// Nor while the guide is shown.
    void setExplaining(bool on) { m_silence.setExplaining(on); }
    /// An earlier moment; 0: the match as it stands.
    void look(int by);
    void setPaused(bool paused);
    /// What moves arrives; then the next thing happens, and the match stands again.
    void stepOnce();

signals:
    void openingChanged();
    /// A match has come to the table.
    void begun();
    /// Its players have been named.
    void seated();
    /// The table is another one.
    void jumped();
    /// Who is asked, what may be done, how far it has come.
    void changed();
    /// A match was left unfinished, or is over.
    void matchesChanged();
    void told(const QString& sentence);
    void soundWanted(hilltop::Sound sound);

private:
    /// What becomes of the match that is on the table or waits.
    enum class Before {
        Kept, ///< it goes to the others, unfinished as it is
        Same, ///< it is the same match, with others in its seats
    };
    bool open(Record record, bool deal, const BranchPlay& branch = {}, Before before = Before::Kept,
              std::optional<Replay> played = {});
    struct Coming;
    void make(const std::shared_ptr<Coming>& coming);
    void putOnTable(Coming& coming);
    Record unfinished() const;
    void connectScene();
    void connectSession();
    void answer(int seat, const QString& word);
    void goOn();
    void seat();
    void showStep();
    void showJump();
    void lookAhead();
    void settled();
    void rest();
    void sound();
    void handOver();
    void finish();

    TableScene& m_scene;
    TableView& m_view;
    Coach& m_coach;
    MatchKeeping& m_keeping;
    Settings& m_settings;
    Silence m_silence{m_scene, m_settings, this};
    Manners m_manners{m_scene, m_settings, this};
    QWidget& m_page;
    const OwnBotList* m_own = nullptr;
    BotTrust* m_trust = nullptr;
    Job m_opening; ///< of a long match
    std::unique_ptr<TableSession> m_session;
    std::shared_ptr<Coming> m_coming; ///< what a person is asked about before it comes to the table
    BranchPlay m_branch;
    SeatSet m_seen;
    int m_lookBack = -1;                     ///< the moment looked back at; -1: the match as it stands
    bool m_unshown = false;                  ///< a step has been taken that the table has not shown
    bool m_paused = false, m_single = false; ///< the match stands; but for one step
    bool m_ended = false;                    ///< and it has been heard
    QTimer m_rest;
};

} // namespace hilltop
