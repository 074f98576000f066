// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/tournament_luck.h"

#include "documents/analysis_words.h"
#include "style/icons.h"
#include "text/error_texts.h"
#include "tournaments/models/tournament_job.h"

#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr double kSure = 1.96; ///< errors in half of a 95 % interval: all others of the table are such

/// An interval from fewer is too far off, as it takes means for normal and their errors for known.
bool hasInterval(const EntrantReview& one) {
    return one.finished >= TournamentLuck::kLeastMatches && one.luck_adjusted.error && one.result.error;
}

/// Luck is estimated, so the mean of results less luck can be more than every match won; that is not shown.
QString luckNumber(const ReviewUnits& units, const Measured& measured) {
    double shown = units.shown(measured.value);
    if (units.lowest() < units.highest()) shown = std::clamp(shown, units.lowest(), units.highest());
    return TournamentLuck::tr("%1 ± %2").arg(units.value(units.worth(shown)), units.error(kSure * *measured.error));
}

EntrantLuck luckOf(const EntrantReview& one, const ReviewUnits& units, const QString& name) {
    if (!hasInterval(one)) return {};
    EntrantLuck luck;
    const QLocale locale;
    luck.adjusted = luckNumber(units, one.luck_adjusted);
    luck.sentence =
        TournamentLuck::tr("%1 over %Ln analysed matches: %2 adjusted for luck, %3 unadjusted.", nullptr, one.finished)
            .arg(name, luck.adjusted, luckNumber(units, one.result));
    if (const auto plain = one.plain_matches()) {
        const QString times = locale.toString(*plain / one.finished, 'f', 1);
        luck.times = *plain / one.finished;
        luck.worth = TournamentLuck::tr("%1 ×", "so many times the matches").arg(times);
        luck.sentence += QLatin1Char(' ') + TournamentLuck::tr("Worth %1 times the matches: saves %2.")
                                                .arg(times, locale.toString(qRound64(*plain) - one.finished));
    }
    return luck;
}

} // namespace

TournamentLuck::TournamentLuck(QObject* parent)
    : QObject(parent)
    , m_button(new QToolButton) {
    m_button->setObjectName(QStringLiteral("luck"));
    m_button->setText(tr("Adjust for luck"));
    m_button->setIcon(icon(QStringLiteral("analyse")));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setToolTip(tr("Analyses matches in the background and shows luck-adjusted results"));
    auto* menu = new QMenu(m_button);
    const auto add = [this, menu](const char* id, const QString& text, qint64 most) {
        menu->addAction(text, this, [this, most] { ask(most); })->setObjectName(QLatin1String(id));
    };
    add("luck.100", tr("&100 matches"), 100);
    add("luck.1000", tr("1,&000 matches"), 1000);
    add("luck.all", tr("&All matches"), 0);
    menu->addSeparator();
    m_pause = menu->addAction(tr("&Pause"), this, [this] {
        const int row = m_queue->rowOf(m_path);
        if (row < 0) return;
        if (m_queue->task(row).state == ReviewTask::State::Paused)
            m_queue->goOn(row);
        else
            m_queue->pause(row);
    });
    m_show = menu->addAction(tr("&Costliest decisions and style"), this, [this] {
        int row = m_queue->rowOf(m_path);
        if (row >= 0) emit showRequested(row);
    });
    m_button->setMenu(menu);
    m_button->hide();
}

void TournamentLuck::setQueue(ReviewQueue* queue) {
    m_queue = queue;
    connect(queue, &ReviewQueue::reviewed, this, [this](const QStringList& paths) {
        if (paths == QStringList{m_path}) read();
    });
    const auto follow = [this] {
        refreshButton();
        if (m_job != nullptr) emit changed();
    };
    connect(queue, &ReviewQueue::dataChanged, this, follow);
    connect(queue, &ReviewQueue::rowsInserted, this, follow);
    connect(queue, &ReviewQueue::rowsRemoved, this, follow);
}

void TournamentLuck::begin(const TournamentJob* job) {
    m_job = job;
    m_reading.cancel();
    m_again = false;
    m_entrants.clear();
    m_reviewed = 0;
    m_problem.clear();
    m_path = job != nullptr ? job->path() : QString();
    refreshButton();
    if (m_queue != nullptr && job != nullptr) read();
}

void TournamentLuck::ask(qint64 most) {
    if (m_queue == nullptr || m_job == nullptr) return;
    m_queue->add({.title = m_job->title(), .paths = {m_path}, .most = most});
}

