#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<GeometrySnippet>& engineSnippets() {
  // clang-format off
  static const std::vector<GeometrySnippet> table = {
    {R"~(%YAML 1.1
%TAG !u! tag:unity3d.com,2011:
--- !u!1 &100
GameObject:
  m_ObjectHideFlags: 0
  m_Component:
  - component: {fileID: 101}
  - component: {fileID: 102}
  m_Name: Rock
--- !u!4 &101
Transform:
  m_GameObject: {fileID: 100}
  m_LocalRotation: {x: -0, y: -0, z: 0.7071068, w: 0.7071068}
  m_LocalPosition: {x: 10, y: 20, z: 0}
  m_LocalScale: {x: 2, y: 1, z: 1}
  m_Father: {fileID: 201}
--- !u!60 &102
PolygonCollider2D:
  m_GameObject: {fileID: 100}
  m_Offset: {x: 0.5, y: 0}
  m_SpriteTilingProperty:
    border: {x: 0, y: 0, z: 0, w: 0}
    pivot: {x: 0.5, y: 0.5}
  m_AutoTiling: 0
  m_Points:
    m_Paths:
    - - {x: -0.5, y: 0}
      - {x: 0.5, y: 0}
      - {x: 0.5, y: 3}
--- !u!4 &201
Transform:
  m_GameObject: {fileID: 200}
  m_LocalPosition: {x: 100, y: 0, z: 5}
  m_Father: {fileID: 0}
--- !u!61 &202
BoxCollider2D:
  m_GameObject: {fileID: 200}
  m_Offset: {x: 0, y: 1}
  m_Size: {x: 4, y: 2}
  m_EdgeRadius: 0
--- !u!58 &203
CircleCollider2D:
  m_GameObject: {fileID: 200}
  m_Radius: 0.5)~",
     "unityyaml", "pairs", "Rock: 110,20 110,22 107,22 | : 98,0 102,0 102,2 98,2",
     "offset, position, rotation and scale of the objects were applied to their points; a CircleCollider2D was left out; it is no polygon"},
    {R"~(PolygonCollider2D:
  m_GameObject: {fileID: 7}
  m_Points:
    m_Paths:
    - - {x: 0, y: 0}
      - {x: 4, y: 0}
      - {x: 4, y: 3}
    - - {x: 1, y: 1}
      - {x: 2, y: 1}
      - {x: 2, y: 2})~",
     "unityyaml", "pairs", ": 0,0 4,0 4,3 | : 1,1 2,1 2,2",
     "the collider in line 5 has 2 paths; each became a polygon"},
    {R"~(--- !u!4 &1
Transform:
  m_GameObject: {fileID: 3}
  m_LocalRotation: {x: 0.5, y: 0, z: 1, w: 2}
  m_LocalPosition: {x: 1, y: 0, z: 0}
--- !u!68 &2
EdgeCollider2D:
  m_GameObject: {fileID: 9}
  m_Points:
  - {x: 0, y: 0}
  - {x: 1, y: 0}
  - {x: 1, y: 1}
--- !u!68 &4
EdgeCollider2D:
  m_GameObject: {fileID: 3}
  m_Points:
  - {x: 0, y: 0}
  - {x: 5, y: 0}
  - {x: 5, y: 5})~",
     "unityyaml", "pairs", ": 0,0 1,0 1,1 | : 1,0 4,4 0,7",
     "turns out of the plane were left out; offset, position, rotation and scale of the objects were applied to their points"},
    {R"~([gd_scene load_steps=3 format=3 uid="uid://c"]

[sub_resource type="RectangleShape2D" id="box"]
size = Vector2(6, 2)

[sub_resource type="ConvexPolygonShape2D" id="2"]
points = PackedVector2Array(0, 0, 1, 0,
    1, 1)

[sub_resource type="CircleShape2D" id="3"]

[node name="World" type="Node2D"]

[node name="Wall" type="StaticBody2D" parent="."]
position = Vector2(100, 50)
rotation = 1.5707963267948966

[node name="CollisionPolygon2D" type="CollisionPolygon2D" parent="Wall"]
position = Vector2(1, 2)
scale = Vector2(2, 1)
polygon = PackedVector2Array(0, 0, 64, 0, 64, 32)

[node name="Floor" type="CollisionShape2D" parent="."]
position = Vector2(0, 10)
shape = SubResource("box")

[node name="Label" type="Label" parent="."]
text = "(not closed: :("

[node name="Tip" type="CollisionShape2D" parent="."]
shape = SubResource("2")

[node name="Line2D" type="Line2D" parent="."]
points = PackedVector2Array(0, 0, 9, 9, 9, 0)

[node name="Ball" type="CollisionShape2D" parent="."]
shape = SubResource("3")

[connection signal="ready" from="." to="." method="_on_ready"])~",
     "tscn", "pairs", "Wall: 98,51 98,179 66,179 | Floor: -3,9 3,9 3,11 -3,11 | Tip: 0,0 1,0 1,1",
     "y points down in Godot; nothing was flipped; position, rotation and scale of the nodes were applied to their points; left out: Line2D, which is no polygon; left out: CircleShape2D, which is no polygon"},
    {R"~([gd_scene load_steps=2 format=2]

[sub_resource type="RectangleShape2D" id=1]
extents = Vector2( 3, 4 )

[node name="Root" type="Node2D"]
position = Vector2( 7, 0 )

[node name="Plain" type="Node" parent="."]

[node name="A" type="CollisionShape2D" parent="Plain"]
shape = SubResource( 1 )

[node name="B" type="Polygon2D" parent="."]
transform = Transform2D( 0, 1, -1, 0, 1, 2 )
offset = Vector2( 10, 0 )
polygon = PoolVector2Array( 0, 0, 2, 0, 2, 2 ))~",
     "tscn", "pairs", "A: -3,-4 3,-4 3,4 -3,4 | B: 8,12 8,14 6,14",
     "y points down in Godot; nothing was flipped; position, rotation and scale of the nodes were applied to their points"},
    {R"~([sub_resource type="ConvexPolygonShape2D" id="1"]
points = PackedVector2Array(0, 0, 3, 0, 3, 2)

[sub_resource type="OccluderPolygon2D" id="2"]
polygon = PackedVector2Array())~",
     "tscn", "pairs", ": 0,0 3,0 3,2",
     "y points down in Godot; nothing was flipped; left out: OccluderPolygon2D without points, which is no polygon"},
    {R"~(In Godot 4.2 it falls through this:
[node name="A" type="StaticBody2D"]
position = Vector2(5, 6)
[node name="B" type="CollisionPolygon2D" parent="."]
polygon = PackedVector2Array(0, 0, 4, 0, 4, 3))~",
     "tscn", "pairs", "B: 5,6 9,6 9,9",
     "y points down in Godot; nothing was flipped; position, rotation and scale of the nodes were applied to their points"},
    {R"~(Here is my collider, in Unity 2022.3:
```
PolygonCollider2D:
  m_Offset: {x: 1, y: 0}
  m_Points:
    m_Paths:
    - - {x: 0, y: 0}
      - {x: 4, y: 0}
      - {x: 4, y: 3}
```)~",
     "unityyaml", "pairs", ": 1,0 5,0 5,3",
     "offset, position, rotation and scale of the objects were applied to their points"},
    {R"~([gd_resource type="ConvexPolygonShape2D" format=3]

[resource]
points = PackedVector2Array(0, 0, 3, 0, 3, 2))~",
     "tscn", "pairs", ": 0,0 3,0 3,2",
     "y points down in Godot; nothing was flipped"},
    {R"~(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" width="4" height="3" tilewidth="16" tileheight="16">
 <tileset firstgid="1" name="t" tilewidth="16" tileheight="16">
  <tile id="0">
   <objectgroup><object id="1" x="0" y="0" width="16" height="16"/></objectgroup>
  </tile>
 </tileset>
 <layer id="1" name="ground" width="4" height="3">
  <data encoding="csv">
1,0,0,0,
0,0,0,0,
1,1,1,1
</data>
 </layer>
 <objectgroup id="2" name="Walls" offsetx="1000" offsety="0">
  <object id="1" name="rock" x="64" y="128" rotation="90">
   <properties><property name="hard" type="bool" value="true"/></properties>
   <polygon points="0,0 10,0 10,10"/>
  </object>
  <object id="2" name="crate &amp; lid" x="5" y="6" width="20" height="10"/>
  <object id="3" x="5" y="6" width="20" height="10"><ellipse/></object>
  <object id="4" x="5" y="6"><point/></object>
  <object id="5" gid="3" x="5" y="6" width="16" height="16"/>
  <object id="8" x="5" y="6" width="20"/>
  <object id="6" x="5" y="6" width="20" height="10"><text>3 4 5</text></object>
 </objectgroup>
 <objectgroup>
  <object id="7" name="post" x="0" y="0" width="2" height="4" rotation="-90"/>
 </objectgroup>
</map>)~",
     "tmx", "pairs", "rock: 1064,128 1064,138 1054,138 | crate & lid: 1005,6 1025,6 1025,16 1005,16 | post: 0,0 0,-2 4,-2 4,0",
     "y points down in Tiled; nothing was flipped; the offset of each layer was added to what stands on it; the place and the rotation of each object were added to its points; an ellipse was left out; it is no polygon; a point was left out; it is no polygon; a tile was left out; it is no polygon; an object without area was left out; it is no polygon; a text was left out; it is no polygon; left out: the tile layer \"ground\" has no polygons; to have its tiles, export the map as a PNG and open that"},
    {R"~(<tileset version="1.10" name="t" tilewidth="16" tileheight="16">
 <tile id="0"><objectgroup draworder="index"><object id="1" x="1" y="0"><polyline points="0,0 4,0 4,4"/></object></objectgroup></tile>
</tileset>)~",
     "tmx", "pairs", ": 1,0 5,0 5,4",
     "y points down in Tiled; nothing was flipped; the place and the rotation of each object were added to its points"},
    {R"~({ "height":3, "width":4, "tileheight":16, "tilewidth":16, "type":"map", "version":"1.10",
 "layers":[
  {"data":[1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1], "height":3, "id":1, "name":"ground", "opacity":1, "type":"tilelayer", "visible":true, "width":4, "x":0, "y":0},
  {"draworder":"topdown", "id":2, "name":"Walls", "offsetx":1000, "opacity":1, "type":"objectgroup", "visible":true, "x":0, "y":0,
   "objects":[
    {"height":0, "id":1, "name":"rock", "polygon":[{"x":0,"y":0},{"x":10,"y":0},{"x":10,"y":10}], "rotation":90, "type":"", "visible":true, "width":0, "x":64, "y":128},
    {"height":10, "id":2, "name":"crate", "rotation":0, "type":"", "visible":true, "width":20, "x":5, "y":6},
    {"height":10, "id":3, "name":"", "ellipse":true, "rotation":0, "type":"", "visible":true, "width":20, "x":5, "y":6},
    {"height":0, "id":4, "name":"", "point":true, "rotation":0, "type":"", "visible":true, "width":0, "x":5, "y":6},
    {"gid":3, "height":16, "id":5, "name":"", "rotation":0, "type":"", "visible":true, "width":16, "x":5, "y":6}]}],
 "tilesets":[{"firstgid":1, "name":"t", "wangsets":[{"wangtiles":[{"tileid":0, "wangid":[0, 1, 0, 1, 0, 2, 0, 1]}]}]}] })~",
     "json", "pairs", "rock: 1064,128 1064,138 1054,138 | crate: 1005,6 1025,6 1025,16 1005,16",
     "y points down in Tiled; nothing was flipped; the place and the rotation of each object were added to its points; an ellipse was left out; it is no polygon; a point was left out; it is no polygon; a tile was left out; it is no polygon; left out: the tile layer \"ground\" has no polygons; to have its tiles, export the map as a PNG and open that; the offset of each layer was added to what stands on it"},
    {R"~(return {
  version = "1.10", width = 4, height = 3, tilewidth = 16, tileheight = 16,
  layers = {
    { type = "objectgroup", draworder = "topdown", id = 2, name = "Walls", visible = true, opacity = 1, offsetx = 0, offsety = 0,
      properties = {},
      objects = {
        { id = 1, name = "rock", type = "", shape = "polygon", x = 64, y = 128, width = 0, height = 0, rotation = 90, visible = true,
          polygon = { { x = 0, y = 0 }, { x = 10, y = 0 }, { x = 10, y = 10 } }, properties = {} },
        { id = 2, name = "coin", type = "", shape = "ellipse", x = 5, y = 6, width = 20, height = 10, rotation = 0, visible = true, properties = {} },
        { id = 3, name = "crate", type = "", shape = "rectangle", x = 5, y = 6, width = 20, height = 10, rotation = 0, visible = true, properties = {} }
      }
    }
  }
})~",
     "text", "pairs", "rock: 64,128 64,138 54,138 | crate: 5,6 25,6 25,16 5,16",
     "y points down in Tiled; nothing was flipped; the place and the rotation of each object were added to its points; an ellipse was left out; it is no polygon"},
    {R"~((kicad_pcb (version 20221018)
  (gr_line (start 0 0) (end 10 0) (layer "Edge.Cuts") (width 0.1))
  (gr_curve (pts (xy 0 0) (xy 1 0) (xy 1 1) (xy 2 2)) (layer "F.Cu"))
  (zone (net 1) (name "GND") (polygon (pts (xy 80 60) (xy 90 60) (xy 90 75)))
    (filled_polygon (layer "F.Cu") (pts (xy 81 61) (xy 89 61) (xy 89 74))))
  (gr_poly (pts (xy 0 0) (arc (start 1 0) (mid 2 1) (end 1 2)) (xy 0 2)) (layer "F.Cu"))
  (gr_poly
    (pts
      (xy 1 2) (xy 3 2)
      (xy 3 -4.5)
    )
    (layer "F.SilkS") (width 0.15) (fill solid)))~"
     ")",
     "kicad", "pairs", ": 80,60 90,60 90,75 | : 1,2 3,2 3,-4.5",
     "a gr_curve was left out; it is no outline; a filled_polygon was left out; it is no outline; the gr_poly in line 6 was left out: it has arcs"},
    {R"~(The hexagon of the relay is a quad:

 (polygon 3f0c1d52-77aa-4c11-9e0b-5a6de2b1c404 (layer bot_legend)
  (width 0.1) (fill true) (grab_area false)
  (vertex (position 1.5 -0.75) (angle 0.0))
  (vertex (position 6.25 -0.75) (angle 0.0))
  (vertex (position 7.0 2.5) (angle 0.0))
  (vertex (position 1.5 3.5) (angle 0.0))
 )
 (polygon 08b2aa31-1c9f-4f5e-8d1a-c7b3e5d6f077 (layer bot_legend)
  (vertex (position 0.5 0.5) (angle 90.0)) (vertex (position 2.5 0.5) (angle 0.0))
  (vertex (position 2.5 1.5) (angle 0.0))
 ))~",
     "text", "pairs", ": 1.5,-0.75 6.25,-0.75 7,2.5 1.5,3.5",
     "other text around the polygons was left out; a polygon with arcs was left out; give its corners"},
    {R"~((padstack Pad_T (shape (polygon B.Cu 0 -40 -25 40 -25 15 30 -15 30)) (attach off)))~",
     "text", "pairs", ": -40,-25 40,-25 15,30 -15,30",
     "other text around the polygons was left out"},
    {R"~((outline (corner A 1 2 0) (corner B 8 2 0) (corner C 8 6 0)))~",
     "text", "triples triples-xz", ": 1,2 8,2 8,6",
     "z was dropped"},
    {R"~(My field is drawn at height 0:
{"polygon": {"positions": {"cartographicDegrees": [7.5, 50.25, 81, 7.75, 50.25, 84, 7.75, 50.5, 86, 7.5, 50.5, 90]}}})~",
     "text", "triples triples-xz flat", "cartographicDegrees: 7.5,50.25 7.75,50.25 7.75,50.5 7.5,50.5",
     "z was dropped"},
    {R"~(float vertices[] = {
  2, 1, 0.5,
  9, 1, 0.5,
  9, 7, 0.75,
  4, 8, 0.5
};)~",
     "text", "triples triples-xz flat", "vertices: 2,1 9,1 9,7 4,8",
     "z was dropped"},
    {R"~(hierarchy: Cesium.Cartesian3.fromDegreesArrayHeights([7.5, 50.25, 81, 7.75, 50.25, 84, 7.75, 50.5, 86]))~",
     "text", "triples triples-xz", "hierarchy: 7.5,50.25 7.75,50.25 7.75,50.5",
     "z was dropped"},
    {R"~(> ```diff
>  (polygon 6e1b (layer top_names)
>    (vertex (pos -2 -1) (angle 0.0))
> -  (vertex (pos 3 -1) (angle 0.0))
> +  (vertex (pos 4 -1) (angle 0.0))
>    (vertex (pos 4 2.5) (angle 0.0))
> ```)~",
     "text", "pairs", ": -2,-1 4,-1 4,2.5",
     "other text around the polygons was left out"},
  };
  // clang-format on
  return table;
}

const std::vector<MalformedSnippet>& engineErrors() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(m_Paths:
- - {x: 0, y: 0}
  - {x: nan, y: 0})~",
     "line 3: nan is not a finite number; write a finite one"},
    {R"~(m_Paths:
- - {x: 0, y: 0}
  - {x: 1})~",
     "line 3: \"{x: 1}\" is no point; write {x: 1, y: 2}"},
    {R"~(--- !u!4 &1
Transform:
  m_GameObject: {fileID: 3}
  m_Father: {fileID: 2}
--- !u!4 &2
Transform:
  m_Father: {fileID: 1}
--- !u!61 &4
BoxCollider2D:
  m_GameObject: {fileID: 3}
  m_Size: {x: 1, y: 1})~",
     "line 5: this object hangs from itself, or from more than 256 others"},
    {R"~(BoxCollider2D:
  m_Enabled: 1)~",
     "the YAML of Unity has no polygon; it needs a PolygonCollider2D with m_Paths"},
    {R"~([node name="A" type="CollisionPolygon2D"]
polygon = PackedVector2Array(0, 0, 1, 0, 1))~",
     "line 2: the list has 5 numbers, which make no pairs x, y; remove or add one"},
    {R"~([node name="A" type="CollisionPolygon2D"]
position = Vector2(1, nan)
polygon = PackedVector2Array(0, 0, 1, 0, 1, 1))~",
     "line 2: nan is not a finite number; write a finite one"},
    {R"~([node name="A" type="CollisionPolygon2D"]
rotation = left
polygon = PackedVector2Array(0, 0, 1, 0, 1, 1))~",
     "line 2: rotation should be a number; write it in radians"},
    {R"~([node name="A" type="Sprite2D"])~",
     "the scene of Godot has no polygon; it needs a CollisionPolygon2D, a Polygon2D or a shape with corners"},
    {R"~(<map tilewidth="16"><objectgroup><object x="1" y="2"><ellipse/></object></objectgroup></map>)~",
     "the map of Tiled has no polygon; it needs an <object> that is one or a rectangle"},
    {R"~(<map tilewidth="16"><layer name="ground"><data encoding="csv">1,0,1,1</data></layer></map>)~",
     "the tile layer \"ground\" has no polygons; to have its tiles, export the map as a PNG and open that"},
    {R"~({"type":"map", "tilewidth":16, "layers":[{"type":"tilelayer", "name":"ground", "data":[1,0,0,1,0,1], "x":0, "y":0, "width":3, "height":2}]})~",
     "the tile layer \"ground\" has no polygons; to have its tiles, export the map as a PNG and open that"},
    {R"~(<objectgroup>
<object x="left" y="2" width="3" height="4"/>
</objectgroup>)~",
     "line 2: x=\"left\" is no number"},
    {R"~(<objectgroup>
<object x="1" y="2"><polygon points="0,0 1,0 1"/></object>
</objectgroup>)~",
     "line 2: the points have 5 numbers, which make no pairs x, y; remove or add one"},
    {R"~((gr_poly (pts (xy 0 0) (xy 1 0)
  (xy 1 x)))~"
     ")",
     "line 2: expected a point (xy x y)"},
    {R"~((gr_poly (pts (xy 0 0) (xy 1 0)
  (xy 1 nan)))~"
     ")",
     "line 2: nan is not a finite number; write a finite one"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
