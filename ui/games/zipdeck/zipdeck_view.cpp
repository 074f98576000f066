// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/zipdeck_view.h"

#include "games/zipdeck/zipdeck.h"

#include <algorithm>
#include <numeric>

namespace hilltop {
namespace {

ZipDeck::Action callOf(const QList<int>& shares) {
    ZipDeck::Action call = ZipDeck::zip();
    for (const int share : shares)
        call.shares[call.named++] = static_cast<std::uint8_t>(share);
    return call;
}

ZipdeckSharingView sharing(const QList<int>& shares, int worth) {
    ZipdeckSharingView sharing;
    sharing.shares = shares;
    sharing.given = std::accumulate(shares.begin(), shares.end(), 0);
    sharing.left = worth - sharing.given;
    for (int seat = 0; seat < shares.size(); ++seat)
        if (shares[seat] > 0) sharing.parts << seat;
    std::stable_sort(sharing.parts.begin(), sharing.parts.end(), [&](int a, int b) { return shares[a] > shares[b]; });
    sharing.word = spelled<ZipDeck>(callOf(shares));
    return sharing;
}

} // namespace

ZipdeckSharingView ZipdeckSharingView::changed(int seat, int by) const {
    if (seat < 0 || seat >= shares.size()) return *this;
    QList<int> to = shares;
    if (by > 0 && left <= 0) {
        const auto from = std::find_if(parts.begin(), parts.end(), [seat](int other) { return other != seat; });
        if (from == parts.end()) return *this;
        --to[*from];
    }
    to[seat] += by;
    return to[seat] < 0 ? *this : sharing(to, given + left);
}

ZipdeckSharingView ZipdeckView::shared(const QString& way) const {
    QList<int> others, shares(seats.size(), 0);
    for (int seat = 0; seat < seats.size(); ++seat)
        if (seat != std::max(0, me)) others << seat;
    std::stable_sort(others.begin(), others.end(), [this](int a, int b) { return seats[a].points < seats[b].points; });
    const qsizetype receivers = way == QStringLiteral("evenly")   ? others.size()
                                : way == QStringLiteral("fewest") ? 1
                                                                  : 0;
    for (int point = 0; receivers > 0 && point < worth; ++point)
        ++shares[others[point % receivers]];
    return sharing(shares, worth);
}

ZipdeckSharingView ZipdeckView::toOne(int seat) const {
    QList<int> shares(seats.size(), 0);
    shares[seat] = worth;
    return sharing(shares, worth);
}

bool ZipdeckView::calls(const QString& word) const {
    const auto answer = answerIn<ZipDeck>(word);
    return answer && answer->calls();
}

QList<int> ZipdeckView::sharesIn(const QString& word) const {
    const auto answer = answerIn<ZipDeck>(word);
    return answer ? QList<int>(answer->shares.begin(), answer->shares.begin() + answer->named) : QList<int>();
}

int ZipdeckView::gave(int seat) const {
    if (seat < 0 || seat != last_top || !seats[seat].last.called) return 0;
    const ZipdeckLastView& last = seats[seat].last;
    return ZipDeck::gives(callOf(last.shares), Seat(seat), static_cast<ZipDeck::Card>(last.card));
}

int ZipdeckView::giverOf(int seat) const {
    if (seat < 0 || seat >= seats.size()) return seat;
    const ZipdeckLastView& last = seats[seat].last;
    return last.card >= 0 && !last.called && last_top != seat && gave(last_top) > 0 ? last_top : seat;
}

} // namespace hilltop
