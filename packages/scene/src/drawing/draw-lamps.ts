import { childrenOfKind, findElement } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { ElementId } from "../elements/values.ts"
import type { DimensionLine } from "../geometry/dimension-lines.ts"
import { innerRegions } from "../geometry/measure-room.ts"
import { planLevel } from "../geometry/plan-level.ts"
import { isInRegion, sidesOf, type Box, type Region } from "../geometry/rings.ts"
import { plus, times, type Vector } from "../geometry/vectors.ts"
import { boxOfDimension, drawDimensions } from "./draw-dimensions.ts"
import type { DrawnPiece } from "./draw-pieces.ts"
import type { Mark } from "./drawing.ts"
import { boxAt, overlapArea } from "./place-text.ts"
import { textWidth } from "./text-width.ts"
import { circleAround, lineThrough, rectangle, type Polyline } from "./polyline.ts"

/** How a lamp is fixed: that decides its symbol. */
export const lampKinds = ["ceiling", "wall", "standing", "free"] as const
export type LampKind = (typeof lampKinds)[number]

interface PlacedLamp {
  readonly kind: LampKind
  readonly at: Vector
  readonly number: string | null
  /** mm from the floor to its underside. */
  readonly elevation: number
}

/** mm: what hangs so close under the ceiling belongs to it, and what begins so high hangs on a wall. */
const [underCeiling, onWall] = [700, 900]
/** mm: lamps that miss a common line by less are in it. */
const inLine = 50
/** mm on paper. */
const [radius, small, textSize] = [2.2, 1.5, 2.2]

/** The lamps of a level, and its lights that have none. */
function lampsOf(scene: Scene, level: ElementId, pieces: readonly DrawnPiece[]): readonly PlacedLamp[] {
  const height = findElement(scene, level, "level")?.height ?? 2_700
  const items = pieces.flatMap(({ item, number, isLamp }): readonly PlacedLamp[] => {
    if (!isLamp) return []
    const isHung = item.elevation + item.size.height > height - underCeiling && item.elevation > 1_200
    const kind = isHung ? "ceiling" : item.parent === level && item.elevation > onWall ? "wall" : "standing"
    return [{ kind, at: item.at, number, elevation: item.elevation }]
  })
  const lights = childrenOfKind(scene, level, "light").map(({ element: { at, elevation } }): PlacedLamp => ({
    kind: "free",
    at,
    number: null,
    elevation,
  }))
  return [...items, ...lights]
}

export interface LampDrawing {
  readonly marks: readonly Mark[]
  readonly counts: ReadonlyMap<LampKind, number>
  /** What they cover, mm on paper. */
  readonly boxes: readonly Box[]
}

/** Lamps by their symbols, with their number and height; those of the ceiling are measured from two walls of their room. */
export function drawLamps(
  scene: Scene,
  level: ElementId,
  pieces: readonly DrawnPiece[],
  look: { readonly scale: number; readonly write: (mm: number) => string },
): LampDrawing {
  const lamps = lampsOf(scene, level, pieces)
  const regions = planLevel(scene, level).rooms.flatMap(innerRegions)
  const counts = new Map<LampKind, number>()
  for (const { kind } of lamps) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const hung = lamps.filter(({ kind }) => kind === "ceiling").map(({ at }) => at)
  const lines = hung.flatMap((at) => {
    const region = regions.find((one) => isInRegion(at, one))
    return region
      ? fromWalls(
          region,
          at,
          hung.filter((other) => isInRegion(other, region)),
        )
      : []
  })
  const boxes = [
    ...lines.map((line) => boxOfDimension(line, look.scale)),
    ...lamps.map(({ at }) => boxAt(times(at, 1 / look.scale), { width: 2 * radius, height: 2 * radius })),
  ]
  const labels = lamps.map(({ at, number, elevation }): Mark => {
    const text = [number, `h ${look.write(elevation)}`].filter((part) => part !== null).join(" · ")
    const block = { width: textWidth(text, textSize), height: textSize }
    const region = regions.find((one) => isInRegion(at, one)) ?? null
    const place = freeLabel(times(at, 1 / look.scale), block, (box) => {
      const isOut = (x: number, y: number): boolean =>
        region !== null && !isInRegion(times({ x, y }, look.scale), region)
      const out = [isOut(box.minX, box.minY), isOut(box.maxX, box.minY), isOut(box.maxX, box.maxY)]
      return out.filter(Boolean).length * 50 + boxes.reduce((sum, other) => sum + overlapArea(box, other), 0)
    })
    boxes.push(boxAt(place, block))
    return {
      kind: "text",
      layer: "LAMPS",
      text,
      at: { x: place.x, y: place.y - textSize * 0.36 },
      size: textSize,
      align: "middle",
      turn: 0,
    }
  })
  const marks = [
    ...lines.flatMap((line) => drawDimensions([line], { ...look, hasWitness: false })),
    ...lamps.flatMap(({ kind, at }) => lampSymbol(kind, times(at, 1 / look.scale))),
    ...labels,
  ]
  return { marks, counts, boxes }
}

