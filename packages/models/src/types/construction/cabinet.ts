import { board, inset, splitSpan, type Span } from "../../geometry/board.ts"
import type { SymbolLine } from "../../model/model-type.ts"
import type { PartsDraft } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { addCarcass, type Inside } from "./carcass.ts"
import { handleReach, type HandleKind } from "./handles.ts"
import { addLegs, legHeight, type LegKind } from "./legs.ts"

/** Words of finishes that cabinets take. */
export const cabinetFinishes = ["wood", "lacquer"] as const
export const handleFinishes = ["metal", "wood", "lacquer"] as const
export const legFinishes = ["wood", "metal", "lacquer"] as const

/** Between fronts, and between a front and the body around it. */
export const frontGap = 0.0035

interface CabinetOnLegs {
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly legs: LegKind
  readonly handles: HandleKind
  readonly thickness?: number
  readonly legsHeight?: number
}

/**
 * Adds legs and a body whose fronts lie flush inside its rim; handles stand out in front, within the depth. Says the room inside and
 * the plane of the fronts.
 */
export function addCabinetOnLegs(
  parts: PartsDraft,
  { width, depth, height, legs, handles, thickness = 0.02, legsHeight = legHeight[legs] }: CabinetOnLegs,
): { readonly inside: Inside; readonly face: number } {
  const front = depth / 2 - handleReach[handles]
  addLegs(parts, {
    kind: legs,
    width,
    depth: front + depth / 2,
    height: legsHeight,
    z: (front - depth / 2) / 2,
  })
  const inside = addCarcass(parts, {
    x: [-width / 2, width / 2],
    y: [legsHeight, height],
    z: [-depth / 2, front],
    thickness,
  })
  return { inside, face: front - 0.001 }
}

/** Adds boards that stand between columns and says the columns. */
export function addColumns(
  parts: PartsDraft,
  inside: Inside,
  count: number,
  front: number,
  thickness = 0.018,
): readonly Span[] {
  const columns = splitSpan(inside.x, count, thickness)
  for (const [, end] of columns.slice(0, -1))
    parts.add("body", board({ x: [end, end + thickness], y: inside.y, z: [inside.z[0], front], grain: "y" }))
  return columns
}

/** The opening of a front inside a column: smaller by the gap all around. */
export const opening = (span: Span): Span => inset(span, frontGap)

/** Doors of a row: neighbours open away from each other. */
export const hingeOf = (index: number, count: number): "left" | "right" =>
  count % 2 === 1 && index === count - 1 ? "left" : index % 2 === 0 ? "left" : "right"

/** A cabinet from above: its outline, the line of its fronts and where they part. */
export function cabinetSymbol(width: number, depth: number, columns: number): readonly SymbolLine[] {
  const front = depth / 2 - Math.min(0.05, depth * 0.15)
  return [
    symbolBox({ size: [width, depth] }),
    symbolLine([
      [-width / 2, front],
      [width / 2, front],
    ]),
    ...splitSpan([-width / 2, width / 2], columns)
      .slice(1)
      .map(([x]) =>
        symbolLine([
          [x, front],
          [x, depth / 2],
        ]),
      ),
  ]
}

/** Tall cabinets are crossed out: they go through the plane in which a plan is cut. */
export const crossed = (
  width: number,
  depth: number,
  style: SymbolLine["style"] = "detail",
): SymbolLine[] => [
  symbolLine(
    [
      [-width / 2, -depth / 2],
      [width / 2, depth / 2],
    ],
    style,
  ),
  symbolLine(
    [
      [-width / 2, depth / 2],
      [width / 2, -depth / 2],
    ],
    style,
  ),
]
