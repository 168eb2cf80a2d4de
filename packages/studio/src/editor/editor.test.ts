import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { moveWall } from "@roomwright/scene/kinds/wall/move-wall"
import { removeLevel } from "@roomwright/scene/kinds/level/levels"
import { drawRectangle } from "@roomwright/scene/kinds/wall/draw-walls"
import { toPlainDocument } from "@roomwright/scene/document/write-document"
import { anyEdit, doEdit } from "@roomwright/scene/testing/random-edits"
import { ground, oneRoom } from "@roomwright/scene/testing/make-scene"
import { openEditor } from "../testing/hand.ts"
import { applyChange } from "@roomwright/scene/change/apply-change"
import { selectionOf } from "./selection.ts"

const lift =
  (far: number) => (scene: Parameters<typeof moveWall>[0], newId: Parameters<typeof moveWall>[2]) =>
    moveWall(scene, { wall: "wall-3", by: { x: 0, y: far } }, newId)

describe("the editor", () => {
  it("takes back a thousand edits to exactly the document it began with, and does them again", () => {
    const start = oneRoom()
    fc.assert(
      fc.property(fc.array(anyEdit, { minLength: 1_000, maxLength: 1_000 }), (edits) => {
        const editor = openEditor(start)
        for (const edit of edits)
          editor.do("setWall", (scene, newId) => doEdit(scene, edit, newId) ?? { change: {} })
        const end = editor.read().scene
        for (const _ of edits) editor.undo()
        expect(toPlainDocument(editor.read().scene)).toEqual(toPlainDocument(start))
        for (const _ of edits) editor.redo()
        expect(toPlainDocument(editor.read().scene)).toEqual(toPlainDocument(end))
      }),
      { numRuns: 3 },
    )
  })

  it("tells every change, so that whoever applies them all has the same document", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyEdit, fc.constantFrom("undo", "redo")), { maxLength: 30 }),
        (steps) => {
          const editor = openEditor(oneRoom())
          let copy = editor.read().scene
          editor.onChange(({ change }) => {
            copy = applyChange(copy, change)
          })
          for (const step of steps) {
            if (step === "undo") editor.undo()
            else if (step === "redo") editor.redo()
            else editor.do("setWall", (scene, newId) => doEdit(scene, step, newId) ?? { change: {} })
          }
          expect(toPlainDocument(copy)).toEqual(toPlainDocument(editor.read().scene))
        },
      ),
      { numRuns: 30 },
    )
  })

  it("keeps why something was not done until something is", () => {
    const editor = openEditor(oneRoom())
    editor.do("removeLevel", (scene, newId) => removeLevel(scene, { level: ground }, newId))
    expect(editor.read().refusal?.reason).toBe("lastLevel")
    editor.do("moveWall", lift(500))
    expect(editor.read().refusal).toBeNull()
  })

  it("does a drag anew from where it began, as one step", () => {
    const editor = openEditor(oneRoom())
    const before = editor.read().scene
    const gesture = editor.beginGesture("moveWall")
    for (const far of [100, 900, 300]) gesture.update(lift(far))
    gesture.end()
    expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { y: 4_300 } })
    editor.undo()
    expect(toPlainDocument(editor.read().scene)).toEqual(toPlainDocument(before))
  })

  it("forgets a drag that is given up, and stays where the last allowed place was when one is refused", () => {
    const editor = openEditor(oneRoom())
    const gesture = editor.beginGesture("moveWall")
    gesture.update(lift(700))
    gesture.update(lift(-4_000))
    expect(editor.read().refusal?.reason).toBe("wallTooShort")
    expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { y: 4_700 } })
    gesture.cancel()
    expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { y: 4_000 } })
    expect(editor.read().history.done).toEqual([])
  })

  it("goes on with a drag when it is told again that one may draw", () => {
    const editor = openEditor(oneRoom())
    const gesture = editor.beginGesture("moveWall")
    for (const far of [100, 300]) {
      gesture.update(lift(far))
      editor.setReadOnly(false)
    }
    gesture.end()
    expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { y: 4_300 } })
    expect(editor.read().history.done).toHaveLength(1)
  })

  it("lets nobody but its owner go on with a drag, and nobody once it is over", () => {
    const editor = openEditor(oneRoom())
    const first = editor.beginGesture("moveWall")
    first.update(lift(100))
    const second = editor.beginGesture("bendWall")
    first.update(lift(900))
    first.cancel()
    first.end()
    second.update(lift(200))
    expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { y: 4_300 } })
    editor.undo()
    second.update(lift(900))
    expect(editor.read().scene.elements["wall-3"]).toMatchObject({ from: { y: 4_100 } })
    expect(editor.read().history.done.map(({ what }) => what)).toEqual(["moveWall"])
  })

  it("lets go of what is no longer there", () => {
    const editor = openEditor(oneRoom())
    editor.do("drawRoom", (scene, newId) =>
      drawRectangle(
        scene,
        { level: ground, thickness: 100, corner: { x: 7_000, y: 0 }, opposite: { x: 9_000, y: 2_000 } },
        newId,
      ),
    )
    editor.select(selectionOf(["wall-1", "wall-5"]))
    editor.undo()
    expect(editor.read().selection).toEqual(selectionOf(["wall-1"]))
  })

  it("puts another document in its place as one step", () => {
    const editor = openEditor(oneRoom())
    const before = editor.read().scene
    const other = openEditor(oneRoom())
    other.do("moveWall", lift(1_000))
    editor.replace("restore", other.read().scene)
    expect(toPlainDocument(editor.read().scene)).toEqual(toPlainDocument(other.read().scene))
    editor.undo()
    expect(toPlainDocument(editor.read().scene)).toEqual(toPlainDocument(before))
  })
})
