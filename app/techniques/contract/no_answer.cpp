#include "app/techniques/contract/no_answer.h"

namespace sepax {

Role roleOfNoAnswer(const Evidence& evidence) {
  const auto isDefective = [&](int body) {
    return body >= 0 && !evidence.bodies[static_cast<std::size_t>(body)].valid;
  };
  return isDefective(evidence.a) || isDefective(evidence.b) ? Role::result : Role::muted;
}

Verdict noAnswer(const Evidence& evidence, std::string_view section, std::string_view needs) {
  const auto reason = evidence.skipped.find(std::string(section));
  const std::string why = reason == evidence.skipped.end() ? "" : reason->second;
  return {"No answer · " + why, roleOfNoAnswer(evidence), std::string(needs) + ": " + why + "."};
}

}  // namespace sepax
