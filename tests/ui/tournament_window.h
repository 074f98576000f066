// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_list.h"
#include "contests/contest_list_model.h"
#include "settings/settings.h"
#include "style/desktop.h"
#include "style/settling_button.h"
#include "tournaments/view/tournament_page.h"
#include "tournaments/view/tournament_view.h"

#include <QAction>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

namespace hilltop {

inline constexpr std::int64_t kLong = 2'000'000; ///< matches a pair: not over before it is stopped

inline Plan planOf(std::int64_t matches, Format format = Format::RoundRobin) {
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = {"random", "bold", "cautious"};
    plan.format = format;
    plan.matches = matches;
    plan.seed = 7;
    return plan;
}

#ifdef Q_OS_UNIX
/// As if the disk were full: no file of this process may grow beyond `bytes`.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

private:
    rlimit m_before{};
    void (*m_handler)(int);
};
#endif

namespace pages { // the program's own window has this name, too

/// The page of tournaments in a window of its own.
struct PageWindow {
    explicit PageWindow(const QString& folder)
        : settings(folder + "/hilltop.ini")
        , page(settings, folder + "/tournaments") {
        // As the window does it, for the keys of the page.
        for (QAction* action : page.menuActions(MenuId::Tournament))
            if (action != nullptr) page.addAction(action);
        page.resize(1280, 720);
        page.show();
        page.activateWindow();
    }

    const TournamentJob& job() const { return *page.job(); }
    /// Of what is in sight.
    QAbstractButton* button(const QString& text) const {
        for (QAbstractButton* candidate : page.findChildren<QAbstractButton*>())
            if (candidate->isVisible() && candidate->text() == text) return candidate;
        return nullptr;
    }
    void press(const QString& text) const {
        QAbstractButton* found = button(text);
        QVERIFY2(found != nullptr && found->isEnabled(), qPrintable(text));
        if (const auto* settling = qobject_cast<SettlingButton*>(found)) QTRY_VERIFY(!settling->settling());
        QTest::mouseClick(found, Qt::LeftButton);
    }
    /// What the head says beside the warning; empty: nothing.
    QString problem() const {
        const auto* label = page.findChild<QLabel*>("problem");
        return label->isVisible() ? label->text() : QString();
    }
    bool says(const QString& words) const {
        const auto labels = page.view().head()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == words; });
    }
    bool played(std::int64_t matches) const {
        return QTest::qWaitFor([&] { return page.job()->progress().done >= matches; }, kPatienceMs);
    }
    bool ended() const {
        return QTest::qWaitFor([&] { return page.job()->phase() == TournamentJob::Phase::Ended; }, kPatienceMs);
    }
    bool scanned() const {
        return QTest::qWaitFor([&] { return !page.scanning(); }, kPatienceMs);
    }
    QTableView* list() const { return page.list().table(); }
    /// State of the tournament of this name as the list shows it.
    QString listed(const QString& name) const {
        const QAbstractItemModel* model = list()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, ContestListModel::Name).data().toString() == name)
                return model->index(row, ContestListModel::State).data().toString();
        return {};
    }
    void choose(const QString& name) const {
        const QAbstractItemModel* model = list()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, ContestListModel::Name).data().toString() == name)
                list()->setCurrentIndex(model->index(row, 0));
        QCOMPARE(list()->currentIndex().siblingAtColumn(ContestListModel::Name).data().toString(), name);
    }
    bool allows(const char* action) const {
        for (const QAction* candidate : page.list().actions())
            if (candidate->objectName() == QLatin1String("tournaments.") + QLatin1String(action))
                return candidate->isEnabled();
        return false;
    }
    QMessageBox* question() const { return page.findChild<QMessageBox*>(); }
    void answer(QMessageBox::ButtonRole role) const {
        QVERIFY(question() != nullptr);
        for (QAbstractButton* candidate : question()->buttons())
            if (question()->buttonRole(candidate) == role) return QTest::mouseClick(candidate, Qt::LeftButton);
    }
    void clickCell(QTableView* table, const QModelIndex& cell) const {
        table->scrollTo(cell);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
    }

    Settings settings;
    TournamentPage page;
};

} // namespace pages
using pages::PageWindow;

} // namespace hilltop
