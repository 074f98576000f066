// SPDX-License-Identifier: GPL-3.0-or-later
#include "ending_strip.h"

#include "records/replay.h"
#include "settings/settings.h"
#include "shell/window.h"
#include "wait_for.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QPixmap>

#include <vector>

namespace hilltop {
namespace {

constexpr int kEveryMs = 100, kAfterwards = 10, kMost = 150; ///< pictures with the sheet, and in all
constexpr int kWide = 320, kAcross = 8, kGap = 4;

QImage strip(const std::vector<QImage>& frames) {
    const int high = frames.front().height(), lines = (static_cast<int>(frames.size()) + kAcross - 1) / kAcross;
    QImage all(kAcross * (kWide + kGap), lines * (high + kGap), QImage::Format_RGB32);
    all.fill(Qt::black);
    QPainter painter(&all);
    for (int i = 0; i < static_cast<int>(frames.size()); ++i)
        painter.drawImage(i % kAcross * (kWide + kGap), i / kAcross * (high + kGap),
                          frames[static_cast<std::size_t>(i)]);
    return all;
}

QImage frame(QWidget& window, qint64 milliseconds) {
    QImage image = window.grab().toImage().scaledToWidth(kWide, Qt::SmoothTransformation);
    QPainter painter(&image);
    const QRect label(kWide - 64, image.height() - 18, 64, 18);
    painter.fillRect(label, Qt::black);
    painter.setPen(Qt::white);
    painter.drawText(label, Qt::AlignCenter, QStringLiteral("%1 ms").arg(milliseconds));
    return image;
}

} // namespace

std::optional<LastAnswer> sitBeforeTheEnd(PlayPage& page, const GameEntry& game) {
    const auto bots = game.bots();
    std::vector<std::string> names(static_cast<std::size_t>(game.info().default_seats), game.strongest_bot().id);
    names.back() = bots[bots.size() / 2].id;
    const auto whole = play_record(game, default_values(game.rules()), {20261121, 3, 3}, names);
    if (!whole) return {};
    const auto replay = Replay::make(*whole, Replay::Asking::Later);
    const Seat me(static_cast<int>(names.size()) - 1);
    int last = replay->positions() - 1;
    while (last > 0 && !replay->table(last).deciding().contains(me))
        --last;
    Record match = cut_before(*whole, replay->table(last).steps());
    match.seats.back() = {kPerson, 0, {}};
    if (!page.continueMatch(match)) return {};
    return LastAnswer{me, QString::fromStdString(whole->steps[match.steps.size()].back().value_or(""))};
}

bool saveEndingStrip(Window& window, const GameEntry& game, const QString& file) {
    window.settings().setAnimationSpeed(AnimationSpeed::Normal);
    PlayPage& page = window.play();
    window.main().showPage(&page);
    const auto last = sitBeforeTheEnd(page, game);
    if (!last) return false;
    QElapsedTimer clock; // since the answer
    std::vector<QImage> frames;
    int afterwards = 0;
    waitFor(120000, [&] {
        if (page.session() == nullptr) return false;
        TableScene& scene = page.scene();
        const bool asked = page.session()->askedPersons().contains(last->seat);
        if (!scene.playing() && !scene.position()->over() && asked) {
            clock.isValid() ? scene.choose(0) : scene.answer(last->word); // bots may differ from then on
            if (!clock.isValid()) clock.start();
        } else if (!clock.isValid() || scene.motion()->waits()) {
            scene.goOn(); // to the question, and past the end of a hand
        }
        if (!clock.isValid() || clock.elapsed() < kEveryMs * static_cast<qint64>(frames.size())) return false;
        frames.push_back(frame(window.main(), clock.elapsed()));
        if (!page.result()->isHidden()) ++afterwards;
        return afterwards >= kAfterwards || frames.size() >= kMost;
    });
    return afterwards > 0 && strip(frames).save(file, "PNG");
}

} // namespace hilltop
