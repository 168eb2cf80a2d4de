"""Dresses the materials of a home's GLB for Cycles: what glTF cannot say stands in their extras."""

MATT = {"fabric", "rug", "paper", "wallpaper", "paint", "woven", "art"}
# Diffuse bounces see the full surface of these: what they mirror matters more than the noise.
SHINING = {"metal", "mirror", "glass", "screen"}


def dress(material, extras, glow):
    """Makes one material of Cycles. `glow` is how strongly lamps shine beside daylight."""
    surface = next((n for n in material.node_tree.nodes if n.type == "BSDF_PRINCIPLED"), None)
    if surface is None:
        return
    kind = extras.get("finishClass", "")
    tree = Tree(material.node_tree, surface)
    if kind in MATT:
        surface.inputs["Specular"].default_value = 0.12
    if extras.get("sheen", 0) > 0:
        surface.inputs["Sheen"].default_value = min(1.0, extras["sheen"] * 1.3)
        surface.inputs["Sheen Tint"].default_value = 0.6
    if kind == "mirror":
        surface.inputs["Roughness"].default_value = 0.0
    if extras.get("glows", 0) > 0:
        tree.shine(extras["glows"] * glow, 2.2 if kind == "light" else 1.0)
        # Lamps are lights of their own: bulbs that are sampled twice only make noise.
        material.cycles.sample_as_light = False
        tree.end(tree.clear_for_shadows(surface.outputs[0]))
    elif extras.get("isClear"):
        tree.end(tree.thin_glass(extras.get("through", 1)))
    elif kind == "fabric" and extras.get("through", 0) >= 0.5:
        tree.end(tree.mix(0.38, tree.translucent(0.62), tree.transparent()))
    elif is_shade(kind, extras):
        tree.shine(extras["through"] * 0.9 * glow, 1.0)
        material.cycles.sample_as_light = False
        tree.end(tree.clear_for_shadows(tree.translucent(0.35)))
    elif extras.get("through", 0) > 0:
        tree.end(tree.translucent(min(0.45, extras["through"] * 1.1)))
    elif kind and kind not in SHINING:
        tree.end(tree.mix(tree.path("Is Diffuse Ray"), surface.outputs[0], tree.diffuse()))


def is_shade(kind, extras):
    """Paper, linen and opal glass with a lamp in them."""
    through = extras.get("through", 0)
    return through > 0 and (kind == "paper" or (kind == "glass" and through <= 0.5))


class Tree:
    """The nodes of one material around its principled surface."""

    def __init__(self, tree, surface):
        self.nodes, self.links, self.surface = tree.nodes, tree.links, surface
        self.output = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")

    def end(self, socket):
        self.links.new(socket, self.output.inputs["Surface"])

    def colour_into(self, socket):
        source = self.surface.inputs["Base Color"]
        if source.is_linked:
            self.links.new(source.links[0].from_socket, socket)
        else:
            socket.default_value = source.default_value

    def mix(self, share, first, second):
        """`share` of the second: a number or a socket."""
        node = self.nodes.new("ShaderNodeMixShader")
        if isinstance(share, (int, float)):
            node.inputs[0].default_value = share
        else:
            self.links.new(share, node.inputs[0])
        self.links.new(first, node.inputs[1])
        self.links.new(second, node.inputs[2])
        return node.outputs[0]

    def path(self, name):
        return self.nodes.new("ShaderNodeLightPath").outputs[name]

    def diffuse(self):
        node = self.nodes.new("ShaderNodeBsdfDiffuse")
        self.colour_into(node.inputs["Color"])
        return node.outputs[0]

    def transparent(self):
        return self.nodes.new("ShaderNodeBsdfTransparent").outputs[0]

    def translucent(self, share):
        node = self.nodes.new("ShaderNodeBsdfTranslucent")
        self.colour_into(node.inputs["Color"])
        return self.mix(share, self.surface.outputs[0], node.outputs[0])

    def clear_for_shadows(self, shown):
        """The lamp within shines through: shadow rays do not see it."""
        return self.mix(self.path("Is Shadow Ray"), shown, self.transparent())

    def thin_glass(self, through):
        """A pane without refraction: it mirrors as much as its angle asks, and is clear for the rest."""
        clear = self.nodes.new("ShaderNodeBsdfTransparent")
        tint = self.surface.inputs["Base Color"].default_value
        clear.inputs["Color"].default_value = [1 - (1 - part) * (1.15 - through) for part in tint[:3]] + [1]
        mirror = self.nodes.new("ShaderNodeBsdfGlossy")
        mirror.inputs["Roughness"].default_value = 0.02
        fresnel = self.nodes.new("ShaderNodeFresnel")
        # Less than the 1.5 of glass: a pane that mirrors a dark room only adds noise to the view.
        fresnel.inputs["IOR"].default_value = 1.2
        return self.mix(fresnel.outputs[0], clear.outputs[0], mirror.outputs[0])

    def shine(self, strength, white):
        self.colour_into(self.surface.inputs["Emission"])
        self.surface.inputs["Emission Strength"].default_value = strength * white
