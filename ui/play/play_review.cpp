// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a match that has ended at the table: made in the background, whatever is played meanwhile.
#include "documents/marking.h"
#include "play/play_page.h"

#include <QAction>

#include <algorithm>

namespace hilltop {
namespace {

/// So many matches are judged side by side; whoever plays on more quickly than that has not looked at them.
constexpr std::size_t kJudgedAtOnce = 2;

} // namespace

/// Only for the one who has played it: what it says is said to "you".
void PlayPage::judgeMatch() {
    m_judged.reset();
    if (!m_session->table().over() || m_session->persons().size() != 1 || !m_session->game().judge_traits()) return;
    auto replay = Replay::make(record(), Replay::Asking::Later);
    if (!replay) return;
    m_judged = std::make_shared<MatchReview>(std::make_shared<const Replay>(std::move(*replay)), markingOf(m_settings));
    std::erase_if(m_judging, [](const auto& judged) { return !judged->running(); });
    if (m_judging.size() >= kJudgedAtOnce) m_judging.erase(m_judging.begin());
    m_judging.push_back(m_judged);
    const bool own = !m_branch.document; // a branch is not kept by itself
    connect(m_judged.get(), &MatchReview::ended, this, [this, own, judged = m_judged.get()] {
        if (own && judged->review()) emit reviewed(judged->match(), *judged->review());
    });
}

} // namespace hilltop
