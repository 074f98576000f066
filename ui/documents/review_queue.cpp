// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/review_queue.h"

#include "base/text_file.h"
#include "text/error_texts.h"
#include "text/shown_name.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <filesystem>

namespace hilltop {
namespace {

constexpr int kTellReviewsMs = 5000; ///< what sums reviews up reads them all
constexpr int kMostProblems = 200;   ///< of a task; more than these are of no use
using State = ReviewTask::State;

QJsonObject toJson(const ReviewTask& task) {
    return {{QStringLiteral("title"), task.title},
            {QStringLiteral("paths"), QJsonArray::fromStringList(task.paths)},
            {QStringLiteral("most"), task.most},
            {QStringLiteral("latest"), task.latest},
            {QStringLiteral("paused"), task.state == State::Paused},
            {QStringLiteral("done"), task.state == State::Done},
            {QStringLiteral("whole"), task.whole},
            {QStringLiteral("matches"), task.matches},
            {QStringLiteral("over"), task.done},
            {QStringLiteral("problems"), QJsonArray::fromStringList(task.problems)}};
}

QStringList strings(const QJsonValue& list) {
    QStringList found;
    const QJsonArray values = list.toArray();
    for (const QJsonValue& value : values)
        found << value.toString();
    return found;
}

ReviewTask fromJson(const QJsonObject& json) {
    ReviewTask task;
    task.title = json[QStringLiteral("title")].toString();
    task.paths = strings(json[QStringLiteral("paths")]);
    task.most = json[QStringLiteral("most")].toInteger();
    task.latest = json[QStringLiteral("latest")].toBool();
    task.state = json[QStringLiteral("paused")].toBool() ? State::Paused
                 : json[QStringLiteral("done")].toBool() ? State::Done
                                                         : State::Waiting;
    task.whole = json[QStringLiteral("whole")].toBool();
    task.matches = json[QStringLiteral("matches")].toInteger();
    task.done = json[QStringLiteral("over")].toInteger();
    task.problems = strings(json[QStringLiteral("problems")]);
    return task;
}

} // namespace

ReviewQueue::ReviewQueue(const QString& path, SpareReviews spare, const QString& draft)
    : m_path(path)
    , m_spare(std::move(spare))
    , m_draft(draft.toStdString()) {
    read();
    next();
}

ReviewQueue::~ReviewQueue() = default;

/// Whatever does not look like a list of ours is none: reviews are with their matches.
void ReviewQueue::read() {
    const auto text = QFileInfo::exists(m_path) ? load_text(m_path.toStdString()) : Result<std::string>(std::string());
    if (!text) return;
    const QJsonArray tasks =
        QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object()[QStringLiteral("tasks")].toArray();
    for (const QJsonValue& value : tasks) {
        ReviewTask task = fromJson(value.toObject());
        if (!task.paths.isEmpty()) m_tasks.push_back(std::move(task));
    }
}

void ReviewQueue::keep() {
    QJsonArray tasks;
    for (const ReviewTask& task : m_tasks)
        tasks.append(toJson(task));
    const QJsonObject all{{QStringLiteral("format"), 1}, {QStringLiteral("tasks"), tasks}};
    m_writer.replace(
        [path = m_path.toStdString(), text = QJsonDocument(all).toJson().toStdString()]() -> Result<> {
            TRY(make_folder_of(path));
            return save_text(path, text);
        },
        [this](const Result<>& done) {
            if (!done) emit failed(tr("The list of analyses can’t be saved: %1").arg(sentence(done.error())));
        });
}

int ReviewQueue::add(ReviewTask task) {
    const auto same =
        std::find_if(m_tasks.begin(), m_tasks.end(), [&](const ReviewTask& one) { return sameMatches(one, task); });
    if (same != m_tasks.end()) {
        const int row = static_cast<int>(same - m_tasks.begin());
        if (row == running()) m_job.cancel();
        same->most = same->most == 0 || task.most == 0 ? 0 : std::max(same->most, task.most);
        same->state = State::Waiting;
        changed(row);
        next();
        return row;
    }
    const int row = size();
    beginInsertRows({}, row, row);
    task.state = State::Waiting;
    m_tasks.push_back(std::move(task));
    endInsertRows();
    keep();
    next();
    return row;
}

void ReviewQueue::pause(int row) {
    if (row == running()) m_job.cancel();
    m_tasks[static_cast<std::size_t>(row)].state = State::Paused;
    changed(row);
    next();
}

void ReviewQueue::goOn(int row) {
    if (row == running()) return;
    m_tasks[static_cast<std::size_t>(row)].state = State::Waiting;
    changed(row);
    next();
}

void ReviewQueue::remove(int row) {
    if (row == running()) m_job.cancel();
    beginRemoveRows({}, row, row);
    m_tasks.erase(m_tasks.begin() + row);
    endRemoveRows();
    keep();
    next();
}

void ReviewQueue::moved(const QString& from, const QString& to) {
    for (int row = 0; row < size(); ++row) {
        ReviewTask& task = m_tasks[static_cast<std::size_t>(row)];
        if (!task.paths.contains(from)) continue;
        task.paths.replaceInStrings(from, to);
        task.title.replace(QFileInfo(from).completeBaseName(), QFileInfo(to).completeBaseName());
        if (task.state == State::Running) { // it would look for the old name
            m_job.cancel();
            task.state = State::Waiting;
        }
        changed(row);
    }
    next();
}

int ReviewQueue::running() const {
    const auto found = std::find_if(m_tasks.begin(), m_tasks.end(),
                                    [](const ReviewTask& task) { return task.state == State::Running; });
    return found == m_tasks.end() ? -1 : static_cast<int>(found - m_tasks.begin());
}

int ReviewQueue::rowOf(const QString& path) const {
    const auto found = std::find_if(m_tasks.begin(), m_tasks.end(),
                                    [&](const ReviewTask& task) { return task.paths == QStringList{path}; });
    return found == m_tasks.end() ? -1 : static_cast<int>(found - m_tasks.begin());
}

void ReviewQueue::changed(int row) {
    emit dataChanged(index(row, 0), index(row, kColumns - 1));
    emit stateChanged(row);
    keep();
}

/// The first that waits.
void ReviewQueue::next() {
    if (running() >= 0) return;
    const auto found = std::find_if(m_tasks.begin(), m_tasks.end(),
                                    [](const ReviewTask& task) { return task.state == State::Waiting; });
    if (found == m_tasks.end()) return;
    found->state = State::Running;
    found->whole = false;
    found->problems.clear();
    found->matches = found->done = found->judged = 0;
    MatchSet matches;
    matches.spare = m_spare;
    matches.draft = m_draft;
    for (const QString& path : std::as_const(found->paths))
        matches.paths.push_back(path.toStdString());
    matches.most = static_cast<std::uint64_t>(found->most);
    matches.which = found->latest ? GivenMatches::Which::Latest : GivenMatches::Which::Drawn;
    m_told.start();
    m_toldJudged = 0;
    changed(static_cast<int>(found - m_tasks.begin()));
    m_job = Job::start(
        [this, matches = std::move(matches)](JobControl& job) {
            ReviewOrder order;
            order.stop = job.stop();
            return review_and_keep(matches, order, [this, &job](const Reviewing& now) {
                if (!job.reporting()) job.report([this, now] { take(now); });
            });
        },
        [this](Reviewing state) { ended(std::move(state)); });
}

void ReviewQueue::take(const Reviewing& state) {
    const int row = running();
    if (row < 0) return;
    ReviewTask& task = m_tasks[static_cast<std::size_t>(row)];
    task.matches = static_cast<qint64>(state.matches);
    task.done = static_cast<qint64>(state.done);
    task.judged = static_cast<qint64>(state.judged);
    for (auto i = static_cast<std::size_t>(task.problems.size());
         i < std::min<std::size_t>(state.problems.size(), kMostProblems); ++i)
        task.problems << sentence(state.problems[i]);
    emit dataChanged(index(row, 0), index(row, kColumns - 1));
    if (task.judged == m_toldJudged || m_told.elapsed() < kTellReviewsMs) return;
    m_toldJudged = task.judged;
    m_told.restart();
    emit reviewed(task.paths);
}

void ReviewQueue::ended(Reviewing state) {
    const int row = running();
    if (row < 0) return;
    take(state);
    ReviewTask& task = m_tasks[static_cast<std::size_t>(row)];
    task.state = State::Done;
    task.whole = !state.stopped;
    const QStringList paths = task.paths;
    changed(row);
    emit reviewed(paths);
    next();
}

QString ReviewQueue::stateText(int row) const {
    const ReviewTask& task = this->task(row);
    const QLocale locale;
    const QString part = tr("%1 of %2 matches").arg(locale.toString(task.done), locale.toString(task.matches));
    switch (task.state) {
    case State::Waiting:
        return tr("queued");
    case State::Running:
        return task.matches > 0 ? part : tr("starting");
    case State::Paused:
        return task.matches > 0 ? tr("paused at %1").arg(part) : tr("paused");
    case State::Done:
        break;
    }
    const QString all = tr("%Ln matches", nullptr, static_cast<int>(task.done));
    return task.problems.isEmpty()
               ? all
               : tr("%1, %2").arg(all, tr("%Ln problems", nullptr, static_cast<int>(task.problems.size())));
}

int ReviewQueue::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : size();
}

QString ReviewQueue::title(int row) const {
    const ReviewTask& task = this->task(row);
    if (!task.title.isEmpty()) return shownName(task.title);
    return task.latest ? tr("Recent matches") : tr("All my matches");
}

int ReviewQueue::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant ReviewQueue::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Title ? title(index.row()) : stateText(index.row());
    case Qt::ToolTipRole:
        return task(index.row()).paths.join(QLatin1Char('\n')).toHtmlEscaped();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((index.column() == Title ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ReviewQueue::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Title ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return section == Title ? tr("Matches") : tr("Analysed");
}

} // namespace hilltop
