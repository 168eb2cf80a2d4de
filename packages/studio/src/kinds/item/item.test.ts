import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import { standItemOn } from "@roomwright/scene/kinds/item/place-item"
import { ground, oneRoom } from "@roomwright/scene/testing/make-scene"
import { describe, expect, it } from "vitest"
import { copyAction, pasteAction } from "../../actions/clipboard-actions.ts"
import type { ActionScope } from "../../actions/action.ts"
import type { Editor } from "../../editor/editor.ts"
import { selectionOf } from "../../editor/selection.ts"
import { hiddenGuide } from "../../panels/guide/guide-steps.ts"
import { treeRows } from "../../panels/scene-tree/tree-rows.ts"
import { createShell } from "../../panels/shell/shell.ts"
import { placesOfLevel } from "../../plan-view/places-of-level.ts"
import { createPlan } from "../../plan-view/plan-state.ts"
import { handOf, openEditor } from "../../testing/hand.ts"
import type { StudioView } from "../../views/studio-view.tsx"

const items = (editor: Editor) => childrenOfKind(editor.read().scene, ground, "item")

/** A room with a sofa of 2 by 0.9 m whose middle is at 3, 2 m. */
function furnished() {
  const editor = openEditor(oneRoom())
  const hand = handOf(editor)
  hand.activate("item")
  hand.press([3_010, 1_990])
  hand.activate("select")
  editor.select(selectionOf([]))
  return { editor, hand, id: items(editor)[0]?.id ?? "" }
}

describe("a piece of furniture", () => {
  it("is put down as the box that was picked, in steps, and is chosen then", () => {
    const editor = openEditor(oneRoom())
    const hand = handOf(editor)
    editor.setOptions({ item: "desk" })
    hand.activate("item")
    hand.move([2_000, 1_000])
    expect(hand.overlay().ghosts[0]?.element).toMatchObject({ kind: "item", model: "box:desk" })
    hand.press([2_012, 988])
    const [desk] = items(editor)
    expect(desk?.element).toMatchObject({ at: { x: 2_000, y: 1_000 }, size: { width: 1_200, depth: 600 } })
    expect(editor.read().selection).toEqual(selectionOf([desk?.id ?? ""]))
    hand.type({ x: 4_321, y: 1_234 })
    expect(items(editor).map(({ element }) => element.at)).toContainEqual({ x: 4_321, y: 1_234 })
  })

  it("is chosen by a press on it, moved by a drag and by keys, each as one step back", () => {
    const { editor, hand, id } = furnished()
    hand.press([3_800, 2_300])
    expect(editor.read().selection).toEqual(selectionOf([id]))
    hand.drag([3_800, 2_300], [4_310, 2_300])
    expect(items(editor)[0]?.element.at).toEqual({ x: 3_500, y: 2_000 })
    hand.key("ArrowUp")
    expect(items(editor)[0]?.element.at).toEqual({ x: 3_500, y: 2_100 })
    editor.undo()
    editor.undo()
    expect(items(editor)[0]?.element.at).toEqual({ x: 3_000, y: 2_000 })
  })

  it("is turned by its handle, with what stands on it", () => {
    const { editor, hand, id } = furnished()
    hand.activate("item")
    hand.press([3_500, 2_000])
    const lamp = items(editor).find((item) => item.id !== id)?.id ?? ""
    editor.do("setItem", (scene, newId) => standItemOn(scene, { item: lamp, parent: id }, newId))
    hand.activate("select")
    editor.select(selectionOf([id]))
    // The handle stands 250 mm before the front, which is below.
    hand.drag([3_000, 1_300], [3_700, 1_990])
    expect(editor.read().scene.elements[id]).toMatchObject({ turn: 90, at: { x: 3_000, y: 2_000 } })
    expect(editor.read().scene.elements[lamp]).toMatchObject({ turn: 90, at: { x: 3_000, y: 2_500 } })
  })

  it("lies in a frame, and is to be seen when all is", () => {
    const { editor, hand, id } = furnished()
    hand.drag([1_900, 1_400], [4_100, 2_600])
    expect(editor.read().selection).toEqual(selectionOf([id]))
    expect(placesOfLevel(editor.read().scene, ground)).toContainEqual({ x: 2_000, y: 1_550 })
  })

  it("is listed in its room", () => {
    const { editor, id } = furnished()
    const { scene } = editor.read()
    const open = treeRows(scene, new Set([ground]))
    const rows = treeRows(scene, new Set(open.map(({ key }) => key)))
    const row = rows.find(({ subject }) => subject.kind === "item")
    expect(row?.subject).toMatchObject({ id, number: 1 })
    expect(rows.find(({ key }) => key === row?.parent)?.subject.kind).toBe("room")
  })

  it("is copied with what stands on it, and put in beside itself again and again", () => {
    const { editor, hand, id } = furnished()
    hand.activate("item")
    hand.press([3_500, 2_000])
    const lamp = items(editor).find((item) => item.id !== id)?.id ?? ""
    editor.do("setItem", (scene, newId) => standItemOn(scene, { item: lamp, parent: id }, newId))
    const scope = scopeOf(editor)
    editor.select(selectionOf([id, lamp]))
    copyAction.run(scope)
    pasteAction.run(scope)
    pasteAction.run(scope)
    expect(items(editor).map(({ element }) => element.at)).toEqual([
      { x: 3_000, y: 2_000 },
      { x: 3_300, y: 1_700 },
      { x: 3_600, y: 1_400 },
    ])
    for (const sofa of items(editor)) {
      const [standing, ...more] = childrenOfKind(editor.read().scene, sofa.id, "item")
      expect(standing?.element.at.x).toBe(sofa.element.at.x + 500)
      expect(more).toEqual([])
    }
    editor.undo()
    expect(items(editor)).toHaveLength(2)
  })

  it("is not copied with walls, which are not", () => {
    const { editor } = furnished()
    editor.select(selectionOf(["wall-1"]))
    expect(copyAction.isPossible?.(scopeOf(editor))).toBe(false)
  })
})

function scopeOf(editor: Editor): ActionScope {
  const plan = createPlan(editor)
  const view: StudioView = {
    ...plan,
    name: "plan",
    Content: () => null,
    status: () => ({ cursor: null, mmPerPixel: 1 }),
  }
  const shell = createShell({
    leftTab: "structure",
    shownView: "plan",
    isBillOpen: false,
    theme: "dark",
    hasSingleKeys: true,
    dialog: null,
    question: null,
    guide: hiddenGuide,
    copied: [],
    isStartHidden: false,
  })
  return {
    editor,
    shell,
    view,
    t: (id) => id,
    stage: null,
    leave: () => {},
    toPlan: () => {},
    toPanel: () => {},
  }
}
