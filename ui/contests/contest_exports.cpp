// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_exports.h"

#include "documents/save_file.h"
#include "text/error_texts.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace hilltop {
namespace {

struct FileKind {
    const char* suffix;
    const char* filter;
};
constexpr FileKind kKinds[] = {{"csv", QT_TRANSLATE_NOOP("hilltop::ContestExports", "Tables (*.csv)")},
                               {"json", QT_TRANSLATE_NOOP("hilltop::ContestExports", "JSON (*.json)")},
                               {"md", QT_TRANSLATE_NOOP("hilltop::ContestExports", "Markdown (*.md)")},
                               {"png", QT_TRANSLATE_NOOP("hilltop::ContestExports", "Pictures (*.png)")}};

} // namespace

ContestExports::ContestExports(QWidget& view, const QString& id, QObject* parent)
    : QObject(parent)
    , m_parent(view)
    , m_id(id)
    , m_menu(new QMenu(&view)) {}

void ContestExports::add(const QString& name, const QString& text, const std::function<void()>& act) {
    QAction* action = m_menu->addAction(text);
    action->setObjectName(m_id + QStringLiteral(".export_") + name);
    connect(action, &QAction::triggered, this, act);
}

void ContestExports::askFor(Kind kind, const QString& name, std::function<void(const QString& path)> then) {
    const FileKind& type = kKinds[static_cast<int>(kind)];
    askWhereToSave(m_parent.window(), tr("Export"), name, QLatin1String(type.suffix), tr(type.filter), this,
                   std::move(then));
}

void ContestExports::write(const QString& path, FileWriter::Write save) {
    emit told(tr("Writing %1…").arg(path), false);
    m_writers.remove_if([](const FileWriter& writer) { return !writer.writing(); });
    m_writers.emplace_back().add(std::move(save), [this, path](const Result<>& done) {
        emit told(done ? tr("Written to %1.").arg(path) : sentence(done.error()), !done);
    });
}

bool ContestExports::writing() const {
    return std::any_of(m_writers.begin(), m_writers.end(), [](const FileWriter& writer) { return writer.writing(); });
}

} // namespace hilltop
