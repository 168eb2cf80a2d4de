import {
  atBack,
  depthOf,
  frontOf,
  heightOf,
  widthOf,
  type Group,
  type GroupPiece,
  type MakeGroup,
} from "../group.ts"
import type { ModelVariant } from "../../model/model-id.ts"
import type { Kit } from "../kit.ts"

/** Between sofa and table, mm. */
const toTable = 420
/** A way between a table and the television. */
const way = 780
/** Behind a sofa that stands free. */
const behind = 900

interface LoungeSize {
  readonly sofa: number
  readonly television: number
  readonly hasArmchair: boolean
  readonly rank: number
}

/** Television and sofa, face to face, with a table and a rug between them. */
const lounge =
  ({ sofa: sofaWidth, television, hasArmchair, rank }: LoungeSize): MakeGroup =>
  (kit, { deep }) => {
    const sofa = kit.make(kit.sofa, { width: sofaWidth, depth: 920 })
    const [width, depth] = [widthOf(sofa), depthOf(sofa)]
    const cabinet = atBack(
      kit.make("tv.low", {
        width: Math.max(1_500, television + 500),
        height: 420,
        fronts: kit.style.fronts,
        niche: "none",
      }),
      0,
    )
    const front = depthOf(cabinet.variant) + 15
    const screen = kit.make("decor.tv", {
      width: television,
      height: Math.round(television * 0.625),
      depth: 240,
    })
    const table = middleTable(kit, deep - front - depth - 15 - toTable - way)
    // From the face of the television to the middle of the sofa: about twice its width.
    const wanted = Math.max(2.1 * television, front - 250 + way + depthOf(table) + toTable + depth / 2)
    const most = deep - 15 - depth / 2 - 250
    const isAtWall = most - wanted < behind
    const middle = (isAtWall ? most : wanted) + 250
    const least = front + depth / 2 + toTable + depthOf(table) + way
    if (middle < least || middle - 250 > 2.5 * television) return null
    const seat: GroupPiece = { variant: sofa, x: 0, y: -middle, turn: 180 }
    const tableY = -middle + depth / 2 + toTable + depthOf(table) / 2
    const group: Group = {
      id: "lounge",
      rank,
      stands: "wall",
      width: Math.max(widthOf(cabinet.variant), width),
      pieces: [
        seat,
        cabinet,
        { variant: screen, x: 0, y: cabinet.y + 20, turn: 0, on: heightOf(cabinet.variant), standsOn: 1 },
        { variant: table, x: 0, y: tableY, turn: 0 },
        ...onTable(kit, table, tableY, 3),
        rugUnder(kit, width, depthOf(table), -middle + depth / 2),
        ...besideSofa(kit, seat),
        ...(hasArmchair ? armchairBeside(kit, width, tableY) : []),
      ],
      zones: [frontOf(cabinet, way), { ...frontOf(seat, toTable - 20), isFront: false }],
    }
    return group
  }

/** Television and sofa where no table finds room between them: what it would hold stands beside the sofa. */
const slimLounge =
  (width: number, television: number, rank: number): MakeGroup =>
  (kit, { deep }) => {
    const sofa = kit.make(kit.sofa, { width, depth: 880 })
    const cabinet = atBack(
      kit.make("tv.low", { width: 1_500, height: 420, depth: 350, fronts: kit.style.fronts, niche: "none" }),
      0,
    )
    const screen = kit.make("decor.tv", {
      width: television,
      height: Math.round(television * 0.625),
      depth: 240,
    })
    const middle = deep - 15 - depthOf(sofa) / 2
    const free = middle - depthOf(sofa) / 2 - depthOf(cabinet.variant) - 15
    if (free < way + 60 || free > toTable + 700 + way || middle - 250 > 2.5 * television) return null
    const seat: GroupPiece = { variant: sofa, x: 0, y: -middle, turn: 180 }
    return {
      id: "lounge",
      rank,
      stands: "wall",
      width: Math.max(widthOf(cabinet.variant), widthOf(sofa)),
      pieces: [
        seat,
        cabinet,
        { variant: screen, x: 0, y: cabinet.y + 20, turn: 0, on: heightOf(cabinet.variant), standsOn: 1 },
        rugUnder(kit, widthOf(sofa), Math.max(0, free - toTable - 500), -middle + depthOf(sofa) / 2),
        ...besideSofa(kit, seat),
      ],
      zones: [frontOf(cabinet, way)],
    }
  }

