import { countedIds, randomIds } from "@roomwright/scene/commands/element-ids"
import { addOpening } from "@roomwright/scene/kinds/opening/place-opening"
import { nameRoom } from "@roomwright/scene/kinds/room-label/name-room"
import { after, emptyHome, ground, oneRoom } from "@roomwright/scene/testing/make-scene"
import type { Scene } from "@roomwright/scene/document/scene"
import { expect, test } from "vitest"
import { setWallLength } from "../../kinds/wall/wall-edits.ts"
import { usualShape } from "../../kinds/opening/opening-edits.ts"
import { beginGuide, noticeGuide, skipStep, stepOf, type GuideState } from "./guide-steps.ts"

const newId = randomIds(Math.random)

function walk(scenes: readonly Scene[]): readonly (string | null)[] {
  let guide: GuideState = beginGuide(scenes[0]!)
  return scenes.map((scene) => {
    guide = noticeGuide(guide, scene)
    return stepOf(guide)
  })
}

test("each step is seen in the document, one after the other", () => {
  const ids = countedIds()
  const empty = emptyHome(ids)
  const room = oneRoom()
  const longer = after(room, setWallLength("wall-1", 5_000)(room, newId))
  const door = after(
    longer,
    addOpening(longer, { wall: "wall-1", at: 2_000, ...usualShape("hinged") }, newId),
  )
  const window = after(door, addOpening(door, { wall: "wall-3", at: 2_000, ...usualShape("window") }, newId))
  const named = after(
    window,
    nameRoom(window, { level: ground, at: { x: 2_000, y: 2_000 }, room: "kitchen" }, newId),
  )
  expect(walk([empty, room, longer, door, window, named])).toEqual([
    "room",
    "length",
    "door",
    "window",
    "name",
    null,
  ])
})

test("what is there already needs no doing, but a length has to be typed", () => {
  expect(stepOf(beginGuide(oneRoom()))).toBe("length")
})

test("a step that was done stays done, and one can be left out", () => {
  const begun = beginGuide(oneRoom())
  const skipped = skipStep(begun, oneRoom())
  expect(stepOf(skipped)).toBe("door")
  expect(stepOf(noticeGuide(skipped, emptyHome(countedIds())))).toBe("door")
})
