// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/compare_source.h"

#include <QComboBox>

namespace hilltop {

/// Chooses where the questions come from: the person's matches, the check of the first bot, or files of a dialog.
class CompareSourceBox : public QComboBox {
    Q_OBJECT
public:
    /// `folder`: of the person's finished matches.
    explicit CompareSourceBox(const QString& folder, QWidget* parent = nullptr);

    /// What is chosen; the lines of a check are not in it.
    CompareSource chosen() const;
    /// Files instead of those of a dialog.
    void takeFiles(const QStringList& paths);

private:
    void choose(int index);

    QString m_folder;
    QStringList m_files; ///< that were chosen last
    int m_last = 0;      ///< gone back to when nothing is chosen
};

} // namespace hilltop
