// SPDX-License-Identifier: GPL-3.0-or-later
// A match in another program's format.
#include "documents/save_file.h"
#include "records/replay.h"
#include "replay/replay_page.h"
#include "text/error_texts.h"

#include <QMessageBox>

namespace hilltop {

/// "egn" ends so, "simplepazaak-log" in "log".
static QString suffixOf(const QString& format) {
    return format.section(QLatin1Char('-'), -1);
}

bool ReplayPage::canExport() const {
    return m_replay && !m_replay->game().exporters().empty();
}

void ReplayPage::exportMatch() {
    if (!canExport()) return;
    const char* format = m_replay->game().exporters().front().format; // no game has two
    const QString name = QString::fromUtf8(format);
    const QString suffix = suffixOf(name);
    const QString path = askWhereToSave(this, tr("Export match"), matchFileName(m_replay->record()), suffix,
                                        tr("Files in the format %1 (*.%2)").arg(name, suffix));
    if (path.isEmpty()) return;
    m_writer.start(
        [to = path.toStdString(), format, match = m_replay->record()]() -> Result<> {
            const auto text = export_records(format, {&match, 1});
            if (!text) return text.error();
            return save_text(to, *text);
        },
        [this, path](const Result<>& done) {
            if (done)
                emit statusChanged(tr("The match was exported as %1.").arg(path));
            else
                QMessageBox::warning(this, tr("The match was not exported"), sentence(done.error()));
        });
}

} // namespace hilltop
