// SPDX-License-Identifier: GPL-3.0-or-later
// The window and matches that are looked at once more: reviews of what has just been played, kept with it and opened,
// and cards that are played again.
#include "documents/cards_results_dialog.h"
#include "documents/play_deal_dialog.h"
#include "records/record_file.h"
#include "shell/window.h"
#include "text/error_texts.h"

namespace hilltop {
namespace {

/// What tells a match from others, whenever it was kept and whatever was found in it.
std::string bareText(Record match) {
    return unreviewed_text(undated(std::move(match)));
}

} // namespace

/// A match that has left the table, as it is kept; nullptr if it is not, or not yet.
const Library::Entry* Window::keptAs(const Record& match) const {
    const std::string text = bareText(match);
    for (const Library::Entry& entry : m_recent)
        if (!entry.problem && bareText(entry.record) == text) return &entry;
    return nullptr;
}

/// With what has been found of it, or is being found: nothing is judged twice.
void Window::review(const Record& match, int decision) {
    const auto judged = m_play->review();
    m_replay->analysis().expect(judged);
    const Library::Entry* kept = keptAs(match);
    if (m_reviewed && bareText(m_reviewed->record()) == bareText(match)) {
        m_replay->opening().show(m_reviewed, MatchDocument::kMatch);
        if (m_replay->cursor().document() != m_reviewed) return; // somebody first wants to save what is there
    } else {
        const auto opened =
            kept != nullptr
                ? m_replay->opening().open(kept->record,
                                           MatchOrigin::ofFile(QString::fromStdString(kept->path), kept->index + 1))
                : m_replay->opening().open(match, MatchOrigin());
        if (!opened) return;
    }
    m_main->showPage(m_replay);
    if (judged) m_replay->setAnalysing(true);
    if (decision >= 0)
        m_replay->cursor().goToDecision(decision);
    else
        m_replay->cursor().goTo(0);
}

/// Those whose matches are in their files by now.
void Window::keepReviews() {
    auto waiting = std::exchange(m_judged, {});
    for (auto& [match, review] : waiting) {
        const auto& shown = m_replay->cursor().document();
        if (shown && shown->hasPlace() && bareText(shown->record()) == bareText(match)) {
            shown->keepReview(review);
            m_reviewed = shown;
        } else if (const Library::Entry* kept = keptAs(match)) {
            m_reviewed = std::make_shared<MatchDocument>(
                kept->record, MatchOrigin::ofFile(QString::fromStdString(kept->path), kept->index + 1));
            m_reviewed->setSpare(m_queue.spare());
            m_reviewed->keepReview(review);
        } else {
            m_judged.emplace_back(std::move(match), std::move(review));
            continue;
        }
        connect(m_reviewed.get(), &MatchDocument::saved, this, &Window::readMatches, Qt::UniqueConnection);
    }
}

/// The cards of an earlier match, from a seat that is asked for.
void Window::playDeal(const Record& earlier, const QString& file, int seat) {
    PlayDealDialog dialog(earlier, file, seat, m_main.get());
    if (dialog.exec() != QDialog::Accepted || !dialog.match()) return;
    m_main->showPage(m_play);
    m_play->playDealt(*dialog.match());
}

void Window::showCardsResults(const Record& match, const QString& file, int seat) {
    CardsResultsDialog dialog(match, seat, {m_paths.matches, file}, m_main.get());
    if (dialog.exec() != QDialog::Accepted || !dialog.chosen()) return;
    if (const auto shown = m_replay->opening().compare(match, *dialog.chosen(), dialog.chosenName()); !shown)
        return m_main->showNotice(sentence(shown.error()));
    m_main->showPage(m_replay);
}

} // namespace hilltop
