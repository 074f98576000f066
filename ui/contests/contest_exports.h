// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/file_writer.h"

#include <QObject>

#include <functional>
#include <list>

class QMenu;
class QWidget;

namespace hilltop {

/// What leaves the page of a contest: a menu of files, and what is copied. Lives in the GUI thread.
class ContestExports : public QObject {
    Q_OBJECT
public:
    enum class Kind { Table, Document, Markdown, Picture };

    /// `id` begins the names of its actions: "tournament". Questions are asked over `view`.
    ContestExports(QWidget& view, const QString& id, QObject* parent);

    QMenu* menu() const { return m_menu; }
    /// Makes and writes the file in the background; told() reports that it has begun, and how it ended.
    void write(const QString& path, FileWriter::Write save);
    bool writing() const;

signals:
    /// What was done, or why not, one sentence.
    void told(const QString& sentence, bool trouble);

protected:
    void add(const QString& name, const QString& text, const std::function<void()>& act);
    /// Where to save it, if at all. `name` is proposed.
    void askFor(Kind kind, const QString& name, std::function<void(const QString& path)> then);

    QWidget& m_parent;

private:
    const QString m_id;
    std::list<FileWriter> m_writers; ///< one for each file: a slow one holds no other up
    QMenu* m_menu;                   ///< the view's
};

} // namespace hilltop
