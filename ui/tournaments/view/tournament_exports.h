// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/file_writer.h"
#include "tournaments/view/result_card.h"

#include <QObject>

#include <functional>
#include <list>

class QAction;
class QMenu;
class QWidget;

namespace hilltop {

class Settings;
class TournamentView;

/// What leaves the page of a tournament: files, and what is copied.
class TournamentExports : public QObject {
    Q_OBJECT
public:
    explicit TournamentExports(TournamentView& view, QObject* parent = nullptr);

    QMenu* menu() const { return m_menu; }
    /// The result card of what is shown.
    CardData card() const;
    enum class Kind { Table, Document, Markdown, Picture };
    /// Makes and writes the file in the background, of what is shown now; told() reports that it has begun, and how it
    /// ended.
    void write(Kind kind, const QString& path);
    bool writing() const;

signals:
    /// What was done, or why not, one sentence.
    void told(const QString& sentence, bool trouble);

private:
    void add(const QString& name, const QString& text, const std::function<void()>& act);
    void ask(Kind kind);

    TournamentView& m_view;
    std::list<FileWriter> m_writers; ///< one for each file: a slow one holds no other up
    QMenu* m_menu;                   ///< the view's
};

} // namespace hilltop
