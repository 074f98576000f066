// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_actions.h"

#include "style/icons.h"

#include <QAction>
#include <QCoreApplication>

namespace hilltop {
namespace {

struct HillActionTexts {
    Q_DECLARE_TR_FUNCTIONS(HillActions)
};

} // namespace

HillActions::HillActions(Page& page, const Acts& acts) {
    const auto make = [&page](const char* id, const QString& text, const char* icon, const QKeySequence& key,
                              const std::function<void()>& act) {
        return page.makeAction(id, text, QLatin1String(icon), key, act);
    };
    newHill = make("hill.new", HillActionTexts::tr("&New hill…"), "plus", QKeySequence(HillActionTexts::tr("Ctrl+H")),
                   acts.newHill);
    newHill->setIconText(HillActionTexts::tr("New hill…"));
    newHill->setShortcutContext(Qt::WindowShortcut);
    open = make("hill.open", HillActionTexts::tr("&Open hill…"), "file", {}, acts.open);
    back = make("hill.list", HillActionTexts::tr("&All hills"), "chevron-left", Qt::ALT | Qt::Key_Left, acts.back);
    run = make("hill.run", HillActionTexts::tr("&Run"), "play", Qt::Key_F5, acts.run);
    budget = make("hill.budget", HillActionTexts::tr("Run with b&udget…"), "", {}, acts.budget);
    pause = make("hill.pause", HillActionTexts::tr("&Pause"), "pause", QKeySequence(HillActionTexts::tr("Ctrl+P")),
                 acts.pause);
    stop = make("hill.stop", HillActionTexts::tr("&Stop"), "stop", {}, acts.stop);
    stop->setToolTip(HillActionTexts::tr("Keeps everything played so far. The next run continues from there."));
    add = make("hill.add", HillActionTexts::tr("Add &bots…"), "plus", {}, acts.add);
    version = make("hill.version", HillActionTexts::tr("New &version…"), "", {}, acts.version);
    retire = make("hill.retire", HillActionTexts::tr("Re&tire…"), "", {}, acts.retire);
    disqualify = make("hill.disqualify", HillActionTexts::tr("&Disqualify…"), "", {}, acts.disqualify);
    letBack = make("hill.let-back", HillActionTexts::tr("&Let back in…"), "", {}, acts.letBack);
    season = make("hill.season", HillActionTexts::tr("&End season…"), "", {}, acts.season);
    challenge = make("hill.challenge", HillActionTexts::tr("Challenge the &king…"), "cards", {}, acts.challenge);
}

void HillActions::refresh(const HillJob* hill, bool chosen, bool adding) {
    const bool there = hill != nullptr && hill->state();
    const bool idle = there && hill->phase() == HillJob::Phase::Idle && !hill->stranded();
    const bool running = hill != nullptr && hill->running();
    const bool bots = there && !hill->state()->table.rows.empty();
    const bool due = bots && hill->state()->due() > 0;
    const bool paused = running && hill->paused();
    back->setEnabled(hill != nullptr);
    run->setVisible(!running);
    run->setEnabled(idle && due);
    run->setToolTip(idle && !due ? HillActionTexts::tr("All scheduled matches are played. Use a budget to play more.")
                                 : HillActionTexts::tr("Play the missing matches"));
    budget->setEnabled(idle && bots);
    for (QAction* action : {pause, stop}) {
        action->setVisible(running);
        action->setEnabled(running && !hill->stopping());
    }
    pause->setText(paused ? HillActionTexts::tr("&Resume") : HillActionTexts::tr("&Pause"));
    pause->setIconText(paused ? HillActionTexts::tr("Resume") : HillActionTexts::tr("Pause"));
    pause->setIcon(icon(paused ? QStringLiteral("play") : QStringLiteral("pause")));
    const bool changeable = there && hill->changeable();
    add->setEnabled(changeable && !adding);
    for (QAction* action : ofBot())
        action->setEnabled(changeable && chosen);
    letBack->setEnabled(changeable && !hill->state()->field.barred().empty());
    season->setEnabled(idle && bots && !due);
    challenge->setEnabled(bots);
}

QList<QAction*> HillActions::ofMenu() const {
    return {newHill, open,    nullptr, run,        budget,  pause,   stop,   nullptr, add, challenge,
            nullptr, version, retire,  disqualify, letBack, nullptr, season, nullptr, back};
}

} // namespace hilltop