/** The table that fits into what is left of the depth. */
function middleTable(kit: Kit, left: number) {
  const isSmall = left < 620
  if (isSmall || kit.coffeeTable === "coffee-table.drum") {
    const size = Math.max(450, Math.min(left, 900))
    return kit.make("coffee-table.drum", { width: size, depth: size })
  }
  return kit.make(kit.coffeeTable, { width: 1_150, depth: Math.min(700, left) })
}

function onTable(kit: Kit, table: ReturnType<Kit["make"]>, y: number, at: number): readonly GroupPiece[] {
  const on = heightOf(table)
  const isLarge = widthOf(table) >= 800
  return [
    {
      variant: kit.make("decor.books", { order: "stack", width: 280, depth: 200, height: 110 }),
      x: isLarge ? -170 : 0,
      y: y - 30,
      turn: 15,
      on,
      standsOn: at,
    },
    ...(isLarge
      ? [
          {
            variant: kit.make("decor.vase", { width: 150, depth: 150, height: 240 }),
            x: 170,
            y: y + 60,
            turn: 0,
            on,
            standsOn: at,
          },
        ]
      : []),
  ]
}

const rugUnder = (kit: Kit, sofa: number, table: number, from: number): GroupPiece => {
  const depth = Math.min(2_600, 350 + toTable + table + 500)
  return {
    variant: kit.make("rug.plain", { width: Math.min(4_000, sofa + 500), depth }),
    x: 0,
    y: from - 350 + depth / 2,
    turn: 0,
    isExtra: true,
  }
}

/** A table with a lamp at one end of the sofa, a lamp that stands at the other. */
function besideSofa(kit: Kit, { variant, y }: GroupPiece): readonly GroupPiece[] {
  const table = kit.make("side-table.round", { width: 420, depth: 420, base: "drum" })
  const lamp = kit.make("lamp.table", { width: 300, depth: 300, height: 460 })
  const floorLamp = kit.make(kit.floorLamp)
  const end = widthOf(variant) / 2
  const back = y - depthOf(variant) / 2
  const at = { x: end + 60 + 210, y: back + 230, turn: 180 }
  const light = { x: -(end + 60 + widthOf(floorLamp) / 2), y: back + depthOf(floorLamp) / 2 + 10, turn: 180 }
  return [
    { variant: table, ...at, isExtra: true, elsewhere: [{ ...at, x: -at.x }] },
    { variant: lamp, ...at, on: heightOf(table), standsOn: "before", isExtra: true },
    { variant: floorLamp, ...light, isExtra: true, elsewhere: [{ ...light, x: -light.x }] },
  ]
}

/** At whichever end of the table it finds room: turned to the table, else to the room. */
function armchairBeside(kit: Kit, sofa: number, y: number): readonly GroupPiece[] {
  const chair = kit.make(kit.armchair)
  const far = sofa / 2 + 120 + depthOf(chair) / 2
  const near = far - 420
  const places = [far, near].flatMap((x) =>
    [150, 420, -120].flatMap((aside) => [
      { x: -x, y: y + aside, turn: 75 },
      { x, y: y + aside, turn: -75 },
    ]),
  )
  const [first = { x: -far, y, turn: 75 }, ...elsewhere] = places
  return [{ variant: chair, ...first, isExtra: true, elsewhere }]
}

