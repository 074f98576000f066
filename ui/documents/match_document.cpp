// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/match_document.h"

#include "analysis/review_text.h"
#include "documents/kept_review.h"
#include "records/record_file.h"
#include "records/record_text.h"
#include "text/error_texts.h"
#include "text/number_texts.h"
#include "text/shown_name.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLoggingCategory>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

Q_LOGGING_CATEGORY(documentLog, "hilltop.documents")

/// The field of a record that holds its marks, a list of decisions.
constexpr const char* kMarksField = "marks";
/// The field of a match that is played as a branch of another one.
constexpr const char* kBranchField = "branch";
/// Answers that are played again in a few milliseconds; the longest match of usual rules, of sixteen at Zip Deck, has
/// 4,096.
constexpr std::size_t kAnswersAtOnce = 5000;
/// Notes are written after this long without typing, in milliseconds.
constexpr int kTypingMs = 800;

} // namespace

MatchDocument::MatchDocument(Record record, MatchOrigin origin)
    : m_record(std::move(record))
    , m_origin(std::move(origin)) {
    m_known.push_back(write_record(m_record));
    m_delay.setSingleShot(true);
    m_delay.setInterval(kTypingMs);
    connect(&m_delay, &QTimer::timeout, this, &MatchDocument::save);
}

MatchDocument::~MatchDocument() {
    if (!hasPlace() || !modified()) return;
    m_writer.add(
        [path = m_origin.path.toStdString(), line = m_origin.line, known = m_known, record = m_record,
         spare = m_reviewWaits ? std::optional(m_spare) : std::nullopt] {
            auto done = replace_record(path, line, known, record);
            if (done) return done;
            qCWarning(documentLog).noquote() << sentence(done.error());
            if (spare) keepSpare(record, done.error(), *spare);
            return done;
        },
        [](const Result<>&) {});
}

QString MatchDocument::originText() const {
    const QString name = shownFile(m_origin.path);
    switch (m_origin.kind) {
    case MatchOrigin::Kind::File:
        return m_origin.line > 0 ? tr("%1, line %2").arg(name).arg(m_origin.line) : name;
    case MatchOrigin::Kind::Tournament:
        return tr("%1, match %2").arg(name, numberFrom1(m_origin.match));
    case MatchOrigin::Kind::Here:
        break;
    }
    return {};
}

void MatchDocument::edited(bool typing) {
    m_personRevision = ++m_revision;
    if (typing)
        m_delay.start();
    else
        save();
    emit changed();
}

void MatchDocument::setNotes(const QString& notes) {
    std::string text = notes.toStdString();
    if (text == m_record.notes) return;
    m_record.notes = std::move(text);
    edited(true);
}

std::vector<int> MatchDocument::marks() const {
    std::vector<int> list;
    for (const auto& [field, text] : m_record.extra) {
        if (field != kMarksField) continue;
        const QJsonArray numbers = QJsonDocument::fromJson(QByteArray::fromStdString(text)).array();
        for (const QJsonValue& number : numbers)
            if (number.isDouble()) list.push_back(number.toInt());
    }
    std::sort(list.begin(), list.end());
    return list;
}

void MatchDocument::toggleMark(int decision) {
    std::vector<int> list = marks();
    if (std::erase(list, decision) == 0) list.insert(std::upper_bound(list.begin(), list.end(), decision), decision);
    std::erase_if(m_record.extra, [](const auto& field) { return field.first == kMarksField; });
    QJsonArray numbers;
    for (const int number : list)
        numbers.append(number);
    if (!list.empty())
        m_record.extra.emplace_back(kMarksField, QJsonDocument(numbers).toJson(QJsonDocument::Compact).toStdString());
    edited(false);
}

void MatchDocument::keepReview(const Review& review) {
    const auto before = m_record.extra;
    if (!keep_review(m_record, review)) return;
    if (m_record.extra == before && m_origin.kind == MatchOrigin::Kind::File) return; // it has come from there
    switch (m_origin.kind) {
    case MatchOrigin::Kind::Here:
        emit reviewKept(tr("The analysis is not saved yet, because the match has no file. It is saved with the match."),
                        false);
        return;
    case MatchOrigin::Kind::File:
        m_reviewWaits = true;
        ++m_revision;
        save();
        emit changed();
        return;
    case MatchOrigin::Kind::Tournament:
        keepElsewhere([record = m_record, origin = m_origin, review,
                       spare = m_spare] { return keepBeside(record, origin, review, spare); },
                      tr("Analysis saved beside the tournament."));
        return;
    }
}

