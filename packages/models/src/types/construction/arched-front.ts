import type { Mesh } from "../../geometry/mesh.ts"
import { moulding } from "../../geometry/moulding.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import type { Vec2 } from "../../geometry/vector.ts"

interface ArchedFront {
  /** Metres: the opening, and the front that it is cut into. */
  readonly wide: number
  readonly open: number
  readonly whole: number
  readonly tall: number
}

const pieces = 36

/** A front of one stone with an arched opening that stands on y = 0, and the steel rim around that opening. */
export function archedFront({ wide, open, whole, tall }: ArchedFront): {
  readonly front: (thickness: number) => Mesh
  readonly rim: Mesh
} {
  const rise = Math.min(wide / 2, open * 0.8)
  const way = (by: number): readonly Vec2[] => [
    [-wide / 2 + by, 0],
    ...Array.from({ length: pieces + 1 }, (_, i): Vec2 => {
      const angle = Math.PI * (1 - i / pieces)
      return [Math.cos(angle) * (wide / 2 - by), open - rise + Math.sin(angle) * (rise - by)]
    }),
    [wide / 2 - by, 0],
  ]
  const half = whole / 2
  const outline: readonly Vec2[] = [[-half, 0], ...way(0), [half, 0], [half, tall], [-half, tall]]
  return {
    front: (thickness) => place(plate({ outline, thickness, rim: 0.005 }), { turn: [-Math.PI / 2, 0, 0] }),
    rim: moulding({
      path: way(0.009).map(([x, y]) => [x, y, 0]),
      up: [0, 0, 1],
      section: [
        [-0.009, -0.02],
        [0.009, -0.02],
        [0.009, 0.008],
        [-0.009, 0.008],
      ],
    }),
  }
}
