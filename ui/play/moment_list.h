// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "play/moment_picture.h"
#include "text/table_texts.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace hilltop {

class TextLabel;

/// A decision that cost much, in words.
struct CostlyMoment {
    int decision = 0; ///< as records count them
    QString where;    ///< "Hand 2"
    QString played, better;
    QString cost, error; ///< "9.8 %", "0.6"; no error where it is exact
    Mark mark = Mark::None;
    MomentPicture picture;
};
/// The costliest decisions of a seat whose loss is beyond doubt, the worst first. It plays the match again: best done
/// in the background.
std::vector<CostlyMoment> costliest(const Record& match, const Review& review, int seat, const TableNames& names);

/// The costliest decisions of a match, each a button with a small picture of its moment; they share the height there
/// is, and a low one is a line.
class MomentList : public QWidget {
    Q_OBJECT
public:
    /// The most that are shown.
    static constexpr int kMoments = 3;

    explicit MomentList(QWidget* parent = nullptr);

    /// `judged`: so that none of them says something.
    void setMoments(const std::vector<CostlyMoment>& moments, bool judged);
    /// A sheet with little room names what it shows above.
    void setTitled(bool titled);
    /// A sentence below them; empty: none.
    void setNote(const QString& sentence);
    std::vector<QWidget*> buttons() const;

signals:
    /// A decision to be looked at, by its number.
    void momentChosen(int decision);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    TextLabel *m_title, *m_none, *m_note;
    QVBoxLayout* m_rows;
};

} // namespace hilltop
