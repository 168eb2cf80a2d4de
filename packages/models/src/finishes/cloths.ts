import type { Pattern } from "./finish.ts"
import { knit, loops, nap } from "./patterns/pile.ts"
import { weave } from "./patterns/weave.ts"

/** How a cloth is made; the finish gives the colour of its yarn. */
interface ClothLook {
  readonly roughness: number
  readonly tile: number
  readonly relief: number
  readonly sheen: number
  readonly pattern: (colour: string) => Pattern
}

/** Lengths of tiles are chosen so that a picture of 1024 px resolves a thread in four or more. */
export const cloths = {
  linen: {
    roughness: 0.9,
    tile: 0.26,
    relief: 0.75,
    sheen: 0.15,
    pattern: (colour) =>
      weave({
        colour,
        threads: 208,
        kind: "plain",
        unequal: 0.2,
        slub: 0.7,
        gap: 0.3,
        fuzz: 0.2,
        roughness: 0.88,
        seed: 21,
      }),
  },
  stripe: {
    roughness: 0.9,
    tile: 0.26,
    relief: 0.75,
    sheen: 0.12,
    pattern: (colour) =>
      weave({
        colour: "#ece2d0",
        bands: { colour, count: 4 },
        threads: 208,
        kind: "plain",
        unequal: 0.16,
        slub: 0.5,
        gap: 0.3,
        fuzz: 0.2,
        roughness: 0.88,
        seed: 33,
      }),
  },
  cotton: {
    roughness: 0.92,
    tile: 0.2,
    relief: 0.55,
    sheen: 0.15,
    pattern: (colour) =>
      weave({
        colour,
        threads: 232,
        kind: "plain",
        unequal: 0.08,
        slub: 0.25,
        gap: 0.28,
        fuzz: 0.25,
        roughness: 0.9,
        seed: 22,
      }),
  },
  denim: {
    roughness: 0.92,
    tile: 0.24,
    relief: 0.7,
    sheen: 0.15,
    pattern: (colour) =>
      weave({
        colour,
        weft: "#aab2ba",
        threads: 224,
        kind: "twill",
        unequal: 0.16,
        slub: 0.6,
        gap: 0.4,
        fuzz: 0.2,
        roughness: 0.9,
        seed: 23,
      }),
  },
  canvas: {
    roughness: 0.92,
    tile: 0.26,
    relief: 0.9,
    sheen: 0.12,
    pattern: (colour) =>
      weave({
        colour,
        threads: 168,
        kind: "plain",
        unequal: 0.12,
        slub: 0.35,
        gap: 0.34,
        fuzz: 0.15,
        roughness: 0.9,
        seed: 24,
      }),
  },
  outdoor: {
    roughness: 0.9,
    tile: 0.3,
    relief: 0.9,
    sheen: 0.1,
    pattern: (colour) =>
      weave({
        colour,
        threads: 192,
        kind: "basket",
        unequal: 0.14,
        slub: 0.2,
        gap: 0.3,
        fuzz: 0.08,
        roughness: 0.86,
        seed: 25,
      }),
  },
  sheer: {
    roughness: 0.9,
    tile: 0.24,
    relief: 0.5,
    sheen: 0.1,
    pattern: (colour) =>
      weave({
        colour,
        threads: 176,
        kind: "plain",
        unequal: 0.06,
        slub: 0.7,
        gap: 0.2,
        fuzz: 0.1,
        roughness: 0.9,
        seed: 26,
      }),
  },
  tweed: {
    roughness: 0.95,
    tile: 0.3,
    relief: 1,
    sheen: 0.2,
    pattern: (colour) =>
      weave({
        colour,
        weft: "#9c8770",
        threads: 160,
        kind: "herringbone",
        unequal: 0.34,
        slub: 0.6,
        gap: 0.34,
        fuzz: 0.75,
        roughness: 0.94,
        seed: 27,
      }),
  },
  wool: {
    roughness: 0.95,
    tile: 0.32,
    relief: 0.9,
    sheen: 0.3,
    pattern: (colour) =>
      weave({
        colour,
        threads: 144,
        kind: "twill",
        unequal: 0.26,
        slub: 0.5,
        gap: 0.26,
        fuzz: 0.95,
        roughness: 0.94,
        seed: 28,
      }),
  },
  boucle: {
    roughness: 0.95,
    tile: 0.36,
    relief: 1.5,
    sheen: 0.3,
    pattern: (colour) =>
      loops({
        colour,
        loops: 72,
        gap: 0.3,
        unequal: 0.1,
        radius: 0.5,
        yarn: 0.33,
        roughness: 0.95,
        seed: 29,
      }),
  },
  towel: {
    roughness: 0.97,
    tile: 0.24,
    relief: 1.3,
    sheen: 0.3,
    pattern: (colour) =>
      loops({
        colour,
        loops: 110,
        gap: 0.22,
        unequal: 0.05,
        radius: 0.36,
        yarn: 0.42,
        roughness: 0.97,
        seed: 30,
      }),
  },
  velvet: {
    roughness: 0.78,
    tile: 0.7,
    relief: 0.35,
    sheen: 0.85,
    pattern: (colour) =>
      nap({ colour, strokes: 5, brushed: 0.085, fibres: [300, 940], grain: 0.5, roughness: 0.76, seed: 31 }),
  },
  knit: {
    roughness: 0.95,
    tile: 0.32,
    relief: 1.8,
    sheen: 0.3,
    pattern: (colour) => knit({ colour, stitches: 40, rows: 56, gap: 0.45, roughness: 0.95, seed: 32 }),
  },
} as const satisfies Readonly<Record<string, ClothLook>>

export type Cloth = keyof typeof cloths
