#pragma once

#include "app/scene/doctor/doctor.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The table of defects: what each is called, why it matters and what helps.
namespace sepax {

/// One thing that can be done, and the notes that may come of it.
struct CureRow {
  Cure cure;
  std::vector<std::string_view> reveals;
};

struct DefectRow {
  std::string_view kind;
  std::optional<DefectKind>
      reported;  ///< as checkPolygon calls it; absent = measured by the doctor
  std::string_view title;
  bool error = false;
  std::string_view why;
  std::vector<CureRow> cures;  ///< the recommended one first
};

/// All kinds, worst first.
[[nodiscard]] std::span<const DefectRow> defectRows();
/// The row of this kind, null when there is none.
[[nodiscard]] const DefectRow* findDefectRow(std::string_view kind);
/// The cure of this row, null when it has none of this id.
[[nodiscard]] const CureRow* findCureRow(const DefectRow& row, std::string_view cure);

}  // namespace sepax
