import { boxAt, elementsNear } from "@roomwright/scene/document/elements-near"
import { findElement, type Entry } from "@roomwright/scene/document/scene-index"
import { isOnItem } from "@roomwright/scene/kinds/item/item-outline"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { moveItems, rotateItems, standItemOn } from "@roomwright/scene/kinds/item/place-item"
import { degreesOf, minus, plus, rotate, type Vector } from "@roomwright/scene/geometry/vectors"
import type { Seat } from "@roomwright/scene/kinds/item/seat-item"
import { chosenOf } from "../../edits/chosen.ts"
import { inOrder } from "../../edits/in-order.ts"
import type { EditorState } from "../../editor/editor-state.ts"
import type { Command } from "../../editor/editor.ts"
import { inSteps } from "../../tools/aim.ts"
import type { Drag, ElementHit, Grip, Handle } from "../../tools/hit.ts"
import type { ScenePlace, ToolScope } from "../../tools/tool.ts"
import { aimItem, measureItem } from "./aim-item.ts"

/** The handle that turns an item stands so far before its front, mm. */
const handleAway = 250

/** Items are turned in such steps, degrees; with Alt in whole ones. */
const turnStep = 15

/** The item that is pointed at; of several the highest, and of those the smallest. */
export function hitItem({ scene, level }: EditorState, { at, reach }: ScenePlace): ElementHit | null {
  const [top] = elementsNear(scene, level, "item", boxAt(at, reach / 4))
    .filter(({ element }) => isOnItem(element, at, reach / 4))
    .toSorted(
      (one, other) =>
        topOf(other.element) - topOf(one.element) || areaOf(one.element) - areaOf(other.element),
    )
  return top ? { kind: "element", id: top.id, corner: null } : null
}

const topOf = ({ elevation, size }: Item): number => elevation + size.height
const areaOf = ({ size }: Item): number => size.width * size.depth

export const handlesOfItem = (_: Scene, { id, element }: Entry<Item>): readonly Handle[] =>
  element.locked ? [] : [{ id, name: "turn", at: placeOfTurn(element), shape: "round", cursor: "grab" }]

export function dragItem(scope: ToolScope, entry: Entry<Item>, grip: Grip, begun: ScenePlace): Drag | null {
  if (grip.kind === "chosen") return null
  return grip.kind === "handle" ? turn(entry) : move(scope, entry, begun)
}

function turn({ id, element: item }: Entry<Item>): Drag {
  return {
    what: "turnItem",
    command: ({ at, keys }) => {
      const step = keys.alt ? 1 : turnStep
      // The handle is before the front, which looks down when it is not turned.
      const pointed = degreesOf(minus(at, item.at)) + 90
      const degrees = Math.round(pointed / step) * step - item.turn
      return (now, newId) => rotateItems(now, { items: [id], degrees }, newId)
    },
    measures: () => [],
  }
}

function move({ editor, view }: ToolScope, { id, element: item }: Entry<Item>, pressed: ScenePlace): Drag {
  const begun = editor.read()
  const chosen = chosenOf(begun.scene, begun.selection, "item").map((one) => one.id)
  const isOfChosen = chosen.length > 1 && chosen.includes(id)
  // Its refusal says why it does not move.
  if (item.locked && !isOfChosen)
    return {
      what: "move",
      command: () => (now, newId) => moveItems(now, { items: [id], by: { x: 0, y: 0 } }, newId),
      measures: () => [],
    }
  return {
    what: "move",
    isOfChosen,
    command: (place) => {
      const wished = plus(item.at, minus(place.at, pressed.at))
      if (isOfChosen) {
        // Together they stay as they stand to each other.
        const by = minus(inSteps(begun, { ...place, at: wished }), item.at)
        return (now, newId) => moveItems(now, { items: chosen, by }, newId)
      }
      const seat = aimItem(begun, { ...place, at: wished }, item, { id })
      view.show({ lines: seat.lines })
      return seatAt({ id, element: item }, seat)
    },
    measures: () => {
      const now = editor.read()
      const moved = findElement(now.scene, id, "item")
      return moved ? measureItem(now, moved, id) : []
    },
  }
}

/** Brings an item to where it is seated, with all that stands on it. */
function seatAt({ id, element: item }: Entry<Item>, { at, turn, elevation, parent }: Seat): Command {
  const degrees = turn - item.turn
  return inOrder([
    (now, newId) =>
      moveItems(now, { items: [id], by: minus(at, item.at), up: elevation - item.elevation }, newId),
    ...(degrees === 0
      ? []
      : [((now, newId) => rotateItems(now, { items: [id], degrees }, newId)) satisfies Command]),
    ...(parent === item.parent
      ? []
      : [((now, newId) => standItemOn(now, { item: id, parent }, newId)) satisfies Command]),
  ])
}

/** Where the handle stands that turns an item. */
const placeOfTurn = ({ at, turn, size: { depth } }: Pick<Item, "at" | "turn" | "size">): Vector =>
  plus(at, rotate({ x: 0, y: -depth / 2 - handleAway }, turn))
