// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/solving_note.h"

#include "base/parallel.h"
#include "judging/solving.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QProgressBar>

#include <algorithm>
#include <vector>

namespace hilltop {
namespace {

constexpr int kSolvingParts = 1000;

/// What has become of it.
struct Solved {
    bool lacked = false;
    std::optional<Error> error;
    std::vector<Error> remarks; ///< what went otherwise than it should
};

/// Half of the machine stays with the table and its bots.
int threadsForSolving() {
    return std::max(1, processors() / 2);
}

} // namespace

SolvingNote::SolvingNote(QWidget* parent)
    : QWidget(parent)
    , m_words(new TextLabel({}, TextSize::Small))
    , m_bar(new QProgressBar) {
    setObjectName(QStringLiteral("solving"));
    auto* column = columnIn(this, 6, {16, 8, 16, 12});
    m_words->setWordWrap(true);
    m_bar->setRange(0, kSolvingParts);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    column->addWidget(m_words);
    column->addWidget(m_bar);
    hide();
}

void SolvingNote::follow(const GameEntry& game, const Record& record) {
    const Solver* solver = game.solver();
    const char* player = solver != nullptr ? solver->player() : nullptr;
    const bool plays = player != nullptr && std::any_of(record.seats.begin(), record.seats.end(),
                                                        [&](const RecordSeat& seat) { return seat.bot == player; });
    if (!plays) {
        m_job.cancel();
        m_game.clear();
        hide();
        return;
    }
    if (m_game == record.game && m_rules == record.rules) return;
    m_game = record.game;
    m_rules = record.rules;
    hide();
    const QString name = botName(game.info().id, player);
    m_words->setText(tr("%1 is solving these rules. It plays this match without the solution.").arg(name));
    m_bar->setAccessibleName(tr("Progress of solving the rules"));
    m_job = Job::start(
        [this, solver, rules = m_rules](JobControl& job) {
            Solved solved{.lacked = solver->lacks(rules), .error = {}, .remarks = {}};
            if (!solved.lacked || job.cancelled()) return solved;
            SolveOrder order;
            order.rules = rules;
            order.threads = threadsForSolving();
            order.stop = job.stop();
            order.progress = [this, &job](double share) { job.report([this, share] { tellShare(share); }); };
            order.remark = [&solved](const Error& error) { solved.remarks.push_back(error); };
            order.progress(0);
            const auto made = solver->solve(order);
            if (!made) solved.error = made.error();
            return solved;
        },
        [this, name](const Solved& solved) {
            hide();
            for (const Error& remark : solved.remarks)
                emit told(sentence(remark));
            if (solved.error)
                emit told(sentence(*solved.error));
            else if (solved.lacked)
                emit told(tr("The rules are solved: %1 uses the solution from the next match on.").arg(name));
        });
}

void SolvingNote::tellShare(double share) {
    m_bar->setValue(static_cast<int>(share * kSolvingParts));
    show();
}

} // namespace hilltop
