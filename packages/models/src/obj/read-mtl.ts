import { listLines } from "./read-obj.ts"

/** A material of an MTL file, as it says it: colours as they are seen on a screen, from 0 to 1. */
export interface ObjMaterial {
  readonly name: string
  readonly colour: Colour
  /** What it mirrors of lamps. */
  readonly highlight: Colour
  /** Phong exponent, 0 to 1000: the higher, the smaller the highlight. */
  readonly shininess: number
  readonly glow: Colour
  readonly opacity: number
  /** The file of its texture, as it names it. */
  readonly texture: string | null
  /** Where the texture is cut out. */
  readonly cutOut: string | null
}
export type Colour = readonly [number, number, number]

const mostMaterials = 2_000

/** What OBJ files without a material are drawn with. */
export const plainMaterial: ObjMaterial = {
  name: "",
  colour: [0.8, 0.8, 0.8],
  highlight: [0, 0, 0],
  shininess: 0,
  glow: [0, 0, 0],
  opacity: 1,
  texture: null,
  cutOut: null,
}

/** Reads the materials of a Wavefront MTL file. What it does not understand is left as a plain material has it. */
export function readMtl(text: string): ReadonlyMap<string, ObjMaterial> {
  const materials = new Map<string, ObjMaterial>()
  let name: string | null = null
  for (const line of listLines(text)) {
    const [, word = "", rest = ""] = /^(\S+)\s*(.*)$/s.exec(line) ?? []
    if (word === "newmtl") {
      if (materials.size >= mostMaterials) break
      name = rest
      materials.set(name, { ...plainMaterial, name })
      continue
    }
    const material = name === null ? undefined : materials.get(name)
    if (material) materials.set(material.name, { ...material, ...readStatement(word.toLowerCase(), rest) })
  }
  return materials
}

function readStatement(word: string, rest: string): Partial<ObjMaterial> {
  switch (word) {
    case "kd":
      return { colour: readColour(rest, plainMaterial.colour) }
    case "ks":
      return { highlight: readColour(rest, plainMaterial.highlight) }
    case "ke":
      return { glow: readColour(rest, plainMaterial.glow) }
    case "ns":
      return { shininess: between(0, Number(rest), 1_000, 0) }
    case "d":
      return { opacity: between(0, Number(rest.replace(/^-halo\s+/, "")), 1, 1) }
    case "tr":
      return { opacity: 1 - between(0, Number(rest), 1, 0) }
    case "map_kd":
      return { texture: readFileName(rest) }
    case "map_d":
      return { cutOut: readFileName(rest) }
    default:
      return {}
  }
}

function readColour(rest: string, otherwise: Colour): Colour {
  const [red = "", green = red, blue = red] = rest.split(/\s+/)
  if (red === "" || Number.isNaN(Number(red))) return otherwise
  return [
    between(0, Number(red), 1, otherwise[0]),
    between(0, Number(green), 1, otherwise[1]),
    between(0, Number(blue), 1, otherwise[2]),
  ]
}

const between = (least: number, value: number, most: number, otherwise: number): number =>
  Number.isNaN(value) ? otherwise : Math.min(most, Math.max(least, value))

/** Options stand in front of the name, which may have spaces: `-bm 0.03 -o 0.2 0.2 0 My texture.jpg`. */
function readFileName(rest: string): string | null {
  const name = rest.replace(/^(?:-\w+(?:\s+(?:-?[\d.]+(?:e-?\d+)?|on|off))*\s+)+/i, "").trim()
  return name === "" ? null : name
}
