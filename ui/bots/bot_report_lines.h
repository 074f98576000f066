// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/bot_report.h"

#include <QStringList>
#include <QWidget>

class QGridLayout;

namespace hilltop {

/// How a bot did in each respect of its check: a mark, what was checked, and what was found.
class BotReportLines : public QWidget {
    Q_OBJECT
public:
    explicit BotReportLines(QWidget* parent = nullptr);

    void fill(const BotReport& report);
    /// Each line as it reads: for tests and screen readers.
    const QStringList& texts() const { return m_texts; }

signals:
    /// The first fault is to be seen.
    void faultRequested();

private:
    enum class Verdict { Good, Remark, Bad, Unknown };
    void add(Verdict verdict, const QString& what, const QString& found, const QString& link = {});
    void addAnswers(const BotReport& report);
    void addHangs(const BotReport& report);

    QGridLayout* m_rows;
    QStringList m_texts;
};

} // namespace hilltop
