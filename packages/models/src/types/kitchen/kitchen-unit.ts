import { board, splitSpan, type Span } from "../../geometry/board.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { moulding } from "../../geometry/moulding.ts"
import { mapUv } from "../../geometry/place-mesh.ts"
import type { SymbolLine } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import type { PartsDraft } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { cabinetFinishes, crossed, handleFinishes } from "../construction/cabinet.ts"
import { addCarcass } from "../construction/carcass.ts"
import { handleReach, type HandleKind } from "../construction/handles.ts"

/**
 * Units of a kitchen stand side by side. Those with a worktop carry it over their whole width, its ends square and flush, so that
 * the tops of neighbours of one depth, height and thickness meet without a gap. An overhang is a part of the width without a cupboard
 * below: it covers a machine beside the unit or ends a row beyond its last side. Where the worktop is switched off (because a
 * neighbour's runs over it), the height is that of the cupboard.
 */
export const worktopParameters = {
  worktop: toggle(true),
  thickness: length(20, 12, 60, 1),
  overhangLeft: length(0, 0, 650, 10),
  overhangRight: length(0, 0, 650, 10),
} as const

/** What the doors and drawers of a kitchen look like. */
export const kitchenFronts = choice("shaker", "slab", "fluted", "slatted")
export const kitchenHandles = choice("bar", "knob", "cup", "edge", "groove", "none")

export const kitchenSlots = {
  body: { finish: "lacquer-sage", accepts: cabinetFinishes },
  fronts: { finish: "lacquer-sage", accepts: cabinetFinishes },
  handles: { finish: "brass-brushed", accepts: handleFinishes },
  plinth: { finish: "lacquer-black", accepts: ["lacquer", "wood", "metal"] },
} as const
export const worktopSlot = {
  finish: "marble-carrara",
  accepts: ["stone", "wood", "metal", "lacquer"],
} as const

/** Height of the plinth, and how far fronts lie behind the edge of the worktop, in metres. */
export const plinthHeight = 0.1
const worktopLip = 0.03

interface BaseUnit {
  readonly width: number
  readonly depth: number
  /** Of the worktop's upper side. */
  readonly height: number
  readonly handles: HandleKind
  readonly worktop: boolean
  readonly thickness: number
  readonly overhangLeft: number
  readonly overhangRight: number
}

/** Where the cupboard of a base unit is. */
export interface UnitRoom {
  readonly x: Span
  readonly y: Span
  readonly back: number
  /** The plane of the fronts. */
  readonly face: number
}

/** The room of a base unit below its worktop; 250 mm of cupboard are always left. */
export function baseRoom(unit: BaseUnit): UnitRoom {
  const { width, depth, height, handles, worktop, thickness } = unit
  // Overhangs that together want more than there is share what is left.
  const wanted = unit.overhangLeft + unit.overhangRight
  const share = worktop ? Math.min(1, (width - 0.25) / Math.max(wanted, 1e-6)) : 0
  return {
    x: [-width / 2 + unit.overhangLeft * share, width / 2 - unit.overhangRight * share],
    y: [plinthHeight, worktop ? height - thickness : height],
    back: -depth / 2,
    face: depth / 2 - (worktop ? worktopLip : handleReach[handles]),
  }
}

/** Adds plinth and body of a unit that stands on the floor; its fronts cover the edges of the body. */
export function addUnitBody(parts: PartsDraft, { x, y, back, face }: UnitRoom, hasTop = false): void {
  parts.add(
    "plinth",
    board({ x: [x[0], x[1]], y: [0, y[0] + 0.001], z: [back + 0.01, face - 0.055], grain: "x" }),
  )
  addCarcass(parts, {
    x: [x[0] + 0.0003, x[1] - 0.0003],
    y: [y[0], y[1] - 0.0005],
    z: [back, face - 0.0215],
    hasTop,
    edge: 0.0006,
  })
}

/** The fronts of a unit lie within its room, smaller by half a gap on every side. */
export const frontSpan = ([from, to]: Span, gap = 0.0016): Span => [from + gap, to - gap]

interface Worktop {
  readonly x: Span
  readonly depth: number
  readonly height: number
  readonly thickness: number
  /** A rectangle that is left open. */
  readonly hole?: { readonly x: Span; readonly z: Span } | undefined
}

/** A worktop with broken edges in front and behind and square ends. Its texture runs by place, so that its pieces join. */
export function worktop({ x, depth, height, thickness, hole }: Worktop): Mesh {
  const strip = (across: Span, z: Span): Mesh => {
    const [back, front] = z
    const [e, low, top] = [Math.min(0.003, thickness / 4), height - thickness, height]
    const isFront = Math.abs(front - depth / 2) < 1e-6
    const lip = isFront ? e : 0
    return moulding({
      path: [
        [across[0], 0, 0],
        [across[1], 0, 0],
      ],
      section: [
        [back, low],
        [front - lip, low],
        [front - lip * 0.3, low + lip * 0.3],
        [front, low + lip],
        [front, top - lip],
        [front - lip * 0.3, top - lip * 0.3],
        [front - lip, top],
        [back, top],
      ],
      up: [0, 1, 0],
      crease: 0.9,
    })
  }
  const whole: Span = [-depth / 2, depth / 2]
  const pieces = hole
    ? [
        strip(x, [whole[0], hole.z[0]]),
        strip(x, [hole.z[1], whole[1]]),
        strip([x[0], hole.x[0]], hole.z),
        strip([hole.x[1], x[1]], hole.z),
      ]
    : [strip(x, whole)]
  const mesh = mergeMeshes(pieces)
  let i = 0
  return mapUv(mesh, () => {
    const at = i++ * 3
    return [mesh.positions[at] ?? 0, (mesh.positions[at + 1] ?? 0) - (mesh.positions[at + 2] ?? 0)]
  })
}

/** A unit from above: the worktop, and below it the fronts with their parting lines. */
export function unitSymbol(width: number, depth: number, columns = 1): readonly SymbolLine[] {
  const face = depth / 2 - worktopLip
  return [
    symbolBox({ size: [width, depth] }),
    symbolLine([
      [-width / 2, face],
      [width / 2, face],
    ]),
    ...splitSpan([-width / 2, width / 2], columns)
      .slice(1)
      .map(([x]) =>
        symbolLine(
          [
            [x, face - 0.06],
            [x, face],
          ],
          "detail",
        ),
      ),
  ]
}

/** A tall unit from above: crossed out, for it goes through the plane in which a plan is cut. */
export const tallSymbol = (width: number, depth: number): readonly SymbolLine[] => [
  symbolBox({ size: [width, depth] }),
  symbolLine([
    [-width / 2, depth / 2 - 0.04],
    [width / 2, depth / 2 - 0.04],
  ]),
  ...crossed(width, depth),
]
