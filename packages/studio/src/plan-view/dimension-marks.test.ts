import { drawLevel } from "./draw-level.ts"
import { ground, oneRoom, twoRooms } from "@roomwright/scene/testing/make-scene"
import { describe, expect, it } from "vitest"
import { outerMarks, roomMarks } from "./dimension-marks.ts"

const near = 10
const far = 60

describe("dimension lines of a plan", () => {
  it("are written around it from joint to joint and over all, to be read from below or from the right", () => {
    const marks = outerMarks(drawLevel(twoRooms(), ground).plan, near, String, false)
    expect(marks.map(({ text }) => text).toSorted()).toEqual(
      ["3100", "3100", "3100", "3100", "4200", "4200", "6200", "6200"].toSorted(),
    )
    for (const { turn } of marks) expect([0, 90]).toContain(turn)
  })

  it("are over all alone where there is little room", () => {
    const marks = outerMarks(drawLevel(twoRooms(), ground).plan, near, String, true)
    expect(marks.map(({ text }) => text).toSorted()).toEqual(["4200", "4200", "6200", "6200"])
  })

  it("keep their lines without a number that would not fit", () => {
    const marks = outerMarks(drawLevel(twoRooms(), ground).plan, 150, String, false)
    expect(marks.every(({ d }) => d !== "")).toBe(true)
    expect(marks.filter(({ text }) => text === "3100")).toEqual([])
  })

  it("stand as far from the walls on the screen at every zoom", () => {
    const { plan } = drawLevel(oneRoom(), ground)
    const below = (mmPerPixel: number) => outerMarks(plan, mmPerPixel, String, false)[0]?.at.y ?? 0
    expect((-100 - below(near)) / near).toBeCloseTo((-100 - below(far)) / far)
  })
})

describe("dimension lines of a room", () => {
  it("are each clear length once, below and on the left", () => {
    const [shape] = drawLevel(oneRoom(), ground).rooms
    if (!shape) throw new Error("no room")
    const marks = roomMarks(shape.straight, near, String)
    expect(marks.map(({ text, turn }) => `${text} at ${turn}`).toSorted()).toEqual([
      "3800 at 90",
      "5800 at 0",
    ])
    expect(marks.every(({ at }) => at.x < 3_100 && at.y < 2_100)).toBe(true)
  })

  it("are left out where the room is small on the screen", () => {
    const [shape] = drawLevel(oneRoom(), ground).rooms
    expect(shape && roomMarks(shape.straight, far, String)).toEqual([])
  })
})
