// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/bot_trust.h"

#include "choose/own_bot_list.h"
#include "hosting/isolation.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace hilltop {
namespace {

constexpr int kMostNamed = 8;

struct TrustWords {
    Q_DECLARE_TR_FUNCTIONS(BotTrust)
};

void askForTrust(QWidget* parent, const QStringList& names, const QString& why, QObject* context,
                 const BotTrust::Answered& then) {
    QStringList named = names.mid(0, kMostNamed);
    const int more = static_cast<int>(names.size() - named.size());
    if (more > 0) named << TrustWords::tr("and %n more", "bots", more);
    auto* box = new QMessageBox(
        QMessageBox::Warning, TrustWords::tr("Not isolated"),
        names.size() == 1
            ? TrustWords::tr("%1 could read your files and use the network. Run it anyway?").arg(names.front())
            : TrustWords::tr("These bots could read your files and use the network. Run them anyway?\n\n%1")
                  .arg(named.join(QStringLiteral("\n"))),
        QMessageBox::NoButton, parent);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(why);
    auto* yes = box->addButton(names.size() == 1 ? TrustWords::tr("Run it") : TrustWords::tr("Run them"),
                               QMessageBox::AcceptRole);
    // Return and Escape both leave the bots alone: by itself Qt would make the other button the default.
    QPushButton* cancel = box->addButton(QMessageBox::Cancel);
    yes->setAutoDefault(false);
    box->setDefaultButton(cancel);
    box->setEscapeButton(cancel);
    openBox(box, context, [then, yes](const QAbstractButton* pressed) { then(pressed == yes); });
}

} // namespace

BotTrust::BotTrust(OwnBotList& own)
    : isolated([] { return isolation().on(); })
    , ask(askForTrust)
    , m_own(own) {}

bool BotTrust::isSettled(const QString& game, const std::string& bot) const {
    if (!runs_as_program(bot)) return true;
    if (m_trusted.contains({game.toStdString(), bot})) return true;
    const OwnBot* own = m_own.find(game, QString::fromStdString(bot));
    return (own != nullptr && own->trusted) || isolated();
}

void BotTrust::mayPlay(QWidget* parent, const QString& game, const std::vector<std::string>& bots, QObject* context,
                       Answered then) {
    std::set<std::string> open;
    QStringList names;
    for (const std::string& bot : bots)
        if (!isSettled(game, bot) && open.insert(bot).second) {
            // Of one that a file has brought, all that will be run.
            const QString spec = QString::fromStdString(bot);
            names << (m_own.find(game, spec) != nullptr ? m_own.nameOf(game, spec) : spec);
        }
    if (open.empty()) return then(true);
    const QString why = isolation().why ? sentence(*isolation().why) : QString();
    ask(parent, names, why, context, [this, game, open, then = std::move(then)](bool may) {
        if (may) allow(game, open);
        then(may);
    });
}

void BotTrust::allow(const QString& game, const std::set<std::string>& bots) {
    for (const std::string& bot : bots) {
        m_trusted.emplace(game.toStdString(), bot);
        if (const OwnBot* own = m_own.find(game, QString::fromStdString(bot))) {
            OwnBot trusted = *own;
            trusted.trusted = true;
            m_own.put(trusted);
        }
    }
}

} // namespace hilltop
