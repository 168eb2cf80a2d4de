import { distance, plus, times, type Vector } from "@roomwright/scene/geometry/vectors"
import { tryPiece, type Dressing } from "./add-extras.ts"
import { blockOf, distanceTo, doMeet, doMeetInPlan, rimOf } from "./blocks.ts"
import { deepAt } from "./find-places.ts"
import { depthOf, gaps, heightOf, widthOf } from "./group.ts"
import type { Kit } from "./kit.ts"
import { layPiece, type LaidPiece } from "./place-group.ts"
import type { Random } from "./random.ts"
import type { RoomToFurnish, RoomWall, WallGap } from "./room-to-furnish.ts"

/** Nothing hangs lower where one walks, mm. */
const headHeight = 2_150
/** The middle of what hangs on walls, mm: as high as eyes. */
const eyeHeight = 1_500

const isWet = ({ kind }: RoomToFurnish): boolean => /^(kitchen|bathroom|toilet|laundry|pantry)$/.test(kind)
const isOutside = ({ kind }: RoomToFurnish): boolean =>
  /^(balcony|terrace|garage|stairwell|other)$/.test(kind)
const isPlain = ({ kind }: RoomToFurnish): boolean => /^(storage|pantry|wardrobe|laundry)$/.test(kind)

/** Curtains, lamps, plants and pictures, so that somebody seems to live there. */
export function dressRoom(dressing: Dressing, random: Random): void {
  const { room } = dressing
  if (isOutside(room)) {
    if (/^(balcony|terrace)$/.test(room.kind)) addPlants(dressing, random, 2)
    return
  }
  for (const wall of room.walls) for (const gap of wall.windows) addCurtain(dressing, wall, gap)
  for (const wall of room.walls)
    for (const gap of wall.doors)
      if (gap.to - gap.from > 1_600 && !isWet(room)) addCurtain(dressing, wall, gap)
  addLamps(dressing)
  if (isPlain(room)) return
  if (/^(entry|corridor)$/.test(room.kind)) addRunner(dressing)
  if (room.kind === "bathroom") addBasket(dressing)
  if (!isWet(room) && room.kind !== "corridor") {
    addPlants(dressing, random, room.area > 24 ? 3 : room.area > 12 ? 2 : room.area > 6 ? 1 : 0)
    addPicture(dressing)
  }
}

const lieAt = (
  { room }: Dressing,
  variant: ReturnType<Kit["make"]>,
  at: Vector,
  turn: number,
  on?: number,
): LaidPiece =>
  layPiece({ variant, x: 0, y: 0, turn: 0, ...(on === undefined ? {} : { on }) }, at, turn, room.height)

/** At a wall, so far along it. */
function lieOnWall(
  dressing: Dressing,
  wall: RoomWall,
  along: number,
  variant: ReturnType<Kit["make"]>,
  on?: number,
): LaidPiece {
  const off = depthOf(variant) / 2 + gaps[variant.type.anchor]
  const at = plus(plus(wall.origin, times(wall.right, along)), times(wall.back, -off))
  return lieAt(dressing, variant, at, wall.turn, on)
}

/** Long cloth on a rail as wide as the wall lets it be; in kitchens, baths and where something stands below the window a blind gathered above it. */
function addCurtain(dressing: Dressing, wall: RoomWall, gap: WallGap): void {
  const { from, to, low } = gap
  const { room, kit, loose } = dressing
  const [width, middle] = [to - from, (from + to) / 2]
  if (isWet(room) || width < 1_000) return addBlind(dressing, wall, gap)
  const widest = 2 * Math.min(middle, wall.length - middle) - 40
  for (const more of [900, 600, 400, 250, 100]) {
    if (width + more > widest) continue
    const isLarge = width > 2_200
    const curtain = kit.make(isLarge ? "curtain.layered" : "curtain.track", {
      width: width + more,
      height: Math.min(3_200, room.height - 20),
      drawn: "open",
      sheers: "half",
    })
    const laid = lieOnWall(dressing, wall, middle, curtain, room.height - heightOf(curtain))
    if (isFreeOf(dressing, laid) && tryPiece(dressing, laid, loose)) return
  }
  if (low > 0) addBlind(dressing, wall, gap)
}

