import polygonClipping, { type MultiPolygon, type Pair } from "polygon-clipping"
import type { Region, Ring } from "./rings.ts"
import type { Vector } from "./vectors.ts"

type Clip = (subject: Pair[][], ...others: Pair[][][]) => MultiPolygon

/**
 * The clipper fails on corners that differ by rounding errors: this snaps them to ever wider grids, parts of
 * a mm.
 */
const gridsPerMm = [64, 8, 1, 0.25]

/** The part of a region outside all others; the region itself if the clipper fails. */
export const cutFrom = (region: Region, others: readonly Ring[]): readonly Region[] =>
  clip(polygonClipping.difference, region, others.map(toSimple)) ?? [region]

/** The intersection of two regions; empty if the clipper fails. */
export const intersect = (one: Region, other: Region): readonly Region[] =>
  clip(polygonClipping.intersection, one, [other]) ?? []

/** All of these together; each by itself if the clipper fails. */
export function unite(rings: readonly Ring[]): readonly Region[] {
  const [first, ...others] = rings.map(toSimple)
  if (!first) return []
  return clip(polygonClipping.union, first, others) ?? rings.map(toSimple)
}

const toSimple = (outline: Ring): Region => ({ outline, holes: [] })

/** Clips beside the subject's first corner, so that a home that moves as a whole keeps its areas exactly. */
function clip(operation: Clip, subject: Region, others: readonly Region[]): readonly Region[] | null {
  const corner = subject.outline[0] ?? { x: 0, y: 0 }
  const origin = { x: Math.round(corner.x), y: Math.round(corner.y) }
  for (const perMm of gridsPerMm) {
    try {
      const toGrid = (region: Region) => toPolygon(region, origin, perMm)
      return operation(toGrid(subject), ...others.map(toGrid)).flatMap((polygon) => toRegion(polygon, origin))
    } catch {
      // The next grid is wider.
    }
  }
  return null
}

const toPolygon = ({ outline, holes }: Region, origin: Vector, perMm: number): Pair[][] =>
  [outline, ...holes].map((ring) =>
    ring.map(({ x, y }): Pair => [
      Math.round((x - origin.x) * perMm) / perMm,
      Math.round((y - origin.y) * perMm) / perMm,
    ]),
  )

function toRegion(polygon: MultiPolygon[number], origin: Vector): Region[] {
  // The clipper repeats the first corner at the end, and already runs holes the other way round.
  const [outline, ...holes] = polygon.map((ring) =>
    ring.slice(0, -1).map(([x, y]): Vector => ({ x: x + origin.x, y: y + origin.y })),
  )
  return outline ? [{ outline, holes }] : []
}
