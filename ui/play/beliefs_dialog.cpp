// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/beliefs_dialog.h"

#include "documents/beliefs_grid.h"
#include "play/coach.h"
#include "play/match_play.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "table/table_scene.h"

#include <QDialogButtonBox>

#include <algorithm>

namespace hilltop {
namespace {

constexpr QSize kLeastBeliefs{372, 340}, kMostBeliefs{500, 560};
constexpr double kPartOfWidth = 0.39, kPartOfHeight = 0.63; ///< of the page: above the hand and the answers

/// The last two tables of a match in progress, made from its record: those of the session belong to the GUI thread.
BelievedMoment::Tables lastTables(const Record& match, std::size_t positions) {
    struct Kept {
        Replay replay;
        std::vector<std::unique_ptr<Table>> more{}; ///< rests stand in no record
    };
    auto again = Replay::make(match, Replay::Asking::Later);
    if (!again) return {};
    const auto kept = std::make_shared<Kept>(Kept{std::move(*again)});
    std::vector<const Table*> tables;
    for (int i = 0; i < kept->replay.positions(); ++i)
        tables.push_back(&kept->replay.table(i));
    while (tables.size() < positions && tables.back()->resting() && !tables.back()->over()) {
        kept->more.push_back(tables.back()->copy());
        kept->more.back()->step();
        tables.push_back(kept->more.back().get());
    }
    const auto of = [&](std::size_t from_end) {
        return tables.size() < from_end ? nullptr
                                        : std::shared_ptr<const Table>(kept, tables[tables.size() - from_end]);
    };
    return {of(2), of(1)};
}

std::optional<BelievedMoment> momentOf(const MatchPlay& play, const Coach& coach, const TableScene& scene) {
    if (!coach.helps()) return {};
    return BelievedMoment{
        [match = play.record(), positions = play.session()->history().size()] { return lastTables(match, positions); },
        *play.session()->persons().begin(), false, scene.position()->names()};
}

} // namespace

BeliefsDialog::BeliefsDialog(const MatchPlay& play, const Coach& coach, const TableScene& scene, QWidget* parent)
    : QDialog(parent)
    , m_beliefs(new BeliefsGrid([&play, &coach, &scene] { return momentOf(play, coach, scene); })) {
    setObjectName(QStringLiteral("beliefs"));
    setWindowTitle(tr("What may they hold?"));
    setModal(false);
    setAttribute(Qt::WA_ShowWithoutActivating); // so that the table keeps the keyboard
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->setContentsMargins(20, 14, 20, 14);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = columnIn(this, 0, {0, 8, 0, 0});
    column->addWidget(m_beliefs, 1);
    column->addWidget(new Hairline);
    column->addWidget(buttons);
    connect(scene.position(), &TablePosition::changed, m_beliefs, &BeliefsGrid::follow);
    connect(&play, &MatchPlay::begun, this, [this, &coach] {
        if (!coach.helps()) reject();
    });
    resize(kMostBeliefs);
    if (parent == nullptr) return;
    const QSize part(static_cast<int>(kPartOfWidth * parent->width()),
                     static_cast<int>(kPartOfHeight * parent->height()));
    resize(part.expandedTo(kLeastBeliefs).boundedTo(kMostBeliefs));
    // Over the list of moves and the table beside it, not over what is played.
    move(parent->mapToGlobal(QPoint(std::max(0, parent->width() - width()), 0)));
}

} // namespace hilltop
