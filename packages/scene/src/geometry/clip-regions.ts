import polygonClipping, { type MultiPolygon, type Pair } from "polygon-clipping"
import type { Region, Ring } from "./rings.ts"
import type { Vector } from "./vectors.ts"

type Clip = (subject: Pair[][], ...others: Pair[][][]) => MultiPolygon

/** The clipper gives up on corners that differ by a rounding error: they are put on ever wider grids, parts of a mm. */
const gridsPerMm = [64, 8, 1, 0.25]

/** What of a region lies in none of the others; the region itself where the clipper finds no answer. */
export const cutFrom = (region: Region, others: readonly Ring[]): readonly Region[] =>
  clip(polygonClipping.difference, region, others.map(toSimple)) ?? [region]

/** What two regions have in common; nothing where the clipper finds no answer. */
export const intersect = (one: Region, other: Region): readonly Region[] =>
  clip(polygonClipping.intersection, one, [other]) ?? []

const toSimple = (outline: Ring): Region => ({ outline, holes: [] })

function clip(operation: Clip, subject: Region, others: readonly Region[]): readonly Region[] | null {
  for (const perMm of gridsPerMm) {
    try {
      const clipped = operation(toPolygon(subject, perMm), ...others.map((other) => toPolygon(other, perMm)))
      return clipped.flatMap(toRegion)
    } catch {
      // The next grid is wider.
    }
  }
  return null
}

const toPolygon = ({ outline, holes }: Region, perMm: number): Pair[][] =>
  [outline, ...holes].map((ring) =>
    ring.map(({ x, y }): Pair => [Math.round(x * perMm) / perMm, Math.round(y * perMm) / perMm]),
  )

function toRegion(polygon: MultiPolygon[number]): Region[] {
  // The clipper repeats the first corner at the end, and runs holes the other way round already.
  const [outline, ...holes] = polygon.map((ring) => ring.slice(0, -1).map(([x, y]): Vector => ({ x, y })))
  return outline ? [{ outline, holes }] : []
}