/** As high as what is gathered, so that the window stays open. */
function addBlind(dressing: Dressing, wall: RoomWall, { from, to, low, high }: WallGap): void {
  const { room, kit, loose } = dressing
  const blind = kit.make("blind.roman", {
    width: to - from + 60,
    height: Math.max(500, Math.round((high - low) * 0.4)),
    raised: 4,
  })
  const on = Math.min(high + 60, room.height - 20) - heightOf(blind)
  const laid = lieOnWall(dressing, wall, (from + to) / 2, blind, on)
  if (isFreeOf(dressing, laid)) tryPiece(dressing, laid, loose)
}

const isFreeOf = ({ taken }: Dressing, { box }: LaidPiece): boolean =>
  !taken.solids.some((solid) => doMeet(solid, box))

/** A lamp over what the room is about, or flat ones under the ceiling of rooms one only works in. */
function addLamps(dressing: Dressing): void {
  const { room, kit, groups, loose, ofGroup } = dressing
  const flush = kit.make("lamp.ceiling-flush", { width: 380, depth: 380 })
  if (isWet(room) || isPlain(room) || /^(corridor|entry)$/.test(room.kind)) {
    for (const at of spread(room)) tryPiece(dressing, lieAt(dressing, flush, at, 0), loose)
    return
  }
  const main = groups.find(({ id }) => /^(lounge|sofaCorner|bedDouble|bedSingle|desk)$/.test(id))
  const isOverTable = groups.some(
    ({ id }, at) => id === "dining" && (ofGroup[at] ?? []).some(({ sort }) => sort === "above"),
  )
  if (!main && isOverTable) return
  const table = (main?.pieces ?? []).find(({ variant }) => variant.type.id.startsWith("coffee-table."))
  const size = room.area > 18 ? 600 : 480
  // Over a table it hangs lower than where one walks.
  const over = table && kit.make(kit.pendant, { width: size, depth: size, height: 850 })
  if (over && table && tryPiece(dressing, lieAt(dressing, over, table.at, 0), loose)) return
  const low = kit.make(kit.pendant, { width: size, depth: size, height: room.height - headHeight })
  for (const at of [room.middle, main ? towards(main.centre, room.middle, 0.6) : room.middle])
    if (tryPiece(dressing, lieAt(dressing, low, at, 0), loose)) return
}

const towards = (from: Vector, to: Vector, share: number): Vector =>
  plus(times(from, 1 - share), times(to, share))

/** One place for each 8 m2 along the longer side of the room. */
function spread({ around, area, middle }: RoomToFurnish): readonly Vector[] {
  const [width, depth] = [around.maxX - around.minX, around.maxY - around.minY]
  const count = Math.max(1, Math.round(area / 8))
  if (count === 1) return [middle]
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count
    return width > depth
      ? { x: around.minX + width * share, y: middle.y }
      : { x: middle.x, y: around.minY + depth * share }
  })
}

function addRunner(dressing: Dressing): void {
  const { room, kit, loose } = dressing
  const { around, middle } = room
  const [width, depth] = [around.maxX - around.minX, around.maxY - around.minY]
  const longer = Math.max(width, depth)
  if (Math.min(width, depth) < 900 || longer < 1_700) return
  for (const length of [3_000, 2_400, 1_800, 1_400]) {
    if (length > longer - 400) continue
    const runner = kit.make("rug.runner", { width: length })
    const laid = lieAt(dressing, runner, middle, width > depth ? 0 : 90)
    if (
      !dressing.taken.solids.some(
        (solid) => solid.low < 100 && rimOf(laid.box, 0).some(({ x, y }) => distanceTo(solid, x, y) === 0),
      )
    )
      if (tryPiece(dressing, laid, loose)) return
  }
}

