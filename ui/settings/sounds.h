// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/bots_root.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>

struct ca_context;

namespace hilltop {

class Settings;

enum class Sound { Card, Point, Turn, Won, Lost };

/// The few short sounds of the tables, played by the desktop; silent where there is no sound. Cards and
/// points, my turn, and results are switched one by one.
class Sounds : public QObject {
    Q_OBJECT
public:
    explicit Sounds(const Settings& settings, QObject* parent = nullptr);
    ~Sounds() override;

    /// Returns at once. Of sounds within 45 ms only the first is heard: cards that fly together make one.
    void play(Sound sound);
    /// The same at a moment in milliseconds of any monotonic clock.
    void playAt(Sound sound, qint64 now);
    /// One as it will be at that volume, whether sounds are on or not.
    void sample(int percent);
    /// How many were to be heard, whether there is a loudspeaker or not.
    int wanted() const { return m_wanted; }

private:
    bool prepare();
    bool switchedOn(Sound sound) const;
    void sound(const char* name, int percent);
    QString fileOf(const char* name) const;

    struct Leave {
        void operator()(ca_context* context) const;
    };
    const Settings& m_settings;
    BotsRoot m_folder;
    std::unique_ptr<ca_context, Leave> m_context;
    int m_wanted = 0;
    std::optional<qint64> m_last; ///< moment of the last one heard
    QElapsedTimer m_clock;
};

} // namespace hilltop
