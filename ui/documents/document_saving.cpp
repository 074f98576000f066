// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/document_saving.h"

#include "documents/save_file.h"
#include "text/error_texts.h"

#include <QEventLoop>
#include <QMessageBox>
#include <QProgressDialog>
#include <QScopedValueRollback>

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
        if (!m_asksAnyway) QMessageBox::warning(&m_page, tr("The match was not saved"), sentence(error));
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

bool DocumentSaving::saveAs() {
    const QString path = askWhereToSave(&m_page, tr("Save match"), matchFileName(m_document->record()),
                                        QStringLiteral("hmatch"), tr("Hilltop matches (*.hmatch)"));
    if (!path.isEmpty()) m_document->saveAs(path);
    return !path.isEmpty();
}

/// True once all that has changed is written where the match came from.
bool DocumentSaving::saveInPlace() {
    const QScopedValueRollback asks(m_asksAnyway, true);
    QProgressDialog wait(tr("Saving the match…"), tr("Cancel"), 0, 0, &m_page);
    wait.setWindowModality(Qt::WindowModal);
    wait.setMinimumDuration(kShownWaitMs);
    QEventLoop loop;
    connect(m_document.get(), &MatchDocument::changed, &loop, [&] {
        if (!m_document->modified()) loop.quit();
    });
    connect(m_document.get(), &MatchDocument::saveFailed, &loop, &QEventLoop::quit);
    connect(&wait, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
    m_document->save();
    loop.exec();
    return !m_document->modified();
}

/// What follows lets go of the document: people wait, and may call it off.
bool DocumentSaving::saveAndWait() {
    if (!saveAs()) return false;
    QProgressDialog wait(tr("Saving the match…"), tr("Cancel"), 0, 0, &m_page);
    wait.setWindowModality(Qt::WindowModal);
    wait.setMinimumDuration(kShownWaitMs);
    bool written = false;
    QEventLoop loop;
    connect(m_document.get(), &MatchDocument::saved, &loop, [&] {
        written = true;
        loop.quit();
    });
    connect(m_document.get(), &MatchDocument::saveFailed, &loop, &QEventLoop::quit);
    connect(&wait, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
    loop.exec();
    return written;
}

bool DocumentSaving::mayLeave() {
    if (!m_document || !m_document->modified()) return true;
    if (m_leaving) return false;
    const QScopedValueRollback leaving(m_leaving, true);
    const bool hasPlace = m_document->hasPlace();
    if (hasPlace && saveInPlace()) return true;
    const QString why = m_document->problem() ? sentence(*m_document->problem()) : QString();
    QMessageBox box(QMessageBox::Question, tr("Save this match?"),
                    !hasPlace ? tr("Its notes, marks or branches have changed, and it has no file yet.")
                              : tr("Its notes, marks or branches have changed and are not saved. %1").arg(why),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_page);
    const int answer = box.exec();
    if (answer == QMessageBox::Save) return saveAndWait();
    return answer == QMessageBox::Discard;
}

} // namespace hilltop
