import { placeItem } from "@roomwright/scene/kinds/item/place-item"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { Editor } from "../../editor/editor.ts"
import { selectionOf } from "../../editor/selection.ts"
import { inSteps, startingPlace } from "../../tools/aim.ts"
import { noOverlay, type EntryForm } from "../../tools/overlay.ts"
import type { Tool, ToolScope } from "../../tools/tool.ts"
import { boxOf, textOfItem } from "./boxes.ts"

/** Puts pieces of furniture on the level, as boxes: shown where one points, put down by a press. Places can be typed. */
export function createPlaceItem({ editor, view }: ToolScope): Tool {
  let place: Vector = startingPlace(view)
  let held: Readonly<Partial<Record<"x" | "y", number>>> = {}
  let seen = editor.read().options.item
  let stopFollowing = (): void => {}

  const itemHere = (): Item => ({
    ...boxOf(editor.read().options.item),
    kind: "item",
    parent: editor.read().level,
    at: { x: held.x ?? place.x, y: held.y ?? place.y },
  })

  const show = (): void => {
    const element = itemHere()
    view.show({
      ...noOverlay,
      ghosts: [{ element, isRefused: false, name: textOfItem(element) }],
      cursor: element.at,
      entry: {
        fields: (["x", "y"] as const).map((name) => ({
          name,
          value: element.at[name],
          isHeld: held[name] !== undefined,
        })),
        hold,
        enter,
      },
    })
  }

  const hold: EntryForm["hold"] = (field, value) => {
    if (field !== "x" && field !== "y") return
    const { [field]: _let, ...rest } = held
    held = value === null ? rest : { ...rest, [field]: value }
    show()
  }

  const enter = (): void => {
    const { kind: _kind, ...item } = itemHere()
    const added = put(editor, item)
    if (added === null) return
    held = {}
    editor.select(selectionOf([added]))
    show()
  }

  return {
    name: "item",
    activate: () => {
      // Another box may be picked meanwhile.
      stopFollowing = editor.subscribe(() => {
        const { item } = editor.read().options
        if (item === seen) return
        seen = item
        show()
      })
      show()
    },
    move: (pointed) => {
      place = inSteps(editor.read(), pointed)
      show()
    },
    press: (pointed) => {
      place = inSteps(editor.read(), pointed)
      enter()
    },
    key: ({ key }) => {
      if (Object.keys(held).length === 0) return false
      if (key === "Enter") enter()
      else if (key === "Escape") {
        held = {}
        show()
      } else return false
      return true
    },
    deactivate: () => {
      stopFollowing()
      view.show(noOverlay)
    },
  }
}

/** The id of what was put down; null where it was refused. */
function put(editor: Editor, item: Omit<Item, "kind">): string | null {
  if (editor.read().isReadOnly) return null
  const outcome = editor.do("placeItem", (scene, newId) => placeItem(scene, item, newId))
  return "change" in outcome ? (Object.keys(outcome.change)[0] ?? null) : null
}
