#pragma once

#include "tests/support/scene_folder.h"
#include "tests/ui/driver.h"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Hands without sense. What they do is a script: one event a line, which means the same in any
/// state of the sandbox, so that lines can be dropped and the rest still be played.
namespace sepax::test {

using Script = std::vector<std::string>;

/// The folder in which everything happens, with the files that are dropped.
struct MonkeyWorld {
  testing::Folder folder;
  std::vector<std::string> files;  ///< paths; some are folders or not there
  std::vector<std::string> texts;  ///< for the clipboard
  MonkeyWorld();
};

/// Plays the lines of a script on a sandbox and judges what has become of it.
class Monkey {
 public:
  Monkey(Driver& driver, const MonkeyWorld& world);

  /// One event and the frames that it takes.
  void perform(const std::string& line);
  /// The law that does not hold, one sentence; empty when all do. Those that take long are looked
  /// at when `all` is set.
  [[nodiscard]] std::string broken(bool all);

 private:
  /// What a line can begin with. True when frames have to follow at once.
  struct Verb {
    std::string_view name;
    bool (*run)(Monkey& monkey, const std::string& verb, std::istringstream& words);
  };
  static std::span<const Verb> pointerVerbs();
  static std::span<const Verb> keyVerbs();
  static std::span<const Verb> worldVerbs();
  void flush();
  void drawFrame();
  void leaveUnsafePath();
  void press(const std::string& chord, bool down, bool up);
  void point(const std::string& verb, Vec2 from, Vec2 to);
  void onWidget(const std::string& verb, const std::string& name, Vec2 way);
  void find(const std::string& id);
  void act(const std::string& id);
  [[nodiscard]] std::string fileOf(int file) const;
  void watch(const std::string& path);
  void drop(const std::vector<int>& files);
  void keepState();
  [[nodiscard]] bool isAsked() const;

  Driver& driver_;
  const MonkeyWorld& world_;
  bool wasDirty_ = false;              ///< after the last frame
  bool wasAsked_ = false;              ///< some question was on the screen after the last frame
  std::uint64_t revision_ = 0;         ///< committed after the last frame
  std::optional<std::string> lesson_;  ///< that was open after the last frame
  bool lost_ = false;                  ///< unsaved work was replaced without a question
  bool waited_ = false;                ///< the event let more than kAutosaveDelay pass
};

/// The next event for a sandbox in this state.
[[nodiscard]] std::string nextWhim(std::mt19937_64& random, const Driver& driver,
                                   const MonkeyWorld& world);

/// What came of a run.
struct MonkeyResult {
  std::string problem;  ///< the law, the signal or the exception; empty = all went well
  Script script;        ///< what was played until then
};
/// So many events from this seed, in a process of its own.
[[nodiscard]] MonkeyResult playSeed(std::uint64_t seed, int events);
/// These events.
[[nodiscard]] MonkeyResult playScript(const Script& script);
/// The script without what its failure does not need.
[[nodiscard]] MonkeyResult shrunk(MonkeyResult failure);
/// One string that can be pasted into a test.
[[nodiscard]] std::string textOf(const MonkeyResult& result);

/// "ctrl+shift+z"
struct NamedChord {
  Key key = Key::none;
  Modifiers modifiers;
};
[[nodiscard]] NamedChord chordNamed(std::string_view text);
[[nodiscard]] std::string_view nameOf(Key key);

}  // namespace sepax::test
