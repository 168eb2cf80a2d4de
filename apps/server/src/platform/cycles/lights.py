"""Sun, windows, lamps, sky and camera of a home from the nodes of its GLB."""
import math

import bpy
from mathutils import Matrix, Quaternion, Vector

# So much brighter than they are: a room is lit by its windows without a hundred bounces, and lamps stand up to them.
WINDOW_GAIN, LAMP_GAIN, WATTS_PER_LUMEN = 4.0, 6.0, 0.3 * math.pi / 800


def placed(node):
    """Where a node of glTF (y up, looks along -z) stands in Blender (z up, lights and cameras look along -z)."""
    x, y, z = node.get("translation", (0, 0, 0))
    qx, qy, qz, qw = node.get("rotation", (0, 0, 0, 1))
    up = Matrix.Rotation(math.pi / 2, 4, "X")
    turned = Quaternion((qw, qx, qy, qz)).to_matrix().to_4x4()
    return Matrix.Translation(Vector((x, -z, y))) @ up @ turned


def add(scene, data, matrix):
    thing = bpy.data.objects.new(data.name, data)
    scene.collection.objects.link(thing)
    thing.matrix_world = matrix
    return thing


def add_lights(scene, nodes, rooms):
    """The sun, and the windows and lamps of these rooms: what nobody sees the light of only adds noise."""
    for node in nodes:
        extras = node.get("extras", {})
        kind = extras.get("light")
        if kind == "sun":
            light = bpy.data.lights.new("sun", "SUN")
            light.energy, light.color = strength(extras["irradiance"])
            light.angle = math.radians(0.9)
            add(scene, light, placed(node))
        elif kind == "window" and extras["room"] in rooms:
            light = bpy.data.lights.new("window", "AREA")
            light.shape = "RECTANGLE"
            light.size, light.size_y = extras["width"], extras["height"]
            radiance, light.color = strength(extras["radiance"])
            light.energy = radiance * math.pi * extras["width"] * extras["height"] * WINDOW_GAIN
            add(scene, light, placed(node)).visible_camera = False
        elif kind == "lamp" and extras["room"] in rooms:
            light = bpy.data.lights.new("lamp", "POINT")
            _, light.color = strength(extras["tint"])
            light.energy = extras["lumens"] * WATTS_PER_LUMEN * LAMP_GAIN
            light.shadow_soft_size = max(0.02, min(0.12, extras.get("across", 0.1) / 2))
            add(scene, light, placed(node)).visible_camera = False


def strength(colour):
    most = max(max(colour), 1e-6)
    return most, [part / most for part in colour]


def add_sky(scene, backdrop, brightness, around):
    """What windows show, seen by the camera alone; all other rays get the even light `around`. Windows do the lighting."""
    world = scene.world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    nodes, links = world.node_tree.nodes, world.node_tree.links
    even = nodes["Background"]
    even.inputs["Color"].default_value = (*around, 1)
    shown = nodes.new("ShaderNodeBackground")
    picture = nodes.new("ShaderNodeTexEnvironment")
    picture.image = bpy.data.images.load(backdrop)
    links.new(picture.outputs["Color"], shown.inputs["Color"])
    shown.inputs["Strength"].default_value = brightness
    path = nodes.new("ShaderNodeLightPath")
    mixed = nodes.new("ShaderNodeMixShader")
    links.new(path.outputs["Is Camera Ray"], mixed.inputs[0])
    links.new(even.outputs[0], mixed.inputs[1])
    links.new(shown.outputs[0], mixed.inputs[2])
    links.new(mixed.outputs[0], nodes["World Output"].inputs["Surface"])


def add_camera(scene, node):
    extras = node["extras"]
    camera = bpy.data.cameras.new("camera")
    camera.sensor_width, camera.sensor_fit, camera.clip_start = 36, "HORIZONTAL", 0.03
    if extras["view"] == "panorama":
        camera.type = "PANO"
        camera.cycles.panorama_type = "EQUIRECTANGULAR"
    else:
        camera.lens = 18 / math.tan(math.radians(extras["fieldOfView"]) / 2)
        camera.shift_y = extras["lensShift"]
        focus = extras.get("focus")
        if focus:
            camera.dof.use_dof = True
            camera.dof.focus_distance, camera.dof.aperture_fstop = focus["distance"], focus["aperture"]
    scene.camera = add(scene, camera, placed(node))
