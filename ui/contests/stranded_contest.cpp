// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/stranded_contest.h"

#include "documents/save_file.h"
#include "style/open_dialog.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace hilltop {
namespace {

struct StrandedContest {
    Q_DECLARE_TR_FUNCTIONS(StrandedContest)
};

} // namespace

QString strandedText(const QString& problem) {
    return StrandedContest::tr("%1. Everything played so far is in memory. Save a copy to keep it.").arg(problem);
}

void askWhereToSaveCopy(QWidget* page, const QString& name, const QString& ending, const QString& filter,
                        QObject* context, std::function<void(const QString& path)> then) {
    const QString suffix = ending.mid(1);
    askWhereToSave(page->window(), StrandedContest::tr("Save a copy"), name, suffix, filter.arg(suffix), context,
                   std::move(then));
}

void askAboutStranded(QWidget* page, const QString& title, const QString& name, QObject* context,
                      std::function<void(StrandedAnswer answer)> then) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, StrandedContest::tr("Save %1?").arg(name),
                                QMessageBox::NoButton, page);
    box->setInformativeText(StrandedContest::tr("Its file is gone. The matches played so far are only in memory."));
    QPushButton* save = box->addButton(StrandedContest::tr("Save a copy…"), QMessageBox::AcceptRole);
    const QPushButton* discard = box->addButton(QMessageBox::Discard);
    box->setEscapeButton(box->addButton(QMessageBox::Cancel));
    box->setDefaultButton(save);
    openBox(box, context, [save, discard, then = std::move(then)](const QAbstractButton* pressed) {
        then(pressed == discard ? StrandedAnswer::Discard
             : pressed == save  ? StrandedAnswer::SaveCopy
                                : StrandedAnswer::Stay);
    });
}

} // namespace hilltop
