#include "app/widgets/key_tour.h"

#include <imgui_internal.h>  // the public header of older versions hides the id of the last item

namespace sepax {

void addStop(KeyTour& tour, std::string_view name) {
  if (!tour.inside || ImGui::GetItemID() == 0) return;
  const ImDrawList& list = *ImGui::GetWindowDrawList();
  TourStop stop{std::string(name), ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                list.GetClipRectMin(), list.GetClipRectMax()};
  const bool hidden = stop.min.y < stop.clipMin.y || stop.max.y > stop.clipMax.y;
  if (hidden && tour.following > 0 && tour.at == name) ImGui::SetScrollHereY(0.5f);
  tour.stops.push_back(std::move(stop));
}

}  // namespace sepax
