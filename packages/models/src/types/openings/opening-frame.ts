import type { Mesh } from "../../geometry/mesh.ts"
import { moulding } from "../../geometry/moulding.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"
import type { SymbolLine } from "../../model/model-type.ts"
import type { PartsDraft } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

/*
 * Doors and windows fill their opening: width and height are the opening's, depth is what their trims reach from one side of the
 * wall to the other. At the thickness of the wall the trims lie flush with it; 24 mm more lets them stand out by 12 mm on each side.
 */

export type Trim = "flat" | "stepped" | "slim"

const trimWidth = { flat: 0.055, stepped: 0.075, slim: 0.026 } as const

const trimSection = (trim: Trim, thick: number): readonly Vec2[] => {
  const wide = trimWidth[trim]
  const edge = 0.0015
  if (trim !== "stepped")
    return [
      [0, 0],
      [wide, 0],
      [wide, thick - edge],
      [wide - edge, thick],
      [edge, thick],
      [0, thick - edge],
    ]
  return [
    [0, 0],
    [wide, 0],
    [wide, thick * 0.5],
    [wide - 0.004, thick * 0.62],
    [wide - 0.014, thick * 0.66],
    [wide - 0.018, thick * 0.72],
    [0.022, thick * 0.78],
    [0.018, thick * 0.98],
    [0.014, thick],
    [0.003, thick],
    [0, thick * 0.9],
  ]
}

/** How far the clear opening lies inside of the outer size, on each side and above. */
export const liningReach = (trim: Trim): number => trimWidth[trim] + 0.006

/** Trims on both sides along a way that goes up on the left and comes down on the right; slot frame. */
export function addTrims(parts: PartsDraft, path: readonly Vec2[], depth: number, trim: Trim): void {
  const thick = trim === "slim" ? 0.01 : 0.016
  const one = moulding({
    path: path.map(([x, y]): Vec3 => [x, y, 0]),
    section: trimSection(trim, thick),
    up: [0, 0, 1],
    crease: 0.3,
  })
  parts.add(
    "frame",
    place(one, { at: [0, 0, depth / 2 - thick] }),
    place(one, { at: [0, 0, -depth / 2 + thick], turn: [0, Math.PI, 0] }),
  )
}

/** A lining with trims around an opening with a flat head, open below; slot frame. */
export function addDoorFrame(
  parts: PartsDraft,
  width: number,
  height: number,
  depth: number,
  trim: Trim,
): void {
  addTrims(
    parts,
    [
      [-width / 2, 0],
      [-width / 2, height],
      [width / 2, height],
      [width / 2, 0],
    ],
    depth,
    trim,
  )
  const reach = liningReach(trim)
  const deep = depth - (trim === "slim" ? 0.012 : 0.03)
  const lining = (size: Vec3, at: Vec3): Mesh =>
    place(roundedBox({ size, radius: 0.0015, rounds: 1 }), { at })
  parts.add(
    "frame",
    ...[-1, 1].map((side) =>
      lining(
        [reach - 0.001, height - reach, deep],
        [side * (width / 2 - reach / 2), (height - reach) / 2, 0],
      ),
    ),
    lining([width - 0.002, reach - 0.001, deep], [0, height - reach / 2, 0]),
  )
}

/** The strip that a leaf closes against, at z; slot frame. */
export function addStop(parts: PartsDraft, clearWidth: number, clearHeight: number, z: number): void {
  const strip = (size: Vec3, at: Vec3): Mesh => place(roundedBox({ size, radius: 0.0015, rounds: 1 }), { at })
  parts.add(
    "frame",
    ...[-1, 1].map((side) =>
      strip([0.014, clearHeight, 0.03], [side * (clearWidth / 2 - 0.007), clearHeight / 2, z]),
    ),
    strip([clearWidth, 0.014, 0.03], [0, clearHeight - 0.007, z]),
  )
}

/** A mitred frame around the origin of x, standing on y = 0, its middle plane at z = 0; its inner edges are bevelled. */
export function ringFrame(width: number, height: number, face: number, deep: number, bevel = 0.008): Mesh {
  const half = deep / 2
  return moulding({
    path: [
      [-width / 2, 0, 0],
      [-width / 2, height, 0],
      [width / 2, height, 0],
      [width / 2, 0, 0],
    ],
    isClosed: true,
    section: [
      [0, -half + 0.001],
      [0.001, -half],
      [face - bevel, -half],
      [face, -half + bevel],
      [face, half - bevel],
      [face - bevel, half],
      [0.001, half],
      [0, half - 0.001],
    ],
    up: [0, 0, 1],
    crease: 0.3,
  })
}

/** Glazing bars over an opening of glass whose lower left corner is at x, y; around z = 0. */
export function glazingBars(
  [left, low]: Vec2,
  [width, height]: Vec2,
  columns: number,
  rows: number,
  thick = 0.022,
  deep = 0.03,
): readonly Mesh[] {
  const bar = (size: Vec3, at: Vec3): Mesh => place(roundedBox({ size, radius: 0.004, rounds: 1 }), { at })
  return [
    ...Array.from({ length: columns - 1 }, (_, i) =>
      bar([thick, height, deep], [left + (width / columns) * (i + 1), low + height / 2, 0]),
    ),
    ...Array.from({ length: rows - 1 }, (_, i) =>
      bar([width, thick, deep - 0.001], [left + width / 2, low + (height / rows) * (i + 1), 0]),
    ),
  ]
}

/** Jambs from above, with what lies between them. */
export const openingSymbol = (
  width: number,
  depth: number,
  jamb: number,
  between: readonly SymbolLine[],
): readonly SymbolLine[] => [
  ...[-1, 1].map((side) => symbolBox({ at: [side * (width / 2 - jamb / 2), 0], size: [jamb, depth] })),
  ...between,
]
