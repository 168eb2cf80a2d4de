import { subtree, type Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { rotate, times } from "@roomwright/scene/geometry/vectors"
import { copyItems } from "@roomwright/scene/kinds/item/copy-items"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { Action, ActionScope } from "../../actions/action.ts"
import { selectionOf } from "../../editor/selection.ts"
import { chosenOf } from "../../edits/chosen.ts"
import { groupAction, lockItemsAction, ungroupAction, unlockItemsAction } from "./together-actions.ts"
import { alignItems, alignments, distributeItems, mirrorAll, turnBy, type Alignment } from "./item-edits.ts"

const chosenItems = ({ editor }: ActionScope): readonly Entry<Item>[] =>
  chosenOf(editor.read().scene, editor.read().selection, "item")

/** Something that is done to the items that are chosen, when there are enough of them. */
const ofItems = (
  parts: Pick<Action, "id" | "text" | "keys">,
  least: number,
  run: (scope: ActionScope, items: readonly Entry<Item>[]) => void,
): Action => ({
  ...parts,
  group: "furniture",
  isPossible: (scope) => chosenItems(scope).length >= least,
  run: (scope) => run(scope, chosenItems(scope)),
})

export const turnLeftAction = ofItems(
  { id: "turnItemsLeft", text: "action.turnItemsLeft", keys: ["Q"] },
  1,
  ({ editor }, items) => editor.do("turnItem", turnBy(items, 90)),
)

export const turnRightAction = ofItems(
  { id: "turnItemsRight", text: "action.turnItemsRight", keys: ["Shift+Q"] },
  1,
  ({ editor }, items) => editor.do("turnItem", turnBy(items, -90)),
)

const turnLittle = (degrees: number, id: "turnItemsLeftLittle" | "turnItemsRightLittle", key: string) =>
  ofItems({ id, text: `action.${id}`, keys: [key] }, 1, ({ editor }, items) =>
    editor.do("turnItem", turnBy(items, degrees)),
  )

export const mirrorAction = ofItems(
  { id: "mirrorItems", text: "action.mirrorItems", keys: ["Shift+X"] },
  1,
  ({ editor }, items) => editor.do("mirrorItem", mirrorAll(items)),
)

export const duplicateAction = ofItems(
  { id: "duplicateItems", text: "action.duplicateItems", keys: ["Shift+C"] },
  1,
  ({ editor }, items) => {
    const [first, ...more] = items
    if (!first) return
    const ids = items.map(({ id }) => id)
    // One stands right beside what it is a copy of, several a little aside.
    const by = more.length === 0 ? widthOf(first.element) : { x: 300, y: -300 }
    const outcome = editor.do("duplicateItems", (scene, newId) => copyItems(scene, { items: ids, by }, newId))
    if ("refused" in outcome) return
    const copies = Object.keys(outcome.change).slice(0, rootsOf(editor.read().scene, ids).length)
    editor.activate("select")
    editor.select(selectionOf(copies))
  },
)

const widthOf = ({ turn, size }: Item) => times(rotate({ x: 1, y: 0 }, turn), size.width)

/** Without those that stand on another one of them. */
const rootsOf = (scene: Scene, ids: readonly string[]): readonly string[] => {
  const carried = new Set(ids.flatMap((id) => subtree(scene, id).slice(1)))
  return ids.filter((id) => !carried.has(id))
}

/** Each three lie side by side on the keyboard: from left to right, and from above to below. */
const alignKeys: Readonly<Record<Alignment, string>> = {
  left: "Shift+G",
  centre: "Shift+H",
  right: "Shift+J",
  top: "Shift+W",
  middle: "Shift+E",
  bottom: "Shift+R",
}

const align = (to: Alignment): Action =>
  ofItems({ id: `align-${to}`, text: `action.align.${to}`, keys: [alignKeys[to]] }, 2, ({ editor }, items) =>
    editor.do("move", alignItems(items, to)),
  )

/** By what they line up. */
export const alignActions: readonly (readonly [Alignment, Action])[] = alignments.map((to) => [to, align(to)])

export const distributeAcrossAction = ofItems(
  { id: "distributeAcross", text: "action.distributeAcross", keys: ["Shift+Y"] },
  3,
  ({ editor }, items) => editor.do("move", distributeItems(items, "x")),
)

export const distributeUpAction = ofItems(
  { id: "distributeUp", text: "action.distributeUp", keys: ["Shift+T"] },
  3,
  ({ editor }, items) => editor.do("move", distributeItems(items, "y")),
)

/** Turns the room that pieces want free on and off in the plan. */
export const clearancesAction: Action = {
  id: "hasClearances",
  group: "view",
  text: "action.clearances",
  keys: ["Shift+K"],
  isOn: ({ editor }) => editor.read().options.hasClearances,
  run: ({ editor }) => editor.setOptions({ hasClearances: !editor.read().options.hasClearances }),
}

export const itemActions: readonly Action[] = [
  turnLeftAction,
  turnRightAction,
  turnLittle(15, "turnItemsLeftLittle", ","),
  turnLittle(-15, "turnItemsRightLittle", "."),
  mirrorAction,
  duplicateAction,
  groupAction,
  ungroupAction,
  lockItemsAction,
  unlockItemsAction,
  ...alignActions.map(([, action]) => action),
  distributeAcrossAction,
  distributeUpAction,
  clearancesAction,
]
