// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <QDialog>

#include <optional>

class QPushButton;
class QTableWidget;

namespace hilltop {

class TextLabel;

/// Asks which seat of an earlier match the person takes, to play its cards against the same others. What is not
/// as it was then is said below the list; a player that is not available is a reason not to play.
class PlayDealDialog : public QDialog {
    Q_OBJECT
public:
    /// `file`: where the match lies, empty if nowhere; `seat` is proposed.
    PlayDealDialog(const Record& earlier, const QString& file, int seat, QWidget* parent = nullptr);

    /// The match about to begin; nothing while it cannot.
    const std::optional<Record>& match() const { return m_match; }
    int seat() const;
    QTableWidget* seats() const { return m_seats; }
    QPushButton* playButton() const { return m_play; }
    /// The sentence below the list.
    QString note() const;

private:
    void choose();

    const Record m_earlier;
    const std::string m_file;
    std::optional<Record> m_match;
    QTableWidget* m_seats;
    TextLabel* m_note;
    QPushButton* m_play;
};

} // namespace hilltop
