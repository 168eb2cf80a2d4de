import { plate } from "../../geometry/plate.ts"
import { place } from "../../geometry/place-mesh.ts"
import { ellipse, roundedRectangle } from "../../geometry/outlines.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"
import type { SymbolLine } from "../../model/model-type.ts"
import type { PartsDraft } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { basinOutline, counterBasin, underBasin, type BasinShape } from "./basin-bowl.ts"
import { cabinetFront, cabinetHandle, frontThickness } from "./cabinet-front.ts"
import { basinTap } from "./taps.ts"

export interface Vanity {
  readonly width: number
  readonly depth: number
  readonly basins: number
  readonly basin: "counter" | "inset"
  readonly shape: BasinShape
}

const topThickness = 0.024

/** How far the tap stands over the worktop. */
export const tapRise = (basin: Vanity["basin"]): number => (basin === "counter" ? 0.31 : 0.19)

/** Worktop whose top lies at `y`, basins and taps. Slots: top, ceramic, metal. */
export function addVanityTop(parts: PartsDraft, vanity: Vanity, y: number): void {
  const { width, depth, basins, basin, shape } = vanity
  const size = basinSize(vanity)
  const middles = basinMiddles(vanity)
  const outline = basinOutline(shape, ...size)
  const holes: readonly (readonly Vec2[])[] =
    basin === "inset"
      ? middles.map((x) =>
          (shape === "rectangle"
            ? roundedRectangle(size[0], size[1], 0.035)
            : ellipse(size[0], size[1], 2.1, 56)
          ).map(([a, b]): Vec2 => [a + x, b + 0.03]),
        )
      : []
  parts.add(
    "top",
    place(
      plate({
        outline: roundedRectangle(width, depth, 0.003, 2),
        holes,
        thickness: topThickness,
        rim: 0.002,
      }),
      {
        at: [0, y - topThickness / 2, 0],
      },
    ),
    place(roundedBox({ size: [width, 0.05, 0.012], radius: 0.0015 }), {
      at: [0, y + 0.025, -depth / 2 + 0.0062],
    }),
  )
  for (const x of middles.slice(0, basins)) {
    const made = basin === "inset" ? underBasin(outline, 0.13) : counterBasin(outline, 0.125)
    const at = basin === "inset" ? ([x, y - topThickness, 0.03] as const) : ([x, y + 0.0003, 0.045] as const)
    parts.add("ceramic", place(made.bowl, { at }))
    parts.add("metal", place(made.waste, { at }))
    const tap =
      basin === "inset" ? basinTap(tapRise(basin), 0.14, "swan") : basinTap(tapRise(basin), 0.16, "swan")
    parts.add("metal", ...tap.map((mesh) => place(mesh, { at: [x, y, -depth / 2 + 0.062] })))
  }
}

const basinSize = ({ width, depth, basins, shape, basin }: Vanity): Vec2 => {
  const room = width / basins - 0.12
  const deep = Math.min(basin === "counter" ? depth - 0.13 : depth - 0.2, 0.4)
  const wide = shape === "round" ? deep : Math.min(room, 0.56)
  return [Math.min(wide, room), Math.min(deep, shape === "round" ? room : deep)]
}

const basinMiddles = ({ width, basins }: Vanity): readonly number[] =>
  Array.from({ length: basins }, (_, i) => (width / basins) * (i + 0.5) - width / 2)

interface Body {
  readonly width: number
  readonly depth: number
  /** Of its underside and its top. */
  readonly from: number
  readonly to: number
  readonly fronts: "slab" | "fluted" | "shaker"
  readonly handles: "none" | "bar" | "knob"
  readonly columns: number
  readonly rows: number
}

/** A carcass with drawers. Slots: body, fronts, metal. */
export function addDrawers(parts: PartsDraft, body: Body): void {
  const { width, depth, from, to, fronts, handles, columns, rows } = body
  const gap = 0.003
  // Without handles there is a groove above each drawer to reach into.
  const groove = handles === "none" ? 0.022 : gap
  // Handles stay behind the edge of the worktop.
  const inner = depth - frontThickness - 0.002 - { none: 0, bar: 0.033, knob: 0.031 }[handles]
  const board = 0.018
  const middle = -depth / 2 + inner / 2
  const panel = (size: Vec3, at: Vec3) => place(roundedBox({ size, radius: 0.0012, rounds: 1 }), { at })
  // Open above: the bowls hang into it.
  parts.add(
    "body",
    ...[-1, 1].map((side) =>
      panel([board, to - from, inner], [side * (width / 2 - board / 2), (from + to) / 2, middle]),
    ),
    panel([width - 2 * board, board, inner], [0, from + board / 2, middle]),
    panel([width - 2 * board, to - from - board, 0.008], [0, (from + to + board) / 2, -depth / 2 + 0.004]),
    panel(
      [width - 2 * board, to - from - board, 0.006],
      [0, (from + to + board) / 2, -depth / 2 + inner - 0.02],
    ),
  )
  const wide = width / columns
  const tall = (to - from) / rows
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const [w, h] = [wide - gap, tall - groove]
      const x = wide * (column + 0.5) - width / 2
      const y = from + tall * row + h / 2 + gap / 2
      const z = -depth / 2 + inner + 0.0012
      parts.add("fronts", ...cabinetFront(fronts, w, h).map((mesh) => place(mesh, { at: [x, y, z] })))
      if (handles !== "none")
        parts.add(
          "metal",
          ...cabinetHandle(handles, Math.min(0.2, w * 0.4)).map((mesh) =>
            place(mesh, {
              at: [
                x,
                fronts === "shaker" ? y : y + h * 0.22,
                z + (fronts === "shaker" ? 0.01 : frontThickness),
              ],
            }),
          ),
        )
    }
}

export function vanitySymbol(vanity: Vanity): readonly SymbolLine[] {
  const { width, depth, shape } = vanity
  const size = basinSize(vanity)
  return [
    symbolBox({ size: [width, depth] }),
    ...basinMiddles(vanity).flatMap((x) => [
      shape === "rectangle"
        ? symbolBox({ at: [x, 0.04], size, radius: 0.04, style: "detail" })
        : symbolRound({ at: [x, 0.04], size, style: "detail" }),
      symbolRound({ at: [x, 0.04], size: [0.04, 0.04], style: "detail" }),
      symbolRound({ at: [x, -depth / 2 + 0.06], size: [0.04, 0.04], style: "detail" }),
    ]),
  ]
}
