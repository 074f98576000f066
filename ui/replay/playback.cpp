// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/playback.h"

#include "documents/save_file.h"
#include "table/table_scene.h"
#include "table/table_view.h"

#include <QImage>

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

/// Pause between two steps that go by themselves; a result stays longer. Milliseconds at normal pace.
constexpr int kPauseMs = 600, kResultMs = TableMotion::kRestMs;
constexpr std::array kPaces = {0.25, 0.5, 1.0, 2.0, 4.0};
constexpr int kPictureWide = 960; ///< pixels; a page for the screen needs no more

} // namespace

Playback::Playback(MatchCursor& cursor, TableScene& scene, TableView& table, QObject* parent)
    : QObject(parent)
    , m_cursor(cursor)
    , m_scene(scene)
    , m_table(table) {
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &Playback::stepOn);
    connect(&cursor, &MatchCursor::moved, this, &Playback::moved);
    connect(&scene, &TableScene::settled, this, [this] {
        emit settled();
        goOn();
    });
}

void Playback::moved(MatchCursor::Motion motion) {
    if (motion == MatchCursor::Motion::Step) {
        // What stands beside the table says no more than the table shows: it goes on when all has been told.
        return m_scene.play(m_cursor.table());
    }
    m_pause.stop();
    m_scene.jumpTo(m_cursor.table());
    emit settled();
    goOn();
}

void Playback::goTo(int position) {
    setRunning(false);
    m_cursor.goTo(position);
}

void Playback::stepOn() {
    if (m_cursor.atEnd())
        setRunning(false);
    else if (m_scene.playing())
        m_cursor.goTo(m_cursor.position() + 1); // whoever holds the key down does not wait for cards
    else
        m_cursor.step();
}

void Playback::goOn() {
    if (!m_running) return;
    if (m_cursor.atEnd())
        setRunning(false);
    else
        m_pause.start(static_cast<int>((m_scene.position()->resting() ? kResultMs : kPauseMs) / m_table.pace()));
}

void Playback::setRunning(bool running) {
    if (running && m_cursor.later([this] { setRunning(true); })) return;
    const bool wanted = running && m_cursor.replay();
    m_pause.stop();
    m_cursor.leaveMoment();
    if (wanted == m_running) return;
    m_running = wanted;
    emit runningChanged();
    if (!m_running) return;
    if (m_cursor.atEnd())
        m_cursor.goTo(0);
    else
        stepOn();
}

double Playback::pace() const {
    return m_table.pace();
}

void Playback::changePace(int by) {
    const auto now = std::find(kPaces.begin(), kPaces.end(), m_table.pace()) - kPaces.begin();
    const auto next = std::clamp<std::ptrdiff_t>(now + by, 0, static_cast<std::ptrdiff_t>(kPaces.size()) - 1);
    m_table.setPace(kPaces[static_cast<std::size_t>(next)]);
    emit settled();
}

void Playback::showMoment() {
    m_scene.setImagined({});
    m_scene.jumpTo(m_cursor.table());
    m_scene.setViewers(m_cursor.viewers(), m_cursor.view());
}

void Playback::showWorld(const Table& world, const QString& what) {
    m_scene.finishNow();
    m_scene.setImagined(what);
    m_scene.setViewers(SeatSet::all(world.seats()), m_cursor.view());
    m_scene.jumpTo(world);
    m_scene.announce(m_scene.position()->imagined());
}

QImage Playback::picture() {
    return m_table.grabImage();
}

MatchExport::Pictures Playback::pictures(const std::vector<int>& positions) {
    MatchExport::Pictures pictures;
    const int here = m_cursor.position();
    for (const int position : positions) {
        m_cursor.goTo(position);
        QImage picture = m_table.grabImage();
        if (picture.isNull()) continue;
        if (picture.width() > kPictureWide) picture = picture.scaledToWidth(kPictureWide, Qt::SmoothTransformation);
        pictures[position] = pngOf(picture);
    }
    m_cursor.goTo(here);
    return pictures;
}

} // namespace hilltop
