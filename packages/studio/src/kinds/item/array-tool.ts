import { findElement, subtree, type Entry } from "@roomwright/scene/document/scene-index"
import { dot, minus, plus, rounded, times, type Vector } from "@roomwright/scene/geometry/vectors"
import { arrayItems, placesOfArray, type ItemArray } from "@roomwright/scene/kinds/item/copy-items"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { frameOf, reachAlong } from "@roomwright/scene/kinds/item/item-frame"
import { cornersOfItem } from "@roomwright/scene/kinds/item/item-outline"
import { chosenOf } from "../../edits/chosen.ts"
import { selectedIds, selectionOf } from "../../editor/selection.ts"
import { noOverlay, type EntryForm } from "../../tools/overlay.ts"
import type { ScenePlace, Tool, ToolKind, ToolScope } from "../../tools/tool.ts"

const fields = ["columns", "rows", "pitchAcross", "pitchUp"] as const
type Field = (typeof fields)[number]

/** Between a piece and its first copy, mm, where nobody says otherwise. */
const gap = 100
/** Before anybody points anywhere. */
const first = { columns: 3, rows: 1 }
const countMost = 100
/** More ghosts are not drawn: the numbers say the rest. */
const shownMost = 200

/**
 * Repeats what is chosen in rows and columns along its own directions: as far as one points, or as often and as far apart as is
 * typed. A press or Enter puts the copies in.
 */
export function createArray({ editor, view }: ToolScope): Tool {
  let pointed: Vector | null = null
  let held: Readonly<Partial<Record<Field, number>>> = {}

  const chosen = (): readonly Entry<Item>[] => {
    const { scene, selection } = editor.read()
    return chosenOf(scene, selection, "item")
  }

  const planned = (): { readonly array: ItemArray; readonly values: Readonly<Record<Field, number>> } => {
    const items = chosen()
    const { right, back } = frameOf(commonTurn(items))
    const corners = items.flatMap(({ element }) => cornersOfItem(element))
    const [wide, deep] = [reachAlong(corners, right), reachAlong(corners, back)]
    const pitchAcross = held.pitchAcross ?? Math.round(wide.high - wide.low) + gap
    const pitchUp = held.pitchUp ?? Math.round(deep.high - deep.low) + gap
    const middle = plus(times(right, (wide.low + wide.high) / 2), times(back, (deep.low + deep.high) / 2))
    const off = pointed ? minus(pointed, middle) : null
    const count = (along: number, pitch: number): number =>
      Math.min(countMost, 1 + Math.floor(Math.abs(along) / Math.max(1, pitch) + 0.5))
    const [along, up] = off ? [dot(off, right), dot(off, back)] : [1, 1]
    const columns = held.columns ?? (off ? count(along, pitchAcross) : first.columns)
    const rows = held.rows ?? (off ? count(up, pitchUp) : first.rows)
    return {
      values: { columns, rows, pitchAcross, pitchUp },
      array: {
        columns,
        rows,
        across: times(right, (along < 0 ? -1 : 1) * pitchAcross),
        up: times(back, (up < 0 ? -1 : 1) * pitchUp),
      },
    }
  }

  const ghostsOf = (array: ItemArray): readonly Item[] => {
    const { scene } = editor.read()
    const all = [...new Set(chosen().flatMap(({ id }) => subtree(scene, id)))]
    return placesOfArray(array)
      .slice(0, shownMost)
      .flatMap((by) =>
        all.flatMap((id) => {
          const item = findElement(scene, id, "item")
          return item ? [{ ...item, at: rounded(plus(item.at, by)) }] : []
        }),
      )
      .slice(0, shownMost)
  }

  const show = (): void => {
    if (chosen().length === 0) return view.show(noOverlay)
    const { array, values } = planned()
    view.show({
      ...noOverlay,
      ghosts: ghostsOf(array).map((element) => ({ element, isRefused: false })),
      entry: {
        fields: fields.map((name) => ({ name, value: values[name], isHeld: held[name] !== undefined })),
        hold,
        enter: () => void enter(),
      },
    })
  }

  const hold: EntryForm["hold"] = (field, value) => {
    const name = fields.find((one) => one === field)
    if (!name) return
    const { [name]: _let, ...rest } = held
    held = value === null ? rest : { ...rest, [name]: value }
    show()
  }

  const enter = (): boolean => {
    if (editor.read().isReadOnly || chosen().length === 0) return false
    const items = selectedIds(editor.read().selection)
    const { array } = planned()
    const outcome = editor.do("arrayItems", (scene, newId) => arrayItems(scene, { items, ...array }, newId))
    if ("refused" in outcome) return false
    editor.select(selectionOf([...items, ...Object.keys(outcome.change)]))
    editor.activate("select")
    return true
  }

  const point = (place: ScenePlace): void => {
    pointed = place.at
    show()
  }
  return {
    name: "array",
    activate: show,
    move: point,
    press: (place) => {
      point(place)
      enter()
    },
    key: ({ key }) => {
      if (key === "Enter") return enter()
      if (key !== "Escape" || Object.keys(held).length === 0) return false
      held = {}
      show()
      return true
    },
    deactivate: () => view.show(noOverlay),
  }
}

/** The turn that all of them have; else that of the plan. */
function commonTurn(items: readonly Entry<Item>[]): number {
  const [turn, ...others] = new Set(items.map(({ element }) => element.turn))
  return others.length === 0 ? (turn ?? 0) : 0
}

export const arrayTool: ToolKind = {
  name: "array",
  keys: ["A"],
  create: createArray,
  isPossible: (editor) => chosenOf(editor.read().scene, editor.read().selection, "item").length > 0,
}