void MatchDocument::keepElsewhere(std::function<ReviewKept()> keep, const QString& usual) {
    const auto kept = std::make_shared<ReviewKept>();
    m_writer.add(
        [kept, keep = std::move(keep)]() -> Result<> {
            *kept = keep();
            if (kept->lost) return *kept->lost;
            return {};
        },
        [this, kept, usual](const Result<>& done) {
            if (!done)
                emit reviewKept(tr("The analysis can’t be saved: %1").arg(sentence(done.error())), false);
            else if (kept->elsewhere)
                emit reviewKept(sentence(*kept->elsewhere), false);
            else
                emit reviewKept(usual, true);
        });
}

int MatchDocument::addBranch(int step, std::vector<RecordStep> steps) {
    m_record.branches.push_back({step, std::move(steps), {}});
    edited(false);
    return branches() - 1;
}

void MatchDocument::setBranch(int number, std::vector<RecordStep> steps) {
    RecordBranch& branch = m_record.branches[static_cast<std::size_t>(number)];
    if (branch.steps == steps) return;
    branch.steps = std::move(steps);
    edited(true);
}

Record ownMatch(Record match) {
    std::erase_if(match.extra, [](const auto& field) { return field.first == kBranchField; });
    return match;
}

Record asBranch(Record match) {
    match = ownMatch(std::move(match));
    match.extra.emplace_back(kBranchField, "true");
    return match;
}

bool isBranch(const Record& match) {
    return std::any_of(match.extra.begin(), match.extra.end(),
                       [](const auto& field) { return field.first == kBranchField; });
}

void BranchPlay::follow(const Record& played) {
    if (!document) return;
    const auto first = std::min(played.steps.size(), static_cast<std::size_t>(step));
    std::vector<RecordStep> steps(played.steps.begin() + static_cast<std::ptrdiff_t>(first), played.steps.end());
    if (number >= 0)
        document->setBranch(number, std::move(steps));
    else if (!steps.empty())
        number = document->addBranch(step, std::move(steps));
}

bool isLong(const Record& match) {
    return match.steps.size() * match.seats.size() > kAnswersAtOnce;
}

Result<Replay> MatchDocument::replayOf(const Record& match, int number) {
    if (number == kMatch) return Replay::make(match, Replay::Asking::Later);
    const RecordBranch& taken = match.branches[static_cast<std::size_t>(number)];
    Record record = cut_before(match, taken.step);
    record.branches.clear();
    record.steps.insert(record.steps.end(), taken.steps.begin(), taken.steps.end());
    return Replay::make(std::move(record), Replay::Asking::Later);
}

void MatchDocument::save() {
    m_delay.stop();
    if (!hasPlace() || !modified() || m_saving) return;
    auto known = m_known;
    m_known.push_back(write_record(m_record));
    m_saving = true;
    m_writer.add([path = m_origin.path.toStdString(), line = m_origin.line, known = std::move(known),
                  record = m_record] { return replace_record(path, line, known, record); },
                 [this, revision = m_revision, place = m_places](const Result<>& done) {
                     if (place != m_places) return;
                     m_saving = false;
                     if (done) return written(revision);
                     failed(revision, done.error());
                 });
}

/// A review is kept elsewhere; what a person has written, the person has to save.
void MatchDocument::failed(int revision, const Error& error) {
    const bool onlyReview = m_reviewWaits && m_personRevision <= m_writtenRevision;
    if (onlyReview) m_writtenRevision = revision;
    if (std::exchange(m_reviewWaits, false))
        keepElsewhere([record = m_record, error, spare = m_spare] { return keepSpare(record, error, spare); }, {});
    if (!onlyReview) {
        m_problem = error;
        emit saveFailed(error);
    }
    emit changed();
}

void MatchDocument::written(int revision) {
    m_known.erase(m_known.begin(), m_known.end() - 1);
    m_problem.reset();
    m_writtenRevision = revision;
    if (modified() && !m_delay.isActive())
        save(); // changed meanwhile
    else if (std::exchange(m_reviewWaits, false))
        emit reviewKept(tr("Analysis saved with the record."), true);
    emit saved();
    emit changed();
}

void MatchDocument::saveAs(const QString& path) {
    const std::string text = write_record(m_record);
    m_writer.add([to = path.toStdString(), text] { return save_text(to, text + '\n'); },
                 [this, path, text, revision = m_revision](const Result<>& done) {
                     if (!done) {
                         emit saveFailed(done.error());
                         return;
                     }
                     ++m_places;
                     m_saving = false;
                     m_delay.stop();
                     m_origin = MatchOrigin::ofFile(path, 1);
                     m_known = {text};
                     m_problem.reset();
                     m_writtenRevision = revision;
                     save(); // what has changed meanwhile
                     if (keeps_review(m_record)) emit reviewKept(tr("Analysis saved with the record."), true);
                     emit saved();
                     emit changed();
                 });
}

} // namespace hilltop
