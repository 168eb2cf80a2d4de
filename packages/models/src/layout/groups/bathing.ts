import { atBack, frontOf, heightOf, widthOf, type MakeGroup } from "../group.ts"

/** Free floor beside it as it is comfortable, or as it is just enough: 35 cm from its middle to a wall. */
const toilet =
  (aside: number, rank: number): MakeGroup =>
  (kit) => {
    const piece = atBack(kit.make("toilet.wall"), 0)
    return {
      id: "toilet",
      rank,
      stands: "wall",
      width: 365 + 2 * aside,
      pieces: [piece, atBack(kit.make("holder.paper"), 130 + aside, { on: 700, isExtra: true })],
      zones: [
        { x: 0, y: -(560 / 2), width: 365 + 2 * (aside - 10), depth: 520 },
        { ...frontOf(piece, 600, Math.min(100, aside - 70)), isFront: true },
      ],
    }
  }

/** A basin on its cabinet, a mirror over it. */
const basin =
  (width: number, rank: number): MakeGroup =>
  (kit) => {
    const piece =
      width >= 600
        ? atBack(kit.make("vanity.wall", { width, fronts: kit.style.fronts }), 0)
        : atBack(kit.make("basin.wall", { width, depth: width < 450 ? 340 : 380 }), 0)
    const mirror = kit.make("mirror.bath", {
      width: Math.max(400, widthOf(piece.variant) - 200),
      height: 800,
      shape: "round",
    })
    return {
      id: "basin",
      rank,
      stands: "wall",
      width: widthOf(piece.variant),
      pieces: [
        piece,
        atBack(mirror, 0, { on: 1_250, isExtra: true }),
        {
          variant: kit.make("mat.bath", { width: 700, depth: 450 }),
          x: 0,
          y: piece.y - 560,
          turn: 0,
          isExtra: true,
        },
      ],
      zones: [{ ...frontOf(piece, width < 450 ? 600 : 700), isFront: true }],
    }
  }

/** A tray between two walls' corner, its glass to the right and in front, its door there; or across its corner, where one gets in from aside. */
const cornerShower =
  (size: number, rank: number, isEnteredAside = false): MakeGroup =>
  (kit) => {
    const shape = isEnteredAside ? "angled" : "square"
    const variant = kit.make("shower.corner", { width: size, depth: size, shape })
    const piece = { variant, x: size / 2 + 4, y: -(size / 2 + 4), turn: 0 }
    return {
      id: "shower",
      rank,
      stands: "corner",
      width: size,
      pieces: [piece],
      zones: [
        isEnteredAside
          ? { x: size + 4 + 310, y: piece.y, width: 620, depth: size, isFront: true }
          : { ...frontOf(piece, 620), isFront: true },
      ],
    }
  }

const walkIn =
  (width: number, depth: number, rank: number): MakeGroup =>
  (kit) => {
    const piece = atBack(kit.make("shower.walk-in", { width, depth }), 0)
    return {
      id: "shower",
      rank,
      stands: "wall",
      width,
      pieces: [piece],
      zones: [{ ...frontOf(piece, 620), isFront: true }],
    }
  }

const tub =
  (width: number, rank: number): MakeGroup =>
  (kit) => {
    const piece = atBack(kit.make("bath.built-in", { width, depth: 720 }), 0)
    return {
      id: "bath",
      rank,
      stands: "wall",
      width,
      pieces: [piece],
      zones: [{ ...frontOf(piece, 620), isFront: true }],
    }
  }

const washer: MakeGroup = (kit) => {
  const piece = atBack(kit.make("washer.front"), 0)
  return {
    id: "washer",
    rank: 0,
    stands: "wall",
    width: 600,
    pieces: [
      piece,
      {
        variant: kit.make("towels.stack", { height: 200 }),
        x: 0,
        y: piece.y,
        turn: 0,
        on: heightOf(piece.variant),
        standsOn: 0,
      },
    ],
    zones: [{ ...frontOf(piece, 760), isFront: true }],
  }
}

export const toilets: readonly MakeGroup[] = [toilet(200, 0), toilet(170, 1)]
export const basins: readonly MakeGroup[] = [
  basin(1_200, 0),
  basin(900, 0),
  basin(700, 1),
  basin(450, 2),
  basin(400, 3),
]
export const showers: readonly MakeGroup[] = [
  walkIn(1_500, 900, 0),
  cornerShower(1_000, 0),
  cornerShower(900, 1),
  walkIn(1_200, 850, 1),
  cornerShower(800, 2),
  cornerShower(800, 2, true),
]
export const baths: readonly MakeGroup[] = [tub(1_700, 0), tub(1_500, 1)]
export const washers: readonly MakeGroup[] = [washer]
