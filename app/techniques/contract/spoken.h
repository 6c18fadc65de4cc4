#pragma once

#include "app/figure/theme.h"
#include "core/evidence/terms.h"

#include <optional>
#include <string>
#include <utility>

namespace sepax {

/// One line of the algorithm beside the picture.
struct CodeLine {
  std::string text;
  std::string value;             ///< live values, may be empty
  bool current = false;          ///< the line that the shown step executes
  std::optional<AxisName> axis;  ///< axis that the line speaks of, for linked hover
};

/// The verdict in words.
struct Verdict {
  std::string badge;  ///< a few words
  Role role = Role::accent;
  std::string sentence;  ///< one sentence of narration
  /// What of it is told beside an article's, which may leave nothing to tell; unset = all.
  std::optional<std::string> brief = std::nullopt;

  /// Tells another sentence, which is not told more briefly.
  void tell(std::string words) {
    sentence = std::move(words);
    brief.reset();
  }
};

}  // namespace sepax
