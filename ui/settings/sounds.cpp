// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/sounds.h"

#include "settings/settings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLibrary>

#include <canberra.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace hilltop {
namespace {

constexpr std::array kNames = {"card", "point", "gain", "loss", "turn", "won", "lost"};
/// My turn is that much softer, in percent.
constexpr int kTurnPercent = 40;
constexpr int kTogetherMs = 45;

void tellNobody(const char*, int, const char*, int, const char*, ...) {}

/// Without a sound card, ALSA writes a page about it to stderr, unless it has an error handler.
void hushAlsa() {
    using Handler = void (*)(const char*, int, const char*, int, const char*, ...);
    using SetHandler = int (*)(Handler);
    const auto set =
        reinterpret_cast<SetHandler>(QLibrary::resolve(QStringLiteral("asound"), 2, "snd_lib_error_set_handler"));
    if (set != nullptr) set(&tellNobody);
}

} // namespace

void Sounds::Leave::operator()(ca_context* context) const {
    ca_context_destroy(context);
}

Sounds::Sounds(const Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_front(QGuiApplication::applicationState() == Qt::ApplicationActive) {
    m_clock.start();
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this,
            [this](Qt::ApplicationState state) { setInFront(state == Qt::ApplicationActive); });
}

Sounds::~Sounds() = default;

/// The desktop plays files, not resources.
bool Sounds::prepare() {
    if (!m_folder.path().empty()) return m_context != nullptr;
    auto made = BotsRoot::make(); // goes at the next start even where this program is killed
    if (!made) return false;
    m_folder = std::move(*made);
    const QFileInfoList sounds = QDir(QStringLiteral(":/sounds")).entryInfoList();
    for (const QFileInfo& sound : sounds)
        QFile::copy(sound.filePath(), QString::fromStdString(m_folder.path() + '/') + sound.fileName());
    hushAlsa();
    ca_context* context = nullptr;
    if (ca_context_create(&context) == CA_SUCCESS) m_context.reset(context);
    if (m_context && ca_context_open(context) != CA_SUCCESS) m_context.reset(); // no sound here, no further tries
    return m_context != nullptr;
}

QString Sounds::resource(Sound sound, const QString& game) {
    const QLatin1String name(kNames[static_cast<std::size_t>(sound)]);
    const QString own = QStringLiteral(":/sounds/%1-%2.wav").arg(name, game);
    return QFile::exists(own) ? own : QStringLiteral(":/sounds/%1.wav").arg(name);
}

bool Sounds::switchedOn(Sound sound) const {
    switch (sound) {
    case Sound::Turn:
        return !m_front && m_settings.get<bool>(QLatin1String(kTurnSoundKey), kTurnSoundDefault);
    case Sound::Won:
    case Sound::Lost:
        return m_settings.get<bool>(QLatin1String(kResultSoundKey), true);
    case Sound::Card:
    case Sound::Point:
    case Sound::Gain:
    case Sound::Loss:
        break;
    }
    return m_settings.get<bool>(QLatin1String(kSoundKey), true);
}

void Sounds::play(Sound sound, const QString& game) {
    playAt(sound, game, m_clock.elapsed());
}

void Sounds::playAt(Sound sound, const QString& game, qint64 now) {
    if (!switchedOn(sound)) return;
    if (m_last && now - *m_last < kTogetherMs) return;
    m_last = now;
    const int percent = m_settings.get<int>(QLatin1String(kVolumeKey), kVolumeDefault);
    this->sound(resource(sound, game), sound == Sound::Turn ? percent * kTurnPercent / 100 : percent);
}

void Sounds::sample(int percent) {
    sound(resource(Sound::Point, {}), percent);
}

void Sounds::sound(const QString& resource, int percent) {
    if (percent <= 0) return;
    ++m_wanted;
    if (!prepare()) return;
    const QFileInfo info(resource);
    const QByteArray file = QFile::encodeName(QString::fromStdString(m_folder.path() + '/') + info.fileName());
    const QByteArray decibels = QByteArray::number(20 * std::log10(std::min(percent, 100) / 100.0), 'f', 1);
    ca_context_play(m_context.get(), 0, CA_PROP_MEDIA_FILENAME, file.constData(), CA_PROP_MEDIA_ROLE, "game",
                    CA_PROP_EVENT_ID, info.baseName().toUtf8().constData(), CA_PROP_CANBERRA_VOLUME,
                    decibels.constData(), nullptr);
}

} // namespace hilltop
