import { changeBetween } from "@roomwright/scene/change/change-between"
import { isSameElement } from "@roomwright/scene/change/is-same-element"
import type { SceneChange } from "@roomwright/scene/change/scene-change"
import { deleteElements } from "@roomwright/scene/commands/delete-elements"
import { randomIds } from "@roomwright/scene/commands/element-ids"
import type { Outcome } from "@roomwright/scene/commands/outcome"
import { childrenOfKind, levelsOf } from "@roomwright/scene/document/scene-index"
import { readDocument } from "@roomwright/scene/document/read-document"
import type { Scene } from "@roomwright/scene/document/scene"
import { toPlainDocument, writeDocument } from "@roomwright/scene/document/write-document"
import { placeItem, setItem } from "@roomwright/scene/kinds/item/place-item"
import { addLevel, removeLevel } from "@roomwright/scene/kinds/level/levels"
import { addOpening } from "@roomwright/scene/kinds/opening/place-opening"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { moveWall } from "@roomwright/scene/kinds/wall/move-wall"
import { drawWalls } from "@roomwright/scene/kinds/wall/draw-walls"
import { ground, oneRoom, twoRooms } from "@roomwright/scene/testing/make-scene"
import { anyEdit, doEdit, type Edit } from "@roomwright/scene/testing/random-edits"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { boxOf } from "../kinds/item/boxes.ts"
import { openEditor } from "../testing/hand.ts"
import type { Command, Editor } from "./editor.ts"

const theirId = randomIds(Math.random)
const door = { type: "hinged", width: 900, height: 2_100, sill: 0, hinge: "from", swing: "left" } as const
const sofaAt = (x: number) => ({ ...boxOf("sofa"), parent: ground, at: { x, y: 2_000 } })

const changeOf = (outcome: Outcome): SceneChange => {
  if ("refused" in outcome) throw new Error(outcome.refused.reason)
  return outcome.change
}
/** Another window does something to what this one shows, and saves it. */
const others = (editor: Editor, command: Command): void =>
  editor.merge(changeOf(command(editor.read().scene, theirId)))

const put = (editor: Editor, x: number): string =>
  Object.keys(changeOf(editor.do("placeItem", (scene, newId) => placeItem(scene, sofaAt(x), newId))))[0] ?? ""

describe("what another window saved", () => {
  it("stays when what was done here before is taken back, and is no step back itself", () => {
    const editor = openEditor(oneRoom())
    put(editor, 1_000)
    others(editor, (scene) => placeItem(scene, sofaAt(4_000), theirId))
    const items = () => childrenOfKind(editor.read().scene, ground, "item").map(({ element }) => element.at.x)
    expect(editor.read().history.done).toHaveLength(1)
    editor.undo()
    expect(items()).toEqual([4_000])
    editor.undo()
    expect(items()).toEqual([4_000])
    editor.redo()
    expect(items().toSorted((a, b) => a - b)).toEqual([1_000, 4_000])
  })

  it("stays as it is in an element that this window had changed: what else was done to it is taken back", () => {
    const editor = openEditor(oneRoom())
    const id = put(editor, 1_000)
    editor.do("setItem", (scene, newId) => setItem(scene, { item: id, elevation: 300 }, newId))
    others(editor, (scene) => setItem(scene, { item: id, model: "box:desk" }, theirId))
    editor.undo()
    expect(editor.read().scene.elements[id]).toMatchObject({ elevation: 0, model: "box:desk" })
    // What this window put in, and the other went on with, is not taken from it.
    editor.undo()
    expect(editor.read().scene.elements[id]).toMatchObject({ elevation: 0, model: "box:desk" })
  })

  it("keeps what it hangs on, however far one goes back", () => {
    const editor = openEditor(oneRoom())
    editor.do("drawWalls", (scene) =>
      drawWalls(
        scene,
        {
          level: ground,
          thickness: 100,
          points: [
            { x: 8_000, y: 0 },
            { x: 8_000, y: 3_000 },
          ],
        },
        () => "wall-9",
      ),
    )
    others(editor, (scene) => addOpening(scene, { wall: "wall-9", at: 1_500, ...door }, theirId))
    editor.undo()
    expect(editor.read().scene.elements["wall-9"]).toBeDefined()
    expect(childrenOfKind(editor.read().scene, "wall-9", "opening")).toHaveLength(1)
  })

  it("is not cut short: a wall is not taken back to a length in which their door has no place", () => {
    const editor = openEditor(oneRoom())
    editor.do("moveWall", (scene, newId) =>
      moveWall(scene, { wall: "wall-2", by: { x: 4_000, y: 0 } }, newId),
    )
    others(editor, (scene) => addOpening(scene, { wall: "wall-1", at: 9_000, ...door }, theirId))
    const before = toPlainDocument(editor.read().scene)
    editor.undo()
    expect(toPlainDocument(editor.read().scene)).toEqual(before)
  })

  it("stays gone, with what hung on it", () => {
    const editor = openEditor(twoRooms())
    editor.do("delete", (scene, newId) => deleteElements(scene, { ids: ["wall-5"] }, newId))
    others(editor, (scene) => {
      const added = changeOf(addLevel(scene, { name: "" }, () => "level-9"))
      return { change: added }
    })
    others(editor, (scene) => removeLevel(scene, { level: ground }, theirId))
    editor.undo()
    expect(Object.keys(editor.read().scene.elements)).toEqual(["level-9"])
  })

  it("leaves a level to be shown when this window's own is taken back", () => {
    const editor = openEditor(oneRoom())
    editor.do("addLevel", (scene) => addLevel(scene, { name: "" }, () => "level-9"))
    others(editor, (scene) => removeLevel(scene, { level: ground }, theirId))
    editor.undo()
    expect(levelsOf(editor.read().scene).map(({ id }) => id)).toEqual(["level-9"])
  })

  it("is never undone, in whatever order it is done, undone, redone and saved", () => {
    const step = fc.oneof(
      fc.record({ who: fc.constant("mine" as const), edit: anyEdit }),
      fc.record({ who: fc.constant("theirs" as const), edit: anyEdit }),
      fc.record({ who: fc.constant("undo" as const) }),
      fc.record({ who: fc.constant("redo" as const) }),
    )
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
        const editor = openEditor(twoRooms())
        const theirs = new Theirs()
        for (const one of steps) {
          const before = editor.read().scene
          if (one.who === "undo") editor.undo()
          else if (one.who === "redo") editor.redo()
          else if (one.who === "mine") {
            const outcome = editor.do("setWall", randomly(one.edit))
            theirs.forget("change" in outcome ? outcome.change : {})
          } else {
            const outcome = randomly(one.edit)(before, randomIds(Math.random))
            if ("refused" in outcome) continue
            editor.merge(outcome.change)
            theirs.learn(outcome.change)
          }
          const { scene } = editor.read()
          expect(theirs.missingIn(scene)).toEqual([])
          const read = readDocument(writeDocument(scene))
          expect("refused" in read ? read.refused : null).toBeNull()
          expect(openingsOutside(scene)).toEqual([])
          expect(levelsOf(scene).length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 150 },
    )
  })

  it("leaves all else as exact as without it: what they never touched comes back as it was", () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 30 }), (edits) => {
        const editor = openEditor(twoRooms())
        const start = editor.read().scene
        for (const edit of edits) editor.do("setWall", randomly(edit))
        others(editor, (scene) => addLevel(scene, { name: "theirs" }, () => "level-99"))
        for (const _ of edits) editor.undo()
        const left = changeBetween(start, editor.read().scene)
        expect(Object.keys(left)).toEqual(["level-99"])
      }),
      { numRuns: 60 },
    )
  })
})

