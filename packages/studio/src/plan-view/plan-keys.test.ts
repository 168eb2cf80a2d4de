import type { Vector } from "@roomwright/scene/geometry/vectors"
import { describe, expect, it } from "vitest"
import type { PlanSection } from "./view-moves.ts"
import type { EntryField } from "../tools/overlay.ts"
import type { KeyPress, Tool } from "../tools/tool.ts"
import type { ToolName } from "../tools/tool-name.ts"
import { createPlanKeys } from "./plan-keys.ts"
import { toViewport } from "./view-moves.ts"

const viewport = { width: 400, height: 400 }

function makeDesk({
  entry = null,
  takes = "",
  name = "wall",
}: { readonly entry?: EntryField | null; readonly takes?: string; readonly name?: ToolName } = {}) {
  const told: string[] = []
  const typed: string[] = []
  let crosshair: Vector | null = null
  let view: PlanSection = { centre: { x: 0, y: 0 }, mmPerPixel: 10 }
  const tool: Tool = {
    name,
    key: ({ key }) => key === takes,
    move: ({ at, keys }) => void told.push(`move ${at.x},${at.y}${keys.alt ? " freely" : ""}`),
    press: ({ at }) => void told.push(`press ${at.x},${at.y}`),
    release: ({ at }) => void told.push(`release ${at.x},${at.y}`),
  }
  const keys = createPlanKeys({
    read: () => ({
      view,
      viewport,
      entry: entry && { fields: [{ name: entry, value: 0, isHeld: false }] },
    }),
    setView: (next) => {
      view = next
    },
    fit: () => void told.push("fit"),
    tool: () => tool,
    crosshair: () => crosshair,
    moveCrosshair: (place) => {
      crosshair = place
    },
    pointer: () => null,
    type: (character) => void typed.push(character),
  })
  const press = (key: string, more: Partial<KeyPress> = {}) =>
    keys.down({ key, shift: false, alt: false, ctrl: false, ...more })
  const release = (key: string) => keys.up({ key, shift: false, alt: false, ctrl: false })
  return { told, typed, keys, press, release, view: () => view, crosshair: () => crosshair }
}

describe("arrow keys", () => {
  it("move the pointer in steps that the reader chooses", () => {
    const { told, press } = makeDesk()
    press("ArrowRight")
    press("ArrowUp", { shift: true })
    press("ArrowLeft", { alt: true })
    press("ArrowDown", { ctrl: true })
    expect(told).toEqual(["move 100,0", "move 100,1000", "move 90,1000 freely", "move 90,999 freely"])
  })

  it("take the view along", () => {
    const { press, view, crosshair } = makeDesk()
    for (let times = 0; times < 5; times += 1) press("ArrowRight", { shift: true })
    const at = toViewport(view(), viewport, crosshair() ?? { x: 0, y: 0 })
    expect(at.x).toBeGreaterThan(0)
    expect(at.x).toBeLessThan(viewport.width)
  })

  it("push the plan when the hand is taken", () => {
    const { press, view, crosshair } = makeDesk({ name: "hand" })
    press("ArrowRight")
    expect(view().centre).toEqual({ x: 600, y: 0 })
    press("ArrowUp")
    expect(view().centre).toEqual({ x: 600, y: 600 })
    expect(crosshair()).toBeNull()
  })

  it("are the tool's first", () => {
    const { told, press } = makeDesk({ takes: "ArrowRight" })
    expect(press("ArrowRight")).toBe(true)
    expect(told).toEqual([])
  })
})

describe("Enter and the space bar", () => {
  it("press where the crosshair is, and nowhere without one", () => {
    const { told, press, release } = makeDesk()
    expect(press("Enter")).toBe(false)
    press("ArrowRight")
    press("Enter")
    press(" ")
    release(" ")
    expect(told.slice(1)).toEqual(["press 100,0", "release 100,0", "press 100,0", "release 100,0"])
  })

  it("held to push the plan, the space bar does not press", () => {
    const { told, keys, press, release } = makeDesk()
    press("ArrowRight")
    press(" ")
    expect(keys.isSpaceHeld()).toBe(true)
    keys.useSpace()
    release(" ")
    expect(keys.isSpaceHeld()).toBe(false)
    expect(told).toEqual(["move 100,0"])
  })
})

describe("other keys", () => {
  it("zoom and show everything", () => {
    const { told, press, view } = makeDesk()
    press("PageUp")
    expect(view().mmPerPixel).toBe(8)
    press("-")
    expect(view().mmPerPixel).toBe(10)
    press("0")
    expect(told).toEqual(["fit"])
  })

  it("begin a number where one can be given, in digits of any width", () => {
    const { typed, told, press } = makeDesk({ entry: "length" })
    for (const key of ["3", "0", "．", "５"]) expect(press(key)).toBe(true)
    expect(typed).toEqual(["3", "0", "．", "５"])
    expect(told).toEqual([])
  })

  it("begin a place below nothing, where a place can be given; else a minus zooms out", () => {
    const places = makeDesk({ entry: "x" })
    for (const key of ["-", "5"]) expect(places.press(key)).toBe(true)
    expect(places.typed).toEqual(["-", "5"])
    expect(places.view().mmPerPixel).toBe(10)
    const lengths = makeDesk({ entry: "length" })
    lengths.press("-")
    expect(lengths.typed).toEqual([])
    expect(lengths.view().mmPerPixel).toBeGreaterThan(10)
  })

  it("are left to others", () => {
    const { press } = makeDesk({ entry: "length" })
    expect(press("z", { ctrl: true })).toBe(false)
    expect(press("0", { ctrl: true })).toBe(false)
    expect(press("w")).toBe(false)
    expect(press("Escape")).toBe(false)
  })
})
