#pragma once

#include "app/techniques/contract/technique.h"

#include <string>
#include <vector>

/// What is wrong with an article's answer on this scene, in words.
namespace sepax {

/// ", though they overlap: the counter is never reset"; empty where the answer is right.
[[nodiscard]] std::string faultClause(const Evidence& evidence, const PublishedCrossing& found);
/// The reason alone: "the counter is never reset".
[[nodiscard]] std::string faultReason(const Evidence& evidence, const PublishedCrossing& found);
/// It is right about every point of A that it tests, and what it leaves out decides.
[[nodiscard]] bool testsOneWay(const PublishedCrossing& found);
/// Which circles the comparison of the radii alone is about, and why it errs.
[[nodiscard]] std::string radiiReason(const Evidence& evidence, const PublishedCrossing& found);
/// What the faults of both readings accuse, each id once, the printed reading first.
[[nodiscard]] std::vector<Accusation> insideAccusations(const Evidence& evidence);

}  // namespace sepax
