import type { ObjMaterial } from "@roomwright/models/obj/read-mtl"

/** A material as glTF has it: linear colour, metalness and roughness. */
export interface DressedMaterial {
  readonly colour: readonly [number, number, number]
  readonly opacity: number
  readonly metalness: number
  readonly roughness: number
  readonly glow: readonly [number, number, number]
}

interface Look {
  readonly words: RegExp
  readonly metalness?: number
  readonly roughness?: number
  readonly opacityMost?: number
}

/**
 * What names of materials tell, in the languages in which authors name them; the first that fits counts. MTL files know lamps and
 * no surroundings: without this, chrome is grey paint.
 */
const looks: readonly Look[] = [
  { words: /mirror|miroir|espejo|spiegel|specchio/, metalness: 1, roughness: 0.03 },
  {
    words: /glass|vitre|verre|crystal|cristal|vidrio|glas\b|vetro|window-?pane/,
    roughness: 0.05,
    opacityMost: 0.35,
  },
  { words: /chrom|inox|stainless|nickel|faucet|polished-?metal/, metalness: 1, roughness: 0.16 },
  { words: /gold|brass|laiton|bronze|copper|cuivre|messing/, metalness: 1, roughness: 0.28 },
  { words: /alumin|steel|acier|silver|argent|brushed|zinc/, metalness: 1, roughness: 0.36 },
  { words: /iron|fer\b|cast|black-?metal|white-?metal|metal-?paint/, metalness: 0, roughness: 0.5 },
  { words: /metal/, metalness: 0.9, roughness: 0.34 },
  { words: /leather|cuir|cuero|skin|leder/, roughness: 0.5 },
  {
    words:
      /fabric|tissu|cloth|textile|cushion|pillow|cosins|mattress|matelas|sheet|carpet|rug|curtain|wool|velvet|tela|sofa|couch|towel|linen|blanket|seat|fur\b/,
    roughness: 0.92,
  },
  { words: /ceramic|porcelain|porcellana|enamel|marble|marmor|faience|toilet|sink|bath/, roughness: 0.14 },
  { words: /rubber|tire|tyre|caoutchouc/, roughness: 0.85 },
  { words: /leaf|leaves|feuille|petal|flower|grass|plant|twig/, roughness: 0.7 },
  { words: /trunk|bark|soil|terre|earth|stone|concrete|brick|terracotta|clay|rock/, roughness: 0.95 },
  { words: /wood|bois|madera|fusta|holz|oak|pine\b|walnut|teak|parquet/, roughness: 0.55 },
  { words: /lacquer|laque|piano|gloss/, roughness: 0.12 },
  { words: /plasti/, roughness: 0.42 },
  { words: /paint|wall|plaster/, roughness: 0.7 },
]

/** No paint is whiter and no cloth blacker (linear): pure ones show no shape. */
const whitest = 0.74
const blackest = 0.009
/** Clear things are still seen. */
const leastOpacity = 0.14

/**
 * Makes a material of today of one of 1992: Phong's exponent becomes roughness, the name says what is metal, glass or cloth. Grey
 * textures alone are tinted: modelling programs often repeat in the material what the texture shows.
 */
export function dressMaterial(
  material: ObjMaterial,
  texture: { readonly isGrey: boolean } | undefined,
): DressedMaterial {
  const name = material.name.toLowerCase().replaceAll(/[\s_.]+/g, "-")
  const look = looks.find(({ words }) => words.test(name))
  const isClear = material.opacity < 0.995
  const metalness = isClear ? 0 : (look?.metalness ?? 0)
  const opacity =
    look?.opacityMost !== undefined && isClear
      ? Math.min(material.opacity, look.opacityMost)
      : material.opacity
  return {
    colour: texture
      ? texture.isGrey
        ? tintOf(material.colour)
        : [1, 1, 1]
      : seenColour(material.colour, metalness),
    opacity: isClear ? Math.max(leastOpacity, opacity) : 1,
    metalness,
    roughness: isClear ? Math.min(0.12, look?.roughness ?? 1) : (look?.roughness ?? roughnessOf(material)),
    glow: [toLinear(material.glow[0]), toLinear(material.glow[1]), toLinear(material.glow[2])],
  }
}

/**
 * Of Phong's exponent (Karis 2013: alpha = roughness², exponent = 2 / alpha² - 2), as far as there is a highlight. Never a mirror:
 * the exponent of modelling programs is mostly the one nobody changed.
 */
function roughnessOf({ highlight, shininess }: ObjMaterial): number {
  const strength = Math.min(1, Math.max(...highlight) * 1.3)
  const shiny = Math.sqrt(Math.sqrt(2 / (Math.max(0, shininess) + 2)))
  return Math.min(0.92, Math.max(0.3, 0.88 + (shiny - 0.88) * strength))
}

type Rgb = readonly [number, number, number]

function seenColour(colour: Rgb, metalness: number): Rgb {
  // Metals of the files are as dark as their paint; bare metal gives back most of the light.
  const lift = metalness > 0.5 ? Math.max(1, 0.6 / Math.max(0.2, ...colour)) : 1
  const part = (value: number): number =>
    Math.min(metalness > 0.5 ? 0.95 : whitest, Math.max(blackest, toLinear(Math.min(1, value * lift))))
  return [part(colour[0]), part(colour[1]), part(colour[2])]
}

/** White for greys: their lightness was for the lamps of another program. */
function tintOf(colour: Rgb): Rgb {
  const most = Math.max(...colour)
  if (most < 0.05 || most - Math.min(...colour) < 0.15 * most) return [1, 1, 1]
  return [toLinear(colour[0] / most), toLinear(colour[1] / most), toLinear(colour[2] / most)]
}

/** From what a screen shows to light (IEC 61966-2-1). */
const toLinear = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
