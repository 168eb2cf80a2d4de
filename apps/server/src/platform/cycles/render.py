"""Renders a home's GLB with Blender's Cycles: blender -b -P render.py -- order.json

The order (written by run-blender.ts) names the GLB, a camera of it, the size, the samples and the regions of the picture to render, in
pixels from its upper left corner. Of each region three files come: light, albedo and normal, as 32-bit floats, red green blue alpha, row
by row from the bottom. "REGION i" is printed when they are whole.
"""
import json
import os
import sys

import bpy

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import lights
import materials
import regions


def build(order):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=order["glb"])
    scene, gltf = bpy.context.scene, regions.read_json_of(order["glb"])
    for thing in [one for one in scene.objects if one.type in {"LIGHT", "CAMERA"}]:
        bpy.data.objects.remove(thing)
    nodes = gltf["nodes"]
    camera = next(n for n in nodes if n.get("extras", {}).get("camera") == order["camera"])
    sky = gltf["scenes"][gltf.get("scene", 0)]["extras"]["sky"]
    extras = {one["name"]: one.get("extras", {}) for one in gltf.get("materials", [])}
    glow = 1.1 - 0.5 * sky["night"]
    for material in bpy.data.materials:
        if material.use_nodes:
            materials.dress(material, extras.get(material.name, {}), glow)
    lights.add_lights(scene, nodes, set(camera["extras"]["rooms"]))
    lights.add_sky(scene, order["backdrop"], order["backdropBrightness"], [0.12 * part for part in sky["horizon"]])
    lights.add_camera(scene, camera)
    return scene


with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    ORDER = json.load(file)
SCENE = build(ORDER)
regions.set_up(SCENE, ORDER)
for at, one in enumerate(ORDER["regions"]):
    regions.render(SCENE, ORDER, at, one)