/** Beside a lamp, above or below it: where it costs least. */
function freeLabel(
  at: Vector,
  { width, height }: { readonly width: number; readonly height: number },
  costOf: (box: Box) => number,
): Vector {
  const [aside, up] = [radius + 0.8 + width / 2, radius + 0.8 + height / 2]
  const places = [
    { x: aside, y: up - 1 },
    { x: aside, y: -up + 1 },
    { x: -aside, y: up - 1 },
    { x: -aside, y: -up + 1 },
    { x: 0, y: up },
    { x: 0, y: -up },
  ].map((off) => plus(at, off))
  const costs = places.map((place) => costOf(boxAt(place, { width, height })))
  return places[costs.indexOf(Math.min(...costs))] ?? at
}

/** From what is next to a lamp on the left and below it, mostly a wall, else another lamp in line with it. */
function fromWalls(region: Region, at: Vector, others: readonly Vector[]): readonly DimensionLine[] {
  let [left, below] = [-Infinity, -Infinity]
  for (const [a, b] of [region.outline, ...region.holes].flatMap((ring) => sidesOf(ring))) {
    if (a.y > at.y !== b.y > at.y) {
      const x = a.x + ((at.y - a.y) / (b.y - a.y)) * (b.x - a.x)
      if (x < at.x) left = Math.max(left, x)
    }
    if (a.x > at.x !== b.x > at.x) {
      const y = a.y + ((at.x - a.x) / (b.x - a.x)) * (b.y - a.y)
      if (y < at.y) below = Math.max(below, y)
    }
  }
  for (const other of others) {
    if (Math.abs(other.y - at.y) < inLine && other.x < at.x - inLine) left = Math.max(left, other.x)
    if (Math.abs(other.x - at.x) < inLine && other.y < at.y - inLine) below = Math.max(below, other.y)
  }
  const line = (from: Vector, length: number): readonly DimensionLine[] =>
    Number.isFinite(length) && length > 1
      ? [{ from, to: at, measuredFrom: from, measuredTo: at, length }]
      : []
  return [...line({ x: left, y: at.y }, at.x - left), ...line({ x: at.x, y: below }, at.y - below)]
}

/** A circle with a cross on the ceiling, half of it on a wall, a ring on the floor or a table, a square where there is only light. */
export function lampSymbol(kind: LampKind, at: Vector): readonly Mark[] {
  const { x, y } = at
  const mark = (lines: readonly Polyline[]): Mark => ({
    kind: "line",
    layer: "LAMPS",
    pen: "symbol",
    fill: "paper",
    lines,
  })
  const inner = radius * Math.SQRT1_2
  switch (kind) {
    case "ceiling":
      return [
        mark([circleAround(at, radius)]),
        mark([
          lineThrough({ x: x - inner, y: y - inner }, { x: x + inner, y: y + inner }),
          lineThrough({ x: x - inner, y: y + inner }, { x: x + inner, y: y - inner }),
        ]),
      ]
    case "wall":
      return [mark([circleAround(at, small)]), mark([lineThrough({ x: x - small, y }, { x: x + small, y })])]
    case "standing":
      return [mark([circleAround(at, small)]), mark([circleAround(at, 0.6)])]
    case "free":
      return [mark([rectangle(x - small, y - small, 2 * small, 2 * small)])]
  }
}

/** What the symbols mean and how many there are of each, in a row from the left. */
export function lampLegend(
  from: Vector,
  counts: ReadonlyMap<LampKind, number>,
  nameOf: (kind: LampKind) => string,
): readonly Mark[] {
  return lampKinds
    .filter((kind) => counts.has(kind))
    .flatMap((kind, at): readonly Mark[] => {
      const place = plus(from, { x: at * 44, y: 0 })
      return [
        ...lampSymbol(kind, place),
        {
          kind: "text",
          layer: "LAMPS",
          text: `${nameOf(kind)} × ${counts.get(kind) ?? 0}`,
          at: plus(place, { x: 4, y: -1 }),
          size: 2.6,
          align: "start",
          turn: 0,
          fit: 37,
        },
      ]
    })
}
