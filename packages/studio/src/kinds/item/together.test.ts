import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import { ground, oneRoom } from "@roomwright/scene/testing/make-scene"
import { describe, expect, it } from "vitest"
import { selectedIds, selectionOf } from "../../editor/selection.ts"
import type { Editor } from "../../editor/editor.ts"
import { copyElements, pasteElements } from "../../edits/clipboard.ts"
import { groupItems } from "@roomwright/scene/kinds/item/item-groups"
import { lockItems } from "@roomwright/scene/kinds/item/lock-items"
import { handOf, openEditor } from "../../testing/hand.ts"

const items = (editor: Editor) => childrenOfKind(editor.read().scene, ground, "item")
const places = (editor: Editor) => items(editor).map(({ element }) => [element.at.x, element.at.y])
const chosen = (editor: Editor) => selectedIds(editor.read().selection)

/** Chairs at 1, 2 and 3 m; the first two are a group. */
function chairs() {
  const editor = openEditor(oneRoom())
  const hand = handOf(editor)
  editor.setOptions({ item: "chair", isSnapping: false })
  hand.activate("item")
  for (const x of [1_000, 2_000, 3_000]) hand.press([x, 2_000])
  const ids = places(editor)
    .map(([x], at) => ({ x: x ?? 0, id: items(editor)[at]?.id ?? "" }))
    .toSorted((a, b) => a.x - b.x)
    .map(({ id }) => id)
  const [a = "", b = "", c = ""] = ids
  editor.do("groupItems", (scene, newId) => groupItems(scene, { items: [a, b] }, newId))
  hand.activate("select")
  editor.select(selectionOf([]))
  return { editor, hand, a, b, c }
}

describe("a group in the plan", () => {
  it("is chosen by a press on one of its pieces; with Alt, or twice, the piece alone", () => {
    const { editor, hand, a, b, c } = chairs()
    hand.press([1_000, 2_000])
    expect(new Set(chosen(editor))).toEqual(new Set([a, b]))
    hand.press([1_000, 2_000], { alt: true })
    expect(chosen(editor)).toEqual([a])
    hand.press([3_000, 2_000])
    hand.press([2_000, 2_000], { shift: true })
    expect(new Set(chosen(editor))).toEqual(new Set([a, b, c]))
    hand.press([2_000, 2_000], { shift: true })
    expect(chosen(editor)).toEqual([c])
  })

  it("is dragged as one; a piece that is chosen alone, alone", () => {
    const { editor, hand, a, b } = chairs()
    hand.drag([1_000, 2_000], [1_000, 3_000])
    const yOf = (id: string) => items(editor).find((one) => one.id === id)?.element.at.y
    expect([yOf(a), yOf(b)]).toEqual([3_000, 3_000])
    hand.press([1_000, 3_000], { alt: true })
    hand.drag([1_000, 3_000], [1_000, 1_000])
    expect([yOf(a), yOf(b)]).toEqual([1_000, 3_000])
  })

  it("is another group where it is pasted", () => {
    const { editor, a, b } = chairs()
    const copied = copyElements(editor.read().scene, [a, b])
    editor.do("paste", (scene, newId) => pasteElements(scene, { copied, level: ground }, newId))
    const groups = items(editor).flatMap(({ element }) => element.group ?? [])
    expect(groups).toHaveLength(4)
    expect(new Set(groups).size).toBe(2)
  })
})

it("what is locked is chosen, and refuses to be dragged; others that are chosen with it go", () => {
  const { editor, hand, c } = chairs()
  editor.do("lockItems", (scene, newId) => lockItems(scene, { items: [c], isLocked: true }, newId))
  hand.drag([3_000, 2_000], [3_000, 3_000])
  expect(editor.read().refusal?.reason).toBe("locked")
  expect(places(editor)).toContainEqual([3_000, 2_000])
  editor.select(selectionOf(items(editor).map(({ id }) => id)))
  hand.key("ArrowUp")
  expect(new Set(places(editor).map(([, y]) => y))).toEqual(new Set([2_000, 2_100]))
})

describe("an array", () => {
  it("is shown before it is made, follows what is typed, and is one step back", () => {
    const { editor, hand, c } = chairs()
    editor.select(selectionOf([c]))
    const before = editor.read().scene
    hand.activate("array")
    expect(hand.overlay().ghosts).toHaveLength(2)
    // 1.2 m to the right and up: the pointer says which way, and how often.
    hand.move([4_200, 2_650])
    expect(hand.overlay().ghosts).toHaveLength(5)
    hand.type({ columns: 2, rows: 2, pitchAcross: 700, pitchUp: 800 })
    expect(new Set(places(editor).map(String))).toEqual(
      new Set(["1000,2000", "2000,2000", "3000,2000", "3700,2000", "3000,2800", "3700,2800"]),
    )
    expect(chosen(editor)).toHaveLength(4)
    expect(editor.read().tool).toBe("select")
    editor.undo()
    expect(editor.read().scene.elements).toEqual(before.elements)
  })
})
