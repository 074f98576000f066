// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_exports.h"

#include "base/text_file.h"
#include "base/version.h"
#include "documents/save_file.h"
#include "rng/deal_id.h"
#include "standings/crosstable_model.h"
#include "style/icons.h"
#include "style/theme.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "tournament/export.h"
#include "tournaments/view/tournament_view.h"
#include "tournaments/view/tournament_words.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace hilltop {

namespace {

constexpr double kScale = 2; ///< of pictures: sharp on any screen

bool isDark() {
    return QGuiApplication::palette().color(QPalette::Base).lightness() < 128;
}

std::string textOf(TournamentExports::Kind kind, const Course& course, const GivenNames& given) {
    if (kind == TournamentExports::Kind::Table) return to_csv(course, given);
    if (kind == TournamentExports::Kind::Document) return to_json(course, given).dump(2) + '\n';
    return to_markdown(course, given);
}

} // namespace

TournamentExports::TournamentExports(TournamentView& view, QObject* parent)
    : ContestExports(view, QStringLiteral("tournament"), parent)
    , m_view(view) {
    add(QStringLiteral("csv"), tr("&Table (CSV)…"), [this] { ask(Kind::Table); });
    add(QStringLiteral("json"), tr("&JSON…"), [this] { ask(Kind::Document); });
    add(QStringLiteral("markdown"), tr("&Markdown…"), [this] { ask(Kind::Markdown); });
    add(QStringLiteral("picture"), tr("&Picture of the result…"), [this] { ask(Kind::Picture); });
    menu()->addSeparator();
    add(QStringLiteral("copy_text"), tr("Copy result as te&xt"), [this] {
        QGuiApplication::clipboard()->setText(resultMarkdown(card()));
        emit told(tr("The result was copied as text."), false);
    });
    add(QStringLiteral("copy_picture"), tr("&Copy picture"), [this] {
        QGuiApplication::clipboard()->setImage(resultCard(card(), isDark(), kScale));
        emit told(tr("The picture of the result was copied."), false);
    });
}

CardData TournamentExports::card() const {
    const TournamentJob& job = *m_view.job();
    CardData card;
    card.title = job.title();
    card.gameLine = gameTitle(job.plan().game);
    card.plan = planWords(job);
    if (job.progress().course.tells_seed()) card.deal = QString::fromStdString(to_text({job.plan().seed, 0}));
    card.program = QStringLiteral("Hilltop %1").arg(QString::fromUtf8(kVersion));
    card.date = QDate::currentDate();
    takeStandings(card, m_view.standings());
    const auto& cross = m_view.crosstable();
    if (!job.plan().entry().info().cooperative) {
        for (int row = 0; row < cross.rowCount(); ++row) {
            QList<double> line;
            for (int column = 0; column < cross.columnCount(); ++column) {
                const QVariant percent = cross.index(row, column).data(CrosstableModel::PercentRole);
                line << (percent.isValid() ? percent.toDouble() : -1);
            }
            card.cross << line;
        }
    }
    return card;
}

void TournamentExports::write(Kind kind, const QString& path) {
    std::function<std::string()> make;
    if (kind == Kind::Picture)
        make = [card = card(), dark = isDark()] { return pngOf(resultCard(card, dark, kScale)); };
    else
        make = [kind, course = m_view.job()->progress().course, given = givenNames(m_view.job()->plan())] {
            return textOf(kind, course, given);
        };
    ContestExports::write(path, [make = std::move(make), to = path.toStdString()] { return save_text(to, make()); });
}

void TournamentExports::ask(Kind kind) {
    if (!m_view.job() || !m_view.job()->exists()) return;
    askFor(kind, m_view.job()->title(), [this, kind](const QString& path) {
        if (m_view.job() && m_view.job()->exists()) write(kind, path);
    });
}

} // namespace hilltop
