#pragma once

#include <string>
#include <string_view>

namespace sepax {

/// A JSON object that others read and write.
struct StoredObject {
  std::string json;  ///< on one line; empty = none
  friend bool operator==(const StoredObject&, const StoredObject&) = default;
};

/// What is remembered from one start to the next. A new field is one more row in settings_file.cpp.
struct StoredSettings {
  std::string theme = "dark";
  double uiScale = 1;  ///< times the monitor's scale
  bool snap = true;
  bool grid = true;
  bool names = true;
  bool indices = false;
  bool closeUps = true;
  double inspectorWidth = 420;
  double bottomHeight = 236;
  bool handles = true;
  bool doctor = true;
  bool panels = true;
  bool ease = true;                 ///< a change of what is looked at takes a moment
  bool startPage = true;            ///< shown first when no scene is named
  bool hintSeen = false;            ///< the hint for the first start has gone for good
  int windowWidth = 0;              ///< logical pixels; 0 = not known yet
  int windowHeight = 0;             ///< logical pixels
  StoredObject exportChoices = {};  ///< of the last picture
  friend bool operator==(const StoredSettings&, const StoredSettings&) = default;
};

struct SettingsResult {
  StoredSettings settings;  ///< defaults where the text has nothing usable
  std::string problem;      ///< one sentence about the first thing that was ignored; may be empty
};

/// Reads a settings file. Never fails: what is wrong or unknown is ignored and named. Law:
/// readSettings(writeSettings("", {}, s)) has s and no problem, for every s whose numbers are in
/// range.
[[nodiscard]] SettingsResult readSettings(std::string_view json);

/// A settings file as it shall be.
struct SettingsText {
  std::string json;  ///< one line per field
  std::string
      lost;  ///< one sentence about what was in the former one and is not here; may be empty
};
/// `former` with the fields in which `after` differs from `before`: what others have written there
/// since, and fields of other versions, stay. A former text that is no object is lost as a whole.
[[nodiscard]] SettingsText writeSettings(std::string_view former, const StoredSettings& before,
                                         const StoredSettings& after);

/// `stored` with the fields in which `after` differs from `before`: what the user has changed is
/// stored, what the command line has set for this run alone is not.
[[nodiscard]] StoredSettings withChanges(StoredSettings stored, const StoredSettings& before,
                                         const StoredSettings& after);

}  // namespace sepax
