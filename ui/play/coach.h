// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/moment_judge.h"
#include "play/tutor_sheet.h"

#include <QTimer>

namespace hilltop {

class HintNumbers;
class Settings;
class TableScene;
class TableSession;
class TableView;

/// What the tutor makes of a chosen answer.
enum class TutorVerdict {
    Unknown, ///< more thought may tell
    Fine,
    Costly, ///< it loses at least the limit, beyond doubt
};
/// `last`: nothing more will be known.
TutorVerdict tutorVerdict(const Compared::Option& chosen, double limit, bool last);
/// The loss from which on the tutor asks, in what the game counts.
double tutorLimit(const Settings& settings, const Info& info);

/// Advice at the table to the one person who plays there: the hint, first a bot's answer and then what each answer is
/// worth to that bot, or to the game's judge where the bot does not say; and the tutor, who asks before an answer is
/// given that costs much. All is judged over what the person may know. Whatever happens at the table ends it.
class Coach : public QObject {
    Q_OBJECT
public:
    /// How long the tutor may think when an answer has been chosen; then it is given.
    static constexpr int kPatienceTutorMs = 1000;

    Coach(TableScene& scene, TableView& view, Settings& settings, QWidget* over);

    /// Another match is on the table.
    void begin(TableSession* session);
    /// The person leaves the table, or the scene shows another moment; the scene's table must still exist.
    void drop();
    /// The person at `seat` is asked: the tutor looks at it beforehand. To be called whenever that may be so.
    void expect(std::optional<Seat> seat);
    /// One step more: nothing, the champion's answer, what all are worth, nothing.
    void askHint(Seat seat);
    /// True if the answer is not given now; given() follows if it shall be.
    bool holds(Seat seat, const QString& word);
    /// A key pressed anywhere on the page; true if it was one of the tutor's.
    bool take(const QKeyEvent& event);
    /// One person plays here, who may have help: no other person may see what is said of hidden cards.
    bool helps() const;
    /// The tutor is switched on and may speak at this table.
    bool tutors() const;
    /// The name of the bot that gives the hints.
    void setAdviser(const QString& name) { m_adviser = name; }
    /// The person has asked for a hint, and the table is still the same.
    bool hinted() const { return m_hinted.has_value(); }
    bool asking() const { return m_sheet->isVisible(); }
    TutorSheet* sheet() const { return m_sheet; }
    HintNumbers* numbers() const { return m_numbers; }
    const MomentJudge& judge() const { return m_judge; }
    /// What the bot that gave the hint thinks of all answers; empty: it does not say.
    const Compared& adviserValues() const { return m_itsValues; }

signals:
    /// The answer that was held back.
    void given(int seat, const QString& word);
    /// A sentence for the status line.
    void told(const QString& sentence); ///< empty: the last sentence no longer holds

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeHint(const QString& word, const std::vector<AnyBot::Answer::Valued>& values);
    void askChances();
    void dropChances();
    /// The answer of the bot that gives the hint, which is built in, is still to come.
    bool advisedSoon() const;
    void showNumbers();
    void hideNumbers();
    void deepened(bool last);
    void decide(bool last);
    TutorVerdict verdict(bool last) const;
    void ask();
    void release();
    void rethink();
    void tell();
    void takeChoice(TutorSheet::Choice choice);
    TutorSheet::Question question() const;
    QRect tableArea() const;
    QRect handArea() const;
    QRect cardArea() const;
    void pointAtCard();

    TableScene& m_scene;
    TableView& m_view;
    Settings& m_settings;
    QWidget* m_over;
    TableSession* m_session = nullptr;
    MomentJudge m_judge;
    Job m_chances; ///< how likely everybody is to win
    HintNumbers* m_numbers;
    TutorSheet* m_sheet;
    QString m_adviser;            ///< who gives hints
    QString m_champion;           ///< its answer to this question; empty: not known
    Compared m_itsValues;         ///< what it thinks of all answers; empty: it does not say
    std::optional<Seat> m_hinted; ///< who has asked for a hint
    bool m_wantsNumbers = false;
    std::optional<Seat> m_held; ///< whose answer is held back
    QString m_word;             ///< that answer
    bool m_giving = false;      ///< it is being given now
    QTimer m_slow;              ///< until "thinking" is shown
    QTimer m_patience;
};

} // namespace hilltop
