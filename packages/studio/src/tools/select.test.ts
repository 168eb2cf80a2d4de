import { nameRoom } from "@roomwright/scene/kinds/room-label/name-room"
import { layUnderlay } from "@roomwright/scene/kinds/underlay/place-underlay"
import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import { measureRoom } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { ground, oneRoom } from "@roomwright/scene/testing/make-scene"
import { describe, expect, it } from "vitest"
import type { Editor } from "../editor/editor.ts"
import { selectionOf } from "../editor/selection.ts"
import { handOf, openEditor } from "../testing/hand.ts"

const openings = (editor: Editor, wall: string) => childrenOfKind(editor.read().scene, wall, "opening")
const areas = (editor: Editor) =>
  planLevel(editor.read().scene, ground).rooms.map((room) => measureRoom(room).netArea / 1_000_000)

describe("the select tool", () => {
  it("moves a wall with its room, in steps, as one step back", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    hand.drag([3_000, 4_000], [3_200, 5_010])
    expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { y: 5_000 } })
    expect(areas(editor)[0]).toBeCloseTo(5.8 * 4.8, 6)
    editor.undo()
    expect(areas(editor)[0]).toBeCloseTo(5.8 * 3.8, 6)
  })

  it("moves a corner with both walls", () => {
    const editor = openEditor(oneRoom())
    handOf(editor).drag([6_000, 4_000], [7_000, 4_990])
    expect(editor.read().scene.elements["wall-2"]).toMatchObject({ to: { x: 7_000, y: 5_000 } })
    expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { x: 7_000, y: 5_000 } })
  })

  it("gives a drag up with Escape, and when another tool is taken", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    for (const giveUp of [() => hand.key("Escape"), () => hand.activate("wall")]) {
      hand.activate("select")
      hand.pull([2_000, 4_000], [2_000, 4_600])
      expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { y: 4_600 } })
      giveUp()
      expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { y: 4_000 } })
    }
    expect(editor.read().history.done).toEqual([])
  })

  it("moves a wall from where it was, however often it is asked, with a door beside it", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    hand.activate("wall")
    hand.press([3_000, 0])
    hand.press([3_000, 4_000])
    hand.activate("door")
    // In a wall that is measured from the end that moves.
    hand.press([1_500, 4_000])
    hand.activate("select")
    hand.press([6_000, 3_000])
    hand.drag([6_000, 3_000], [7_000, 3_000])
    expect(editor.read().scene.elements["wall-2"]).toMatchObject({ from: { x: 7_000 } })
  })

  it("keeps a corner in line with the far ends of its walls", () => {
    const editor = openEditor(oneRoom())
    handOf(editor).drag([6_000, 4_000], [7_000, 4_060])
    expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { x: 7_000, y: 4_000 } })
  })

  it("bends the chosen wall by its middle, and stretches a door by its side", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    hand.press([1_500, 4_000])
    hand.drag([3_000, 4_000], [3_000, 4_800])
    // Drawn from right to left: up is to its right.
    expect(editor.read().scene.elements["wall-3"]).toMatchObject({ sagitta: -800 })
    hand.activate("door")
    hand.press([2_000, 0])
    hand.activate("select")
    hand.drag([2_450, 0], [2_800, 0])
    expect(openings(editor, "wall-1")[0]?.element).toMatchObject({ width: 1_250, at: 2_175 })
  })

  it("moves a door along its wall and into another", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    hand.activate("door")
    hand.press([2_000, 0])
    hand.activate("select")
    hand.press([3_000, 2_000])
    hand.drag([2_000, 0], [3_000, 50])
    expect(openings(editor, "wall-1")[0]?.element.at).toBe(3_000)
    hand.drag([3_000, 0], [6_000, 2_000])
    expect(openings(editor, "wall-1")).toEqual([])
    expect(openings(editor, "wall-2")[0]?.element.at).toBe(2_000)
  })

  it("chooses rooms, walls, several with shift, and what a frame holds", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    hand.press([2_000, 2_000])
    expect(editor.read().selection).toEqual({ kind: "room", at: { x: 2_000, y: 2_000 } })
    hand.press([2_000, 0])
    expect(editor.read().selection).toEqual(selectionOf(["wall-1"]))
    hand.drag([-500, -500], [6_500, 4_500])
    expect(editor.read().selection).toEqual(selectionOf(["wall-1", "wall-2", "wall-3", "wall-4"]))
    hand.press([9_000, 9_000])
    expect(editor.read().selection).toEqual({ kind: "none" })
  })

  it("moves what is chosen by the arrow keys, a door along its wall only", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    hand.activate("door")
    hand.press([2_000, 0])
    hand.activate("select")
    expect(hand.key("ArrowRight")).toBe(true)
    expect(openings(editor, "wall-1")[0]?.element.at).toBe(2_100)
    expect(hand.key("ArrowUp")).toBe(true)
    expect(openings(editor, "wall-1")[0]?.element.at).toBe(2_100)
    editor.select(selectionOf(["wall-3"]))
    hand.key("ArrowUp")
    expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { y: 4_100 } })
  })

  it("moves all that is chosen once, openings and names with their walls", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    hand.activate("door")
    hand.press([2_000, 0])
    editor.do("nameRoom", (scene, newId) =>
      nameRoom(scene, { level: ground, at: { x: 3_000, y: 3_700 }, room: "study" }, newId),
    )
    hand.activate("select")
    const before = openings(editor, "wall-1")
    editor.select(selectionOf(["wall-1", "wall-2", "wall-3", "wall-4", ...before.map(({ id }) => id)]))
    for (let times = 0; times < 30; times += 1) hand.key("ArrowRight")
    expect(openings(editor, "wall-1")).toEqual(before)
    expect(editor.read().scene.elements["wall-1"]).toMatchObject({ from: { x: 3_000, y: 0 } })
    const [label] = childrenOfKind(editor.read().scene, ground, "roomLabel")
    expect(label?.element.at).toEqual({ x: 6_000, y: 3_700 })
  })

  it("moves the chosen picture of a plan where it is taken hold of, and draws a frame beside it", () => {
    const editor = openEditor(oneRoom())
    editor.do("layUnderlay", (scene, newId) =>
      layUnderlay(
        scene,
        { level: ground, picture: "p", pixels: { width: 1_200, height: 900 }, at: { x: 10_000, y: 0 } },
        newId,
      ),
    )
    const [picture] = childrenOfKind(editor.read().scene, ground, "underlay")
    editor.select(selectionOf([picture?.id ?? ""]))
    const hand = handOf(editor)
    hand.drag([-1_000, -1_000], [6_500, 4_500])
    expect(childrenOfKind(editor.read().scene, ground, "underlay")).toEqual([picture])
    expect(editor.read().selection).toEqual(selectionOf(["wall-1", "wall-2", "wall-3", "wall-4"]))
    editor.select(selectionOf([picture?.id ?? ""]))
    hand.drag([12_000, 2_000], [13_000, 2_500])
    expect(childrenOfKind(editor.read().scene, ground, "underlay")[0]?.element.at).toEqual({
      x: 11_000,
      y: 500,
    })
  })
})
