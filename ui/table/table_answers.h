// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/answer_aim.h"
#include "table/stepwise.h"

#include <QPointF>
#include <QVariantMap>

namespace hilltop {

class TablePosition;

/// What the person at a table may answer: the menu, advice about it, an answer that is being thought over, and the time
/// where silence is an answer too.
class TableAnswers : public Stepwise {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A scene has one.")
    Q_PROPERTY(hilltop::MenuModel* menu READ menu CONSTANT)
    Q_PROPERTY(hilltop::AnswerAim* aim READ aim CONSTANT)
    Q_PROPERTY(int hintLevel READ hintLevel NOTIFY changed)
    Q_PROPERTY(QString hintWord READ hintWord NOTIFY changed)
    Q_PROPERTY(QString hintText READ hintText NOTIFY changed)
    Q_PROPERTY(QVariantMap worths READ worths NOTIFY changed)
    Q_PROPERTY(QString pondered READ pondered NOTIFY changed)
    Q_PROPERTY(int ponderedRow READ ponderedRow NOTIFY changed)
    Q_PROPERTY(QPointF askedFrom READ askedFrom NOTIFY changed)
    Q_PROPERTY(bool mayPass READ mayPass NOTIFY changed)
    Q_PROPERTY(int silenceMs READ silenceMs NOTIFY changed)
    Q_PROPERTY(int silences READ silences NOTIFY changed)
    Q_PROPERTY(QString saysNext READ saysNext NOTIFY changed)
    Q_PROPERTY(QVariantMap begunWith READ begunWith NOTIFY changed)
    Q_PROPERTY(QVariantMap kept READ kept NOTIFY changed)

public:
    /// Of setSilence(): nobody at this screen is asked a question that may be left unanswered.
    static constexpr int kNotSilent = -1;

    TableAnswers(const TablePosition& position, CardModel& cards, QObject* parent = nullptr);

    /// The menu and the marks of the cards for the position as it is.
    void refresh();
    /// Nothing is asked.
    void clear();
    /// The keys of the menu's rows, as people read them.
    void setKeys(const QVariantMap& labels);
    /// Marks the action as best; an empty word takes the mark away, and what the answers are worth with it.
    void setHint(const QString& word, const QString& adviser);
    void dropHint();
    /// The text in the place of a hint while one is thought of; empty: none.
    void setThinking(const QString& words);
    /// What answers are worth, by their words and as people read it, beside the hint; empty takes them away.
    void setWorths(const QVariantMap& worths, const QString& best);
    /// The answer that is chosen and not given yet: its card lies ready. An empty word: none.
    void setPondered(const QString& word);
    void setAskedFrom(const QPointF& tip) { set(m_askedFrom, tip); }
    /// True if silence is allowed only from now on.
    bool setSilence(int milliseconds);
    void setSaysNext(const QString& word) { set(m_saysNext, word); }
    void setBegunWith(const QVariantMap& results) { set(m_begunWith, results); }
    void setKept(const QVariantMap& kept) { set(m_kept, kept); }

    MenuModel* menu() { return &m_menu; }
    const MenuModel* menu() const { return &m_menu; }
    AnswerAim* aim() { return &m_aim; }
    /// 1: the best answer is marked; 2: with what each is worth.
    int hintLevel() const { return m_menu.best().isEmpty() ? 0 : m_menu.worths().isEmpty() ? 1 : 2; }
    QString hintWord() const { return m_menu.best(); }
    QString hintText() const { return m_hintText; }
    QVariantMap worths() const { return m_menu.worths(); }
    QString pondered() const { return m_pondered; }
    /// Of its card; -1: none.
    int ponderedRow() const { return m_ponderedRow; }
    /// Where the tip of the question about it is, in pixels of the table's window; null: nowhere.
    QPointF askedFrom() const { return m_askedFrom; }
    bool mayPass() const { return m_silenceMs >= 0; }
    int silenceMs() const { return m_silenceMs; }
    /// How often such a time has begun; also when the same time began again.
    int silences() const { return m_silences; }
    /// The answer the person will give where silence is allowed; empty: none.
    QString saysNext() const { return m_saysNext; }
    /// What came of earlier matches that the person began with an answer ("won", "lost"), by that answer.
    QVariantMap begunWith() const { return m_begunWith; }
    /// What this game's table keeps for the person from match to match, by names of its own.
    QVariantMap kept() const { return m_kept; }
    /// The row of the first allowed answer that plays a card like that one; -1: none.
    int rowOfCard(int cardRow) const;
    /// The same that takes it to that zone.
    int rowOfDrop(int cardRow, const QString& zone, int seat) const;
    /// The row of the answer that records write so; -1: none.
    int rowOf(const QString& word) const;

signals:
    /// A hint, or what answers are worth, stands there.
    void advised();

private:
    std::vector<Choice> inHandOrder(std::vector<Choice> menu) const;
    void markCards(const Spot& spot, int touched, const CardModel::Mark& mark,
                   std::vector<CardModel::Mark>& marks) const;
    bool touches(const MenuModel::Item& item, int cardRow) const;

    const TablePosition& m_position;
    CardModel& m_cards;
    MenuModel m_menu;
    AnswerAim m_aim{m_cards, m_menu};
    QString m_hintText, m_pondered, m_saysNext;
    int m_ponderedRow = -1;
    QPointF m_askedFrom;
    int m_silenceMs = kNotSilent, m_silences = 0;
    QVariantMap m_begunWith, m_kept;
};

} // namespace hilltop
