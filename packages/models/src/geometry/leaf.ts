import type { Mesh } from "./mesh.ts"
import { sheet } from "./sheet.ts"
import type { Vec3 } from "./vector.ts"

interface LeafShape {
  /** Metres. */
  readonly length: number
  readonly width: number
  /** Where it is widest, 0 at the stalk to 1 at the tip. */
  readonly widest?: number
  /** Above 1 slender ends, below 1 blunt ones. */
  readonly taper?: number
  /** Half its width by the place along it (0 to 1), relative to the widest; instead of `widest` and `taper`. */
  readonly outline?: (at: number) => number
  /** How far the halves rise from the midrib, in half widths. */
  readonly fold?: number
  /** Radians that it bends back from its base to its tip. */
  readonly droop?: number
  /** Radians that it turns about its length. */
  readonly twist?: number
  /** Ripples of its edge, in half widths. */
  readonly wave?: number
  readonly seed?: number
  /** How much farther along it a point lies, in lengths, by how far it is from the midrib (0 to 1) and along it: hearts, cut leaves. */
  readonly reach?: (side: number, at: number) => number
  /** Cells across and along; an even number across keeps the midrib sharp. */
  readonly cells?: readonly [number, number]
}

/** A leaf or a petal: it grows from the origin along y, its upper face looks to z, and it bends back as leaves do. */
export function leaf({
  length,
  width,
  widest = 0.42,
  taper = 0.85,
  outline,
  fold = 0.25,
  droop = 0.5,
  twist = 0,
  wave = 0,
  seed = 0,
  reach = (): number => 0,
  cells = [4, 8],
}: LeafShape): Mesh {
  const power = Math.log(0.5) / Math.log(widest)
  const half =
    outline ?? ((at: number): number => Math.max(0, Math.sin(Math.PI * Math.max(0, at) ** power)) ** taper)
  const bend = Math.abs(droop) < 1e-3 ? 1e-3 : droop
  return sheet({
    cells,
    surface: (u, v): Vec3 => {
      const side = u * 2 - 1
      const wide = (width / 2) * half(Math.min(1, v))
      const angle = bend * (v + reach(Math.abs(side), v))
      const ripple = wave * side * side * Math.sin(v * 13 + seed * 2.1 + side * 1.3)
      const rise = wide * (Math.abs(side) ** 1.2 * fold + ripple)
      const turn = twist * v
      const across = side * wide * Math.cos(turn) - rise * Math.sin(turn)
      const over = side * wide * Math.sin(turn) + rise * Math.cos(turn)
      return [
        across,
        (length * Math.sin(angle)) / bend + over * Math.sin(angle),
        (-length * (1 - Math.cos(angle))) / bend + over * Math.cos(angle),
      ]
    },
    uv: (u, v) => [v * length, (u - 0.5) * width * half(Math.min(1, v))],
  })
}