function addBasket(dressing: Dressing): void {
  const basket = dressing.kit.make("basket.laundry", { width: 380, depth: 380 })
  for (const at of corners(dressing.room, 210))
    if (tryPiece(dressing, lieAt(dressing, basket, at, 0), dressing.loose)) return
}

/** Places in the corners of the room, so far from both walls. */
function corners(room: RoomToFurnish, off: number): readonly Vector[] {
  return room.walls.flatMap((wall) =>
    wall.hasCorner.left && wall.length > 2 * off
      ? [plus(plus(wall.origin, times(wall.right, off)), times(wall.back, -off))]
      : [],
  )
}

/** Plants in corners, those near windows first. */
function addPlants(dressing: Dressing, random: Random, most: number): void {
  const { room, kit, loose } = dressing
  let left = most
  for (const [type, width, height] of [
    [kit.plant, 700, 1_600],
    ["plant.snake", 380, 900],
    ["plant.fiddle-leaf", 600, 1_500],
  ] as const) {
    if (left === 0) return
    const plant = kit.make(type, { width, depth: width, height })
    const off = Math.max(widthOf(plant), depthOf(plant)) / 2 + 30
    const places = [...corners(room, off), ...room.walls.flatMap((wall) => besideWindows(wall, off))].map(
      (at) => ({
        at,
        far: Math.min(...room.windows.map((window) => distance(window, at)), 9_000) + 900 * random(),
      }),
    )
    for (const { at } of places.toSorted((a, b) => a.far - b.far)) {
      if (!tryPiece(dressing, lieAt(dressing, plant, at, 0), loose)) continue
      left -= 1
      break
    }
  }
}

const besideWindows = (wall: RoomWall, off: number): readonly Vector[] =>
  wall.windows.flatMap(({ from, to }) =>
    [from - off - 60, to + off + 60].flatMap((along) =>
      along > off && along < wall.length - off
        ? [plus(plus(wall.origin, times(wall.right, along)), times(wall.back, -off))]
        : [],
    ),
  )

/** On the longest stretch of wall that is still bare and seen from afar. */
function addPicture(dressing: Dressing): void {
  const { room, kit, loose } = dressing
  const stretches = room.walls.flatMap((wall) => {
    const gapsOf = [...wall.doors, ...wall.windows].toSorted((a, b) => a.from - b.from)
    const ends = [0, ...gapsOf.flatMap(({ from, to }) => [from, to]), wall.length]
    return ends.flatMap((from, at) => {
      const to = ends[at + 1]
      return at % 2 === 0 && to !== undefined && to - from > 1_300 ? [{ wall, from, to }] : []
    })
  })
  const art = (["art-2", "art-3", "art-4", "art-6", "art-8"] as const)[Math.round(room.area) % 5] ?? "art-3"
  for (const { wall, from, to } of stretches.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (deepAt(room, wall, (from + to) / 2) < 1_500) continue
    const picture = kit.make(
      "decor.picture",
      { width: to - from > 2_400 ? 1_000 : 700, height: 900 },
      { frame: kit.style.woodTwo, art },
    )
    for (const share of [0.5, 0.33, 0.67]) {
      const on = eyeHeight - heightOf(picture) / 2
      const laid = lieOnWall(dressing, wall, from + (to - from) * share, picture, on)
      if (isBare(dressing, laid) && tryPiece(dressing, laid, loose)) return
    }
  }
}

/** Nothing else hangs near it, and nothing that stands below reaches up to it. */
function isBare(
  { ofGroup, groups, loose }: Dressing,
  { variant, at, turn, low, high, box }: LaidPiece,
): boolean {
  const wide = blockOf({ at, width: widthOf(variant) + 1_000, depth: 400, turn }, 0, high)
  const near = blockOf({ at, width: widthOf(variant) + 160, depth: 400, turn }, low - 120, high)
  return [...groups.flatMap(({ pieces }) => pieces), ...ofGroup.flat(), ...loose].every((other) => {
    if (other.box === box || other.sort === "flat" || other.sort === "above") return true
    return other.sort === "hung" ? !doMeetInPlan(other.box, wide) : !doMeet(other.box, near)
  })
}
