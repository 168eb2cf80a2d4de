import { describe, expect, it } from "vitest"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import { layUnderlay } from "@roomwright/scene/kinds/underlay/place-underlay"
import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import { planLevel, wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import { after, emptyHome, ground, oneRoom } from "@roomwright/scene/testing/make-scene"
import type { Editor } from "../editor/editor.ts"
import { selectionOf } from "../editor/selection.ts"
import { handOf, openEditor } from "../testing/hand.ts"

const walls = (editor: Editor) => wallsOfLevel(editor.read().scene, ground).map(({ wall }) => wall)
const ends = (editor: Editor) => walls(editor).map(({ from, to }) => [from.x, from.y, to.x, to.y])
const openings = (editor: Editor, wall: string) => childrenOfKind(editor.read().scene, wall, "opening")
const areas = (editor: Editor) =>
  planLevel(editor.read().scene, ground).rooms.map((room) => measureRoom(room).netArea / 1_000_000)
const empty = () => openEditor(emptyHome(countedIds()))

describe("drawing walls", () => {
  it("goes by the pointer, keeps to right angles, and ends where it began", () => {
    const editor = empty()
    const hand = handOf(editor)
    hand.activate("wall")
    // Never quite straight: hands are not.
    for (const place of [
      [0, 0],
      [4_000, 30],
      [3_980, 3_000],
      [20, 3_010],
      [10, 10],
    ] as const)
      hand.press(place)
    expect(ends(editor)).toEqual([
      [0, 0, 4_000, 0],
      [4_000, 0, 4_000, 3_000],
      [4_000, 3_000, 0, 3_000],
      [0, 3_000, 0, 0],
    ])
    expect(areas(editor)).toEqual([expect.closeTo(3.9 * 2.9, 6)])
    // The chain is closed: the next press begins another.
    hand.press([6_000, 0])
    expect(walls(editor)).toHaveLength(4)
  })

  it("waits while one may only look: nothing seems drawn that is not", () => {
    const editor = empty()
    const hand = handOf(editor)
    editor.setReadOnly(true)
    for (const tool of ["wall", "rectangle"] as const) {
      hand.activate(tool)
      hand.type({ x: 1_000, y: 2_000 })
      hand.press([4_000, 0])
      expect(hand.overlay().entry?.fields.map(({ name }) => name)).toEqual(["x", "y"])
    }
    editor.setReadOnly(false)
    hand.activate("wall")
    hand.type({ x: 0, y: 0 })
    hand.type({ length: 4_000, angle: 0 })
    expect(ends(editor)).toEqual([[0, 0, 4_000, 0]])
  })

  it("goes by typed places, lengths and angles alone", () => {
    const editor = empty()
    const hand = handOf(editor)
    hand.activate("wall")
    hand.type({ x: 0, y: 0 })
    hand.key("ArrowRight")
    hand.type({ length: 4_321 })
    hand.key("ArrowUp")
    hand.type({ length: 2_500 })
    hand.type({ length: 1_000, angle: 150 })
    expect(ends(editor)).toEqual([
      [0, 0, 4_321, 0],
      [4_321, 0, 4_321, 2_500],
      [4_321, 2_500, 3_455, 3_000],
    ])
  })

  it("takes back the last wall of a chain and goes on from there", () => {
    const editor = empty()
    const hand = handOf(editor)
    hand.activate("wall")
    for (const place of [
      [0, 0],
      [4_000, 0],
      [4_000, 3_000],
    ] as const)
      hand.press(place)
    expect(hand.key("Backspace")).toBe(true)
    hand.press([4_000, 2_000])
    expect(ends(editor)).toEqual([
      [0, 0, 4_000, 0],
      [4_000, 0, 4_000, 2_000],
    ])
  })

  it("ends with Escape, and then lets Escape pass", () => {
    const editor = empty()
    const hand = handOf(editor)
    hand.activate("wall")
    hand.press([0, 0])
    expect(hand.key("Escape")).toBe(true)
    expect(hand.key("Escape")).toBe(false)
    hand.press([2_000, 0])
    expect(walls(editor)).toEqual([])
  })

  it("goes on over a wall that is there already", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    hand.activate("wall")
    hand.press([3_000, 0])
    hand.press([3_000, 4_000])
    expect(walls(editor)).toHaveLength(5)
    expect(areas(editor)).toHaveLength(2)
  })
})

