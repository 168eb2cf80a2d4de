import {
  atBack,
  depthOf,
  frontOf,
  heightOf,
  widthOf,
  type Group,
  type GroupPiece,
  type MakeGroup,
  type Zone,
} from "../group.ts"
import type { Kit } from "../kit.ts"
import { overPiece } from "./living.ts"

/** How much is free beside a double bed, mm. */
const besideBed = 600

interface BedSize {
  readonly width: number
  readonly stand: number
  readonly rank: number
}

/** A double bed with a table and a lamp on each side, a rug under it and a picture over it. */
const doubleBed =
  ({ width, stand, rank }: BedSize): MakeGroup =>
  (kit) => {
    const bed = atBack(kit.make(kit.bed, { width, head: "panel", style: "spindles" }), 0)
    const far = widthOf(bed.variant) / 2
    const tables = standPair(kit, far + 25 + stand / 2, stand)
    const length = depthOf(bed.variant)
    const rugDepth = Math.min(2_000, length - 300)
    const rug = kit.make("rug.plain", { width: widthOf(bed.variant) + 1_000, depth: rugDepth })
    const side = (way: 1 | -1): Zone => ({
      x: way * (far + besideBed / 2 + 2),
      y: bed.y - 300,
      width: besideBed - 10,
      depth: length - 900,
    })
    return {
      id: "bedDouble",
      rank,
      stands: "wall",
      width: 2 * (far + 25 + stand),
      pieces: [
        bed,
        ...tables,
        { variant: rug, x: 0, y: -(length + 400 - rugDepth / 2), turn: 0, isExtra: true },
        pictureOver(kit, bed, 1_100),
      ],
      zones: [side(1), side(-1), { ...frontOf(bed, 600), isFront: false }],
    }
  }

function standPair(kit: Kit, x: number, width: number): readonly GroupPiece[] {
  const table = kit.make("nightstand.cabinet", { width, fronts: kit.style.fronts })
  const lamp = kit.make("lamp.table", { width: 280, depth: 280, height: 430 })
  return [-x, x].flatMap((at, side) => {
    const stand = atBack(table, at)
    return [stand, { variant: lamp, x: at, y: stand.y, turn: 0, on: heightOf(table), standsOn: 1 + side * 2 }]
  })
}

function pictureOver(kit: Kit, under: GroupPiece, width: number): GroupPiece {
  const art = (["art-2", "art-3", "art-4", "art-6", "art-8"] as const)[kit.style.id.length % 5] ?? "art-2"
  const picture = kit.make("decor.picture", { width, height: 700 }, { frame: kit.style.woodTwo, art })
  return atBack(picture, under.x, { on: overPiece(under.variant, picture), isExtra: true })
}

/** Where two sides have no room: a bed for two in a corner, with one side to the wall. */
const cornerBed: MakeGroup = (kit) => {
  const variant = kit.make(kit.bed, { width: 1_500, head: "panel", style: "spindles" })
  const far = widthOf(variant) / 2
  const bed = atBack(variant, far + 15)
  const table = kit.make("nightstand.cabinet", { width: 400, fronts: kit.style.fronts })
  const stand = atBack(table, 2 * far + 15 + 25 + 200)
  const lamp = kit.make("lamp.table", { width: 280, depth: 280, height: 430 })
  return {
    id: "bedDouble",
    rank: 3,
    stands: "corner",
    width: 2 * far + 440,
    pieces: [
      bed,
      stand,
      { variant: lamp, x: stand.x, y: stand.y, turn: 0, on: heightOf(table), standsOn: 1 },
      pictureOver(kit, bed, 1_000),
    ],
    zones: [
      {
        x: 2 * far + 15 + besideBed / 2,
        y: bed.y - 300,
        width: besideBed - 10,
        depth: depthOf(variant) - 900,
      },
    ],
  }
}

/** A bed for one along a wall, with a table at its head. */
const singleBed =
  (hasTable: boolean, rank: number): MakeGroup =>
  (kit) => {
    const bed = atBack(kit.make("bed.spindle", { width: 1_000, style: "slats" }), 0)
    const far = widthOf(bed.variant) / 2
    const table = kit.make("nightstand.cabinet", { width: 400, fronts: "slab" })
    const stand = atBack(table, far + 25 + 200)
    const lamp: GroupPiece = {
      variant: kit.make("lamp.table-mushroom", { height: 340 }),
      x: stand.x,
      y: stand.y,
      turn: 0,
      on: heightOf(table),
      standsOn: 1,
    }
    const shift = hasTable ? -212 : 0
    const pieces = hasTable ? [bed, stand, lamp] : [bed]
    const rug = kit.make("rug.plain", { width: 1_500, depth: 1_000, shape: "organic" })
    const group: Group = {
      id: "bedSingle",
      rank,
      stands: "wall",
      width: 2 * far + (hasTable ? 425 : 0),
      pieces: [
        ...pieces.map((piece) => ({ ...piece, x: piece.x + shift })),
        { variant: rug, x: far + shift + 350, y: bed.y - 300, turn: 90, isExtra: true },
        { ...pictureOver(kit, bed, 700), x: shift },
      ],
      zones: [{ x: shift + far + 300, y: bed.y - 300, width: 590, depth: depthOf(bed.variant) - 900 }],
    }
    return group
  }

/** Along the wall with its side: for narrow rooms. */
const dayBed: MakeGroup = (kit) => {
  const bed = atBack(kit.make("bed.day", { depth: 880 }), 0)
  return {
    id: "bedSingle",
    rank: 2,
    stands: "wall",
    width: widthOf(bed.variant),
    pieces: [bed, pictureOver(kit, bed, 900)],
    zones: [frontOf(bed, 600)],
  }
}

const bunk: MakeGroup = (kit) => {
  const bed = kit.make("bed.bunk", { ladder: "left" })
  // Its long side is to the wall.
  const turned: GroupPiece = { variant: bed, x: 0, y: -(widthOf(bed) / 2 + 15), turn: 90 }
  return {
    id: "bunkBed",
    rank: 0,
    stands: "wall",
    width: depthOf(bed),
    pieces: [turned],
    zones: [{ x: 0, y: -(widthOf(bed) + 15 + 350), width: depthOf(bed), depth: 700, isFront: true }],
  }
}

export const doubleBeds: readonly MakeGroup[] = [
  doubleBed({ width: 1_800, stand: 500, rank: 0 }),
  doubleBed({ width: 1_700, stand: 420, rank: 1 }),
  doubleBed({ width: 1_500, stand: 380, rank: 2 }),
  cornerBed,
]
export const singleBeds: readonly MakeGroup[] = [singleBed(true, 0), singleBed(false, 1), dayBed]
export const bunkBeds: readonly MakeGroup[] = [bunk]
