import { PanoramaForms } from "@roomwright/contract/works/panoramas"
import fc from "fast-check"
import { expect, test } from "vitest"
import * as z from "zod/mini"
import {
  followPictures,
  lookFirst,
  nameRoom,
  placeArrow,
  readPanoramaDrafts,
  removeArrow,
  type PanoramaDraft,
} from "./panorama-draft.ts"

const ids = Array.from({ length: 5 }, (_none, at) => `0191d000-0000-7000-8000-00000000000${at}`)
const id = fc.constantFrom(...ids)
const direction = fc.record({
  yaw: fc.integer({ min: -180, max: 180 }),
  pitch: fc.integer({ min: -90, max: 90 }),
})

type Step = (rooms: readonly PanoramaDraft[]) => readonly PanoramaDraft[]
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.uniqueArray(id).map(
    (pictures): Step =>
      (rooms) =>
        followPictures(rooms, pictures, "living-room"),
  ),
  fc.tuple(id, id, direction).map(
    ([from, to, at]): Step =>
      (rooms) =>
        placeArrow(rooms, from, to, at),
  ),
  fc.tuple(id, id).map(
    ([from, to]): Step =>
      (rooms) =>
        removeArrow(rooms, from, to),
  ),
  fc.tuple(id, direction).map(
    ([picture, at]): Step =>
      (rooms) =>
        lookFirst(rooms, picture, at),
  ),
)

test("whatever is done, it can be sent once every room has a name, and comes back from the browser as it was", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const rooms = steps.reduce<readonly PanoramaDraft[]>((before, next) => next(before), [])
      const named = ids.reduce((before, one) => nameRoom(before, one, "bedroom"), rooms)
      expect(z.safeParse(PanoramaForms, named).success).toBe(true)
      expect(readPanoramaDrafts(JSON.parse(JSON.stringify(rooms)))).toEqual(rooms)
    }),
  )
})

test("an arrow placed again has moved; one to a room that is taken away is gone", () => {
  const [one = "", two = ""] = ids
  const rooms = followPictures([], [one, two], "living-room")
  const once = placeArrow(rooms, one, two, { yaw: 10, pitch: 0 })
  const again = placeArrow(once, one, two, { yaw: -20, pitch: 5 })
  expect(again[0]?.links).toEqual([{ to: two, yaw: -20, pitch: 5 }])
  expect(followPictures(again, [one], "")[0]?.links).toEqual([])
  expect(placeArrow(rooms, one, one, { yaw: 0, pitch: 0 })).toEqual(rooms)
})

test("the first room has the work's name, further ones are named by hand", () => {
  const [one = "", two = ""] = ids
  const first = followPictures([], [one], "living-room")
  expect(first.map(({ room }) => room)).toEqual(["living-room"])
  expect(followPictures(first, [one, two], "living-room").map(({ room }) => room)).toEqual([
    "living-room",
    "",
  ])
})

test.each([null, 7, "x", {}, [null], [{}], [{ picture: 3 }], [{ picture: "a", links: [{}, 3] }]])(
  "what a browser kept of it may be anything: %j",
  (stored) => {
    for (const room of readPanoramaDrafts(stored)) expect(room.links).toEqual([])
  },
)
