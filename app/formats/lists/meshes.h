#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

/// Vertices of meshes, whose triangles stand beside them as numbers without brackets.
namespace sepax {

inline constexpr std::string_view kMeshInSpaceError =
    "the mesh does not lie in one plane z; project it to x and y first";

/// Refuses vertices of different z below which Triangles: 0,1,2,2,3,0 number all that it takes:
/// they are the corners of a mesh in space and no outline.
void refuseMeshInSpace(RawGeometry& raw, std::string_view text);

/// Points of bodies, which reach to both sides of z = 0, and triples with decimal commas:
/// (2,5; 0; 3,1).
void leaveOutPointsInSpace(RawGeometry& raw, std::string_view text);

/// positions = [ with three numbers in each of its lines, in a text about meshes: points in space,
/// which are refused where they are of different height.
void takeRowsOfMesh(RawGeometry& raw, std::string_view text);

/// HullCollisionShape(5, 0, 5, 5, 0, -5, ...) and float[] points that a call of a solid takes have
/// three numbers for each point; they are refused where these are of different height.
void takePointsOfSolids(RawGeometry& raw, std::string_view text);

/// Rows of three numbers of the vertices above them, which no points are: [[0 1 2] [0 2 3]] below
/// V, F = [1 2 3; 1 3 4], and in a text about triangulations 3, 2, 0, 12, 11, 9, too.
void leaveOutTriangles(RawGeometry& raw, std::string_view text);

}  // namespace sepax
