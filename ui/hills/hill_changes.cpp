// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_changes.h"

#include "hill/fallen_out.h"
#include "hill/hill_entry.h"
#include "hill/hill_season.h"
#include "hills/hill_words.h"
#include "settings/settings.h"
#include "style/open_dialog.h"
#include "text/shown_name.h"

#include <QDialogButtonBox>
#include <QInputDialog>
#include <QPushButton>

#include <map>

namespace hilltop {
namespace {

constexpr auto kLastBudget = "hills/budget";
constexpr int kUsualBudget = 10'000, kMostBudget = 100'000'000;

} // namespace

HillChanges::HillChanges(QWidget& page)
    : QObject(&page)
    , m_page(page) {}

QInputDialog* HillChanges::ask(const QString& title, const QString& words, const QString& button) {
    auto* dialog = new QInputDialog(&m_page);
    dialog->setWindowTitle(title);
    dialog->setLabelText(words);
    dialog->setOkButtonText(button);
    dialog->setCancelButtonText(tr("Cancel"));
    return dialog;
}

void HillChanges::askToLeave(const HillJobPtr& hill, const HillKey& bot, HillEvent::Kind kind) {
    const bool retires = kind == HillEvent::Kind::Retired;
    const QString name = shownName(QString::fromStdString(bot.name));
    QInputDialog* dialog =
        retires
            ? ask(tr("Retire %1").arg(name), tr("It stops playing. Its matches stay. Reason (optional):"), tr("Retire"))
            : ask(tr("Disqualify %1").arg(name),
                  tr("It stops playing, and this version can’t come back. Its matches stay. Reason:"),
                  tr("Disqualify"));
    if (!retires) {
        auto* buttons = dialog->findChild<QDialogButtonBox*>();
        const auto follow = [buttons](const QString& words) {
            if (buttons != nullptr) buttons->button(QDialogButtonBox::Ok)->setEnabled(!words.trimmed().isEmpty());
        };
        connect(dialog, &QInputDialog::textValueChanged, this, follow);
        follow({});
    }
    connect(dialog, &QInputDialog::textValueSelected, this, [this, hill, bot, kind, name, retires](const QString& why) {
        if (!retires && why.trimmed().isEmpty()) return;
        hill->change([bot = bot.name, kind, why = why.trimmed().toStdString()](
                         HillFile& file) -> Result<> { return file.append(TRY(leaving(file, bot, kind, why))); },
                     [this, name, retires] {
                         emit told((retires ? tr("%1 has retired.") : tr("%1 is disqualified.")).arg(name));
                     });
    });
    openDialog(dialog);
}

void HillChanges::askToLetBack(const HillJobPtr& hill) {
    QStringList shown;
    std::map<QString, std::string> names;
    for (const HillKey& key : hill->state()->field.barred()) {
        shown.push_back(versionName(key));
        names.emplace(shown.back(), shown_key(key));
    }
    if (shown.empty()) return;
    QInputDialog* dialog =
        ask(tr("Let back in"), tr("A bot that is out or disqualified plays again:"), tr("Let back in"));
    dialog->setComboBoxItems(shown);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, hill, names](const QString& name) {
        const auto bot = names.find(name);
        if (bot == names.end()) return;
        hill->change(
            [bot = bot->second](HillFile& file) -> Result<> {
                HillEvent event = TRY(coming_back(file.plan(), file.log(), file.scores(), bot, {}));
                event.date = date_of_today();
                return file.append({&event, 1});
            },
            [this, name] { emit told(tr("%1 plays again.").arg(name)); });
    });
    openDialog(dialog);
}

void HillChanges::askForSeason(const HillJobPtr& hill) {
    QInputDialog* dialog = ask(tr("End season"), tr("Name of the season:"), tr("End season"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, hill](const QString& typed) {
        const QString name = typed.trimmed();
        if (name.isEmpty()) return;
        hill->change([season = name.toStdString()](HillFile& file) { return end_season(file, season); },
                     [this, name] { emit told(tr("The standings of %1 are kept.").arg(name)); });
    });
    openDialog(dialog);
}

void HillChanges::askForBudget(const HillJobPtr& hill, Settings& settings) {
    const auto least = static_cast<int>(std::min<std::int64_t>(hill->state()->plan.matches, kMostBudget));
    QInputDialog* dialog = ask(tr("Budget"), tr("Extra matches where the order is unclear:"), tr("Run"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(least, kMostBudget);
    dialog->setIntStep(least);
    dialog->setIntValue(settings.get(QLatin1String(kLastBudget), kUsualBudget));
    connect(dialog, &QInputDialog::intValueSelected, this, [this, &settings](int matches) {
        settings.set(QLatin1String(kLastBudget), matches);
        emit budgetChosen(matches);
    });
    openDialog(dialog);
}

} // namespace hilltop
