#pragma once

#include "app/shell/pictures/export_dialog.h"
#include "app/widgets/ui.h"

#include <string>
#include <string_view>

/// What the rows of choices in the Export dialog are made of.
namespace sepax {

/// Begins a row: its name at the left; what follows until endRow stands beside it.
void beginRow(const Ui& ui, std::string_view name);
/// Ends it with the sentences about what is wrong in it.
void endRow(const Ui& ui, const ExportProblems& problems, std::string_view field = {});
/// Each below the last one, red.
void showProblems(const Ui& ui, const ExportProblems& problems, std::string_view field);

/// One of several that belong together; true when it was clicked.
bool choice(const Ui& ui, std::string_view id, std::string_view label, bool on, bool first,
            bool enabled = true);
/// A number that is typed, as an expression too; true when its value is new.
bool typedNumber(const Ui& ui, ExportDialog& dialog, const std::string& id, double& value,
                 double width);
/// A word between two fields of a row, and one after the last field.
void between(const Ui& ui, std::string_view word);
void after(const Ui& ui, std::string_view word);
[[nodiscard]] int wholeOf(double value);

/// Unit, size and scale (export_size_rows.cpp).
void sizeRows(const Ui& ui, ExportDialog& dialog, const PictureRequest& request,
              const ExportProblems& problems);

}  // namespace sepax
