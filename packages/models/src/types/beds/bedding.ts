import { featherCushion } from "../../geometry/feather-cushion.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { hangOver, pillow } from "../../geometry/soft.ts"
import type { Place } from "../../geometry/vector.ts"
import type { SymbolLine } from "../../model/model-type.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

/** Where a mattress lies: its middle, its sides, the height of its underside; the head is at the back. Metres. */
export interface Berth {
  readonly x?: number
  readonly z: number
  readonly width: number
  readonly length: number
  readonly bottom: number
  readonly thick: number
}

/** A mattress with a soft top and cords along its edges. */
export function mattress({ x = 0, z, width, length, bottom, thick }: Berth): Mesh {
  return place(
    roundedBox({
      size: [width - 0.03, thick, length],
      radius: Math.min(0.05, thick * 0.36),
      rounds: 4,
      cells: [8, 2, 10],
      isOpenBelow: true,
      grain: "z",
      bend: (p) => {
        if (p[1] > 0) p[1] += noise3(p[0] * 3.4, 1, p[2] * 3.4, 3) * 0.007
      },
    }),
    { at: [x, bottom + thick / 2, z] },
  )
}

interface Bedding {
  readonly berth: Berth
  readonly seed: number
  /** How far the duvet hangs down the sides; 0 where the bed has sides (bunks, cots). */
  readonly drop: number
  readonly pillows: 1 | 2
  /** Height over the floor that pillows should not stand out over. */
  readonly limit?: number
  readonly hasThrow?: boolean
  readonly hasAccent?: boolean
}

