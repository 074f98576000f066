// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_runs.h"

#include "base/parallel.h"
#include "choose/bot_trust.h"
#include "contests/stranded_contest.h"
#include "hills/hill_state.h"
#include "hills/hill_words.h"
#include "settings/settings.h"

#include <QFileInfo>

#include <algorithm>

namespace hilltop {
namespace {

constexpr auto kPlayedHills = "hills/running"; ///< files of those that are played

} // namespace

HillRuns::HillRuns(Settings& settings, QWidget& page)
    : QObject(&page)
    , m_settings(settings)
    , m_page(page)
    , m_status(new StatusButton(QStringLiteral("hill"), tr("Go to the hill"), &page)) {
    connect(m_status, &QToolButton::clicked, this, [this] {
        if (const auto all = played(); !all.empty()) emit showRequested(all.front()->path());
    });
}

/// What is played stays in the settings.
HillRuns::~HillRuns() {
    for (const auto& [path, job] : m_jobs)
        job->disconnect(this);
}

HillJobPtr HillRuns::open(const QString& path) {
    const QString file = QFileInfo(path).absoluteFilePath();
    HillJobPtr& kept = m_jobs[file];
    if (!kept) {
        kept = std::make_shared<HillJob>(file);
        const std::weak_ptr<HillJob> weak = kept;
        connect(kept.get(), &HillJob::changed, this, [this, weak] {
            if (const HillJobPtr job = weak.lock()) follow(job);
        });
        connect(kept.get(), &HillJob::finished, this, [this, weak] {
            if (const HillJobPtr job = weak.lock()) emit finished(job);
        });
        connect(kept.get(), &HillJob::copied, this, &HillRuns::copied, Qt::QueuedConnection);
    }
    const HillJobPtr job = kept;
    job->read();
    return job;
}

HillJobPtr HillRuns::find(const QString& path) const {
    const auto kept = m_jobs.find(path);
    return kept == m_jobs.end() ? HillJobPtr() : kept->second;
}

bool HillRuns::plays(const QString& path) const {
    const HillJobPtr job = find(path);
    return job && job->running();
}

std::vector<HillJobPtr> HillRuns::played() const {
    std::vector<HillJobPtr> played;
    for (const auto& [path, job] : m_jobs)
        if (job->running()) played.push_back(job);
    return played;
}

std::vector<HillJobPtr> HillRuns::stranded() const {
    std::vector<HillJobPtr> stranded;
    for (const auto& [path, job] : m_jobs)
        if (job->stranded()) stranded.push_back(job);
    return stranded;
}

void HillRuns::letGo(const HillJobPtr& shown) {
    std::erase_if(m_jobs, [&](const auto& kept) {
        return kept.second != shown && kept.second->phase() == HillJob::Phase::Idle && !kept.second->stranded() &&
               !m_wishes.contains(kept.first);
    });
}

void HillRuns::run(const HillJobPtr& job, std::optional<std::int64_t> budget) {
    m_wishes[job->path()] = {budget, true};
    follow(job);
}

void HillRuns::saveCopy(const HillJobPtr& job) {
    askWhereToSaveCopy(&m_page, hillTitle(job->path()), QLatin1String(kHillSuffix), tr("Hills (*.%1)"), this,
                       [job](const QString& path) { job->saveCopy(path); });
}

void HillRuns::leave(std::function<void(bool may)> then) {
    const auto all = stranded();
    if (all.empty()) return then(true);
    const HillJobPtr job = all.front();
    askAboutStranded(&m_page, tr("Save this hill?"), hillTitle(job->path()), this,
                     [this, job, then = std::move(then)](StrandedAnswer answer) {
                         if (answer == StrandedAnswer::SaveCopy) saveCopy(job);
                         // What is saved is shown, and the window can be closed.
                         if (answer != StrandedAnswer::Discard) return then(false);
                         m_jobs.erase(job->path());
                         leave(then);
                     });
}

void HillRuns::restore() {
    for (const QString& path : m_settings.get<QStringList>(QLatin1String(kPlayedHills), {}))
        if (QFileInfo::exists(path)) m_wishes[path] = {{}, false};
    for (const auto& [path, wish] : std::map(m_wishes)) // opening one may take its wish
        open(path);
}

void HillRuns::follow(const HillJobPtr& job) {
    const auto wish = m_wishes.find(job->path());
    const bool read = job->phase() == HillJob::Phase::Idle && !job->reading();
    if (wish != m_wishes.end() && read) {
        const Wish wanted = wish->second;
        m_wishes.erase(wish);
        if (job->state()) start(job, wanted);
    }
    keep();
    const auto all = played();
    if (m_status)
        m_status->setState(all.empty() ? QString()
                                       : hillTitle(all.front()->path()) + QLatin1Char(' ') + shortState(*all.front()));
    emit changed(job);
}

/// If its bots may play.
void HillRuns::start(const HillJobPtr& job, const Wish& wish) {
    const HillState& hill = *job->state();
    const auto run = [job, budget = wish.budget] { job->run(budget, processors()); };
    if (m_trust == nullptr || m_trust->isolated()) return run();
    const QString game = QString::fromStdString(hill.plan.game);
    std::vector<std::string> bots;
    for (const HillKey& key : hill.field.active())
        bots.push_back(hill.field.versions().at(key).spec);
    if (wish.asks)
        m_trust->mayPlay(&m_page, game, bots, this, [job, run](bool may) {
            if (may && job->phase() == HillJob::Phase::Idle) run();
        });
    else if (std::all_of(bots.begin(), bots.end(), [&](const auto& bot) { return m_trust->isSettled(game, bot); }))
        run();
}

/// For the next start of the program. What a person has paused or stopped does not go on by itself.
void HillRuns::keep() {
    QStringList paths;
    for (const auto& [path, job] : m_jobs)
        if ((job->running() && !job->paused() && !job->stopping()) || m_wishes.contains(path)) paths << path;
    if (paths != m_settings.get<QStringList>(QLatin1String(kPlayedHills), {}))
        m_settings.set<QStringList>(QLatin1String(kPlayedHills), paths);
}

} // namespace hilltop
