import { describe, expect, it } from "vitest"
import { createWheelReader, type WheelTurn } from "./read-wheel.ts"

const turn = (part: Partial<WheelTurn>): WheelTurn => ({
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  shiftKey: false,
  timeStamp: 0,
  ...part,
})

describe("a wheel", () => {
  it("zooms, notch by notch, nearer when it is turned away", () => {
    const read = createWheelReader()
    const move = read(turn({ deltaY: -100 }))
    expect(move.kind === "zoom" && move.factor).toBeGreaterThan(1.1)
    const lines = createWheelReader()(turn({ deltaY: 3, deltaMode: 1 }))
    expect(lines.kind === "zoom" && lines.factor).toBeLessThan(1)
  })

  it("pushes aside with shift", () => {
    expect(createWheelReader()(turn({ deltaY: 100, shiftKey: true }))).toEqual({
      kind: "pan",
      pixels: { x: -100, y: 0 },
    })
  })
})

describe("a track pad", () => {
  it("pushes, however fast it becomes meanwhile", () => {
    const read = createWheelReader()
    expect(read(turn({ deltaX: 2, deltaY: 5 }))).toEqual({ kind: "pan", pixels: { x: -2, y: -5 } })
    expect(read(turn({ deltaY: 120, timeStamp: 16 })).kind).toBe("pan")
    // After a pause it may be a wheel again.
    expect(read(turn({ deltaY: 120, timeStamp: 900 })).kind).toBe("zoom")
  })

  it("zooms when it is pinched", () => {
    const move = createWheelReader()(turn({ deltaY: -4, ctrlKey: true }))
    expect(move.kind === "zoom" && move.factor).toBeGreaterThan(1)
  })
})
