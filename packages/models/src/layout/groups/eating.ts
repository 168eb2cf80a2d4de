import {
  depthOf,
  heightOf,
  widthOf,
  type Group,
  type GroupPiece,
  type MakeGroup,
  type Zone,
} from "../group.ts"
import type { Kit } from "../kit.ts"

/** To pull a chair out, from the edge of the table, mm. */
const pullOut = 750
/** How far a chair that is not used reaches under the table. */
const tucked = 110

interface TableSize {
  readonly length: number
  readonly depth: number
  readonly perSide: number
  readonly hasEnds: boolean
  readonly rank: number
}

/** A long table with chairs on both sides, a lamp over it. */
const longTable =
  ({ length, depth, perSide, hasEnds, rank }: TableSize): MakeGroup =>
  (kit) => {
    const table = kit.make("table.dining", { width: length, depth, top: "rounded" })
    const chair = kit.make(kit.chair)
    const far = depth / 2 + depthOf(chair) / 2 - tucked
    const seats: GroupPiece[] = Array.from({ length: perSide }, (_, at) => {
      const x = ((at + 0.5) / perSide - 0.5) * (length - 120)
      return [
        { variant: chair, x, y: far, turn: 0 },
        { variant: chair, x, y: -far, turn: 180 },
      ]
    }).flat()
    const end = length / 2 + depthOf(chair) / 2 - tucked
    const ends: GroupPiece[] = hasEnds
      ? [
          { variant: chair, x: end, y: 0, turn: 270 },
          { variant: chair, x: -end, y: 0, turn: 90 },
        ]
      : []
    return {
      id: "dining",
      rank,
      stands: "free",
      width: length,
      pieces: [{ variant: table, x: 0, y: 0, turn: 0 }, ...seats, ...ends, ...onAndOver(kit, table)],
      zones: zonesAround(length, depth, hasEnds),
    }
  }

const zonesAround = (length: number, depth: number, hasEnds: boolean): readonly Zone[] => [
  ...[1, -1].map((side) => ({ x: 0, y: side * (depth / 2 + pullOut / 2), width: length, depth: pullOut })),
  ...(hasEnds
    ? [1, -1].map((side) => ({ x: side * (length / 2 + pullOut / 2), y: 0, width: pullOut, depth }))
    : []),
]

const onAndOver = (kit: Kit, table: ReturnType<Kit["make"]>): readonly GroupPiece[] => {
  const isLong = widthOf(table) > 1_500
  const lamp = isLong
    ? kit.make("lamp.pendant-linear", { width: Math.min(1_400, widthOf(table) - 400), height: 1_000 })
    : kit.make(kit.pendant, { width: 460, depth: 460, height: 1_000 })
  return [
    {
      variant: kit.make(isLong ? "decor.bowl" : "plant.bouquet"),
      x: 0,
      y: 0,
      turn: 0,
      on: heightOf(table),
      standsOn: 0,
    },
    { variant: lamp, x: 0, y: 0, turn: 0, isExtra: true },
  ]
}

/** A round table with two to four chairs. */
const roundTable =
  (size: number, chairs: 2 | 4, rank: number): MakeGroup =>
  (kit) => {
    const table = kit.make(
      "table.round",
      { width: size, depth: size },
      { top: kit.style.wood, base: kit.style.wood },
    )
    const chair = kit.make(kit.chair)
    const far = size / 2 + depthOf(chair) / 2 - tucked
    const turns = chairs === 4 ? [0, 90, 180, 270] : [90, 270]
    const seats = turns.map((turn): GroupPiece => {
      const [x, y] = turn === 0 ? [0, far] : turn === 90 ? [-far, 0] : turn === 180 ? [0, -far] : [far, 0]
      return { variant: chair, x, y, turn }
    })
    const group: Group = {
      id: "dining",
      rank,
      stands: "free",
      width: size,
      pieces: [{ variant: table, x: 0, y: 0, turn: 0 }, ...seats, ...onAndOver(kit, table)],
      zones: zonesAround(size, size, chairs === 4).slice(chairs === 4 ? 0 : 2),
    }
    return chairs === 4
      ? group
      : {
          ...group,
          zones: [1, -1].map((side) => ({
            x: side * (size / 2 + pullOut / 2),
            y: 0,
            width: pullOut,
            depth: size,
          })),
        }
  }

/** Its short end to a wall, one chair or two on each side. */
const wallTable =
  (length: number, perSide: number, rank: number): MakeGroup =>
  (kit) => {
    const table = kit.make("table.dining", { width: length, depth: 750, top: "rectangle", legs: "corner" })
    const chair = kit.make(kit.chair)
    const far = 375 + depthOf(chair) / 2 - tucked
    const seats = Array.from({ length: perSide }, (_, at) => {
      const y = -(((at + 0.5) / perSide) * (length - 100) + 65)
      return [
        { variant: chair, x: far, y, turn: 270 },
        { variant: chair, x: -far, y, turn: 90 },
      ]
    }).flat()
    return {
      id: "dining",
      rank,
      stands: "wall",
      width: 750 + 2 * pullOut,
      pieces: [
        { variant: table, x: 0, y: -(length / 2 + 15), turn: 90 },
        ...seats,
        ...onAndOver(kit, table).map((piece) => ({ ...piece, y: -(length / 2 + 15), turn: 90 })),
      ],
      zones: [1, -1].map((side) => ({
        x: side * (375 + pullOut / 2),
        y: -(length / 2 + 15),
        width: pullOut,
        depth: length,
      })),
    }
  }

export const diningTables: readonly MakeGroup[] = [
  longTable({ length: 2_000, depth: 900, perSide: 3, hasEnds: false, rank: 0 }),
  longTable({ length: 1_600, depth: 850, perSide: 2, hasEnds: false, rank: 0 }),
  roundTable(1_150, 4, 1),
  longTable({ length: 1_300, depth: 800, perSide: 2, hasEnds: false, rank: 1 }),
  wallTable(1_300, 2, 2),
  roundTable(850, 2, 3),
]
/** For a kitchen in which one only breakfasts. */
export const breakfastTables: readonly MakeGroup[] = [
  roundTable(1_000, 4, 0),
  wallTable(1_200, 2, 1),
  roundTable(750, 2, 2),
]
