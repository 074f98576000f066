// SPDX-License-Identifier: GPL-3.0-or-later
#include "laid_scene.h"

#include "../conformance/tiny.h"
#include "engine/table_of.h"
#include "games/pazaak/pazaak_table.h"

#include <nlohmann/json.hpp>

namespace hilltop {
namespace {

constexpr std::uint8_t kPile = 0, kMe = 1;
constexpr int kPileCards = 30;

/// A table of that game whose cards, questions and rests are told instead of played.
template <class G>
class LaidTable : public TableOf<G> {
public:
    LaidTable(std::vector<ShownCard> cards, std::vector<Choice> choices, bool resting)
        : TableOf<G>(typename G::Rules{}, 2, Chance(1, 0))
        , m_cards(std::move(cards))
        , m_choices(std::move(choices))
        , m_resting(resting) {}
    std::unique_ptr<Table> copy() const override { return std::make_unique<LaidTable>(*this); }
    SeatSet asked() const override { return Seat(kMe); }
    SeatSet pending() const override { return Seat(kMe); }
    Need need(Seat) const override { return m_resting ? Need::Notify : Need::Must; }
    bool resting() const override { return m_resting; }
    std::vector<Choice> menu(Seat) const override { return m_choices; }
    std::vector<ShownCard> shown(SeatSet) const override { return m_cards; }
    Json described(Seat seat) const override {
        Json view = TableOf<G>::described(seat);
        view["phase"] = m_resting ? "rest" : "act";
        view["turn"] = kMe;
        return view;
    }

private:
    std::vector<ShownCard> m_cards;
    std::vector<Choice> m_choices;
    bool m_resting;
};

} // namespace

LaidScene::LaidScene(QObject* parent)
    : TableScene(parent) {
    connect(this, &TableScene::chosen, this, [this](int, const QString& word) { note("chosen " + word); });
    connect(this, &TableScene::goOnRequested, this, [this] { note("go on"); });
    setSpeed(0);
    drawing()->setColours(false, QColor(0x52, 0x62, 0x7A), QColor(0x3D, 0x4A, 0x5E));
}

LaidScene::~LaidScene() = default;

void LaidScene::note(const QString& call) {
    m_calls << call;
    emit callsChanged();
}

void LaidScene::deal(bool plain, int rows, int side) {
    m_calls.clear();
    emit callsChanged();
    show({.plain = plain, .rows = rows, .side = side}, false);
}

void LaidScene::rest() {
    m_laid.resting = true;
    show(m_laid, true);
}

void LaidScene::playLast() {
    m_laid.played = true;
    show(m_laid, true);
}

void LaidScene::show(const Laid& laid, bool again) {
    const std::uint8_t row = laid.plain ? 2 : 1, hand = laid.plain ? 1 : 2;
    const std::uint8_t kind = laid.plain ? 0 : 1; // of the hand
    std::vector<ShownCard> cards;
    std::vector<Choice> choices;
    const auto place = [](int number) { return static_cast<std::uint8_t>(number); };
    for (int i = 0; i < kPileCards; ++i)
        cards.push_back({{kPile, kCommon, place(i)}, kHidden, 0});
    for (std::uint8_t seat = 0; seat < 2; ++seat)
        for (int i = 0; i < laid.rows; ++i)
            cards.push_back({{row, seat, place(i)}, {0, place(1 + i % 10)}, 0});
    const auto offer = [&](const std::string& word, const char* reason, std::optional<Spot> card) {
        choices.push_back({word, reason, card, {}, {}});
    };
    offer("stand", "", {});
    offer("end", "", {});
    for (int i = 0; i < laid.side; ++i) {
        const bool gone = laid.played && i == laid.side - 1;
        const Spot spot = gone ? Spot{row, kMe, place(laid.rows)} : Spot{hand, kMe, place(i)};
        cards.push_back({spot, {kind, place(1 + i % 5)}, i});
        if (!gone) offer("play " + std::to_string(1 + i), i == laid.side - 1 ? "no-such-card" : "", spot);
    }
    if (laid.resting) choices.clear();
    m_before = std::move(m_shown);
    if (laid.plain)
        m_shown = std::make_unique<LaidTable<Tiny>>(cards, choices, laid.resting);
    else
        m_shown = std::make_unique<LaidTable<Pazaak>>(cards, choices, laid.resting);
    if (!again) begin(*m_shown, {.bySeat = {"A bot with a long name", "You"}, .bots = {}, .me = kMe}, Seat(kMe), true);
    jumpTo(*m_shown);
    m_laid = laid;
}

} // namespace hilltop
