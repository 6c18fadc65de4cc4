#include "app/techniques/contract/no_answer.h"

#include "app/figure/numbers.h"

#include <fmt/format.h>

namespace sepax {

namespace {

/// What it is, in a few words.
std::string kindOf(const BodyShape& shape) {
  if (!shape.problem.empty()) return shape.problem;
  if (shape.thin) return fmt::format("a {}", nameOf(shape.form.kind));
  if (shape.parts) return counted(shape.parts->size(), "part");
  return "convex";
}

/// The only body of a scene: of two nothing can be told, but what it is can.
Verdict aloneVerdict(const BodyShape& shape, std::string_view needs) {
  return {fmt::format("{} alone · {}", shape.name, kindOf(shape)),
          shape.valid ? Role::muted : Role::result,
          fmt::format("{}, and {} is the only body: add a second one.", needs, shape.name)};
}

}  // namespace

Role roleOfNoAnswer(const Evidence& evidence) {
  if (evidence.a < 0 || evidence.b < 0) return Role::muted;
  const auto isDefective = [&](int body) {
    return !evidence.bodies[static_cast<std::size_t>(body)].valid;
  };
  return isDefective(evidence.a) || isDefective(evidence.b) ? Role::result : Role::muted;
}

Verdict noAnswer(const Evidence& evidence, std::string_view section, std::string_view needs) {
  if (evidence.bodies.size() == 1) return aloneVerdict(evidence.bodies.front(), needs);
  const auto reason = evidence.skipped.find(std::string(section));
  const std::string why = reason == evidence.skipped.end() ? "" : reason->second;
  return {"No answer · " + why, roleOfNoAnswer(evidence), std::string(needs) + ": " + why + "."};
}

}  // namespace sepax