/** A sofa with its table where no television finds room. */
const sofaAlone =
  (width: number, rank: number): MakeGroup =>
  (kit, { deep }) => {
    const sofa = atBack(kit.make(kit.sofa, { width, depth: 880 }), 0)
    const front = depthOf(sofa.variant) + 15
    const size = Math.min(800, deep - front - toTable - way)
    const table = size >= 450 ? kit.make("coffee-table.drum", { width: size, depth: size }) : null
    const y = -(front + toTable + size / 2)
    return {
      id: "sofaCorner",
      rank,
      stands: "wall",
      width: widthOf(sofa.variant),
      pieces: [
        sofa,
        ...(table ? [{ variant: table, x: 0, y, turn: 0 }, ...onTable(kit, table, y, 1)] : []),
        ...(table ? [flatRug(kit, widthOf(sofa.variant), front, size)] : []),
        picturesOver(kit, sofa),
        ...sideTable(kit, widthOf(sofa.variant) / 2),
      ],
      zones: [{ ...frontOf(sofa, table ? toTable - 20 : 600), isFront: false }],
    }
  }

const flatRug = (kit: Kit, sofa: number, front: number, table: number): GroupPiece => {
  const depth = 350 + toTable + table + 300
  return {
    variant: kit.make("rug.plain", { width: sofa + 200, depth }),
    x: 0,
    y: -(front - 350 + depth / 2),
    turn: 0,
    isExtra: true,
  }
}

const sideTable = (kit: Kit, end: number): readonly GroupPiece[] => {
  const table = atBack(kit.make("side-table.round", { width: 420, depth: 420 }), end + 60 + 210, {
    isExtra: true,
  })
  const lamp = kit.make("lamp.table", { width: 300, depth: 300, height: 460 })
  return [table, { ...table, variant: lamp, on: heightOf(table.variant), standsOn: "before" }]
}

/** Frames in a row over a piece at a wall: at the height of eyes, or as near to it as the piece lets them. */
export const picturesOver = (kit: Kit, { variant, x }: GroupPiece): GroupPiece => {
  const width = Math.min(1_900, Math.max(1_000, widthOf(variant) - 400))
  const frames = kit.make("decor.picture-set", { width, height: 680 }, { frames: kit.style.woodTwo })
  return atBack(frames, x, { on: overPiece(variant, frames), isExtra: true })
}

/** Where what hangs over a piece begins. */
export const overPiece = (below: ModelVariant, hung: ModelVariant): number =>
  Math.max(heightOf(below) + 180, Math.round(1_500 - heightOf(hung) / 2))

/** An armchair with a lamp and a small table, in a corner. */
const reading: MakeGroup = (kit) => {
  const chair = kit.make(kit.armchair)
  const lamp = kit.make("lamp.floor-reading", { width: 360, depth: 220 })
  const piece: GroupPiece = { variant: chair, x: 580, y: -600, turn: 45 }
  return {
    id: "reading",
    rank: 0,
    stands: "corner",
    width: 1_100,
    pieces: [piece, { variant: lamp, x: 1_330, y: -140, turn: 0, isExtra: true }],
    zones: [{ x: 900, y: -900, width: 450, depth: 450 }],
  }
}

export const lounges: readonly MakeGroup[] = [
  lounge({ sofa: 2_400, television: 1_450, hasArmchair: true, rank: 0 }),
  lounge({ sofa: 2_200, television: 1_450, hasArmchair: true, rank: 0 }),
  lounge({ sofa: 2_000, television: 1_230, hasArmchair: true, rank: 1 }),
  lounge({ sofa: 1_700, television: 1_100, hasArmchair: false, rank: 2 }),
  slimLounge(2_200, 1_230, 2),
  slimLounge(1_800, 1_100, 3),
]
export const sofaCorners: readonly MakeGroup[] = [
  sofaAlone(2_200, 0),
  sofaAlone(1_800, 1),
  sofaAlone(1_500, 2),
]
export const readingCorners: readonly MakeGroup[] = [reading]
