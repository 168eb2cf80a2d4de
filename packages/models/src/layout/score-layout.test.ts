import { levelsOf } from "@roomwright/scene/document/scene-index"

import { plus, times } from "@roomwright/scene/geometry/vectors"
import { expect, test } from "vitest"
import { diningTables } from "./groups/eating.ts"
import { lounges } from "./groups/living.ts"
import { doubleBeds } from "./groups/sleeping.ts"
import { bookcases, wardrobes } from "./groups/storing.ts"
import type { MakeGroup } from "./group.ts"
import { createKit } from "./kit.ts"
import { layGroup, type LaidGroup } from "./place-group.ts"
import type { Step } from "./programmes.ts"
import { roomsToFurnish, type RoomWall } from "./room-to-furnish.ts"
import {
  scoreBalance,
  scoreComfort,
  scoreFocus,
  scoreLight,
  scoreOrder,
  scoreUse,
  scoreWays,
} from "./score-layout.ts"
import { styleOf } from "./styles.ts"
import { goldenRooms, sceneOfRoom } from "./testing/golden-rooms.ts"
import { createWayGrid } from "./way-grid.ts"

const golden = (name: string) => {
  const found = goldenRooms.find((one) => one.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  const scene = sceneOfRoom(found)
  const [room] = roomsToFurnish(scene, levelsOf(scene)[0]?.id ?? "")
  if (!room) throw new Error(`${name} is no room`)
  return room
}
const kit = createKit(styleOf("sage"), 1)
const living = golden("living 20")
const bedroom = golden("bedroom 18")

/** A group at the wall whose pieces turn so far, so far along it. */
function at(
  room: typeof living,
  make: MakeGroup | undefined,
  turn: number,
  along: number,
  deep = 4_000,
): LaidGroup {
  const wall: RoomWall | undefined = room.walls.find((one) => Math.abs(one.turn - turn) < 1)
  const group = make?.(kit, { deep })
  if (!wall || !group) throw new Error("there is no such place")
  return layGroup(group, plus(wall.origin, times(wall.right, along)), wall.turn, room.height, wall)
}

test("use: everything in its best size is full, what is left out or small counts less", () => {
  const steps: readonly Step[] = [
    { id: "bedDouble", need: "must", variants: doubleBeds },
    { id: "wardrobe", need: "should", variants: wardrobes },
  ]
  const [large, small] = [0, 2].map((which) => at(bedroom, doubleBeds[which], 0, 2_000))
  const wardrobe = at(bedroom, wardrobes[0], 180, 2_000)
  if (!large || !small) throw new Error("there are no beds")
  const best = scoreUse(steps, { groups: [large, wardrobe], leftOut: [] }).share
  expect(best).toBe(1)
  expect(scoreUse(steps, { groups: [small, wardrobe], leftOut: [] }).share).toBeLessThan(best)
  expect(scoreUse(steps, { groups: [large], leftOut: steps.slice(1) }).share).toBeCloseTo(0.6)
})

test("ways: an empty room has main ways of 900 mm, a table across it takes them", () => {
  const mainWay = createWayGrid(living, true)
  const dressing = { asked: 0, granted: 0, loose: [], ofGroup: [] }
  const judge = (groups: readonly LaidGroup[]) =>
    scoreWays({ room: living, mainWay, programme: [], arrangement: { groups, leftOut: [] }, dressing })
  expect(judge([])).toMatchObject({ share: 1, value: 900 })
  const table = diningTables[0]?.(kit, { deep: 4_000 })
  if (!table) throw new Error("there is no table")
  const tables = [1_200, 2_600, 4_000].map((x) => layGroup(table, { x, y: 2_100 }, 90, living.height, null))
  expect(judge(tables).share).toBeLessThan(0.8)
})

test("order: in a corner or in the middle of its wall is in order, somewhere between is not", () => {
  const length = bedroom.walls.find(({ turn }) => turn === 0)?.length ?? 0
  const half = 600
  const share = (along: number) => scoreOrder([at(bedroom, bookcases[1], 0, along)]).share
  expect(share(half)).toBe(1)
  expect(share(length / 2)).toBe(1)
  expect(share(half + 500)).toBeLessThan(0.7)
})

test("light: what stands before a window costs, a room without windows has no say", () => {
  const wall = living.walls.find(({ windows }) => windows.length > 0)
  const [window] = wall?.windows ?? []
  if (!wall || !window) throw new Error("there is no window")
  const before = at(living, bookcases[1], wall.turn, (window.from + window.to) / 2)
  const away = at(living, bookcases[1], 0, 900)
  expect(scoreLight(living, [away]).share).toBe(1)
  expect(scoreLight(living, [before]).share).toBeLessThan(0.5)
  expect(scoreLight(golden("wardrobe 5"), []).weight).toBe(0)
})

test("focus: a sofa at twice the width of the television is best, a bed is judged by its door", () => {
  const near = at(living, lounges[0], 90, 2_000, 4_000)
  const [term] = scoreFocus(living, [near])
  expect(term?.share).toBeGreaterThan(0.6)
  expect(term?.value).toBeGreaterThan(2_000)
  const [seen] = scoreFocus(bedroom, [at(bedroom, doubleBeds[0], 0, 2_300)])
  expect(seen?.share).toBeGreaterThan(0)
  expect(scoreFocus(living, [])).toEqual([])
})

test("comfort: the more of what groups asked for found room, the better", () => {
  const share = (granted: number) => scoreComfort({ asked: 4, granted, loose: [] }).share
  expect(share(4)).toBeGreaterThan(share(2))
  expect(share(0)).toBe(0)
})

test("balance: furniture around the middle is better than in one corner", () => {
  const table = diningTables[0]?.(kit, { deep: 4_000 })
  if (!table) throw new Error("there is no table")
  const share = (x: number, y: number) =>
    scoreBalance(living, [layGroup(table, { x, y }, 0, living.height, null)]).share
  expect(share(living.middle.x, living.middle.y)).toBeGreaterThan(share(1_300, 1_000))
})
