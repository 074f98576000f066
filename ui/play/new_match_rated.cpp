// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheet for a new match offers for rated ones, and how much of it is in sight.
#include "choose/opponent_list.h"
#include "choose/rules_editor.h"
#include "play/course_panel.h"
#include "play/new_match_dialog.h"
#include "profile/rated_pair.h"
#include "settings/settings.h"

#include <QCheckBox>
#include <QLayout>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kNewMatchWidth = 920, kNewMatchHeight = 640;
constexpr auto kMoreKey = "new_match/more";

} // namespace

void NewMatchDialog::setRatings(std::vector<OwnRating> ratings) {
    m_ratings = std::move(ratings);
    if (m_seats == sensibleSetup(*m_game).seats) // the person has not chosen others
        fill(rememberedSetup(m_settings, QString::fromUtf8(m_game->info().id), m_own, m_ratings));
    refresh();
}

const OwnRating* NewMatchDialog::known() const {
    const auto found = std::find_if(m_ratings.begin(), m_ratings.end(),
                                    [this](const OwnRating& one) { return one.game == m_game->info().id; });
    return found == m_ratings.end() ? nullptr : &*found;
}

Glicko NewMatchDialog::rating() const {
    const OwnRating* own = known();
    return own != nullptr ? own->now : Glicko();
}

/// Seats cannot be swapped in a game that all play together.
bool NewMatchDialog::canPair() const {
    return rated() && can_pair(m_game->info(), static_cast<int>(m_seats.size()));
}

void NewMatchDialog::seatFitting() {
    const QString bot = QString::fromStdString(fitting_bot(m_game->info().id, rating().rating));
    for (QString& seat : m_seats)
        if (seat != QString::fromUtf8(kPerson)) seat = bot;
    const QSignalBlocker quiet(m_opponents);
    if (const int seat = m_picture->chosen(); seat >= 0 && seat < m_seats.size()) m_opponents->choose(m_seats[seat]);
    refresh();
}

QString NewMatchDialog::ratedNote() const {
    const QString note = canPair() && m_paired->isChecked()
                             ? tr("Rated: two matches with the same new cards are one result, even if you leave them. "
                                  "No hints, no undo.")
                             : tr("Rated: a new deal, no hints, no undo. The match counts even if you leave it.");
    std::vector<std::string> others;
    for (const QString& seat : m_seats)
        if (seat != QString::fromUtf8(kPerson)) others.push_back(seat.toStdString());
    if (!can_rate(m_game->info().id, others))
        return tr("%1 Your rating doesn’t change, because the strength of your own bots is unknown.").arg(note);
    return known() != nullptr ? tr("%1 Your rating: %2.").arg(note, ratingText(rating())) : note;
}

void NewMatchDialog::foldAsKept() {
    m_more->setChecked(m_settings.get<bool>(kMoreKey, false));
    connect(m_more, &QPushButton::toggled, this, [this](bool on) { m_settings.set<bool>(kMoreKey, on); });
}

void NewMatchDialog::unfold(bool on) {
    m_details->setVisible(on);
    layout()->activate();
    refresh();
    resize(kNewMatchWidth, on ? kNewMatchHeight : sizeHint().height());
    const QRect room = screen()->availableGeometry();
    if (isVisible() && frameGeometry().bottom() > room.bottom())
        move(x(), qMax(room.top(), room.bottom() - frameGeometry().height()));
}

/// Rules that are out of sight and not as they were.
QString NewMatchDialog::changedNote() const {
    const int changed = m_more->isChecked() ? 0 : m_rules->changedCount();
    return changed == 0 ? QString() : tr("%n rule(s) changed, see More.", nullptr, changed);
}

} // namespace hilltop
