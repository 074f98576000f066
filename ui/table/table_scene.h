// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/table_answers.h"
#include "table/table_drawing.h"
#include "table/table_motion.h"
#include "table/table_position.h"

#include <map>

namespace hilltop {

/// What a QML table shows of a match: the one object QML talks to. It is fed whole tables; what happened between two
/// of them it shows event by event.
class TableScene : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hilltop::CardModel* cards READ cards CONSTANT)
    Q_PROPERTY(hilltop::TablePosition* position READ position CONSTANT)
    Q_PROPERTY(hilltop::TableAnswers* answers READ answers CONSTANT)
    Q_PROPERTY(hilltop::TableMotion* motion READ motion CONSTANT)
    Q_PROPERTY(hilltop::TableDrawing* drawing READ drawing CONSTANT)

public:
    explicit TableScene(QObject* parent = nullptr);

    /// A new match: names by seat, whether people may act here, and who they are.
    void begin(const Table& table, const TableNames& names, SeatSet persons, bool interactive);
    /// Whose cards are seen, and the seat at the bottom (-1: all cards, seat 0 at the bottom).
    void setViewers(SeatSet viewers, int viewSeat);
    /// Shows the table at once: jumps, undo, steps back. It must live until the next one is shown.
    void jumpTo(const Table& table);
    /// Shows what led to the table event by event; settled() when done.
    void play(const Table& table);
    /// From the empty table: the deal, event by event.
    void playDeal(const Table& table);
    /// What is still to be shown is shown at once.
    void finishNow() { m_motion.finish(); }
    bool playing() const { return m_motion.playing(); }

    /// Whether people may act: not while they look back.
    void setInteractive(bool interactive) { m_position.setInteractive(interactive); }
    /// Which past moment is looked at; empty: the current position.
    void setLookBack(const QString& moment) { m_position.setLookBack(moment); }
    /// Why a possible deal is shown in place of the true one; empty: the true one.
    void setImagined(const QString& why) { m_position.setImagined(why); }
    /// The person's only move will make itself in a moment: says so, and once more when it is made.
    void tellForced(int seat, const QString& word);
    /// How the match ended stands over the table for a moment.
    void setBanner(bool on) { m_motion.setBanner(on); }
    /// Some have answered, and others have not yet: those who have are not asked any more.
    void showAnswers();

    /// Whether hands lie in the order of the game, or as the cards came.
    void setHandSorted(bool on);
    /// 1 is normal, 0 is off.
    void setSpeed(double factor) { m_motion.setMoveMs(static_cast<int>(TableMotion::kMoveMs * factor)); }
    /// Hides the table until the person at `seat` lifts the curtain: several people share the screen, each with cards
    /// of their own. Nothing happens if it is their view already.
    void handTo(int seat);
    /// The end of a hand stays until the person continues.
    void setWaits(bool waits);
    /// Marks the action as best; an empty word takes the mark away, and what the answers are worth with it.
    void setHint(const QString& word, const QString& adviser);
    /// What answers are worth, by their words and as people read it, beside the hint; empty takes them away.
    void setWorths(const QVariantMap& worths, const QString& best);
    /// People here may pass, and do so by themselves after that many milliseconds; 0: not by themselves.
    void setSilence(int milliseconds);

    CardModel* cards() { return &m_cards; }
    TablePosition* position() { return &m_position; }
    const TablePosition* position() const { return &m_position; }
    TableAnswers* answers() { return &m_answers; }
    const TableAnswers* answers() const { return &m_answers; }
    TableMotion* motion() { return &m_motion; }
    const TableMotion* motion() const { return &m_motion; }
    TableDrawing* drawing() { return &m_drawing; }
    const TableDrawing* drawing() const { return &m_drawing; }
    /// "Hand: 9 of clubs, ace of hearts.": the cards before the seat at the bottom whose faces it sees.
    QString handText() const { return m_position.handText(m_cards); }

    /// Something happens by itself soon, and at once after goOn().
    Q_INVOKABLE bool pausing() const {
        return m_position.resting() || m_motion.banner() || m_motion.thinks() || m_position.isForced();
    }
    /// Whose that card is and where it lies: "Left, trick".
    Q_INVOKABLE QString whereabouts(const QString& zone, int seat) const;
    Q_INVOKABLE void announce(const QString& sentence) { m_motion.announce(sentence); }
    /// The keys have left the cards: one moment back (-1) or forward (1), or to the current position (0).
    Q_INVOKABLE void look(int by) { emit lookRequested(by); }
    Q_INVOKABLE void choose(int menuRow);
    /// Keeps a text of the person's under that name.
    Q_INVOKABLE void keep(const QString& name, const QString& text);
    /// Gives the answer that records write so, in the menu or not; one the rules refuse changes nothing.
    Q_INVOKABLE void answer(const QString& word);
    /// Plays the first allowed action that touches the card.
    Q_INVOKABLE void playCard(int cardRow) { choose(m_answers.rowOfCard(cardRow)); }
    /// The first one that takes the card to that zone.
    Q_INVOKABLE void dropCard(int cardRow, const QString& zone, int seat);
    /// The person in view will answer so at the next question where silence is allowed.
    Q_INVOKABLE void sayNext(const QString& word);
    /// Says no more where silence is allowed.
    Q_INVOKABLE void pass() { emit passRequested(); }
    /// An answer has been begun: it is waited for.
    Q_INVOKABLE void beginAnswer() { emit answerBegun(); }
    /// One of the position's speakers wants to answer.
    Q_INVOKABLE void callSpeaker(int seat) { emit speakerCalled(seat); }
    /// That card lies where the model says.
    Q_INVOKABLE void landed(int cardRow);
    /// Finishes what is moving; at a rest, asks to go on.
    Q_INVOKABLE void goOn();
    /// The person the curtain waits for sits there: their cards and the table are shown.
    Q_INVOKABLE void liftCurtain();

signals:
    /// A match has begun, of this game or another.
    void gameChanged();
    /// To be kept with the game's other texts; the answers have it already.
    void toBeKept(const QString& name, const QString& text);
    /// The person at `seat` wants to answer so where silence is allowed.
    void toBeSaid(int seat, const QString& word);
    /// An event has been shown: if it moves a card, the card lies; if it is a score, the table shows it.
    void eventShown(const hilltop::Event& event);
    /// The person at `seat` has chosen an answer, as records write it.
    void chosen(int seat, const QString& word);
    void goOnRequested();
    void passRequested();
    void answerBegun();
    void speakerCalled(int seat);
    void lookRequested(int by);
    /// All events of the last table have been shown, and what they led to has been told.
    void settled();

private:
    void show(const std::vector<Event>& events);
    void showEvent(const Event& event);
    void say(const QString& sentence);
    void sayAloud();
    void tell(TableMotion::Told what);
    void tellNumbers();
    void tellSentences();
    void tellTags();
    void settle();
    void forgetStep();
    void refresh();
    void refreshMenu();
    void dropForced();
    void layAnswered();

    CardModel m_cards;
    TablePosition m_position;
    TableAnswers m_answers{m_position, m_cards};
    TableMotion m_motion;
    TableDrawing m_drawing;
    int m_forcedSeat = -1;           ///< whose move will make itself
    std::map<int, Event> m_arriving; ///< by the row of the card that is on its way
    std::vector<Event> m_scores;     ///< not shown yet
    QStringList m_sentences;         ///< of cards, not read yet
    qsizetype m_heard = 0;           ///< of them
};

} // namespace hilltop
