#pragma once

#include "app/scene/doctor/doctor.h"
#include "core/polygon/defect.h"

#include <span>
#include <string_view>
#include <vector>

/// The table of defects: what each is called, why it matters and what helps.
namespace sepax {

/// One thing that can be done, and the notes that may come of it.
struct CureRow {
  Cure cure;
  std::vector<DefectKind> reveals;
};

struct DefectRow {
  DefectKind kind = DefectKind::nonFinite;
  std::string_view title;
  std::string_view why;
  std::vector<CureRow> cures;  ///< the recommended one first
};

/// All kinds, worst first.
[[nodiscard]] std::span<const DefectRow> defectRows();
/// The row of this kind; each has one.
[[nodiscard]] const DefectRow& defectRow(DefectKind kind);
/// The cure of this row, null when it has none of this id.
[[nodiscard]] const CureRow* findCureRow(const DefectRow& row, std::string_view cure);

}  // namespace sepax
