#pragma once

#include "app/techniques/contract/technique.h"

#include <string>

namespace sepax {

/// Below what a picture is about, so that lines do not strike it out.
inline constexpr Part kHeadlineBacking =
    part<"headline backing", PartGroup::words, PartReach::own, true>();

/// The verdict as a badge, a second one where the published text gets this scene wrong, and the
/// sentence at the bottom. Labels keep clear of them.
void addWords(Figure& figure, const Evidence& evidence, const Technique& technique,
              const ViewState& view);

/// A badge in place of the verdict of a technique that this program does not have.
void addUnknownTechnique(Figure& figure, const std::string& id);

}  // namespace sepax
