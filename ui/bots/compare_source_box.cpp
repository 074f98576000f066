// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/compare_source_box.h"

#include "text/shown_name.h"

#include <QFileDialog>

namespace hilltop {

CompareSourceBox::CompareSourceBox(const QString& folder, QWidget* parent)
    : QComboBox(parent)
    , m_folder(folder) {
    addItem(tr("Questions of your matches"), static_cast<int>(CompareSource::Kind::Library));
    addItem(tr("Questions of the first bot’s check"), static_cast<int>(CompareSource::Kind::Check));
    addItem(tr("Questions of files or a tournament…"), static_cast<int>(CompareSource::Kind::Files));
    setAccessibleName(tr("Source of the questions"));
    connect(this, &QComboBox::activated, this, &CompareSourceBox::choose);
}

CompareSource CompareSourceBox::chosen() const {
    CompareSource source;
    source.kind = static_cast<CompareSource::Kind>(currentData().toInt());
    source.folder = m_folder;
    source.files = m_files;
    return source;
}

void CompareSourceBox::choose(int index) {
    if (index < count() - 1) {
        m_last = index;
        return;
    }
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Matches to ask about"), m_folder, tr("Matches and tournaments (*.hmatch *.htour);;All files (*)"));
    if (paths.isEmpty())
        setCurrentIndex(m_last);
    else
        takeFiles(paths);
}

void CompareSourceBox::takeFiles(const QStringList& paths) {
    m_files = paths;
    m_last = count() - 1;
    setItemText(m_last, tr("Questions of %1")
                            .arg(paths.size() == 1 ? shownFile(paths[0])
                                                   : tr("%n files", nullptr, static_cast<int>(paths.size()))));
    setCurrentIndex(m_last);
}

} // namespace hilltop
