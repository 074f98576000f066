// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/silence.h"

#include "settings/settings.h"
#include "table/table_scene.h"
#include "table/table_session.h"

namespace hilltop {

Silence::Silence(TableScene& scene, Settings& settings, QObject* parent)
    : QObject(parent)
    , m_scene(scene)
    , m_settings(settings) {
    m_left.setSingleShot(true);
    connect(&m_left, &QTimer::timeout, this, &Silence::pass);
    connect(&m_scene, &TableScene::passRequested, this, [this] {
        know();
        pass();
    });
    connect(&m_scene, &TableScene::chosen, this, &Silence::know);
    connect(&m_scene, &TableScene::answerBegun, this, &Silence::hold);
    connect(m_scene.answers(), &TableAnswers::advised, this, &Silence::hold); // it is read first
    connect(&m_scene, &TableScene::speakerCalled, this, [this](int seat) {
        hold();
        m_scene.handTo(seat);
    });
    connect(&m_scene, &TableScene::toBeSaid, this, [this](int seat, const QString& word) {
        if (m_session == nullptr) return;
        know();
        m_session->sayNext(Seat(seat), word.toStdString());
        if (m_left.isActive()) begin(m_scene.answers()->silenceMs()); // there may be more to say
    });
}

void Silence::ask() {
    const SeatSet may = m_session->askedToSpeak();
    if (may.empty()) return stop();
    if (m_scene.playing() || m_scene.answers()->mayPass()) return;
    const Table& table = m_session->table();
    const TableTexts& texts = tableTexts(m_scene.drawing()->gameId());
    bool waits = false;
    for (Seat seat : may)
        waits = waits || (m_session->saysNext(seat).empty() && texts.waits(viewOf(table, seat.index())));
    const bool known = m_settings.get<bool>(knownKey(m_scene.drawing()->gameId()), false);
    if (waits)
        begin(m_explaining || !known ? 0 : 1000 * m_settings.get<int>(QLatin1String(kSilenceKey), kSilenceDefault));
    else
        m_session->passOver();
}

void Silence::begin(int milliseconds) {
    if (milliseconds > 0)
        m_left.start(milliseconds);
    else
        m_left.stop();
    m_scene.setSilence(milliseconds);
}

void Silence::stop() {
    m_left.stop();
    m_scene.setSilence(TableAnswers::kNotSilent);
}

void Silence::hold() {
    if (m_scene.answers()->mayPass()) begin(0);
}

void Silence::setExplaining(bool on) {
    m_explaining = on;
    if (on) hold();
}

void Silence::know() {
    const QString key = knownKey(m_scene.drawing()->gameId());
    if (m_scene.answers()->mayPass() && !m_settings.get<bool>(key, false)) m_settings.set<bool>(key, true);
}

void Silence::pass() {
    if (m_session == nullptr || m_scene.playing()) return;
    stop();
    m_session->passOver();
}

} // namespace hilltop
