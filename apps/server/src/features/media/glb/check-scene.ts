import { modelLimits } from "@roomwright/contract/catalogue/product-models"
import { GlbFault } from "./glb-fault.ts"
import type { Accessor, Gltf, Node, Primitive } from "./gltf-shape.ts"

/** Extensions that we read, or can ignore without changing the model's look. */
const readable = new Set([
  "EXT_meshopt_compression",
  "EXT_texture_webp",
  "KHR_lights_punctual",
  "KHR_materials_anisotropy",
  "KHR_materials_clearcoat",
  "KHR_materials_emissive_strength",
  "KHR_materials_ior",
  "KHR_materials_iridescence",
  "KHR_materials_sheen",
  "KHR_materials_specular",
  "KHR_materials_transmission",
  "KHR_materials_unlit",
  "KHR_materials_volume",
  "KHR_mesh_quantization",
  "KHR_texture_transform",
])

/** Checks that every reference exists, that nodes form no cycle, and that drawn data has its bounds. */
export function checkScene(gltf: Gltf): void {
  const strange = gltf.extensionsRequired.find((name) => !readable.has(name))
  if (strange !== undefined) throw new GlbFault("extension", strange)
  if (gltf.skins.length > 0) throw new GlbFault("rigged", "skins")
  if (gltf.nodes.length > modelLimits.nodes) throw new GlbFault("tooLarge", "nodes")
  for (const { primitives } of gltf.meshes) for (const each of primitives) checkPrimitive(gltf, each)
  gltf.nodes.forEach((node) => checkNode(gltf, node))
  checkTextures(gltf)
  checkAnimations(gltf)
  checkTree(gltf)
}

function checkPrimitive(gltf: Gltf, { attributes, indices, material, targets, extensions }: Primitive): void {
  // Its data is in a separate stream whose size nobody can know beforehand.
  if (extensions?.["KHR_draco_mesh_compression"])
    throw new GlbFault("extension", "KHR_draco_mesh_compression")
  const position = accessorOf(gltf, attributes["POSITION"])
  if (position.type !== "VEC3") throw new GlbFault("broken", "positions that are none")
  for (const set of [attributes, ...targets])
    for (const at of Object.values(set))
      if (accessorOf(gltf, at).count !== position.count) throw new GlbFault("broken", "uneven attributes")
  if (indices !== undefined) {
    const { type, componentType } = accessorOf(gltf, indices)
    if (type !== "SCALAR" || ![5121, 5123, 5125].includes(componentType))
      throw new GlbFault("broken", "indices that are none")
  }
  if (material !== undefined && material >= gltf.materials.length)
    throw new GlbFault("broken", "no such material")
}

function accessorOf({ accessors }: Gltf, at: number | undefined): Accessor {
  const accessor = at === undefined ? undefined : accessors[at]
  if (!accessor) throw new GlbFault("broken", "no such accessor")
  return accessor
}

function checkNode(gltf: Gltf, { mesh, children, skin }: Node): void {
  if (skin !== undefined) throw new GlbFault("rigged", "a skin")
  if (mesh !== undefined && mesh >= gltf.meshes.length) throw new GlbFault("broken", "no such mesh")
  if (children.some((child) => child >= gltf.nodes.length)) throw new GlbFault("broken", "no such node")
}

function checkTextures({ textures, images, samplers, bufferViews }: Gltf): void {
  for (const { source, sampler, extensions } of textures) {
    if (extensions?.["KHR_texture_basisu"] !== undefined && source === undefined)
      throw new GlbFault("extension", "KHR_texture_basisu")
    if (source !== undefined && source >= images.length) throw new GlbFault("broken", "no such image")
    if (sampler !== undefined && sampler >= samplers.length) throw new GlbFault("broken", "no such sampler")
  }
  for (const { uri, bufferView } of images) {
    if (uri !== undefined) throw new GlbFault("outside", "an image's address")
    if (bufferView === undefined || bufferView >= bufferViews.length)
      throw new GlbFault("broken", "an image that is nowhere")
  }
}

/** They are dropped afterwards, but still read. */
function checkAnimations(gltf: Gltf): void {
  for (const { channels, samplers } of gltf.animations) {
    for (const { input, output } of samplers) {
      const times = accessorOf(gltf, input)
      accessorOf(gltf, output)
      if (times.type !== "SCALAR" || times.componentType !== 5126)
        throw new GlbFault("broken", "times that are none")
    }
    for (const { sampler, target } of channels)
      if (sampler >= samplers.length || (target.node ?? 0) >= gltf.nodes.length)
        throw new GlbFault("broken", "a channel of nothing")
  }
}

/** From the roots down: no node has two parents or is its own ancestor, and no branch is too deep. */
function checkTree(gltf: Gltf): void {
  const parents = new Uint8Array(gltf.nodes.length)
  for (const { children } of gltf.nodes)
    for (const child of children) {
      parents[child] = (parents[child] ?? 0) + 1
      if (parents[child] > 1) throw new GlbFault("tooDeep", "a node with two parents")
    }
  if (gltf.scenes.length === 0) throw new GlbFault("empty", "no scene")
  const scene = gltf.scenes[gltf.scene ?? 0]
  if (!scene) throw new GlbFault("broken", "no such scene")
  for (const { nodes } of gltf.scenes)
    if (nodes.some((root) => root >= gltf.nodes.length || parents[root] !== 0))
      throw new GlbFault("broken", "a root that is none")
  checkDrawn(gltf, scene.nodes)
  // A cycle has no root, so it is not drawn; yet some reader may follow it.
  let reached = 0
  const seen = gltf.nodes.flatMap((_node, at) => (parents[at] === 0 ? [{ at, depth: 1 }] : []))
  for (let next = seen.pop(); next; next = seen.pop()) {
    reached += 1
    if (next.depth > modelLimits.depth) throw new GlbFault("tooDeep", "nodes")
    for (const child of gltf.nodes[next.at]?.children ?? []) seen.push({ at: child, depth: next.depth + 1 })
  }
  if (reached !== gltf.nodes.length) throw new GlbFault("tooDeep", "a circle of nodes")
}

/** A mesh counts as often as it is drawn. Roots may be named twice. */
function checkDrawn(gltf: Gltf, roots: readonly number[]): void {
  let vertices = 0
  let triangles = 0
  const left = [...new Set(roots)]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const node = gltf.nodes[at]
    if (!node) continue
    left.push(...node.children)
    for (const primitive of gltf.meshes[node.mesh ?? -1]?.primitives ?? []) {
      vertices += accessorOf(gltf, primitive.attributes["POSITION"]).count
      triangles += countTriangles(gltf, primitive)
      if (vertices > modelLimits.vertices || triangles > modelLimits.triangles)
        throw new GlbFault("tooLarge", "drawn")
    }
  }
  if (triangles === 0) throw new GlbFault("empty", "no triangles")
}

function countTriangles(gltf: Gltf, { mode, indices, attributes }: Primitive): number {
  const { count } = accessorOf(gltf, indices ?? attributes["POSITION"])
  if (mode === 4) return Math.floor(count / 3)
  return mode > 4 ? Math.max(0, count - 2) : 0
}
