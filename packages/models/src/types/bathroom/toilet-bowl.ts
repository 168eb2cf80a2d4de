import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { eggSlab, vessel, type EggOutline } from "../../geometry/vessel.ts"
import { disc } from "../../geometry/lathe.ts"
import { symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import type { SymbolLine } from "../../model/model-type.ts"

export interface BowlShape {
  readonly width: number
  /** From the wall side to the tip. */
  readonly length: number
  /** Of the ceramic rim over the foot. */
  readonly rim: number
  /** A soft D or a squarer one. */
  readonly isSquare: boolean
}

/** Where the widest place lies: so far from the back. */
const frontOf = ({ width, length }: BowlShape): number => Math.min(length * 0.6, width * 0.72)

export const bowlOutline = (shape: BowlShape): EggOutline => ({
  width: shape.width,
  front: frontOf(shape),
  back: shape.length - frontOf(shape),
  round: shape.isSquare ? 2.9 : 2.15,
  roundBack: 7,
})

/** Where the egg's own middle lies when its back is at z = 0. */
export const bowlMiddle = (shape: BowlShape): number => shape.length - frontOf(shape)

/** A rimless bowl; its back lies at z = 0 and its foot at y = 0. `isHung` rounds it off below, else it stands on a skirt. */
export function toiletBowl(shape: BowlShape, isHung: boolean): Mesh {
  const { width, rim, length } = shape
  const outside = isHung
    ? [
        { y: 0, inside: width * 0.34, front: length * 0.4, back: 0 },
        { y: 0.006, inside: width * 0.3, front: length * 0.36, back: 0 },
        { y: rim * 0.22, inside: width * 0.16, front: length * 0.2, back: 0 },
        { y: rim * 0.55, inside: width * 0.055, front: length * 0.07, back: 0 },
        { y: rim * 0.82, inside: 0.004, front: 0.008, back: 0 },
      ]
    : [
        { y: 0, inside: width * 0.16, front: length * 0.19, back: 0 },
        { y: 0.01, inside: width * 0.157, front: length * 0.187, back: 0 },
        { y: rim * 0.35, inside: width * 0.135, front: length * 0.15, back: 0 },
        { y: rim * 0.65, inside: width * 0.06, front: length * 0.06, back: 0 },
        { y: rim * 0.88, inside: 0.005, front: 0.008, back: 0 },
      ]
  const bowl = vessel({
    outline: bowlOutline(shape),
    closes: { foot: true, end: true },
    segments: 52,
    smooth: 2,
    levels: [
      ...outside,
      { y: rim - 0.008, inside: 0, front: 0, back: 0 },
      { y: rim, inside: 0.008, front: 0.008, back: 0.004 },
      { y: rim, inside: 0.03, front: 0.03, back: 0.12 },
      { y: rim - 0.01, inside: 0.036, front: 0.036, back: 0.13 },
      { y: rim * 0.72, inside: width * 0.17, front: length * 0.12, back: 0.17 },
      { y: rim * 0.42, inside: width * 0.33, front: length * 0.28, back: length * 0.34 },
      { y: rim * 0.36, inside: width * 0.38, front: length * 0.32, back: length * 0.38 },
    ],
  })
  return place(bowl, { at: [0, 0, bowlMiddle(shape)] })
}

/** Seat ring, lid and hinges on a rim at height `rim`; the seat begins `behind` in front of z = 0. */
export function seatAndLid(
  shape: BowlShape,
  behind: number,
  isOpen: boolean,
): { seat: readonly Mesh[]; hinges: readonly Mesh[] } {
  const length = shape.length - behind
  const front = frontOf(shape)
  const outline: EggOutline = {
    width: shape.width + 0.004,
    front: front + 0.003,
    back: length - front,
    round: shape.isSquare ? 2.9 : 2.15,
    roundBack: 5,
  }
  const middle = behind + length - front
  const hole = [0.062, 0.075] as const
  const ring = vessel({
    outline,
    smooth: 1,
    segments: 52,
    levels: [
      { y: 0.002, inside: hole[0], front: hole[0], back: hole[1] },
      { y: 0.0, inside: 0.006 },
      { y: 0.003, inside: 0.001 },
      { y: 0.013, inside: 0 },
      { y: 0.017, inside: 0.004 },
      { y: 0.018, inside: 0.03, front: 0.03, back: 0.035 },
      { y: 0.012, inside: hole[0] - 0.006, front: hole[0] - 0.006, back: hole[1] - 0.006 },
      { y: 0.006, inside: hole[0], front: hole[0], back: hole[1] },
      { y: 0.002, inside: hole[0], front: hole[0], back: hole[1] },
    ],
  })
  const lid = place(eggSlab(outline, 0.016, { rim: 0.007, dome: 0.006, segments: 52 }), {
    at: [0, 0, -(front - length)],
  })
  // The lid turns about its own back edge.
  const lidAt = isOpen
    ? place(lid, { at: [0, shape.rim + 0.028, behind + 0.012], turn: [-Math.PI / 2 - 0.06, 0, 0] })
    : place(lid, { at: [0, shape.rim + 0.031, behind] })
  const hinges = [-1, 1].map((side) =>
    place(disc({ radius: 0.011, height: 0.045, rim: 0.002, segments: 16 }), {
      at: [side * shape.width * 0.22, shape.rim + 0.014, behind - 0.008],
      turn: [0, 0, Math.PI / 2],
    }),
  )
  return { seat: [place(ring, { at: [0, shape.rim + 0.003, middle] }), lidAt], hinges }
}

/** A plate with two keys that looks to the front, its back at z = 0, around y = 0. */
export function flushPlate(isRound: boolean): { plate: readonly Mesh[]; keys: readonly Mesh[] } {
  const plate = place(roundedBox({ size: [0.246, 0.164, 0.011], radius: 0.005 }), { at: [0, 0, 0.0055] })
  const keys = isRound
    ? [
        place(disc({ radius: 0.05, height: 0.006, segments: 36 }), {
          at: [-0.03, 0, 0.013],
          turn: [Math.PI / 2, 0, 0],
        }),
        place(disc({ radius: 0.032, height: 0.006, segments: 32 }), {
          at: [0.064, 0, 0.013],
          turn: [Math.PI / 2, 0, 0],
        }),
      ]
    : [
        place(roundedBox({ size: [0.118, 0.116, 0.006], radius: 0.0025 }), { at: [-0.034, 0, 0.0125] }),
        place(roundedBox({ size: [0.058, 0.116, 0.006], radius: 0.0025 }), { at: [0.0575, 0, 0.0125] }),
      ]
  return { plate: [plate], keys }
}

/** The bowl from above: an egg whose tip lies at `front`, `length` long. */
export function bowlSymbol(width: number, front: number, length: number): readonly SymbolLine[] {
  const egg = symbolRound({ size: [width, width], style: "outline" })
  const points = egg.points.map(([x, y]) => {
    const tip = front - width * 0.62
    return y >= 0 ? ([x, tip + (y / (width / 2)) * width * 0.62] as const) : ([x, tip] as const)
  })
  const back = front - length
  const outline = points.filter(([, y]) => y >= front - width * 0.62 - 1e-6)
  const round = outline.filter(([, y]) => y > front - width * 0.62 + 1e-6).toSorted((a, b) => a[0] - b[0])
  return [
    {
      points: [
        [-width / 2, back],
        [-width / 2, front - width * 0.62],
        ...round,
        [width / 2, front - width * 0.62],
        [width / 2, back],
      ],
      isClosed: true,
      style: "outline",
    },
    symbolLine(
      Array.from({ length: 25 }, (_, i) => {
        const angle = (i / 24) * 2 * Math.PI
        const y = Math.sin(angle)
        return [
          Math.cos(angle) * width * 0.36,
          front - width * 0.58 + y * (y > 0 ? width * 0.5 : width * 0.4),
        ] as const
      }),
    ),
  ]
}
