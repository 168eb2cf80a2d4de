import { describe, expect, it } from "vitest"
import type { PlanSection } from "./view-moves.ts"
import type { Tool } from "../tools/tool.ts"
import { createPlanPointers, type PointerFact } from "./plan-pointers.ts"

/** A viewport with a pen that writes down what it is told. The middle of the viewport is 0, 0; a pixel is 10 mm. */
function makeDesk(options: { readonly hasTool?: boolean; readonly isHand?: boolean } = {}) {
  const told: string[] = []
  const tell =
    (what: string) =>
    ({ at }: { readonly at: { readonly x: number; readonly y: number } }) => {
      told.push(`${what} ${at.x},${at.y}`)
    }
  const tool: Tool = {
    name: "wall",
    press: tell("press"),
    move: tell("move"),
    release: tell("release"),
    doublePress: tell("double"),
    leave: () => void told.push("leave"),
  }
  let view: PlanSection = { centre: { x: 0, y: 0 }, mmPerPixel: 10 }
  const frames: (() => void)[] = []
  const pointers = createPlanPointers({
    read: () => ({ view, viewport: { width: 200, height: 200 } }),
    setView: (next) => {
      view = next
    },
    isHand: () => options.isHand ?? false,
    tool: () => (options.hasTool === false ? null : tool),
    cancel: () => void told.push("cancel"),
    nextFrame: (callback) => void frames.push(callback),
    onDoing: () => {},
  })
  const drawFrame = () => {
    for (const frame of frames.splice(0)) frame()
  }
  return { told, pointers, drawFrame, view: () => view }
}

const mouse = (x: number, y: number, more: Partial<PointerFact> = {}): PointerFact => ({
  id: 1,
  at: { x, y },
  isTouch: false,
  button: 0,
  keys: { shift: false, alt: false, ctrl: false },
  time: 0,
  ...more,
})
const finger = (id: number, x: number, y: number, time = 0): PointerFact =>
  mouse(x, y, { id, isTouch: true, time })

describe("a mouse", () => {
  it("moves the tool once a frame, to where it is by then", () => {
    const { told, pointers, drawFrame } = makeDesk()
    pointers.move(mouse(101, 100))
    pointers.move(mouse(102, 100))
    expect(told).toEqual([])
    drawFrame()
    expect(told).toEqual(["move 20,0"])
  })

  it("presses and releases with the tool, its last move first", () => {
    const { told, pointers } = makeDesk()
    pointers.down(mouse(100, 100))
    pointers.move(mouse(110, 90))
    pointers.up(mouse(110, 90))
    expect(told).toEqual(["press 0,0", "move 100,100", "release 100,100"])
  })

  it("presses doubly when it is quick and stays", () => {
    const { told, pointers } = makeDesk()
    for (const [x, time] of [
      [100, 0],
      [101, 200],
      [101, 300],
      [150, 400],
    ] as const) {
      pointers.down(mouse(x, 100, { time }))
      pointers.up(mouse(x, 100, { time }))
    }
    expect(told.filter((what) => what.startsWith("double"))).toEqual(["double 10,0"])
  })

  it("pushes the plan with its middle button, or when the hand is taken", () => {
    for (const { desk, button } of [
      { desk: makeDesk(), button: 1 },
      { desk: makeDesk({ isHand: true }), button: 0 },
      { desk: makeDesk({ hasTool: false }), button: 0 },
    ]) {
      desk.pointers.down(mouse(100, 100, { button }))
      desk.pointers.move(mouse(130, 120))
      desk.drawFrame()
      desk.pointers.up(mouse(130, 120))
      expect(desk.view().centre).toEqual({ x: -300, y: 200 })
      expect(desk.told).toEqual([])
    }
  })

  it("does nothing with its right button", () => {
    const { told, pointers } = makeDesk()
    pointers.down(mouse(100, 100, { button: 2 }))
    pointers.up(mouse(100, 100, { button: 2 }))
    expect(told).toEqual([])
  })
})

describe("fingers", () => {
  it("draw when there is one, from where it went down", () => {
    const { told, pointers, drawFrame } = makeDesk()
    pointers.down(finger(1, 100, 100))
    pointers.move(finger(1, 103, 100))
    drawFrame()
    expect(told).toEqual([])
    pointers.move(finger(1, 140, 100))
    drawFrame()
    pointers.up(finger(1, 140, 100))
    expect(told).toEqual(["move 0,0", "press 0,0", "move 400,0", "release 400,0", "leave"])
  })

  it("press where they tap", () => {
    const { told, pointers } = makeDesk()
    pointers.down(finger(1, 120, 100))
    pointers.up(finger(1, 121, 100))
    expect(told).toEqual(["move 200,0", "press 200,0", "release 210,0", "leave"])
  })

  it("zoom and push when there are two, and nothing is drawn by the first", () => {
    const { told, pointers, drawFrame, view } = makeDesk()
    pointers.down(finger(1, 80, 100))
    pointers.down(finger(2, 120, 100))
    pointers.move(finger(1, 60, 110))
    pointers.move(finger(2, 140, 110))
    drawFrame()
    pointers.up(finger(1, 60, 110))
    pointers.move(finger(2, 170, 170))
    drawFrame()
    pointers.up(finger(2, 170, 170))
    expect(view().mmPerPixel).toBeCloseTo(5)
    expect(view().centre).toEqual({ x: 0, y: 50 })
    expect(told).toEqual([])
  })

  it("give up what one had begun when the other comes late", () => {
    const { told, pointers, drawFrame } = makeDesk()
    pointers.down(finger(1, 80, 100))
    pointers.move(finger(1, 100, 100))
    drawFrame()
    pointers.down(finger(2, 120, 100))
    pointers.up(finger(2, 120, 100))
    pointers.up(finger(1, 100, 100))
    expect(told).toEqual(["move -200,0", "press -200,0", "move 0,0", "cancel"])
  })
})
