import { expect, it } from "vitest"
import { stretchesOf } from "./take-video.ts"

/** A letter for each frame: its room, `.` in a doorway or outside, `|` begins another shot. */
function stretches(video: string, doorway: number) {
  const places: { shot: number; place: string | null }[] = []
  let shot = 0
  for (const letter of video)
    if (letter === "|") shot++
    else places.push({ shot, place: letter === "." ? null : letter })
  const none = { shot: -1, place: null }
  return stretchesOf(places.length, (number) => places[number] ?? none, doorway).map(
    ({ from, until, place }) => `${place ?? "."} ${from}-${until}`,
  )
}

it.each([
  ["aaaa", ["a 0-4"]],
  ["aa..bb", ["a 0-4", "b 4-6"]],
  ["aa....bb", ["a 0-2", ". 2-6", "b 6-8"]],
  ["..aa", [". 0-2", "a 2-4"]],
  ["aa|aa", ["a 0-2", "a 2-4"]],
  ["aa|.bb", ["a 0-2", ". 2-3", "b 3-5"]],
  ["aa.aa", ["a 0-5"]],
])("divides %s into %j", (video, expected) => {
  expect(stretches(video, 2)).toEqual(expected)
})
