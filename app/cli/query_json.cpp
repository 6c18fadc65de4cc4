#include "app/cli/query_json.h"

#include "app/cli/json_version.h"
#include "app/scene/json_text.h"
#include "app/techniques/contract/query_tree.h"
#include "app/techniques/table.h"

namespace sepax {

std::string queryJson(const Evidence& evidence) {
  nlohmann::ordered_json json{{"version", kJsonVersion}};
  json.update(queryTree(techniques(), evidence));
  return compactJson(json);
}

std::string errorJson(const std::string& sentence) {
  return compactJson(nlohmann::ordered_json{{"error", sentence}});
}

}  // namespace sepax
