"""Sets Cycles up and renders regions of a picture: of each the light, and the albedo and normals that the filter looks at."""
import array
import json
import os
import struct

import bpy
import numpy

# The glTF importer of Blender 3.4 uses names that numpy 1.24 took away.
for name, kind in (("bool", bool), ("object", object), ("int", int), ("float", float)):
    if name not in numpy.__dict__:
        setattr(numpy, name, kind)

PASSES = {"light": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def read_json_of(glb):
    with open(glb, "rb") as file:
        file.seek(12)
        length, _ = struct.unpack("<II", file.read(8))
        return json.loads(file.read(length))


def set_up(scene, order):
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", order["threads"]
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = order.get("seed", 0)
    cycles.use_denoising = cycles.use_preview_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 4, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 12
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.light_sampling_threshold = 3, 1.0, 0.04
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.view_layers[0].use_pass_normal = True
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = order["folder"]
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for slot, socket in PASSES.items():
        files.file_slots.new(slot + "-")
        tree.links.new(layers.outputs[socket], files.inputs[slot + "-"])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])


def render(scene, order, index, region):
    """One region, and its passes as plain floats."""
    width, height = region.get("width", order["width"]), region.get("height", order["height"])
    scene.render.resolution_x, scene.render.resolution_y = width, height
    x0, y0, x1, y1 = region.get("box", (0, 0, width, height))
    scene.render.use_border = scene.render.use_crop_to_border = True
    scene.render.border_min_x, scene.render.border_max_x = x0 / width, x1 / width
    scene.render.border_min_y, scene.render.border_max_y = 1 - y1 / height, 1 - y0 / height
    scene.cycles.samples = region.get("samples", order["samples"])
    bpy.ops.render.render()
    for slot in PASSES:
        path = os.path.join(order["folder"], f"{slot}-0001.exr")
        image = bpy.data.images.load(path, check_existing=False)
        image.colorspace_settings.name = "Non-Color"
        pixels = array.array("f", [0]) * (image.size[0] * image.size[1] * 4)
        image.pixels.foreach_get(pixels)
        with open(os.path.join(order["folder"], f"{index}-{slot}.part"), "wb") as file:
            pixels.tofile(file)
        os.replace(file.name, os.path.join(order["folder"], f"{index}-{slot}.f32"))
        bpy.data.images.remove(image)
        os.remove(path)
    print(f"REGION {index} {x1 - x0} {y1 - y0}", flush=True)
