// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/bots_root.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

struct ca_context;

namespace hilltop {

class Settings;

enum class Sound {
    Card,
    Point, ///< is counted, for nobody here
    Gain,  ///< my side has won a hand or set
    Loss,  ///< the other side has
    Turn,  ///< mine
    Won,   ///< the match
    Lost,
};

/// The few short sounds of the tables, played by the desktop; silent where there is no sound. Each game has a voice of
/// its own. Cards and points, my turn, and results are switched one by one; my turn is heard, softly, only while
/// another window is in front.
class Sounds : public QObject {
    Q_OBJECT
public:
    explicit Sounds(const Settings& settings, QObject* parent = nullptr);
    ~Sounds() override;

    /// In the voice of that game. Returns at once. Of sounds within 45 ms only the first is heard: cards that fly
    /// together make one.
    void play(Sound sound, const QString& game);
    /// The same at a moment in milliseconds of any monotonic clock.
    void playAt(Sound sound, const QString& game, qint64 now);
    /// One of the program's windows is in front, as the application says by itself.
    void setInFront(bool front) { m_front = front; }
    /// The file of a sound among the resources: in the game's own voice, or the plain one.
    static QString resource(Sound sound, const QString& game);
    /// One as it will be at that volume, whether sounds are on or not.
    void sample(int percent);
    /// How many were to be heard, whether there is a loudspeaker or not.
    int wanted() const { return m_wanted; }

private:
    bool prepare();
    bool switchedOn(Sound sound) const;
    void sound(const QString& resource, int percent);

    struct Leave {
        void operator()(ca_context* context) const;
    };
    const Settings& m_settings;
    BotsRoot m_folder;
    std::unique_ptr<ca_context, Leave> m_context;
    int m_wanted = 0;
    bool m_front;
    std::optional<qint64> m_last; ///< moment of the last one heard
    QElapsedTimer m_clock;
};

} // namespace hilltop
