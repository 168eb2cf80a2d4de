import { placeItem } from "@roomwright/scene/kinds/item/place-item"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { Editor } from "../../editor/editor.ts"
import { selectionOf } from "../../editor/selection.ts"
import { startingPlace } from "../../tools/aim.ts"
import { noOverlay, type EntryForm } from "../../tools/overlay.ts"
import type { ScenePlace, Tool, ToolScope } from "../../tools/tool.ts"
import { itemOfChoice, nameOfChoice } from "./chosen-piece.ts"
import { standItem, type Stand } from "./stand-item.ts"

/**
 * Puts down the piece that was picked, box or piece of the library: shown where one points, put down by a press, by Enter, or by
 * letting go what was dragged here. Places can be typed.
 */
export function createPlaceItem({ editor, view }: ToolScope): Tool {
  let stand: Stand = { at: startingPlace(view), turn: 0 }
  let held: Readonly<Partial<Record<"x" | "y", number>>> = {}
  let seen = editor.read().options.item
  let stopFollowing = (): void => {}

  const itemHere = (): Item => ({
    ...itemOfChoice(editor.read().options.item),
    kind: "item",
    parent: editor.read().level,
    turn: stand.turn,
    at: { x: held.x ?? stand.at.x, y: held.y ?? stand.at.y },
  })
  const point = (pointed: ScenePlace): void => {
    stand = standItem(editor.read(), itemHere(), pointed)
  }

  const show = (): void => {
    const element = itemHere()
    view.show({
      ...noOverlay,
      ghosts: [{ element, isRefused: false, ...nameOfChoice(editor.read().options.item) }],
      cursor: element.at,
      entry: {
        fields: (["x", "y"] as const).map((name) => ({
          name,
          value: element.at[name],
          isHeld: held[name] !== undefined,
        })),
        hold,
        enter: () => void enter(),
      },
    })
  }

  const hold: EntryForm["hold"] = (field, value) => {
    if (field !== "x" && field !== "y") return
    const { [field]: _let, ...rest } = held
    held = value === null ? rest : { ...rest, [field]: value }
    show()
  }

  const enter = (): boolean => {
    const { kind: _kind, ...item } = itemHere()
    const added = put(editor, item)
    if (added === null) return false
    held = {}
    editor.select(selectionOf([added]))
    show()
    return true
  }

  return {
    name: "item",
    activate: () => {
      // Another piece may be picked meanwhile.
      stopFollowing = editor.subscribe(() => {
        const { item } = editor.read().options
        if (item === seen) return
        seen = item
        show()
      })
      show()
    },
    move: (pointed) => {
      point(pointed)
      show()
    },
    press: (pointed) => {
      point(pointed)
      enter()
    },
    drop: (pointed) => {
      point(pointed)
      // Who drags puts down one; who picks up by a press or Enter goes on.
      if (enter()) editor.activate("select")
    },
    key: ({ key }) => {
      // Where it is shown: without a move of the crosshair, too.
      if (key === "Enter") return enter()
      if (key !== "Escape" || Object.keys(held).length === 0) return false
      held = {}
      show()
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
