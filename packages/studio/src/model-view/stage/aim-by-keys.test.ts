import type { Vector } from "@roomwright/scene/geometry/vectors"
import { describe, expect, test } from "vitest"
import type { ScenePlace, Tool } from "../../tools/tool.ts"
import { createKeyAim, wayOfArrow } from "./aim-by-keys.ts"

const plain = { shift: false, alt: false, ctrl: false }
const straight = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] as const

describe("an arrow", () => {
  test.each<[string, readonly [number, number, number], readonly Vector[]]>([
    // North of the plan is where z is less.
    [
      "to the north",
      [0, 0, -5],
      [
        { x: 0, y: 1 },
        { x: 1, y: 0 },
        { x: 0, y: -1 },
        { x: -1, y: 0 },
      ],
    ],
    [
      "to the east",
      [5, 0, 1],
      [
        { x: 1, y: 0 },
        { x: 0, y: -1 },
        { x: -1, y: 0 },
        { x: 0, y: 1 },
      ],
    ],
    [
      "to the south",
      [1, 0, 5],
      [
        { x: 0, y: -1 },
        { x: -1, y: 0 },
        { x: 0, y: 1 },
        { x: 1, y: 0 },
      ],
    ],
    [
      "to the west",
      [-5, 0, 0],
      [
        { x: -1, y: 0 },
        { x: 0, y: 1 },
        { x: 1, y: 0 },
        { x: 0, y: -1 },
      ],
    ],
    [
      "straight down",
      [0, -3, 0],
      [
        { x: 0, y: 1 },
        { x: 1, y: 0 },
        { x: 0, y: -1 },
        { x: -1, y: 0 },
      ],
    ],
  ])("leads by what is seen by who looks %s", (_where, to, expected) => {
    expect(straight.map((key) => wayOfArrow({ at: [0, 0, 0], to }, key))).toEqual(expected)
  })

  test("is no other key", () => {
    expect(wayOfArrow({ at: [0, 0, 0], to: [0, 0, -1] }, "w")).toBeNull()
  })
})

function aimWith(part: Partial<Tool>) {
  const places: ScenePlace[] = []
  const pressed: ScenePlace[] = []
  const tool: Tool = {
    name: "item",
    move: (place) => void places.push(place),
    press: (place) => void pressed.push(place),
    ...part,
  }
  const aim = createKeyAim({
    tool: () => tool,
    eye: () => ({ at: [0, 5, 5], to: [0, 0, -5], fieldOfView: 50 }),
    middle: () => ({ at: { x: 1_000, y: 2_000 }, pixel: 5 }),
  })
  return { aim, places, pressed }
}

test("what is put down moves from the middle of the view, by the steps of the plan", () => {
  const { aim, places } = aimWith({})
  aim.keyDown({ ...plain, key: "ArrowRight" })
  aim.keyDown({ ...plain, key: "ArrowUp", shift: true })
  aim.keyDown({ ...plain, key: "ArrowLeft", alt: true })
  expect(places.map(({ at }) => at)).toEqual([
    { x: 1_100, y: 2_000 },
    { x: 1_100, y: 3_000 },
    { x: 1_090, y: 3_000 },
  ])
  expect(places.map(({ keys }) => keys.alt)).toEqual([false, false, true])
})

test("it goes on from where a pointer was, and Enter presses there; without a move Enter is nobody's", () => {
  const { aim, pressed } = aimWith({})
  aim.aimed({ x: 0, y: 0 })
  expect(aim.keyDown({ ...plain, key: "Enter" })).toBe(false)
  aim.keyDown({ ...plain, key: "ArrowDown" })
  expect(aim.keyDown({ ...plain, key: "Enter" })).toBe(true)
  expect(pressed.map(({ at }) => at)).toEqual([{ x: 0, y: -100 }])
})

test("the tool hears of every key first, and one that follows no pointer leaves arrows to the view", () => {
  const { aim, places } = aimWith({ key: ({ key }) => key === "ArrowUp" })
  expect(aim.keyDown({ ...plain, key: "ArrowUp" })).toBe(true)
  expect(places).toEqual([])
  const other = createKeyAim({
    tool: () => ({ name: "item" }),
    eye: () => ({ at: [0, 0, 0], to: [0, 0, -1], fieldOfView: 50 }),
    middle: () => ({ at: { x: 0, y: 0 }, pixel: 5 }),
  })
  expect(other.keyDown({ ...plain, key: "ArrowUp" })).toBe(false)
})
