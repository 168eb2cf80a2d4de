"""Pictures a product's GLB in a photographer's studio with Blender's Cycles: blender -b -P stage.py -- order.json

A sweep of paper, a large soft light from the left, a weaker one from the right and one from above. The order (written by
picture-product.ts) names the GLB and the views; of each view a region is rendered, as render.py does.
"""
import json
import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "platform", "cycles"))
import lights
import materials
import regions

PAPER, PAPER_GLOW = (0.85, 0.815, 0.76, 1), 0.75
# Half of the lens' angle: long, so that what is near does not bulge.
HALF = math.radians(10)


def build(order):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=order["glb"])
    extras = {one["name"]: one.get("extras", {}) for one in regions.read_json_of(order["glb"]).get("materials", [])}
    for material in bpy.data.materials:
        if material.use_nodes:
            materials.dress(material, extras.get(material.name, {}), 1.1)
    scene = bpy.context.scene
    points = [thing.matrix_world @ corner.co for thing in scene.objects if thing.type == "MESH" for corner in thing.data.vertices]
    low = Vector([min(point[axis] for point in points) for axis in range(3)])
    high = Vector([max(point[axis] for point in points) for axis in range(3)])
    return scene, points, low, high


def look(view):
    """From where a view looks, as the axes of its camera: right, up, backwards."""
    turn, rise = math.radians(view["azimuth"]), math.radians(view["elevation"])
    back = Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)))
    right = Vector((math.cos(turn), math.sin(turn), 0))
    return right, back.cross(right), back


