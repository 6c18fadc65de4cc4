#pragma once

#include "app/scene/doctor/doctor.h"

#include <optional>
#include <string>
#include <vector>

/// What sepax check says about one input.
namespace sepax {

/// One body and what the doctor found.
struct BodyReport {
  std::string name;
  std::optional<std::size_t> vertices;  ///< absent when the list could not become a body
  Form form = {};                       ///< what they are
  std::optional<bool> clockwise;        ///< absent when it is no polygon
  std::optional<bool> convex;           ///< absent when it is no polygon
  std::vector<Finding> findings;
};

struct CheckReport {
  std::string file;
  std::vector<BodyReport> bodies;
};

[[nodiscard]] CheckReport reportOf(const std::string& file, const Scene& scene);
/// The report on an input whose vertex list cannot be a body because of this defect.
[[nodiscard]] CheckReport refusedReport(const std::string& file, DefectKind defect,
                                        const std::string& sentence);
/// No body has an error (DEFINITIONS 1); notes may be there.
[[nodiscard]] bool isSound(const CheckReport& report);
/// For people, several lines.
[[nodiscard]] std::string checkText(const CheckReport& report);
/// For programs, one line without a line break.
[[nodiscard]] std::string checkJson(const CheckReport& report);

}  // namespace sepax
