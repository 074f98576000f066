// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_exports.h"

#include "base/text_file.h"
#include "hill/hill_site.h"
#include "hill/hill_table.h"
#include "hills/hill_view.h"
#include "hills/hill_words.h"
#include "records/replay.h"
#include "style/open_dialog.h"
#include "text/game_texts.h"

#include <nlohmann/json.hpp>

#include <QFileDialog>
#include <QMenu>
#include <QStandardPaths>

namespace hilltop {
namespace {

std::string standingsText(ContestExports::Kind kind, HillFile& hill, const HillTable& table) {
    if (kind == ContestExports::Kind::Table) return hill_csv(hill, table);
    if (kind == ContestExports::Kind::Document) return hill_json(hill, table).dump(2) + '\n';
    return hill_markdown(hill, table);
}

} // namespace

HillExports::HillExports(HillView& view, QObject* parent)
    : ContestExports(view, QStringLiteral("hill"), parent)
    , m_view(view) {
    add(QStringLiteral("csv"), tr("&Table (CSV)…"), [this] { ask(Kind::Table); });
    add(QStringLiteral("json"), tr("&JSON…"), [this] { ask(Kind::Document); });
    add(QStringLiteral("markdown"), tr("&Markdown…"), [this] { ask(Kind::Markdown); });
    menu()->addSeparator();
    add(QStringLiteral("site"), tr("&Web site…"), [this] { askForSite(); });
    menu()->setTitle(tr("E&xport"));
}

void HillExports::writeTable(Kind kind, const QString& path) {
    write(path, [kind, from = m_view.job()->path().toStdString(), to = path.toStdString()]() -> Result<> {
        auto hill = TRY(HillFile::open(from));
        const HillTable table = TRY(hill_table(hill));
        return save_text(to, standingsText(kind, hill, table));
    });
}

void HillExports::writeSite(const QString& folder) {
    write(folder, [from = m_view.job()->path().toStdString(), to = folder.toStdString()]() -> Result<> {
        auto hill = TRY(HillFile::open(from));
        HillSite site;
        site.matches.tell = page_of_match;
        return write_hill_site(hill, to, site);
    });
}

void HillExports::ask(Kind kind) {
    if (!m_view.job() || !m_view.job()->state()) return;
    askFor(kind, hillTitle(m_view.job()->path()), [this, kind](const QString& path) {
        if (m_view.job() && m_view.job()->state()) writeTable(kind, path);
    });
}

void HillExports::askForSite() {
    if (!m_view.job() || !m_view.job()->state()) return;
    askForFiles(m_view.window(), tr("Folder of the web site"),
                QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), {}, QFileDialog::Directory, this,
                [this](const QStringList& folders) {
                    if (m_view.job() && m_view.job()->state()) writeSite(folders.front());
                });
}

} // namespace hilltop
