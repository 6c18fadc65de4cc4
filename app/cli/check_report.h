#pragma once

#include "app/scene/doctor/healing.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What sepax check says about one input.
namespace sepax {

/// One body and what the doctor found.
struct BodyReport {
  std::string name = {};
  std::optional<std::size_t> vertices = {};  ///< absent when the list could not become a body
  Form form = {};                            ///< what they are
  std::optional<bool> clockwise = {};        ///< absent when it is no polygon
  std::optional<bool> convex = {};           ///< absent when it is no polygon
  std::vector<Finding> findings = {};
  std::vector<FindingCured> cured = {};  ///< what was found before, and is gone
  std::vector<std::string> left = {};    ///< why each finding was not cured, where cures are asked
  bool deleted = false;                  ///< a cure has taken it away
};

/// How many polygons are sound, and how many findings are gone.
struct CheckSummary {
  std::size_t fine = 0;
  std::size_t noted = 0;  ///< with notes alone
  std::size_t defective = 0;
  std::size_t cured = 0;  ///< findings
};

struct CheckReport {
  std::string file;
  std::vector<BodyReport> bodies;
  CheckSummary summary = {};
};

[[nodiscard]] CheckReport reportOf(const std::string& file, const Scene& scene);
/// The report on the scene after its cures.
[[nodiscard]] CheckReport curedReport(const std::string& file, const Scene& before,
                                      const HealedScene& after);
/// The report on an input whose vertex list cannot be a body because of this defect.
[[nodiscard]] CheckReport refusedReport(const std::string& file, DefectKind defect,
                                        const std::string& sentence);
/// No body has an error (DEFINITIONS 1); notes may be there.
[[nodiscard]] bool isSound(const CheckReport& report);
/// What makes a body no polygon, and nothing else; the summary stays.
[[nodiscard]] CheckReport errorsOf(CheckReport report);

/// What stands before and after the weight of a finding: nothing, or what colours it in a terminal.
struct ReportColours {
  std::string_view error;
  std::string_view note;
  std::string_view fine;
  std::string_view end;
};
inline constexpr ReportColours kPlainReport{};
inline constexpr ReportColours kColouredReport{"\x1b[1;31m", "\x1b[33m", "\x1b[32m", "\x1b[0m"};

/// For people: the summary of all of them, then several lines of each; no
/// name in it can colour anything else.
[[nodiscard]] std::string checkText(std::span<const CheckReport> reports,
                                    const ReportColours& colours);
/// For programs, one line without a line break.
[[nodiscard]] std::string checkJson(const CheckReport& report);

}  // namespace sepax
