// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/file_writer.h"
#include "style/theme.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariant>

namespace hilltop {

enum class AnimationSpeed { Slow, Normal, Fast, Off };

/// Keys of what more than one place reads.
inline constexpr auto kLanguageKey = "view/language"; ///< ISO code; empty: the system's
inline constexpr auto kFourColoursKey = "view/four_colours";
inline constexpr auto kDeckKey = "view/deck"; ///< id of another program's deck of cards; empty: our own
inline constexpr auto kForcedKey = "table/forced_moves";
inline constexpr auto kRestKey = "table/rest"; ///< seconds the end of a hand or round rests; 0: waits for the person
inline constexpr bool kForcedDefault = true;
inline constexpr auto kSilenceKey = "table/silence"; ///< seconds until the table passes for a person who may; 0: never
inline constexpr int kSilenceDefault = 3;
inline constexpr auto kThinkingKey = "table/thinking"; ///< time that bots take, in percent of the usual
inline constexpr int kThinkingDefault = 100;
inline constexpr auto kReactionsKey = "table/reactions"; ///< characters look at who is asked, and react
inline constexpr bool kReactionsDefault = true;
inline constexpr auto kTutorKey = "table/tutor";              ///< asks before a costly answer; off by default
inline constexpr auto kTutorChanceKey = "table/tutor_chance"; ///< from a loss of this many percent,
inline constexpr double kTutorChanceDefault = 5;
inline constexpr auto kTutorGamesKey = "table/tutor_games"; ///< games
inline constexpr double kTutorGamesDefault = 0.25;
inline constexpr auto kTutorCardsKey = "table/tutor_cards"; ///< or cards
inline constexpr double kTutorCardsDefault = 1;
/// Losses that are marked ?!, ?, ??: percent, points or cards; their keys end with 1, 2, 3.
inline constexpr auto kMarksChanceKey = "analysis/marks_chance";
inline constexpr auto kMarksPointsKey = "analysis/marks_points";
inline constexpr auto kMarksCardsKey = "analysis/marks_cards";
inline constexpr auto kTrickKey = "table/trick"; ///< milliseconds a finished trick stays
inline constexpr int kTrickDefault = 1200;
inline constexpr auto kDetailsKey = "table/result_details"; ///< the result sheet is unfolded
inline constexpr auto kHandSortedKey = "table/sorted_hand";
inline constexpr auto kMotionKey = "table/motion";        ///< "desktop", "full" or "reduced", see ReducedMotion
inline constexpr auto kSoundKey = "table/sound";          ///< of cards and points
inline constexpr auto kTurnSoundKey = "table/turn_sound"; ///< when it is my turn behind another window
inline constexpr bool kTurnSoundDefault = true;
inline constexpr auto kResultSoundKey = "table/result_sound";
inline constexpr auto kVolumeKey = "table/volume"; ///< percent
inline constexpr int kVolumeDefault = 100;

/// What a person has said about motion, whatever the desktop does.
enum class ReducedMotion { AsTheDesktop, Never, Always };

/// By what durations are multiplied: 2, 1, 0.4 or 0; a desktop that asks for less motion makes it 0.
double motionFactor(AnimationSpeed speed, bool reduceMotion);

/// What a person has chosen, kept in one ini file. A change is written at once in the background, and the last one when
/// the settings go. A file of a newer version is left as it is: its values are not used, changes last until the program
/// ends, and problem() says so.
class Settings : public QObject {
    Q_OBJECT
public:
    static constexpr int kVersion = 1;

    explicit Settings(const QString& path, QObject* parent = nullptr);
    ~Settings() override;

    /// One sentence for the status line when the file cannot be used or written; empty when all is well.
    QString problem() const { return m_problem; }

    Appearance appearance() const;
    void setAppearance(Appearance appearance);
    AnimationSpeed animationSpeed() const;
    void setAnimationSpeed(AnimationSpeed speed);
    ReducedMotion reducedMotion() const;
    void setReducedMotion(ReducedMotion choice);
    /// Whether cards shall not fly, where the desktop says so or not.
    bool reduceMotion(bool desktop) const;

    /// Everything else, by key ("table/forced_moves"); the type of the fallback is the type of the value.
    template <class T>
    T get(const QString& key, const T& fallback) const {
        const QVariant found = read(key);
        return found.isValid() && found.canConvert<T>() ? found.value<T>() : fallback;
    }
    template <class T>
    void set(const QString& key, const T& value) {
        write(key, QVariant::fromValue(value));
    }

signals:
    void appearanceChanged(hilltop::Appearance appearance);
    void animationSpeedChanged(hilltop::AnimationSpeed speed);
    void changed(const QString& key);
    void problemFound(const QString& sentence);

private:
    QVariant read(const QString& key) const { return m_values.value(key); }
    void write(const QString& key, const QVariant& value);
    void keep();
    void report(const QString& sentence);

    using Values = QHash<QString, QVariant>;
    static Result<> save(const std::string& path, const Values& values);

    Values m_values;
    const QString m_path;
    Values m_unsaved; ///< what could not be written is tried again with the next change
    FileWriter m_writer;
    bool m_frozen = false; ///< the file must not be written
    QString m_problem;
};

} // namespace hilltop
