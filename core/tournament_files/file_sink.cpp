// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/file_sink.h"

#include "base/parallel.h"

#include <iterator>

namespace hilltop {
namespace {

std::int64_t milliseconds_now() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

std::size_t bytes_of(const SeriesResult& result) {
    return sizeof(KeptSeries) + result.lines.size() * sizeof(MatchLine) + result.points.size() * sizeof(std::int32_t) +
           result.second.size() * sizeof(std::int16_t) + result.faults.size() * sizeof(SeriesFault);
}

void add_to(FileBatch& batch, FileBatch more) {
    const auto append = [](auto& all, auto& others) {
        all.insert(all.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
    };
    append(batch.series, more.series);
    append(batch.ahead, more.ahead);
    append(batch.parts, more.parts);
    append(batch.records, more.records);
    if (more.state) batch.state = std::move(more.state);
    if (!more.spent.empty()) batch.spent = std::move(more.spent);
    if (more.told_plan) batch.told_plan = std::move(more.told_plan);
}

} // namespace

FileSink::FileSink(TournamentFile file, const Options& options)
    : m_options(options)
    , m_file(std::move(file))
    , m_begun(std::chrono::steady_clock::now())
    , m_begun_at(milliseconds_now())
    , m_last_state(m_begun)
    , m_oldest(m_begun)
    , m_committed(m_begun) {
    const auto rows = m_file.series_count();
    const auto matches = m_file.match_count();
    if (rows && matches)
        m_saved = {.rows = *rows, .matches = *matches, .seconds_ago = 0};
    else
        m_failure = !rows ? rows.error() : matches.error();
    m_given = m_saved.rows;
    if (auto spent = m_file.spent()) m_spent_before = std::move(*spent);
    auto thread = start_thread([this] {
        if (const auto done = guarded([this] { work(); }); !done) fail(done.error());
    });
    if (thread)
        m_thread = thread.take();
    else
        fail(thread.error());
}

FileSink::~FileSink() {
    {
        const std::lock_guard lock(m_mutex);
        m_leaving = true;
    }
    m_wake.notify_all();
    if (m_thread.joinable()) m_thread.join();
}

Clock FileSink::session() const {
    return {.begun = m_begun_at,
            .written = milliseconds_now(),
            .seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begun).count()};
}

bool FileSink::waiting() const {
    return !m_batch.series.empty() || !m_batch.ahead.empty() || !m_batch.parts.empty() || !m_batch.records.empty() ||
           m_batch.state || m_batch.told_plan;
}

void FileSink::prepare(const Series&, const SeriesResult&) {
    std::unique_lock lock(m_mutex);
    m_moved.wait(lock, [this] { return m_failure || m_bytes < m_options.most_bytes; });
}

void FileSink::series_ahead(const Series& series, const SeriesResult& result) {
    const std::lock_guard lock(m_mutex);
    if (!takes()) return;
    if (!waiting()) m_oldest = std::chrono::steady_clock::now();
    m_batch.ahead.push_back({.first_match = series.first_match, .seats = series.seats, .result = result});
    m_bytes += bytes_of(result);
    m_wake.notify_all();
}

void FileSink::series_part(const Series& part, const SeriesResult& result) {
    const std::lock_guard lock(m_mutex);
    if (!takes()) return;
    if (!waiting()) m_oldest = std::chrono::steady_clock::now();
    m_batch.parts.push_back({.first_match = part.first_match, .seats = part.seats, .result = result});
    m_bytes += bytes_of(result);
    m_wake.notify_all();
}

void FileSink::series_done(const Series& series, const SeriesResult& result) {
    const std::lock_guard lock(m_mutex);
    if (!takes()) return;
    if (!waiting()) m_oldest = std::chrono::steady_clock::now();
    m_batch.series.push_back({.first_match = series.first_match, .seats = series.seats, .result = result});
    m_bytes += bytes_of(result);
    ++m_given;
    if (m_batch.series.size() == 1 || m_bytes >= m_options.commit_bytes) m_wake.notify_all();
}

bool FileSink::wants_state() {
    const std::lock_guard lock(m_mutex);
    return !m_failure && (m_state_asked || std::chrono::steady_clock::now() - m_last_state >= m_options.state_every);
}

void FileSink::state(std::string bytes) {
    const std::lock_guard lock(m_mutex);
    m_last_state = std::chrono::steady_clock::now();
    m_state_asked = false;
    if (!takes()) return;
    if (!waiting()) m_oldest = m_last_state;
    m_batch.state = StoredState{.rows = m_given, .bytes = std::move(bytes)};
    m_wake.notify_all();
}

std::optional<Error> FileSink::failure() const {
    const std::lock_guard lock(m_mutex);
    return m_failure;
}

void FileSink::ask_for_state() {
    const std::lock_guard lock(m_mutex);
    m_state_asked = true;
}

void FileSink::spent(const SpentByBot& spent) {
    const std::lock_guard lock(m_mutex);
    for (const auto& [bot, time] : spent)
        m_batch.spent[bot] = time->time().count();
}

void FileSink::restore(const SpentByBot& spent) {
    for (const auto& [bot, time] : m_spent_before) {
        const auto found = spent.find(bot);
        if (found != spent.end()) found->second->add(std::chrono::microseconds(time));
    }
}

void FileSink::tell_plan(std::string plan) {
    const std::lock_guard lock(m_mutex);
    if (!takes()) return;
    if (!waiting()) m_oldest = std::chrono::steady_clock::now();
    m_batch.told_plan = std::move(plan);
    m_wake.notify_all();
}

void FileSink::keep_record(std::uint64_t match, std::string text) {
    std::unique_lock lock(m_mutex);
    m_moved.wait(lock, [this] { return m_failure || m_bytes < m_options.most_bytes; });
    if (!takes()) return;
    if (!waiting()) m_oldest = std::chrono::steady_clock::now();
    m_bytes += text.size();
    m_batch.records.emplace_back(match, std::move(text));
    m_wake.notify_all();
}

Result<> FileSink::flush() {
    std::unique_lock lock(m_mutex);
    m_hurry = true;
    m_wake.notify_all();
    m_moved.wait(lock, [this] { return m_failure || (!waiting() && !m_writing); });
    m_hurry = false;
    if (m_failure) return *m_failure;
    return {};
}

FileSink::Saved FileSink::saved() const {
    const std::lock_guard lock(m_mutex);
    Saved saved = m_saved;
    saved.seconds_ago = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_committed).count();
    return saved;
}

