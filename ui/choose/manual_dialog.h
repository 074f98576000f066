// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QHash>
#include <QStringList>

class QLineEdit;
class QListWidget;
class QPushButton;
class QToolButton;
class QUrl;

namespace hilltop {

class ManualView;
class TextLabel;

/// The manual, as a window of its own or as a part of the program's window beside a table, which it never covers.
/// Games' rules, pages about the program, for authors of bots and to look things up; a field that finds pages by their
/// words; links, back and forward.
class ManualDialog : public QDialog {
    Q_OBJECT
public:
    explicit ManualDialog(const QStringList& gameIds, QWidget* parent = nullptr);

    /// "statistics", "statistics#elo", "euchre": a page, and the heading as the English page has it.
    void showPage(const QString& place);
    /// Only the page, as a part of its parent, which lays it out; else a window with the list of pages.
    void setBeside(bool beside);
    /// Text between title and rules of that game: Markdown about a match that is being played; empty: nothing.
    void setNow(const QString& gameId, const QString& markdown);

    QString current() const { return m_current.page; }

signals:
    /// Beside a table: the list of pages is wanted.
    void wholeRequested();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Place {
        QString page;
        int scrolled = 0;
    };
    QWidget* makeSide();
    void fillList();
    void load();
    void openPage(const QString& page, const QString& anchor = {});
    void follow(const QUrl& link);
    void goBack(QList<Place>& from, QList<Place>& to);
    void tellHistory();
    void find();
    void choose(const QString& page);
    void colourHeads();
    int scrolled() const;

    QStringList m_games;
    Place m_current;
    QList<Place> m_back, m_forward;
    QString m_nowOf, m_now;
    QHash<QString, QString> m_texts; ///< by page, what is searched
    bool m_typing = false;           ///< words have led to another page
    QWidget* m_side = nullptr;
    QPushButton* m_whole = nullptr;
    QLineEdit* m_find;
    QListWidget* m_list;
    TextLabel* m_nothing;
    QToolButton *m_backButton, *m_forwardButton;
    ManualView* m_view;
};

} // namespace hilltop