def frame(view, points, low, high):
    """Where the camera stands, so that all that is to be seen fills the square but for a margin."""
    right, up, back = look(view)
    part = view.get("part")
    if part:
        x, y, z = part["at"]
        middle = Vector((low.x + x * (high.x - low.x), high.y - z * (high.y - low.y), low.z + y * (high.z - low.z)))
        far = part["share"] * max(high - low) / 2 / math.tan(HALF)
        return right, up, back, middle + back * far
    seen = [(point.dot(right), point.dot(up), point.dot(back)) for point in points[:: max(1, len(points) // 6000)]]
    far, x, y = (high - low).length * 3, 0, 0
    for _ in range(12):
        deep = max(one[2] for one in seen)
        across = [(one[0] - x) / (far + deep - one[2]) for one in seen]
        down = [(one[1] - y) / (far + deep - one[2]) for one in seen]
        x += (max(across) + min(across)) / 2 * far
        y += (max(down) + min(down)) / 2 * far
        wide, tall = max(across) - min(across), max(down) - min(down)
        far *= max(wide / 0.88, tall / 0.8) / 2 / math.tan(HALF)
    # A little more room below, for the shadow.
    y -= far * math.tan(HALF) * 0.04
    return right, up, back, right * x + up * y + back * (deep + far)


def add_camera(scene, view, points, low, high):
    right, up, back, eye = frame(view, points, low, high)
    camera = bpy.data.cameras.new("camera")
    camera.angle, camera.clip_start, camera.clip_end = 2 * HALF, 0.02, 400
    axes = Matrix((right, up, back)).transposed().to_4x4()
    scene.camera = lights.add(scene, camera, Matrix.Translation(eye) @ axes)
    return back


def paper():
    """Paper that the camera alone sees brighter: the product is exposed by itself, not by what is behind it."""
    material = bpy.data.materials.new("paper")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = PAPER
    surface.inputs["Roughness"].default_value = 0.95
    surface.inputs["Specular"].default_value = 0.0
    shine, seen, both = (nodes.new(f"ShaderNode{name}") for name in ("Emission", "LightPath", "AddShader"))
    shine.inputs["Color"].default_value = PAPER
    strength = nodes.new("ShaderNodeMath")
    strength.operation = "MULTIPLY"
    strength.inputs[1].default_value = PAPER_GLOW
    links.new(seen.outputs["Is Camera Ray"], strength.inputs[0])
    links.new(strength.outputs[0], shine.inputs["Strength"])
    links.new(surface.outputs[0], both.inputs[0])
    links.new(shine.outputs[0], both.inputs[1])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    material.cycles.sample_as_light = False
    return material


def add_sweep(scene, catches, low, high, back):
    """The paper: along the floor and up behind, or a wall; turned to the camera."""
    size = max(high - low)
    middle = (low + high) / 2
    wide, steps = 26 * size, 20
    if catches == "wall":
        profile = [(0, -wide), (0, wide)]
        origin, towards = Vector((middle.x, high.y, middle.z)), Vector((0, -1, 0))
    elif catches == "floor":
        bend, behind = 3.2 * size, 3.0 * size
        corner = [(-behind - bend * math.sin(at), bend * (1 - math.cos(at))) for at in (k * math.pi / 2 / steps for k in range(steps + 1))]
        profile = [(14 * size, 0), *corner, (-behind - bend, 14 * size)]
        flat = Vector((back.x, back.y, 0))
        origin, towards = Vector((middle.x, middle.y, low.z)), flat.normalized()
    else:
        profile = [(-2.6 * size, -wide), (-2.6 * size, wide)]
        flat = Vector((back.x, back.y, 0))
        origin, towards = middle, flat.normalized()
    side = Vector((-towards.y, towards.x, 0))
    places = []
    for forth, rise in profile:
        for share in (-0.5, 0.5):
            places.append(origin + towards * forth + side * wide * share + Vector((0, 0, rise)))
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata([tuple(place) for place in places], [], faces)
    mesh.materials.append(paper())
    for face in mesh.polygons:
        face.use_smooth = True
    sweep = bpy.data.objects.new("sweep", mesh)
    scene.collection.objects.link(sweep)
    return sweep


def add_softbox(scene, at, target, side, power, colour):
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape, light.size, light.energy, light.color = "SQUARE", side, power, colour
    turn = (target - at).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    box = lights.add(scene, light, Matrix.Translation(at) @ turn)
    box.visible_camera = False
    return box


def add_lights(scene, catches, low, high, back, mirrored):
    """Around the camera: the same light from wherever one looks. Power grows with the square of the size."""
    size, middle = max(high - low), (low + high) / 2
    flat = Vector((back.x, back.y, 0)).normalized()
    if catches == "wall":
        flat = Vector((0, -1, 0))
    left = Vector((flat.y, -flat.x, 0))
    place = lambda forth, aside, rise: middle + size * (flat * forth + left * aside + Vector((0, 0, rise)))
    power = size * size
    made = [
        add_softbox(scene, place(1.5, 2.3, 2.2), middle, 1.5 * size, 380 * power, (1, 0.965, 0.92)),
        add_softbox(scene, place(2.0, -2.6, 1.0), middle, 2.6 * size, 36 * power, (0.95, 0.975, 1)),
    ]
    if catches != "wall":
        made.append(add_softbox(scene, place(-0.9, 0.2, 3.0), middle, 2.4 * size, 130 * power, (1, 0.985, 0.96)))
    for box in made:
        box.visible_glossy = not mirrored
    return made


def add_world(scene, mirrored):
    """An even light in the shadows; metal sees a bright room: a pale ceiling, walls, a darker floor. A mirror shows what it
    sees, so it sees neither floor nor lamps, but a pale wall that grows brighter upwards."""
    world = scene.world = bpy.data.worlds.new("room")
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes["Background"].inputs["Color"].default_value = (1, 0.985, 0.96, 1)
    nodes["Background"].inputs["Strength"].default_value = 0.27
    room, path, mixed = nodes.new("ShaderNodeBackground"), nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMixShader")
    place, split, ramp = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeValToRGB")
    half = nodes.new("ShaderNodeMath")
    half.operation, half.inputs[1].default_value, half.inputs[2].default_value = "MULTIPLY_ADD", 0.5, 0.5
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.3, (0.26, 0.235, 0.21, 1)
    stops[1].position, stops[1].color = 0.85, (1.0, 0.985, 0.95, 1)
    middle = stops.new(0.49)
    middle.color = (0.46, 0.435, 0.40, 1)
    horizon = stops.new(0.53)
    horizon.color = (0.74, 0.715, 0.675, 1)
    if mirrored:
        for stop, shade in zip(stops, (0.8, 1.05, 1.1, 1.7)):
            stop.color = (0.985 * shade, shade, shade, 1)
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], half.inputs[0])
    links.new(half.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], room.inputs["Color"])
    room.inputs["Strength"].default_value = 1.1
    links.new(path.outputs["Is Glossy Ray"], mixed.inputs[0])
    links.new(nodes["Background"].outputs[0], mixed.inputs[1])
    links.new(room.outputs[0], mixed.inputs[2])
    links.new(mixed.outputs[0], nodes["World Output"].inputs["Surface"])


with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    ORDER = json.load(file)
SCENE, POINTS, LOW, HIGH = build(ORDER)
MIRRORED = ORDER.get("mirrored", False)
add_world(SCENE, MIRRORED)
regions.set_up(SCENE, ORDER)
SCENE.cycles.adaptive_min_samples = 8
for at, (view, region) in enumerate(zip(ORDER["views"], ORDER["regions"])):
    catches = (view["catches"] or [""])[0]
    way = add_camera(SCENE, view, POINTS, LOW, HIGH)
    built = [add_sweep(SCENE, catches, LOW, HIGH, way), *add_lights(SCENE, catches, LOW, HIGH, way, MIRRORED)]
    regions.render(SCENE, ORDER, at, region)
    for thing in built:
        bpy.data.objects.remove(thing)