const randomly =
  (edit: Edit): Command =>
  (scene, newId) =>
    doEdit(scene, edit, newId) ?? { change: {} }

/** What others said last of each field, where this window has not said anything since. */
class Theirs {
  readonly #fields = new Map<string, Map<string, unknown>>()
  readonly #gone = new Set<string>()

  learn(change: SceneChange): void {
    for (const [id, { before, after }] of Object.entries(change)) {
      if (!after) {
        this.#gone.add(id)
        this.#fields.delete(id)
        continue
      }
      this.#gone.delete(id)
      const fields = this.#fields.get(id) ?? new Map<string, unknown>()
      const old = new Map<string, unknown>(before ? Object.entries(before) : [])
      for (const [name, value] of Object.entries(after)) {
        if (!isSameElement(value, old.get(name))) fields.set(name, value)
      }
      this.#fields.set(id, fields)
    }
  }

  forget(change: SceneChange): void {
    for (const [id, { before, after }] of Object.entries(change)) {
      this.#gone.delete(id)
      if (!after || !before) this.#fields.delete(id)
      else {
        const old = new Map<string, unknown>(Object.entries(before))
        for (const [name, value] of Object.entries(after))
          if (!isSameElement(value, old.get(name))) this.#fields.get(id)?.delete(name)
      }
    }
  }

  missingIn({ elements }: Scene): readonly string[] {
    const fields = [...this.#fields].flatMap(([id, of]) => {
      const now = new Map<string, unknown>(Object.entries(elements[id] ?? {}))
      return [...of].flatMap(([name, value]) =>
        isSameElement(now.get(name), value) ? [] : [`${id}.${name}`],
      )
    })
    return [...fields, ...[...this.#gone].filter((id) => Object.hasOwn(elements, id))]
  }
}

const openingsOutside = (scene: Scene): readonly string[] =>
  Object.entries(scene.elements).flatMap(([id, element]) => {
    const wall = element.kind === "opening" ? scene.elements[element.parent] : null
    if (element.kind !== "opening" || wall?.kind !== "wall") return []
    const { length } = wallAxis(wall)
    const isInside = element.at - element.width / 2 >= -2 && element.at + element.width / 2 <= length + 2
    return isInside && element.sill + element.height <= wall.height ? [] : [id]
  })