describe("drawing rooms", () => {
  it("is a drag, two presses, or typed sizes", () => {
    const editor = empty()
    const hand = handOf(editor)
    hand.activate("rectangle")
    hand.drag([0, 0], [3_000, 2_000])
    hand.press([5_000, 0])
    hand.press([8_000, 2_000])
    hand.type({ x: 0, y: 5_000 })
    hand.type({ width: 2_345, depth: 1_234 })
    expect(areas(editor)).toEqual([
      expect.closeTo(2.9 * 1.9, 6),
      expect.closeTo(2.245 * 1.134, 6),
      expect.closeTo(2.9 * 1.9, 6),
    ])
  })

  it("cuts the corner of an L with the third press", () => {
    const editor = empty()
    const hand = handOf(editor)
    hand.activate("lShape")
    hand.press([0, 0])
    hand.press([5_000, 4_000])
    hand.press([3_000, 2_500])
    expect(walls(editor)).toHaveLength(6)
    expect(planLevel(editor.read().scene, ground).rooms[0]?.area).toBe(5_000 * 4_000 - 2_000 * 1_500)
  })
})

describe("doors and windows", () => {
  it("go into the wall nearest to the pointer, and open to its side", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    hand.activate("door")
    hand.press([2_000, 100])
    const [door] = openings(editor, "wall-1")
    expect(door?.element).toMatchObject({ type: "hinged", at: 2_000, width: 900, swing: "left" })
    expect(editor.read().selection).toEqual(selectionOf([door?.id ?? ""]))
  })

  it("are shown as refused in one another, and not put in", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    hand.activate("window")
    hand.press([3_000, 4_000])
    hand.move([3_200, 4_000])
    expect(hand.overlay().ghosts[0]?.isRefused).toBe(true)
    hand.press([3_200, 4_000])
    expect(openings(editor, "wall-3")).toHaveLength(1)
    expect(editor.read().refusal?.reason).toBe("openingsOverlap")
  })

  it("are put at a typed distance into the wall that is chosen", () => {
    const editor = openEditor(oneRoom())
    editor.select(selectionOf(["wall-1"]))
    const hand = handOf(editor)
    hand.activate("window")
    hand.type({ along: 1_234 })
    expect(openings(editor, "wall-1")[0]?.element.at).toBe(1_234)
  })

  it("go into another wall as soon as it is chosen, with the tool in the hand", () => {
    const editor = openEditor(oneRoom())
    editor.select(selectionOf(["wall-1"]))
    const hand = handOf(editor)
    hand.activate("door")
    hand.type({ along: 1_000 })
    editor.select(selectionOf(["wall-2"]))
    expect(hand.overlay().ghosts[0]?.element.parent).toBe("wall-2")
    hand.type({ along: 2_000 })
    expect(openings(editor, "wall-1").map(({ element }) => element.at)).toEqual([1_000])
    expect(openings(editor, "wall-2").map(({ element }) => element.at)).toEqual([2_000])
  })

  it("open as was set where no pointer says to which side, in the size that is set meanwhile", () => {
    const editor = openEditor(oneRoom())
    editor.select(selectionOf(["wall-1"]))
    const hand = handOf(editor)
    hand.activate("door")
    editor.setOptions({ door: { ...editor.read().options.door, swing: "right", width: 700 } })
    expect(hand.overlay().ghosts[0]?.element).toMatchObject({ swing: "right", width: 700 })
    hand.type({ along: 1_500 })
    expect(openings(editor, "wall-1")[0]?.element).toMatchObject({ swing: "right", width: 700 })
  })
})

describe("measuring", () => {
  it("tells how far two places are apart, and changes nothing", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    const before = editor.read().scene
    hand.activate("measure")
    hand.drag([0, 0], [3_000, 4_000])
    expect(hand.overlay().measures[0]?.length).toBe(5_000)
    expect(editor.read().scene).toBe(before)
    expect(hand.key("Escape")).toBe(true)
    expect(hand.overlay().measures).toEqual([])
  })
})

describe("the picture of a plan", () => {
  it("gets its scale from two places and the typed distance between them", () => {
    const start = emptyHome(countedIds())
    const laid = layUnderlay(
      start,
      { level: ground, picture: "p1", pixels: { width: 1_000, height: 800 } },
      countedIds(),
    )
    const editor = openEditor(after(start, laid))
    const hand = handOf(editor)
    hand.activate("scalePicture")
    hand.press([1_000, 1_000])
    hand.press([4_000, 1_000])
    hand.type({ length: 6_000 })
    const [picture] = childrenOfKind(editor.read().scene, ground, "underlay")
    expect(picture?.element.mmPerPixel).toBe(24)
    expect(editor.read().tool).toBe("select")
  })
})
