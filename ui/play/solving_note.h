// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"
#include "jobs/job.h"
#include "records/record.h"

#include <QWidget>

class QProgressBar;

namespace hilltop {

class TextLabel;

/// Beside a table at which a built-in bot plays by tables of the rules that are still to be made: they are made in the
/// background, and it shows how far that is. What another match needs takes their place; what is left undone is taken
/// up the next time.
class SolvingNote : public QWidget {
    Q_OBJECT
public:
    explicit SolvingNote(QWidget* parent = nullptr);

    /// The match on the table is this one.
    void follow(const GameEntry& game, const Record& record);
    /// Something is looked for or made.
    bool busy() const { return m_job.running(); }

signals:
    /// That it is done, or will not be and why.
    void told(const QString& sentence);

private:
    void tellShare(double share);

    Job m_job;
    std::string m_game; ///< of the rules that are looked after, or were
    RuleValues m_rules;
    TextLabel* m_words;
    QProgressBar* m_bar;
};

} // namespace hilltop
