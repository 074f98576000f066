// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace hilltop {

/// A page of the manual as it is read: Markdown in the look of the program, its pictures cards,
/// ![the two highest](cards:spades-11,clubs-11), or drawings beside the page.
class ManualView : public QTextBrowser {
    Q_OBJECT
public:
    explicit ManualView(QWidget* parent = nullptr);

    /// Stays where it is scrolled to.
    void setPage(const QString& markdown);
    /// By number, as manualHeadings() counts; the title is the very top.
    void goToHeading(int number);

    /// Marks every place with one of the words.
    void markWords(const QStringList& words);
    int markedPlaces() const { return static_cast<int>(extraSelections().size()); }
    /// To the place after the one gone to last, or from the end to the first.
    void goToNextPlace();

protected:
    QVariant loadResource(int type, const QUrl& url) override;

private:
    QStringList m_words;
};

} // namespace hilltop
