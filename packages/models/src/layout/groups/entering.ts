import { atBack, frontOf, heightOf, widthOf, type GroupPiece, type MakeGroup } from "../group.ts"

/** Shoes behind tilting fronts, a mirror and something for keys over them. */
const shoes =
  (width: number, rank: number): MakeGroup =>
  (kit) => {
    const piece = atBack(kit.make("shoe-cabinet.tilting", { width, fronts: kit.style.fronts }), 0)
    return {
      id: "shoes",
      rank,
      stands: "wall",
      width,
      pieces: [
        piece,
        {
          variant: kit.make("decor.vase", { width: 140, depth: 140, height: 260 }),
          x: width / 2 - 150,
          y: piece.y,
          turn: 0,
          on: heightOf(piece.variant),
          standsOn: 0,
        },
        atBack(kit.make("decor.mirror-wall", { width: 600, height: 600 }), 0, { on: 1_250, isExtra: true }),
      ],
      zones: [frontOf(piece, 760)],
    }
  }

const hallBench =
  (width: number, rank: number): MakeGroup =>
  (kit) => {
    const piece = atBack(kit.make("hall.bench", { width }), 0)
    return {
      id: "hallBench",
      rank,
      stands: "wall",
      width,
      pieces: [piece],
      zones: [frontOf(piece, 760)],
    }
  }

/** Two chairs with a table between them, looking out. */
const outdoorSeats =
  (chairs: 1 | 2, rank: number): MakeGroup =>
  (kit) => {
    const chair = kit.make("outdoor.lounge-chair", { width: 700, depth: 720 })
    const table = kit.make("side-table.round", { width: 400, depth: 400 }, { top: "terrazzo-pale" })
    const y = -(360 + 15)
    const far = 200 + 40 + widthOf(chair) / 2
    const pieces: GroupPiece[] = [
      { variant: chair, x: chairs === 2 ? -far : -(far - 200), y, turn: 0 },
      ...(chairs === 2 ? [{ variant: chair, x: far, y, turn: 0 }] : []),
      { variant: table, x: chairs === 2 ? 0 : 390, y: y + 60, turn: 0 },
    ]
    return {
      id: "outdoorSeats",
      rank,
      stands: "wall",
      width: chairs === 2 ? 2 * far + widthOf(chair) : 1_200,
      pieces,
      zones: [],
    }
  }

const planter =
  (width: number, rank: number): MakeGroup =>
  (kit) => ({
    id: "planter",
    rank,
    stands: "wall",
    width,
    pieces: [atBack(kit.make("outdoor.planter", { width, depth: 320, plants: "hedge" }), 0)],
    zones: [],
  })

export const shoeCabinets: readonly MakeGroup[] = [shoes(1_200, 0), shoes(800, 1), shoes(500, 2)]
export const hallBenches: readonly MakeGroup[] = [hallBench(1_200, 0), hallBench(800, 1)]
export const outdoorGroups: readonly MakeGroup[] = [outdoorSeats(2, 0), outdoorSeats(1, 1)]
export const planters: readonly MakeGroup[] = [planter(1_200, 0), planter(700, 1)]
