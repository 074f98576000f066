// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_list.h"
#include "dialogs.h"
#include "files.h"
#include "hill/hill_entry.h"
#include "hills/hill_view.h"
#include "hills/hills_page.h"
#include "settings/settings.h"
#include "style/settling_button.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QLabel>
#include <QMimeData>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace hilltop {

/// The page in a window of its own, on a person's folder.
struct HillDesk {
    HillDesk()
        : HillDesk(std::make_shared<QTemporaryDir>()) {}
    /// The same folder and settings again, as at the next start of the program.
    explicit HillDesk(const std::shared_ptr<QTemporaryDir>& place)
        : kept(place)
        , folder(*place)
        , settings(folder.filePath("hilltop.ini"))
        , page(settings, folder.filePath("hills"), quickCheck) {
        for (QAction* action : page.menuActions(MenuId::Hill))
            if (action != nullptr) page.addAction(action);
        page.resize(1280, 720);
        page.show();
        page.activateWindow();
    }

    /// The real one, with fewer matches.
    static Result<BotReport> quickCheck(const GameEntry& game, const CheckOrder& order, Gate& gate) {
        CheckOrder quick = order;
        quick.matches = 4;
        quick.at_most = std::chrono::seconds(4);
        return check_hosted_bot(game, quick, gate);
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    const HillState& state() const { return *page.job()->state(); }
    void press(const QString& text) {
        for (QAbstractButton* button : page.findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || button->text() != text) continue;
            if (const auto* settling = qobject_cast<SettlingButton*>(button)) QTRY_VERIFY(!settling->settling());
            QVERIFY2(button->isEnabled(), qPrintable(text));
            return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(qPrintable(text + " is not there"));
    }
    void act(const char* name) {
        for (QAction* action : page.menuActions(MenuId::Hill)) {
            if (action == nullptr || action->objectName() != QLatin1String(name)) continue;
            QVERIFY2(action->isEnabled(), name);
            return action->trigger();
        }
        QFAIL(name);
    }
    QString label(const char* name) const {
        const auto* found = page.findChild<QLabel*>(QLatin1String(name));
        return found != nullptr && found->isVisible() ? found->text() : QString();
    }
    /// Of the row of that hill in the list.
    QString listed(const QString& name) const {
        const QAbstractItemModel* model = page.list().table()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, ContestListModel::Name).data().toString() == name)
                return model->index(row, ContestListModel::State).data().toString();
        return {};
    }
    void choose(const QString& name) const {
        QTableView* table = page.list().table();
        for (int row = 0; row < table->model()->rowCount(); ++row)
            if (table->model()->index(row, ContestListModel::Name).data().toString() == name)
                table->setCurrentIndex(table->model()->index(row, 0));
    }
    bool idle() const {
        return QTest::qWaitFor([&] { return page.job()->phase() == HillJob::Phase::Idle && !page.adding(); },
                               kPatienceMs);
    }
    bool reads() const {
        return QTest::qWaitFor([&] { return page.job()->state() || !page.job()->problem().isEmpty(); }, kPatienceMs);
    }
    /// A hill of that game with these bots, as another program leaves it.
    QString make(const QString& name, const std::vector<std::string>& bots, std::int64_t matches = 20,
                 const char* game = "rps") {
        Plan plan = usual_hill(*find_game(game));
        plan.matches = matches;
        plan.seed = 7;
        auto hill = HillFile::create(path(name).toStdString(), plan);
        for (const std::string& bot : bots) {
            auto entry = hill ? entry_of(*hill, bot, {}) : hill.error();
            if (!entry || !*entry) return {};
            if (!hill->append(std::span(&(*entry)->event, 1), std::span(&(*entry)->content, 1))) return {};
        }
        return path(name);
    }
    bool drop(const QStringList& files) {
        constexpr auto kOffered = Qt::CopyAction | Qt::MoveAction | Qt::LinkAction;
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& file : files)
            urls << QUrl::fromLocalFile(file);
        data.setUrls(urls);
        QDragEnterEvent enter(page.rect().center(), kOffered, &data, Qt::LeftButton, Qt::ShiftModifier);
        enter.setAccepted(false);
        QApplication::sendEvent(&page, &enter);
        if (!enter.isAccepted()) return false;
        QDropEvent dropped(page.rect().center(), kOffered, &data, Qt::LeftButton, Qt::ShiftModifier);
        QApplication::sendEvent(&page, &dropped);
        return dropped.dropAction() == Qt::CopyAction; // a move was proposed
    }
    /// What `hilltop-cli hill status --json` prints of the file.
    Json status() const {
        auto hill = HillFile::open(page.job()->path().toStdString());
        if (!hill) return {};
        const auto table = hill_table(*hill);
        return table ? hill_json(*hill, *table) : Json();
    }

    std::shared_ptr<QTemporaryDir> kept;
    QTemporaryDir& folder;
    Settings settings;
    HillsPage page;
};

} // namespace hilltop