void TournamentLuck::read() {
    if (m_reading.running()) {
        m_again = true;
        return;
    }
    m_reading = Job::start(
        [path = m_path.toStdString(), spare = m_queue->spare()](JobControl& job) {
            return read_reviews({path}, job.stop(), {}, {{}, spare});
        },
        [this](const ReviewedMatches& found) {
            take(found);
            if (std::exchange(m_again, false)) read();
        });
}

void TournamentLuck::take(const ReviewedMatches& found) {
    m_problem = found.problems.empty() ? QString() : sentence(found.problems.front());
    if (m_problem.isEmpty() && found.outdated > 0)
        m_problem = tr("%Ln analyses are by another version of the judge and don’t count.", nullptr,
                       static_cast<int>(found.outdated));
    m_entrants.clear();
    m_reviewed = 0;
    bool any = false;
    m_factor.reset();
    if (!found.groups.empty() && m_job != nullptr) {
        const ManyReviews& group = found.groups.front();
        const auto names = entrant_names(m_job->plan());
        const ReviewUnits units(group.game().info());
        m_reviewed = group.matches();
        m_factor = group.luck_factor();
        if (group.luck_helps()) m_entrants.resize(names.size());
        for (const EntrantReview& one : m_entrants.empty() ? std::vector<EntrantReview>() : group.entrants()) {
            const auto at = std::find(names.begin(), names.end(), one.name) - names.begin();
            if (at >= static_cast<std::ptrdiff_t>(names.size())) continue;
            m_entrants[static_cast<std::size_t>(at)] = luckOf(one, units, m_job->names()[at]);
            any = any || hasInterval(one);
        }
    }
    if (!any) m_entrants.clear();
    emit changed();
}

/// Where there is no judge there is nothing to ask for; a part of a tournament has no standings of its own.
void TournamentLuck::refreshButton() {
    const bool can = m_queue != nullptr && m_job != nullptr && m_job->plan().entry().judge_traits() &&
                     m_job->progress().course.shard().whole();
    m_button->setVisible(can);
    if (!can) return;
    const int row = m_queue->rowOf(m_path);
    m_show->setEnabled(row >= 0);
    const bool paused = row >= 0 && m_queue->task(row).state == ReviewTask::State::Paused;
    m_pause->setEnabled(row >= 0 && m_queue->task(row).state != ReviewTask::State::Done);
    m_pause->setText(paused ? tr("&Resume") : tr("&Pause"));
}

QString TournamentLuck::counts() const {
    if (m_job == nullptr || m_reviewed == 0) return {};
    const QLocale locale;
    return tr("%1 of %2").arg(locale.toString(m_reviewed), locale.toString(qlonglong{m_job->progress().done}));
}

QString TournamentLuck::words() const {
    if (m_job == nullptr || m_queue == nullptr) return {};
    QStringList sentences;
    if (m_reviewed > 0 && m_entrants.empty()) {
        sentences << tr("Analysed: %1 matches. Luck-adjusted results appear once a bot has %2.")
                         .arg(counts(), QLocale().toString(kLeastMatches));
    } else if (m_reviewed > 0) {
        sentences << tr("Luck-adjusted over %1 matches.").arg(counts());
        double least = 0, most = 0;
        for (const EntrantLuck& one : m_entrants) {
            if (one.times <= 0) continue;
            least = least > 0 ? std::min(least, one.times) : one.times;
            most = std::max(most, one.times);
        }
        const QString from = QLocale().toString(least, 'f', 1), to = QLocale().toString(most, 'f', 1);
        if (m_entrants.empty() && m_factor)
            sentences << tr("The results are not adjusted, because a luck-adjusted match would be worth only %1 plain "
                            "matches.")
                             .arg(QLocale().toString(*m_factor, 'f', 2));
        else if (m_entrants.empty())
            sentences << tr("More matches are needed to tell whether adjusting makes the results more exact.");
        if (most > 0)
            sentences << (from == to ? tr("This is worth %1 times the matches.").arg(from)
                                     : tr("This is worth %1 to %2 times the matches.").arg(from, to));
    }
    const int row = m_queue->rowOf(m_path);
    if (row >= 0 && m_queue->task(row).state != ReviewTask::State::Done)
        sentences << tr("Analysis: %1.").arg(m_queue->stateText(row));
    if (!m_problem.isEmpty()) sentences << m_problem;
    return sentences.join(QLatin1Char(' '));
}

} // namespace hilltop
