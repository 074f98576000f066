// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/answer_aim.h"
#include "table/table_keys.h"
#include "text/table_texts.h"

#include <QColor>
#include <QPointF>
#include <QTimer>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <deque>

namespace hilltop {

/// What a QML table shows of a match: the one object QML talks to. It is fed whole tables; what happened between two
/// of them it shows event by event.
class TableScene : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId NOTIFY gameChanged)
    Q_PROPERTY(QVariantList zones READ zones NOTIFY gameChanged)
    Q_PROPERTY(QVariantMap looks READ looks NOTIFY gameChanged)
    Q_PROPERTY(QColor centre READ centre NOTIFY colorsChanged)
    Q_PROPERTY(QColor edge READ edge NOTIFY colorsChanged)
    Q_PROPERTY(bool dark READ dark NOTIFY colorsChanged)
    Q_PROPERTY(bool fourColours READ fourColours NOTIFY colorsChanged)
    Q_PROPERTY(hilltop::CardModel* cards READ cards CONSTANT)
    Q_PROPERTY(hilltop::MenuModel* menu READ menu CONSTANT)
    Q_PROPERTY(hilltop::AnswerAim* aim READ aim CONSTANT)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed)
    Q_PROPERTY(int viewSeat READ viewSeat NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QVariantMap view READ view NOTIFY changed)
    Q_PROPERTY(QVariant typed READ typed NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool resting READ resting NOTIFY changed)
    Q_PROPERTY(bool banner READ banner NOTIFY changed)
    Q_PROPERTY(bool pausing READ pausing NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(bool interactive READ interactive NOTIFY changed)
    Q_PROPERTY(bool viewAll READ viewAll NOTIFY changed)
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY changed)
    Q_PROPERTY(QString resultReason READ resultReason NOTIFY changed)
    Q_PROPERTY(bool waits READ waits NOTIFY waitsChanged)
    Q_PROPERTY(bool sheetBelow READ sheetBelow NOTIFY sheetBelowChanged)
    Q_PROPERTY(bool flourish READ flourish NOTIFY sheetBelowChanged)
    Q_PROPERTY(QString curtain READ curtain NOTIFY changed)
    Q_PROPERTY(QString live READ live NOTIFY liveChanged)
    Q_PROPERTY(QVariantMap keys READ keys NOTIFY keysChanged)
    Q_PROPERTY(QString lookBack READ lookBack NOTIFY changed)
    Q_PROPERTY(QString imagined READ imagined NOTIFY changed)
    Q_PROPERTY(int countedTo READ countedTo NOTIFY countedToChanged)
    Q_PROPERTY(QVariantMap said READ said NOTIFY saidChanged)
    Q_PROPERTY(QVariantList past READ past NOTIFY pastChanged)
    Q_PROPERTY(QVariantList chances READ chances NOTIFY chancesChanged)
    Q_PROPERTY(QVariantMap begunWith READ begunWith NOTIFY begunWithChanged)
    Q_PROPERTY(QVariantMap kept READ kept NOTIFY keptChanged)
    Q_PROPERTY(int moveMs READ moveMs NOTIFY moveMsChanged)
    Q_PROPERTY(int hintLevel READ hintLevel NOTIFY hintChanged)
    Q_PROPERTY(QString hintWord READ hintWord NOTIFY hintChanged)
    Q_PROPERTY(bool mayPass READ mayPass NOTIFY silenceChanged)
    Q_PROPERTY(int silenceMs READ silenceMs NOTIFY silenceChanged)
    Q_PROPERTY(QVariantList speakers READ speakers NOTIFY changed)
    Q_PROPERTY(QString saysNext READ saysNext NOTIFY saysNextChanged)
    Q_PROPERTY(QString hintText READ hintText NOTIFY hintChanged)
    Q_PROPERTY(QVariantMap worths READ worths NOTIFY hintChanged)
    Q_PROPERTY(QString pondered READ pondered NOTIFY ponderedChanged)
    Q_PROPERTY(int ponderedRow READ ponderedRow NOTIFY ponderedChanged)
    Q_PROPERTY(QPointF askedFrom READ askedFrom NOTIFY askedFromChanged)

