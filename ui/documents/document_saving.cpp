// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/document_saving.h"

#include "documents/save_file.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"

#include <QMessageBox>
#include <QProgressDialog>
#include <QTimer>

#include <utility>

namespace hilltop {
namespace {

/// Most files are written before anybody sees that they are, in milliseconds.
constexpr int kShownWaitMs = 500;

} // namespace

DocumentSaving::DocumentSaving(QWidget& page)
    : QObject(&page)
    , m_page(page) {}

void DocumentSaving::setDocument(std::shared_ptr<MatchDocument> document) {
    if (m_document) m_document->disconnect(this);
    m_document = std::move(document);
    connect(m_document.get(), &MatchDocument::saveFailed, this, [this](const Error& error) {
        if (!m_asksAnyway) warn(&m_page, tr("The match was not saved"), sentence(error));
    });
}

bool DocumentSaving::wanted() const {
    return m_document && !m_document->hasPlace() && m_document->modified();
}

QString DocumentSaving::stateText() const {
    if (wanted()) return tr("not saved");
    if (m_document->modified()) return tr("saving…");
    return m_document->hasPlace() ? tr("saved with the record") : QString();
}

/// `then` gets no path if the person wants none.
void DocumentSaving::askWhere(std::function<void(const QString& path)> then, std::function<void()> otherwise) {
    askWhereToSave(&m_page, tr("Save match"), matchFileName(m_document->record()), QStringLiteral("hmatch"),
                   tr("Hilltop matches (*.hmatch)"), this, std::move(then), std::move(otherwise));
}

void DocumentSaving::saveAs() {
    askWhere([document = m_document](const QString& path) { document->saveAs(path); });
}

/// What follows lets go of the document: people wait, and may call it off. `path` is that of a new file, or empty.
/// Answers whether it is written, later, since the document goes with the answer.
void DocumentSaving::awaitSaved(const QString& path, Answered then) {
    auto* wait = new QProgressDialog(tr("Saving the match…"), tr("Cancel"), 0, 0, &m_page);
    wait->setWindowModality(Qt::WindowModal);
    QTimer::singleShot(kShownWaitMs, wait, &QProgressDialog::show); // its own duration needs steps to count
    const auto end = [this, wait, then = std::move(then)](bool written) {
        m_document->disconnect(wait);
        wait->disconnect(this);
        wait->reset();
        wait->deleteLater();
        QMetaObject::invokeMethod(
            this, [then, written] { then(written); }, Qt::QueuedConnection);
    };
    connect(m_document.get(), &MatchDocument::changed, wait, [this, end] {
        if (!m_document->modified()) end(true);
    });
    connect(m_document.get(), &MatchDocument::saveFailed, wait, [end] { end(false); });
    connect(wait, &QProgressDialog::canceled, this, [end] { end(false); });
    if (path.isEmpty()) return m_document->save();
    connect(m_document.get(), &MatchDocument::saved, wait, [end] { end(true); });
    m_document->saveAs(path);
}

void DocumentSaving::leave(Answered then) {
    if (!m_document || !m_document->modified()) return then(true);
    if (m_leaving) return then(false);
    m_leaving = true;
    const auto answer = [this, then = std::move(then)](bool may) {
        m_leaving = false;
        then(may);
    };
    m_document->hasPlace() ? saveFirst(answer) : askToSave(answer);
}

/// Where it came from; asks only if that fails.
void DocumentSaving::saveFirst(Answered then) {
    m_asksAnyway = true;
    awaitSaved({}, [this, then = std::move(then)](bool saved) {
        m_asksAnyway = false;
        saved ? then(true) : askToSave(then);
    });
}

void DocumentSaving::askToSave(Answered then) {
    const QString why = m_document->problem() ? sentence(*m_document->problem()) : QString();
    auto* box = new QMessageBox(QMessageBox::Question, tr("Save this match?"),
                                !m_document->hasPlace()
                                    ? tr("Its notes, marks or branches have changed, and it has no file yet.")
                                    : tr("Its notes, marks or branches have changed and are not saved. %1").arg(why),
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_page);
    openThen(box, this, [this, then = std::move(then)](const QMessageBox& closed) {
        if (closed.result() != QMessageBox::Save) return then(closed.result() == QMessageBox::Discard);
        askWhere([this, then](const QString& path) { awaitSaved(path, then); }, [then] { then(false); });
    });
}

} // namespace hilltop