/** Surfaces of a made bed by slot: linen (mattress, pillows), duvet, throw, accent. */
export function bedding({
  berth,
  seed,
  drop,
  pillows,
  limit,
  hasThrow = true,
  hasAccent = true,
}: Bedding): readonly {
  readonly slot: "linen" | "duvet" | "throw" | "accent"
  readonly mesh: Mesh
}[] {
  const { x = 0, z, width, length, bottom, thick } = berth
  const top = bottom + thick
  const [head, foot] = [z - length / 2, z + length / 2]
  const made: { slot: "linen" | "duvet" | "throw" | "accent"; mesh: Mesh }[] = [
    { slot: "linen", mesh: mattress(berth) },
  ]
  const over = Math.max(drop, 0.012)
  const radius = Math.min(0.05, Math.max(0.02, over * 0.6))
  const wide = width + 2 * over + (drop > 0 ? 0.02 : -0.06)
  const fall = hangOver(width / 2 - radius - 0.012, radius)
  // All layers rise and fold alike, so that none comes through the one above it.
  const swell = (across: number, along: number): number => {
    const big = noise3(across * 2.7 + seed * 3, along * 2.5, seed, 4)
    const mid = noise3(across * 6.5 + seed, along * 5.5, seed, 8)
    const ridge = Math.max(0, 1 - Math.abs(mid * 2.2)) ** 3
    return (
      0.03 * (0.6 + 0.75 * big + 0.6 * mid + 0.35 * ridge + 0.18 * noise3(across * 17, along * 14, seed, 5))
    )
  }
  // A thin blanket creases along its length, where it was last folded and pulled.
  const creases = (across: number, along: number): number =>
    Math.max(0, 1 - Math.abs(noise3(across * 3.5, along * 16, seed, 14) * 2.4)) ** 2
  const cloth = (
    from: number,
    to: number,
    layer: {
      readonly high: number
      readonly lift: number
      readonly cells: readonly [number, number]
      readonly own: number
      /** How far it lies askew, as if thrown. */
      readonly askew?: number
    },
  ): Mesh => {
    const deep = to - from
    const middle = (from + to) / 2
    return place(
      roundedBox({
        size: [wide, layer.high, deep],
        radius: layer.high * 0.48,
        rounds: 2,
        cells: [layer.cells[0], 1, layer.cells[1]],
        isOpenBelow: true,
        grain: "z",
        bend: (p: Place) => {
          if (layer.askew) {
            const turned = Math.sin((p[0] / wide) * 2.6 + 0.5) + 0.5 * noise3(p[0] * 3.2, p[2] * 2, seed, 12)
            p[2] += layer.askew * turned * (1 + p[2] / deep)
          }
          const [across, along] = [p[0], p[2] + middle]
          const isUpper = p[1] > 0
          const hung = Math.max(0, Math.abs(across) - width / 2)
          const flat = 1 - 0.6 * Math.min(1, Math.max(0, (Math.abs(across) - width / 2 + 0.08) / 0.08))
          const fine = noise3(across * 9 + layer.own, along * 9, layer.own, 6)
          const rise =
            layer.lift +
            layer.high / 2 +
            p[1] +
            swell(across, along) * (isUpper || layer.lift > 0.01 ? 1 : 0.2) +
            (layer.askew && isUpper ? 0.008 * creases(across, along) : 0)
          p[1] = (rise + (isUpper ? 0.006 * Math.abs(fine) : 0)) * flat
          if (Math.abs(p[2]) > deep * 0.44) p[2] += 0.02 * noise3(across * 4, layer.own, seed, 6)
          fall(p)
          if (hung <= 0 || drop <= 0) return
          const part = hung / over
          const fold = Math.sin(along * 13 + seed * 2 + 2.2 * noise3(along * 3, seed, 1, 7))
          p[0] += Math.sign(across) * part * (0.006 + 0.014 * fold)
          p[1] += part * 0.014 * noise3(along * 5, 1, seed, 3)
        },
      }),
      { at: [x, top, middle] },
    )
  }
  const turned = head + Math.min(0.62, length * 0.34)
  const columns = Math.round(44 * (drop <= 0 ? 0.45 : width > 1 ? 1 : 0.65))
  made.push(
    {
      slot: "duvet",
      mesh: cloth(turned, foot + (drop > 0 ? -0.015 : -0.03), {
        high: 0.05,
        lift: 0.002,
        cells: [columns, 30],
        own: 1,
      }),
    },
    {
      slot: "linen",
      mesh: cloth(turned - 0.05, turned + 0.24, { high: 0.036, lift: 0.054, cells: [columns, 7], own: 5 }),
    },
  )
  if (hasThrow) {
    const at = foot - length * 0.2
    made.push({
      slot: "throw",
      mesh: cloth(at - 0.24, at + 0.24, {
        high: 0.016,
        lift: 0.06,
        cells: [columns, 18],
        own: 9,
        askew: drop > 0 ? 0.05 : 0,
      }),
    })
  }
  const isLying = drop <= 0
  const size = Math.min(isLying ? 0.6 : 0.68, pillows === 2 ? width * 0.46 : width * 0.74)
  const high = Math.min(isLying ? 0.4 : 0.46, size * 0.72, ((limit ?? Infinity) - top) / 0.9)
  for (let i = 0; i < pillows; i++) {
    const at = x + (pillows === 1 ? 0 : (i - 0.5) * width * 0.485)
    const thick = isLying ? 0.13 : 0.23
    made.push({
      slot: "linen",
      mesh: place(
        featherCushion({
          size: [size, high, thick],
          seed: seed + 3 + i,
          wrinkle: 0.026,
          cells: [18, 14],
          isCased: true,
        }),
        isLying
          ? { at: [at, top + 0.07, head + high * 0.62], turn: [-1.42, 0.03, 0] }
          : { at: [at, top + high * 0.46, head + 0.13], turn: [-0.36, (i - 0.5) * 0.08, (0.5 - i) * 0.05] },
      ),
    })
    if (!isLying)
      made.push({
        slot: "duvet",
        mesh: place(
          featherCushion({
            size: [size * 0.94, high * 0.9, 0.23],
            seed: seed + 7 + i,
            wrinkle: 0.028,
            cells: [18, 14],
            isCased: true,
          }),
          {
            at: [at + 0.01, top + high * 0.37, head + 0.3],
            turn: [-0.76, (0.5 - i) * 0.12, (i - 0.5) * 0.08],
          },
        ),
      })
  }
  if (hasAccent && !isLying)
    made.push({
      slot: "accent",
      mesh: place(
        pillow({ size: [Math.min(0.58, width * 0.42), 0.3, 0.15], seed: seed + 21, cells: 14, welt: 0.004 }),
        {
          at: [x + 0.01, top + 0.17, head + 0.46],
          turn: [-0.72, 0.05, 0.02],
        },
      ),
    })
  return made
}

/** A berth from above: mattress, pillows, the duvet's edge. */
export function symbolBerth(
  { x = 0, z, width, length }: Pick<Berth, "x" | "z" | "width" | "length">,
  pillows: number,
): readonly SymbolLine[] {
  const head = z - length / 2
  const one = (width / pillows) * 0.86
  return [
    symbolBox({ at: [x, z], size: [width, length], radius: 0.04, style: "detail" }),
    ...Array.from({ length: pillows }, (_, i) =>
      symbolBox({
        at: [x - width / 2 + (width / pillows) * (i + 0.5), head + 0.24],
        size: [one, 0.36],
        radius: 0.06,
        style: "detail",
      }),
    ),
    {
      points: [
        [x - width / 2, head + 0.62],
        [x + width / 2, head + 0.62],
      ],
      style: "detail",
    },
    {
      points: [
        [x - width / 2, head + 0.95],
        [x - width / 2 + Math.min(0.5, width * 0.4), head + 0.62],
      ],
      style: "detail",
    },
  ]
}

/** Slots that a made bed has. */
export const beddingSlots = {
  linen: { finish: "cotton-white", accepts: ["fabric"] },
  duvet: { finish: "linen-oat", accepts: ["fabric"] },
  throw: { finish: "knit-terracotta", accepts: ["fabric"] },
  accent: { finish: "velvet-sage", accepts: ["fabric"] },
} as const
