#include "app/techniques/contract/no_answer.h"

namespace sepax {

Verdict noAnswer(const Evidence& evidence, std::string_view section, std::string_view needs) {
  const auto reason = evidence.skipped.find(std::string(section));
  const std::string why = reason == evidence.skipped.end() ? "" : reason->second;
  return {"No answer · " + why, Role::result, std::string(needs) + ": " + why + "."};
}

}  // namespace sepax
