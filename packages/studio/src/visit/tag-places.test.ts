import { describe, expect, test } from "vitest"
import { seenAt, withRoom, type FarMark } from "./tag-places.ts"

const frame = { width: 800, height: 600 }
const eye = { at: [0, 1.5, 0], to: [0, 1.5, -1], fieldOfView: 60 } as const

describe("a place of the world in the view", () => {
  test("straight ahead is in the middle", () => {
    expect(seenAt([0, 1.5, -4], eye, frame)).toEqual({ x: 400, y: 300, distance: 4 })
  })

  test("at half the field of view it is at the edge", () => {
    const edge = 4 * Math.tan(Math.PI / 6)
    expect(seenAt([0, 1.5 + edge, -4], eye, frame)?.y).toBeCloseTo(0)
    expect(seenAt([0, 1.5 - edge, -4], eye, frame)?.y).toBeCloseTo(600)
    expect(seenAt([edge, 1.5, -4], eye, frame)?.x).toBeCloseTo(700)
  })

  test("behind the eye, and right before it, is nowhere", () => {
    expect(seenAt([0, 1.5, 4], eye, frame)).toBeNull()
    expect(seenAt([0, 1.5, -0.1], eye, frame)).toBeNull()
  })

  test("who turns right sees things move left", () => {
    const turned = { ...eye, to: [0.2, 1.5, -1] } as const
    expect(seenAt([0, 1.5, -4], turned, frame)?.x).toBeLessThan(400)
  })
})

describe("tags", () => {
  const margins = { top: 60, right: 20, bottom: 100, left: 20 }
  const mark = (id: string, x: number, y: number, distance: number): FarMark => ({ id, x, y, distance })
  const idsOf = (marks: readonly FarMark[]): string[] => marks.map(({ id }) => id)

  test("keep off the controls", () => {
    const marks = [mark("under the bar", 400, 30, 1), mark("left", 5, 300, 1), mark("free", 400, 300, 9)]
    expect(idsOf(withRoom(marks, frame, margins))).toEqual(["free"])
  })

  test("that would touch give way to the nearer one", () => {
    const marks = [mark("far", 400, 300, 6), mark("near", 410, 310, 3), mark("beside", 460, 300, 7)]
    expect(idsOf(withRoom(marks, frame, margins))).toEqual(["near", "beside"])
  })

  test("are all apart, however many there are", () => {
    const many = Array.from({ length: 200 }, (_, i) => mark(`${i}`, (i * 137) % 800, (i * 89) % 600, i))
    const shown = withRoom(many, frame, margins)
    for (const one of shown)
      for (const other of shown)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(34)
    expect(shown.length).toBeGreaterThan(20)
  })
})