std::optional<FileSink::Stranded> FileSink::recover_detached() {
    {
        const std::lock_guard lock(m_mutex);
        if (!m_stranded) return {};
        m_leaving = true;
    }
    m_wake.notify_all();
    if (m_thread.joinable()) m_thread.join();
    m_stranded = false;
    m_batch.session = session();
    return Stranded{std::move(m_file), std::move(m_batch)};
}

/// With the lock held. `batch` is what could not be written.
void FileSink::strand(std::unique_lock<std::mutex>& lock, const Error& reason, FileBatch batch) {
    lock.unlock();
    m_file.settle();
    lock.lock();
    add_to(batch, std::move(m_batch));
    m_batch = std::move(batch);
    m_stranded = true;
    m_failure = reason;
    m_moved.notify_all();
}

/// Whether there is something to write; while there is not, the file is looked after. With the lock held.
bool FileSink::wait_for_work(std::unique_lock<std::mutex>& lock) {
    while (!m_wake.wait_for(lock, m_options.look_every, [this] { return m_leaving || waiting(); })) {
        lock.unlock();
        const auto gone = m_file.displaced();
        lock.lock();
        if (gone) {
            strand(lock, *gone, {});
            return false;
        }
    }
    return waiting();
}

/// Nothing more is written.
void FileSink::fail(const Error& why) {
    const std::lock_guard lock(m_mutex);
    if (!m_failure) m_failure = why;
    m_writing = false;
    m_batch = {};
    m_moved.notify_all();
}

void FileSink::work() {
    std::unique_lock lock(m_mutex);
    while (!m_failure && wait_for_work(lock)) {
        m_wake.wait_until(lock, m_oldest + m_options.commit_every,
                          [this] { return m_leaving || m_hurry || m_bytes >= m_options.commit_bytes; });
        FileBatch batch = std::exchange(m_batch, {});
        m_bytes = 0;
        m_writing = true;
        m_moved.notify_all();
        lock.unlock();
        batch.session = session();
        std::int64_t matches = 0;
        for (const KeptSeries& series : batch.series)
            matches += static_cast<std::int64_t>(series.result.lines.size());
        const auto done = m_file.commit(batch);
        const auto gone = done ? std::nullopt : m_file.displaced();
        lock.lock();
        m_writing = false;
        if (gone) return strand(lock, *gone, std::move(batch));
        if (done) {
            m_saved.rows += static_cast<std::uint32_t>(batch.series.size());
            m_saved.matches += matches;
            m_committed = std::chrono::steady_clock::now();
        } else {
            m_failure = done.error();
            m_batch = {};
        }
        m_moved.notify_all();
    }
}

} // namespace hilltop
