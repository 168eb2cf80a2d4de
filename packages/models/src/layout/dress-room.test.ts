import { levelsOf } from "@roomwright/scene/document/scene-index"
import { expect, test } from "vitest"
import { doMeet, doMeetInPlan, gapTo } from "./blocks.ts"
import { furnishRoom, type RoomLayout } from "./furnish-room.ts"
import { isCloth } from "./group.ts"
import type { LaidPiece } from "./place-group.ts"
import { roomsToFurnish } from "./room-to-furnish.ts"
import { styleIds } from "./styles.ts"
import { goldenRooms, sceneOfRoom } from "./testing/golden-rooms.ts"

// What somebody sees first in a furnished room, over every golden room in two styles each.
const layouts: readonly (readonly [string, RoomLayout])[] = goldenRooms.flatMap((golden, at) => {
  const scene = sceneOfRoom(golden)
  const [room] = roomsToFurnish(scene, levelsOf(scene)[0]?.id ?? "")
  return [at, at + 3].flatMap((seed) => {
    const style = styleIds[seed % styleIds.length]
    const [best] = room && style ? furnishRoom(room, { style, seed }) : []
    return best ? [[`${golden.name}, ${style}`, best] as const] : []
  })
})

const piecesOf = ({ groups, loose }: RoomLayout): readonly LaidPiece[] => [
  ...groups.flatMap(({ pieces }) => pieces),
  ...loose,
]
const ofType = (layout: RoomLayout, type: RegExp) =>
  piecesOf(layout).filter(({ variant }) => type.test(variant.type.id))

test.each(layouts)(
  "%s: pictures hang at the height of eyes, over nothing that reaches into them",
  (_, layout) => {
    for (const picture of ofType(layout, /^decor\.picture/)) {
      const middle = (picture.low + picture.high) / 2
      expect(middle).toBeGreaterThanOrEqual(1_400)
      expect(middle).toBeLessThanOrEqual(1_800)
      const below = piecesOf(layout).filter(
        ({ sort, box, low }) =>
          (sort === "standing" || sort === "small") && low < picture.low && doMeetInPlan(box, picture.box),
      )
      for (const { high, variant } of below)
        if (!/^(lamp|plant|decor\.(vase|candles|bowl))/.test(variant.type.id))
          expect(picture.low - high).toBeGreaterThanOrEqual(100)
    }
  },
)

test.each(layouts)("%s: no two pictures crowd each other on a wall", (_, layout) => {
  const pictures = ofType(layout, /^decor\.(picture|mirror-wall)/)
  for (const [at, one] of pictures.entries())
    for (const other of pictures.slice(at + 1)) expect(gapTo(one.box, other.box)).toBeGreaterThan(400)
})

test.each(layouts)("%s: no curtain falls through furniture", (_, layout) => {
  // Leaves may touch it.
  const solids = piecesOf(layout).filter(
    ({ sort, variant }) => sort === "standing" && variant.type.category !== "plants",
  )
  for (const curtain of piecesOf(layout).filter(({ variant }) => isCloth(variant)))
    for (const { covers, variant } of solids)
      expect(
        covers.some((cover) => doMeet(cover, curtain.box)),
        variant.type.id,
      ).toBe(false)
})

test.each(layouts)("%s: whoever walks under a lamp has room for the head", (_, layout) => {
  const tables = ofType(layout, /^(table|coffee-table)\./)
  const low = ofType(layout, /^lamp\.pendant/).filter(
    (lamp) => lamp.low < 1_980 && !tables.some(({ box }) => doMeetInPlan(box, lamp.box)),
  )
  expect(low).toEqual([])
})
