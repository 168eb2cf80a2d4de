import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import { veilOpacity, type Finish, type FinishClass } from "@roomwright/models/finishes/finish"
import { Color, DoubleSide, FrontSide, MeshPhysicalMaterial, type Texture } from "three"

/** The pictures of a finish's pattern: sRGB colour, tangent normals (y up), roughness in green. */
export interface FinishTextures {
  readonly colour: Texture
  readonly normal: Texture
  readonly roughness: Texture
}

/** The material of a finish. Textures repeat once a metre of texture coordinates, divided by the finish's tile. */
export function finishMaterial(id: FinishId, textures: FinishTextures | null): MeshPhysicalMaterial {
  const finish: Finish = finishes[id]
  const material = new MeshPhysicalMaterial({
    name: id,
    color: textures ? "#ffffff" : finish.colour,
    roughness: textures ? 1 : finish.roughness,
    metalness: finish.metalness ?? 0,
    side: finish.isTwoSided ? DoubleSide : FrontSide,
    clearcoat: finish.coat ?? 0,
    clearcoatRoughness: 0.08,
  })
  if (matt.has(finish.class)) material.specularIntensity = 0.4
  if (finish.sheen) {
    // Hair at the edge of cloth takes the colour of the light more than that of the yarn.
    material.sheen = finish.sheen * 0.7
    material.sheenRoughness = 0.42
    material.sheenColor.set(finish.colour).lerp(white, 0.4)
  }
  if (finish.emission) {
    material.emissive.set(finish.colour)
    material.emissiveIntensity = finish.emission
    if (textures) {
      // A flame is as bright as it burns, whatever light falls on it.
      material.color.set("#000000")
      material.emissive.set("#ffffff")
      material.emissiveMap = textures.colour
    }
  } else if (finish.transmission && !finish.isClear) {
    // Light that comes through, without a pass of its own for it: shades are lit from within, leaves and curtains from behind.
    const isShade = finish.class === "paper" || (finish.class === "glass" && finish.transmission <= 0.5)
    material.emissive.set(finish.colour)
    material.emissiveIntensity = finish.transmission * (isShade ? 0.8 : finish.class === "plant" ? 0.6 : 0.15)
    if (textures) material.emissiveMap = textures.colour
    if (textures) material.emissive.set("#ffffff")
  }
  const veil = veilOpacity(finish)
  if (veil !== null) {
    // Every fold that one looks through adds to the last.
    material.transparent = true
    material.opacity = veil
    material.depthWrite = false
  }
  if (finish.isClear) {
    material.userData.isGlass = true
    material.transparent = true
    // Coloured glass is denser than clear glass of as much transmission.
    material.opacity = 1 - (finish.transmission ?? 1) * (0.4 + 0.42 * lightnessOf(material.color))
    material.depthWrite = false
  }
  if (textures) {
    material.map = textures.colour
    material.normalMap = textures.normal
    material.roughnessMap = textures.roughness
  }
  return material
}

const lightnessOf = ({ r, g, b }: Color): number => Math.sqrt(0.2126 * r + 0.7152 * g + 0.0722 * b)

const white = new Color(1, 1, 1)

/** Surfaces that hardly mirror, however the light grazes them. */
const matt: ReadonlySet<FinishClass> = new Set([
  "fabric",
  "rug",
  "paper",
  "wallpaper",
  "paint",
  "woven",
  "art",
])
