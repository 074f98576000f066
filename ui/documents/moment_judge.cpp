// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/moment_judge.h"

#include "records/replay.h"
#include "registry/registry.h"

#include <algorithm>
#include <atomic>

namespace hilltop {
namespace {

/// The first round has a review's samples divided by kFirstShare, but never fewer than kFewestSamples.
constexpr int kFirstShare = 8;
constexpr int kFewestSamples = 16;

bool wholly(const Compared& compared) {
    return all_exact(compared.options);
}

} // namespace

bool MomentJudge::able(const std::string& game) {
    const GameEntry* entry = find_game(game);
    return entry != nullptr && entry->judge_traits().has_value();
}

const Compared::Option* MomentJudge::option(const std::string& word) const {
    if (!m_found) return nullptr;
    const auto at = std::find_if(m_found->options.begin(), m_found->options.end(),
                                 [&](const auto& option) { return option.word == word; });
    return at == m_found->options.end() ? nullptr : &*at;
}

void MomentJudge::clear() {
    m_job.cancel();
    m_found.reset();
    m_word.reset();
    m_match = {};
    m_samples = 0;
}

void MomentJudge::judge(const Record& match, Seat seat, const std::optional<std::string>& word, int times) {
    const GameEntry* game = find_game(match.game);
    const auto traits = game != nullptr ? game->judge_traits() : std::nullopt;
    if (!traits) return clear();
    const bool same = m_match.game == match.game && m_match.source == match.source && m_match.start == match.start &&
                      m_match.steps == match.steps && m_seat == seat &&
                      (!word || word == m_word || option(*word) != nullptr);
    if (!same) {
        clear();
        m_match = match;
        m_seat = seat;
        m_word = word;
        m_usual = traits->samples;
        m_most = std::make_shared<std::atomic<int>>(0);
    }
    const int most = std::max(m_most->load(), times * m_usual);
    m_most->store(most);
    if (m_job.running() || (m_found && (wholly(*m_found) || 2 * m_samples > most))) return;
    begin(match, seat, m_word, m_found ? 2 * m_samples : std::max(kFewestSamples, m_usual / kFirstShare));
}

void MomentJudge::begin(const Record& match, Seat seat, const std::optional<std::string>& word, int from) {
    m_job = Job::start(
        [this, match, seat, word, from, most = m_most](JobControl& job) {
            const auto replay = Replay::make(match, Replay::Asking::Later);
            if (!replay) return;
            const auto table = replay->last().copy();
            while (!table->over() && table->resting()) // rests stand in no record
                table->step();
            if (table->over() || !table->pending().contains(seat)) return;
            const auto judge = replay->game().make_judge();
            const auto seed = static_cast<std::uint64_t>(table->decision_of(seat));
            for (int samples = from; samples <= *most; samples *= 2) {
                auto compared = judge->compare(*table, seat, false, word, {samples, seed}, job.stop());
                if (!compared || compared->options.empty()) return;
                const bool exact = wholly(*compared);
                job.post([this, samples, compared = std::move(*compared)] {
                    m_found = compared;
                    m_samples = samples;
                    emit deepened();
                });
                if (exact) return;
            }
        },
        [this] { emit ended(); }, Job::Urgency::WaitedFor);
}

} // namespace hilltop
