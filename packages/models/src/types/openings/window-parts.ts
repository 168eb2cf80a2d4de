import { disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import type { SymbolLine } from "../../model/model-type.ts"
import type { PartsDraft } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { glazingBars, ringFrame } from "./opening-frame.ts"

export const windowSlots = {
  frame: { finish: "lacquer-white", accepts: ["lacquer", "wood", "metal", "plastic"] },
  sash: { finish: "lacquer-white", accepts: ["lacquer", "wood", "metal", "plastic"] },
  lining: { finish: "paint-white", accepts: ["paint", "lacquer", "wood", "stone"] },
  glass: { finish: "glass-clear", accepts: ["glass"] },
  metal: { finish: "nickel-satin", accepts: ["metal"] },
  sill: { finish: "marble-carrara", accepts: ["stone", "wood", "lacquer"] },
  outside: { finish: "steel-white", accepts: ["metal", "stone"] },
} as const
export const windowWords = {
  zh: ["窗", "窗户", "窗框"],
  en: ["window", "glazing", "pane"],
  vi: ["cửa sổ", "cửa kính", "khung cửa sổ"],
} as const

export const frameFace = 0.048
const frameDepth = 0.07
const sillThick = 0.025

const board = (size: Vec3, at: Vec3): Mesh => place(roundedBox({ size, radius: 0.003, rounds: 2 }), { at })

/** What a window stands in, and the plane of its frame: nearer to the outside (z < 0), as thick walls have it. */
export interface WindowFrame {
  readonly z: number
  readonly low: number
  readonly width: number
  readonly height: number
}

/**
 * Frame, linings from it to the inner face of the wall, a sill inside (z > 0) and a sloping one outside. `sills` is false for doors. Slots: frame,
 * sill, outside, and that of the linings: a dark frame looks heavy when the whole depth of the wall is as dark.
 */
export function addWindowFrame(
  parts: PartsDraft,
  width: number,
  height: number,
  depth: number,
  sills: boolean,
  linings: "lining" | "frame" = "lining",
): WindowFrame {
  const z = -Math.max(0, Math.min(0.06, depth / 2 - frameDepth / 2 - 0.02))
  const low = sills ? sillThick + 0.002 : 0
  const tall = height - low
  parts.add(
    "frame",
    place(ringFrame(width - 0.002, tall - 0.001, frameFace, frameDepth, 0.006), { at: [0, low, z] }),
  )
  const front = depth / 2 - (z + frameDepth / 2)
  const middle = depth / 2 - front / 2
  const lining = 0.016
  parts.add(
    linings,
    ...[-1, 1].map((side) =>
      board([lining, tall, front], [side * (width / 2 - lining / 2), low + tall / 2, middle]),
    ),
    board([width - 2 * lining, lining, front], [0, height - lining / 2, middle]),
  )
  if (!sills) {
    const behind = depth / 2 + z - frameDepth / 2
    parts.add(
      "frame",
      ...[-1, 1].map((side) =>
        board([0.006, tall, behind], [side * (width / 2 - 0.004), low + tall / 2, -depth / 2 + behind / 2]),
      ),
    )
  }
  if (sills) {
    parts.add("sill", board([width, sillThick, front + 0.01], [0, sillThick / 2, middle - 0.005]))
    const back = depth / 2 + z - frameDepth / 2
    parts.add(
      "outside",
      place(roundedBox({ size: [width - 0.006, 0.004, back + 0.006], radius: 0.001, rounds: 1 }), {
        at: [0, 0.013, -depth / 2 + back / 2 + 0.002],
        turn: [-0.06, 0, 0],
      }),
      board([width - 0.006, 0.014, 0.004], [0, 0.0075, -depth / 2 + 0.002]),
    )
  }
  return { z, low: low + frameFace, width: width - 2 * frameFace, height: tall - 2 * frameFace }
}

interface Sash {
  readonly at: Vec3
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  readonly face?: number
  readonly deep?: number
  /** Leans inwards at its top, in radians. */
  readonly tilt?: number
}

/** A sash with its pane and bars; its foot stands at `at`. Slots: sash, glass. */
export function addSash(
  parts: PartsDraft,
  { at, width, height, columns, rows, face = 0.05, deep = 0.056, tilt = 0 }: Sash,
): void {
  const set = (mesh: Mesh): Mesh => place(mesh, { at, turn: [tilt, 0, 0] })
  const [w, h] = [width - 2 * face, height - 2 * face]
  parts.add(
    "sash",
    set(ringFrame(width, height, face, deep, 0.01)),
    ...glazingBars([-w / 2, face], [w, h], columns, rows, 0.024, 0.04).map(set),
  )
  for (const z of [-0.008, 0.008])
    parts.add(
      "glass",
      set(
        place(roundedBox({ size: [w + 0.01, h + 0.01, 0.004], radius: 0.0004, rounds: 1 }), {
          at: [0, height / 2, z],
        }),
      ),
    )
}

/** A window handle on a face at z = 0, pointing down; `out` is how far it stands out. */
export const windowHandle = (out: number): readonly Mesh[] => [
  place(roundedBox({ size: [0.028, 0.066, 0.01], radius: 0.004 }), { at: [0, 0, 0.005] }),
  place(disc({ radius: 0.009, height: 0.02, rim: 0.001, segments: 16 }), {
    at: [0, 0, 0.015],
    turn: [Math.PI / 2, 0, 0],
  }),
  pipe({
    path: [
      [0, 0.006, out - 0.008],
      [0, -0.115, out - 0.007],
    ],
    radius: 0.0078,
    sides: 12,
    ends: "round",
  }),
]

/** Faces of the wall, jambs and glass from above. */
export const windowSymbol = (
  width: number,
  depth: number,
  posts: readonly number[] = [],
): readonly SymbolLine[] => [
  symbolBox({ size: [width, depth] }),
  ...[-0.014, 0.014].map((y) =>
    symbolLine([
      [-width / 2 + frameFace, y],
      [width / 2 - frameFace, y],
    ]),
  ),
  ...[-1, 1].map((side) =>
    symbolBox({ at: [side * (width / 2 - frameFace / 2), 0], size: [frameFace, 0.07], style: "detail" }),
  ),
  ...posts.map((x) => symbolBox({ at: [x, 0], size: [0.05, 0.07], style: "detail" })),
]
