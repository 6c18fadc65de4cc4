#pragma once

#include "app/techniques/contract/technique.h"

/// The techniques of this program, and the contract's functions applied to them.
namespace sepax {

[[nodiscard]] TechniqueTable techniques();
[[nodiscard]] const Technique* findTechnique(std::string_view id);
[[nodiscard]] AnalysisOptions optionsFrom(const ViewState& view);
[[nodiscard]] HandleSet handlesOf(const ViewState& view);
[[nodiscard]] Evidence analyze(const Scene& scene, const AnalysisOptions& options = {});
[[nodiscard]] Figure paint(const Evidence& evidence, const ViewState& view);
[[nodiscard]] Figure paintPicture(const Evidence& evidence, const ViewState& view);

}  // namespace sepax
