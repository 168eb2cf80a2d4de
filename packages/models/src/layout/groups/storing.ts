import type { FinishId } from "../../finishes/finishes.ts"
import {
  atBack,
  depthOf,
  frontOf,
  heightOf,
  widthOf,
  type GroupId,
  type GroupPiece,
  type MakeGroup,
} from "../group.ts"
import type { Kit } from "../kit.ts"
import { picturesOver } from "./living.ts"

/** Before doors and drawers, mm. */
const before = 760

/** One cabinet at a wall with what stands on it and hangs over it. */
const cabinet =
  (
    id: GroupId,
    rank: number,
    make: (kit: Kit) => ReturnType<Kit["make"]>,
    more: (kit: Kit, piece: GroupPiece) => readonly GroupPiece[] = () => [],
    front = before,
  ): MakeGroup =>
  (kit) => {
    const piece = atBack(make(kit), 0)
    return {
      id,
      rank,
      stands: "wall",
      width: widthOf(piece.variant),
      pieces: [piece, ...more(kit, piece)],
      zones: [frontOf(piece, front)],
    }
  }

const wardrobe = (width: number, rank: number): MakeGroup =>
  cabinet("wardrobe", rank, (kit) => {
    const finishes: Record<string, FinishId> = { body: kit.style.wood, fronts: kit.style.wood }
    if (width >= 2_000) return kit.make("wardrobe.sliding", { width, depth: 620, height: 2_300 })
    return kit.make(
      "wardrobe.hinged",
      {
        width,
        depth: 600,
        height: 2_300,
        doors: Math.max(2, Math.round(width / 500)),
        fronts: kit.style.fronts,
      },
      finishes,
    )
  })

const onTop = (kit: Kit, piece: GroupPiece): readonly GroupPiece[] => {
  const on = heightOf(piece.variant)
  const far = widthOf(piece.variant) / 2 - 240
  return [
    {
      variant: kit.make("lamp.table", { width: 280, depth: 280, height: 440 }),
      x: -far,
      y: piece.y,
      turn: 0,
      on,
      standsOn: 0,
    },
    {
      variant: kit.make("decor.vase", { width: 180, depth: 180, height: 300 }),
      x: far,
      y: piece.y,
      turn: 0,
      on,
      standsOn: 0,
    },
  ]
}

const sideboard = (width: number, rank: number): MakeGroup =>
  cabinet(
    "sideboard",
    rank,
    (kit) =>
      kit.make("sideboard.hinged", { width, doors: Math.round(width / 450), fronts: kit.style.fronts }),
    (kit, piece) => [...onTop(kit, piece), picturesOver(kit, piece)],
  )

const bookcase = (width: number, rank: number): MakeGroup =>
  cabinet("bookcase", rank, (kit) =>
    kit.style.id === "steel"
      ? kit.make("shelving.ladder", { width, columns: Math.max(1, Math.round(width / 700)), height: 2_000 })
      : kit.make("bookcase.open", { width, columns: Math.max(1, Math.round(width / 500)), height: 2_000 }),
  )

const chest = (width: number, rank: number): MakeGroup =>
  cabinet(
    "chest",
    rank,
    (kit) => kit.make("chest.drawers", { width, depth: 450, columns: width > 900 ? 2 : 1 }),
    (kit, piece) => [
      {
        variant: kit.make("plant.orchid"),
        x: widthOf(piece.variant) / 2 - 220,
        y: piece.y,
        turn: 0,
        on: heightOf(piece.variant),
        standsOn: 0,
      },
      atBack(kit.make("decor.mirror-wall", { width: 700, height: 700 }), 0, { on: 1_150, isExtra: true }),
    ],
  )

const dressing: MakeGroup = (kit) => {
  const table = atBack(kit.make("dressing-table.mirror", { width: 1_000 }), 0)
  const stool = kit.make("stool.low", { top: "padded" })
  const y = -(depthOf(table.variant) + 15 + depthOf(stool) / 2 - 120)
  return {
    id: "dressingTable",
    rank: 0,
    stands: "wall",
    width: 1_000,
    pieces: [table, { variant: stool, x: 0, y, turn: 180 }],
    zones: [frontOf(table, 800)],
  }
}

const shelving = (width: number, rank: number): MakeGroup =>
  cabinet("shelving", rank, (kit) =>
    kit.make("shelving.ladder", {
      width,
      columns: Math.max(1, Math.round(width / 700)),
      height: 2_000,
      depth: 380,
    }),
  )

const altar: MakeGroup = cabinet(
  "altar",
  0,
  (kit) => kit.make("sideboard.hinged", { width: 1_600, height: 950, doors: 4, fronts: kit.style.fronts }),
  (kit, piece) => {
    const on = heightOf(piece.variant)
    const candles = kit.make("decor.candles")
    return [
      { variant: kit.make("plant.orchid"), x: -520, y: piece.y, turn: 0, on, standsOn: 0 },
      { variant: candles, x: -150, y: piece.y, turn: 0, on, standsOn: 0 },
      { variant: kit.make("decor.bowl"), x: 250, y: piece.y, turn: 0, on, standsOn: 0 },
      picturesOver(kit, piece),
    ]
  },
  900,
)

/** A desk with its chair, a lamp and something to work with. */
const desk =
  (width: number, rank: number): MakeGroup =>
  (kit) => {
    const table = atBack(
      kit.make("desk.drawers", { width, depth: width > 1_300 ? 650 : 560, drawers: "one" }),
      0,
    )
    const chair =
      width > 1_300
        ? kit.make("chair.office", {}, { seat: "wool-charcoal", back: "wool-charcoal" })
        : kit.make(kit.chair)
    const front = depthOf(table.variant) + 15
    const on = heightOf(table.variant)
    const y = -(front + depthOf(chair) / 2 - 200)
    return {
      id: "desk",
      rank,
      stands: "wall",
      width,
      pieces: [
        table,
        { variant: chair, x: 0, y, turn: 180 },
        { variant: kit.make("decor.laptop"), x: 0, y: table.y - 40, turn: 0, on, standsOn: 0 },
        {
          variant: kit.make("lamp.table-mushroom", { height: 380 }),
          x: width / 2 - 210,
          y: table.y + 60,
          turn: 0,
          on,
          standsOn: 0,
        },
        atBack(kit.make("shelf.wall", { width: Math.min(width, 1_000), height: 500, shelves: 2 }), 0, {
          on: 1_350,
          isExtra: true,
        }),
      ],
      zones: [{ x: 0, y: -(front + 450), width: Math.min(900, width), depth: 900 }],
    }
  }

export const wardrobes: readonly MakeGroup[] = [
  wardrobe(2_600, 0),
  wardrobe(2_200, 0),
  wardrobe(1_800, 1),
  wardrobe(1_500, 1),
  wardrobe(1_200, 2),
  wardrobe(900, 3),
]
export const sideboards: readonly MakeGroup[] = [
  sideboard(1_800, 0),
  sideboard(1_400, 1),
  sideboard(1_000, 2),
]
export const bookcases: readonly MakeGroup[] = [bookcase(1_800, 0), bookcase(1_200, 1), bookcase(800, 2)]
export const chests: readonly MakeGroup[] = [chest(1_200, 0), chest(800, 1)]
export const dressingTables: readonly MakeGroup[] = [dressing]
export const shelvings: readonly MakeGroup[] = [shelving(1_800, 0), shelving(1_200, 1), shelving(800, 2)]
export const altars: readonly MakeGroup[] = [altar]
export const desks: readonly MakeGroup[] = [desk(1_500, 0), desk(1_200, 1), desk(1_000, 2)]