public:
    /// Duration of a card's flight at normal speed, in milliseconds.
    static constexpr int kMoveMs = 230;
    static constexpr int kRestMs = 1200;
    /// Of setSilence(): nobody at this screen is asked a question that may be left unanswered.
    static constexpr int kNotSilent = -1;
    /// Simultaneous answers are shown after a count to this number.
    static constexpr int kCount = 3;

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
    void finishNow();
    bool playing() const { return !m_queue.empty(); }

    /// Whether people may act: not while they look back.
    void setInteractive(bool interactive) {
        m_interactive = interactive;
        emit changed();
    }
    /// Which past moment is looked at; empty: the current position.
    void setLookBack(const QString& moment) {
        m_lookBack = moment;
        emit changed();
    }
    QString lookBack() const { return m_lookBack; }
    /// Why a possible deal is shown in place of the true one; empty: the true one.
    void setImagined(const QString& why) {
        m_imagined = why;
        emit changed();
    }
    QString imagined() const { return m_imagined; }

    /// The person's only move will make itself in a moment: says so, and once more when it is made.
    void tellForced(int seat, const QString& word);
    /// How the match ended stands over the table for a moment.
    void setBanner(bool on);
    /// Some have answered, and others have not yet: those who have are not asked any more.
    void showAnswers();

    /// Whether each suit has a colour of its own.
    void setFourColours(bool on);
    /// Whether hands lie in the order of the game, or as the cards came.
    void setHandSorted(bool on);
    void setColours(bool dark, const QColor& centre, const QColor& edge);
    /// What earlier rounds came to, see pastRounds().
    void setPast(const QVariantList& rounds);
    /// What the match was worth to each seat before the open round was dealt, in percent, each with its error ("value",
    /// "error"), for a person who has asked for a hint; empty: not asked for.
    void setChances(const QVariantList& chances) {
        if (std::exchange(m_chances, chances) != chances) emit chancesChanged();
    }
    /// What came of earlier matches that the person began with an answer ("won", "lost"), by that answer.
    void setBegunWith(const QVariantMap& results) {
        if (std::exchange(m_begunWith, results) != results) emit begunWithChanged();
    }
    /// What this game's table keeps for the person from match to match, by names of its own.
    void setKept(const QVariantMap& kept);
    /// 1 is normal, 0 is off.
    void setSpeed(double factor);
    /// Hides the table until the person at `seat` lifts the curtain: several people share the screen, each with cards
    /// of their own. Nothing happens if it is their view already.
    void handTo(int seat);
    /// The end of a hand stays until the person continues.
    void setWaits(bool waits);
    /// The result is shown below the table, whose tray makes room; with a flourish if it was won.
    void setSheetBelow(bool below, bool flourish);
    /// Marks the action as best; an empty word takes the mark away, and what the answers are worth with it.
    void setHint(const QString& word, const QString& adviser);
    /// The text in the place of a hint while one is thought of; empty: none.
    void setThinking(const QString& words);
    /// What answers are worth, by their words and as people read it, beside the hint; empty takes them away.
    void setWorths(const QVariantMap& worths, const QString& best);
    /// The answer that is chosen and not given yet: its card lies ready. An empty word: none.
    void setPondered(const QString& word);
    /// Where the tip of the question about it is, in pixels of the table's window; null: nowhere.
    void setAskedFrom(const QPointF& tip) {
        if (std::exchange(m_askedFrom, tip) != tip) emit askedFromChanged();
    }
    /// "Hand: 9 of clubs, ace of hearts.": the cards before the seat at the bottom whose faces it sees.
    QString handText() const;
    /// Whose that card is and where it lies: "Left, trick".
    Q_INVOKABLE QString whereabouts(const QString& zone, int seat) const;
    Q_INVOKABLE void announce(const QString& sentence);
    /// People here may pass, and do so by themselves after that many milliseconds; 0: not by themselves.
    void setSilence(int milliseconds);
    /// The answer the person will give where silence is allowed; empty: none.
    void setSaysNext(const QString& word);

    QString gameId() const { return m_gameId; }
    QVariantList zones() const;
    /// By kind of card, its CardLook.
    QVariantMap looks() const;
    QColor centre() const { return m_centre; }
    QColor edge() const { return m_edge; }
    bool dark() const { return m_dark; }
    bool fourColours() const { return m_fourColours; }
    CardModel* cards() { return &m_cards; }
    MenuModel* menu() { return &m_menu; }
    const MenuModel* menu() const { return &m_menu; }
    AnswerAim* aim() { return &m_aim; }
    int seatCount() const { return static_cast<int>(m_names.bySeat.size()); }
    int viewSeat() const { return m_viewSeat; }
    QVariantList seats() const { return m_seats; }
    QVariantMap view() const { return m_view; }
    /// The same as a value of the game's own type, where its QML has one.
    QVariant typed() const { return m_typed; }
    bool over() const { return m_over; }
    bool resting() const { return m_resting; }
    bool banner() const { return m_banner; }
    /// Something happens by itself soon, and at once after goOn().
    bool pausing() const { return m_resting || m_banner || !m_forced.isEmpty(); }
    QString prompt() const { return m_prompt; }
    bool interactive() const { return m_interactive; }
    bool viewAll() const { return m_viewSeat < 0; }
    QString resultTitle() const { return m_resultTitle; }
    QString resultReason() const { return m_resultReason; }
    bool waits() const { return m_waits; }
    bool sheetBelow() const { return m_sheetBelow; }
    bool flourish() const { return m_flourish; }
    /// Who shall come to the screen; empty: the table is seen.
    QString curtain() const { return m_curtain; }
    QString live() const { return m_live; }
    /// 1, 2, 3 before answers given together are shown, else 0.
    int countedTo() const { return m_countedTo; }
    /// By seat ("2"), the word that is being said; until what it led to has been shown.
    QVariantMap said() const { return m_said; }
    QVariantList past() const { return m_past; }
    QVariantList chances() const { return m_chances; }
    QVariantMap begunWith() const { return m_begunWith; }
    QVariantMap kept() const { return m_kept; }
    int moveMs() const { return m_moveMs; }
    /// 1: the best answer is marked; 2: with what each is worth.
    int hintLevel() const { return m_menu.best().isEmpty() ? 0 : m_menu.worths().isEmpty() ? 1 : 2; }
    QVariantMap worths() const { return m_menu.worths(); }
    QString pondered() const { return m_pondered; }
    int ponderedRow() const { return m_ponderedRow; }
    QPointF askedFrom() const { return m_askedFrom; }
    QString hintText() const { return m_hintText; }
    QString hintWord() const { return m_menu.best(); }
    bool mayPass() const { return m_silenceMs >= 0; }
    int silenceMs() const { return m_silenceMs; }
    /// The others at this screen who may answer now ("seat", "name").
    QVariantList speakers() const { return m_speakers; }
    QString saysNext() const { return m_saysNext; }
    const TableNames& names() const { return m_names; }
    const TableKeys& tableKeys() const { return m_keys; }
    QVariantMap keys() const { return m_keys.labels(); }
    /// What a key means at a table; see TableKeys.
    Q_INVOKABLE QString keyMeaning(int key, int modifiers) const {
        return m_keys.meaning(key, Qt::KeyboardModifiers(modifiers));
    }
    /// The keys have left the cards: one moment back (-1) or forward (1), or to the current position (0).
    Q_INVOKABLE void look(int by) { emit lookRequested(by); }

    Q_INVOKABLE void choose(int menuRow);
    /// Keeps a text of the person's under that name.
    Q_INVOKABLE void keep(const QString& name, const QString& text);
    /// Gives the answer that records write so, in the menu or not; one the rules refuse changes nothing.
    Q_INVOKABLE void answer(const QString& word);
    /// Plays the first allowed action that touches the card.
    Q_INVOKABLE void playCard(int cardRow);
    /// The first one that takes the card to that zone.
    Q_INVOKABLE void dropCard(int cardRow, const QString& zone, int seat);
    /// The person in view will answer so at the next question where silence is allowed.
    Q_INVOKABLE void sayNext(const QString& word);
    /// Says no more where silence is allowed.
    Q_INVOKABLE void pass() { emit passRequested(); }
    /// An answer has been begun: it is waited for.
    Q_INVOKABLE void beginAnswer() { emit answerBegun(); }
    /// One of speakers() wants to answer.
    Q_INVOKABLE void callSpeaker(int seat) { emit speakerCalled(seat); }
    /// Finishes what is moving; at a rest, asks to go on.
    Q_INVOKABLE void goOn();
    /// The person the curtain waits for sits there: their cards and the table are shown.
    Q_INVOKABLE void liftCurtain();

