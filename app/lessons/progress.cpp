#include "app/lessons/progress.h"

#include "app/scene/json_cursor.h"
#include "app/scene/json_fields.h"
#include "app/scene/json_parse.h"
#include "app/scene/json_text.h"

#include <vector>

namespace sepax {

std::string doneKey(std::string_view lesson, std::string_view task) {
  return std::string(lesson) + "#" + std::string(task);
}

ProgressResult readProgress(std::string_view json) {
  const JsonResult parsed = parseJson(json);
  if (!parsed.value) return {{}, parsed.error.sentence};
  FirstError error;
  const JsonCursor root(*parsed.value, error);
  Progress progress;
  if (root.isObject()) {
    const std::vector<std::string> done =
        readList(root, "done", [](const JsonCursor& key) { return key.text(); });
    progress.done = {done.begin(), done.end()};
    progress.last = textOr(root, "last", "");
  }
  if (error.any()) return {{}, error.problem().sentence};
  return {std::move(progress), {}};
}

std::string writeProgress(const Progress& progress) {
  return layoutJson({{"done", progress.done}, {"last", progress.last}}) + "\n";
}

}  // namespace sepax
