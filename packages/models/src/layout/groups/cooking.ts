import { atBack, heightOf, type Group, type GroupPiece, type MakeGroup, type Zone } from "../group.ts"
import type { Kit } from "../kit.ts"

/** Before a run of cabinets, mm. */
const before = 1_000
const depth = 630

/** A cabinet of a run: what it is and how wide. */
type Unit = readonly [type: string, width: number]

const fridge: Unit = ["kitchen.fridge-built-in", 600]
const tall: Unit = ["kitchen.tall", 600]
const washerUp: Unit = ["kitchen.dishwasher", 600]
const base = (width: number): Unit => ["kitchen.base", width]
const sink = (width: number): Unit => ["kitchen.sink", width]
const hob = (width: number): Unit => ["kitchen.hob", width]

/** From the fridge to the hob, with something to work on between sink and hob. */
const runs: readonly (readonly Unit[])[] = [
  [fridge, tall, base(600), sink(800), washerUp, base(600), hob(800), base(400)],
  [fridge, base(600), sink(800), washerUp, base(500), hob(800), base(300)],
  [fridge, base(400), sink(800), washerUp, base(400), hob(800)],
  [fridge, sink(800), washerUp, base(300), hob(700)],
  [fridge, sink(600), base(600), hob(600)],
  [sink(600), base(600), hob(600)],
  [sink(600), hob(600)],
]

/** Cabinets along one wall; the fridge is at the left or at the right. */
const run =
  (units: readonly Unit[], rank: number, isMirrored: boolean): MakeGroup =>
  (kit) => {
    const width = units.reduce((sum, [, each]) => sum + each, 0)
    let from = -width / 2
    const standing: GroupPiece[] = []
    const hung: GroupPiece[] = []
    const small: GroupPiece[] = []
    for (const [type, each] of isMirrored ? units.toReversed() : units) {
      const x = from + each / 2
      from += each
      const below = type === "kitchen.hob" && !units.includes(tall) ? { below: "oven" } : {}
      const fronts = kit.style.fronts === "cane" ? "shaker" : kit.style.fronts
      const piece = atBack(kit.make(type, { width: each, depth, fronts, handles: "knob", ...below }), x)
      standing.push(piece)
      hung.push(...over(kit, type, each, x))
      if (type === "kitchen.base" && each >= 400)
        small.push(onBase(kit, x, standing.length - 1, small.length))
    }
    const front: Zone = { x: 0, y: -(depth + 15 + before / 2), width, depth: before, isFront: true }
    const group: Group = {
      id: "kitchenRun",
      rank,
      stands: "wall",
      width,
      pieces: [
        ...standing,
        ...small,
        ...hung,
        {
          variant: kit.make("rug.runner", { width: Math.max(1_400, Math.min(2_200, width - 800)) }),
          x: 0,
          y: -(depth + 15 + 480),
          turn: 0,
          isExtra: true,
        },
      ],
      zones: [front],
    }
    return group
  }

function over(kit: Kit, type: string, width: number, x: number): readonly GroupPiece[] {
  if (type === "kitchen.hob")
    return [
      atBack(kit.make("kitchen.hood", { width, height: 900, depth: 450 }), x, { on: 1_550, isExtra: true }),
    ]
  if (type === "kitchen.sink" || type === "kitchen.dishwasher" || type === "kitchen.base")
    return [
      atBack(kit.make("kitchen.wall", { width, height: 750, fronts: "slab" }), x, {
        on: 1_500,
        isExtra: true,
      }),
    ]
  return []
}

function onBase(kit: Kit, x: number, standsOn: number, at: number): GroupPiece {
  const variant =
    [kit.make("decor.kettle"), kit.make("decor.bowl", { fruit: "lemons" })][at % 2] ?? kit.make("decor.bowl")
  return { variant, x, y: -330, turn: 0, on: heightOf(kit.make("kitchen.base")), standsOn }
}

export const kitchenRuns: readonly MakeGroup[] = runs.flatMap((units, rank) => [
  run(units, rank, false),
  run(units, rank, true),
])
/** For a home of one room. */
export const kitchenettes: readonly MakeGroup[] = kitchenRuns.slice(6)