signals:
    void gameChanged();
    void colorsChanged();
    void changed();
    void liveChanged();
    /// The live text is to be announced; `again`: the same sentence once more.
    void announced(bool again);
    void countedToChanged();
    void saidChanged();
    void pastChanged();
    void chancesChanged();
    void begunWithChanged();
    void keptChanged();
    /// To be kept with the game's other texts; the scene has it already.
    void toBeKept(const QString& name, const QString& text);
    void moveMsChanged();
    void hintChanged();
    void saysNextChanged();
    void ponderedChanged();
    void askedFromChanged();
    /// The person at `seat` wants to answer so where silence is allowed.
    void toBeSaid(int seat, const QString& word);
    /// An event has just been shown.
    void eventShown(const hilltop::Event& event);
    /// The person at `seat` has chosen an answer, as records write it.
    void chosen(int seat, const QString& word);
    void goOnRequested();
    void passRequested();
    void answerBegun();
    void speakerCalled(int seat);
    /// Also when the same time begins again.
    void silenceChanged();
    void keysChanged();
    void lookRequested(int by);
    /// All events of the last table have been shown.
    void settled();
    void sheetBelowChanged();
    void waitsChanged();

private:
    void showNext();
    void showEvent(const Event& event);
    void countTo(int count);
    void dropForced() {
        m_forced.clear();
        m_forcedSeat = -1;
    }
    void forgetSaid();
    void settle();
    void refresh();
    void refreshMenu();
    void relabel();
    void layAnswered();
    QString toMove() const;
    std::vector<Choice> inHandOrder(std::vector<Choice> menu) const;
    void refreshSeats();
    void setView(QVariantMap view);
    void refreshSpeakers();
    void dropHint();
    void markCards(const Spot& spot, int touched, const CardModel::Mark& mark,
                   std::vector<CardModel::Mark>& marks) const;
    bool touches(const MenuModel::Item& item, int cardRow) const;
    void choose(const MenuModel::Item& item) { choose(static_cast<int>(&item - m_menu.items().data())); }
    SeatSet askedHere() const;

    const Table* m_table = nullptr;
    QString m_gameId;
    CardModel m_cards;
    TableKeys m_keys;
    MenuModel m_menu;
    AnswerAim m_aim{m_cards, m_menu};
    TableNames m_names;
    SeatSet m_persons;
    SeatSet m_viewers;
    int m_viewSeat = 0;
    bool m_interactive = false;
    QString m_lookBack;
    QString m_imagined;
    QColor m_centre, m_edge;
    bool m_dark = false;
    bool m_fourColours = false;
    QVariantList m_seats, m_speakers;
    QVariantMap m_view;
    QVariant m_typed;
    bool m_over = false;
    bool m_resting = false;
    bool m_waits = false;
    bool m_sheetBelow = false, m_flourish = false;
    QString m_curtain;
    QString m_prompt, m_live, m_hintText, m_saysNext, m_resultTitle, m_resultReason;
    QString m_happened; ///< the last event that has a text
    QString m_forced;   ///< the move that will make itself, in words
    int m_forcedSeat = -1;
    bool m_banner = false;
    int m_silenceMs = kNotSilent;
    QString m_pondered;
    int m_ponderedRow = -1; ///< of its card
    QPointF m_askedFrom;
    int m_moveMs = kMoveMs;
    std::deque<Event> m_queue; ///< events not shown yet
    int m_dealMoves = 0;
    int m_countedTo = 0;
    bool m_counting = false;
    bool m_counted = false; ///< what is shown now began with a count
    QVariantMap m_said;
    QVariantList m_past, m_chances;
    QVariantMap m_kept, m_begunWith;
    QTimer m_next;
};

} // namespace hilltop
