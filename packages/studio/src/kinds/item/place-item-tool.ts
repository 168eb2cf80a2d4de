import { placeItem } from "@roomwright/scene/kinds/item/place-item"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { Seat } from "@roomwright/scene/kinds/item/seat-item"
import type { Editor } from "../../editor/editor.ts"
import { selectionOf } from "../../editor/selection.ts"
import { startingPlace } from "../../tools/aim.ts"
import { noOverlay, type EntryForm } from "../../tools/overlay.ts"
import type { ScenePlace, Tool, ToolScope } from "../../tools/tool.ts"
import { aimItem, measureItem } from "./aim-item.ts"
import { fitItem } from "./fit-item.ts"
import { itemOfChoice, nameOfChoice } from "./chosen-piece.ts"
import { isInTheWay } from "./piece-facts.ts"
import { loadLibrary } from "./model-library.ts"

/**
 * Puts down the piece that was picked, box or piece of the library: shown where one points, put down by a press, by Enter, or by
 * letting go what was dragged here. Places can be typed.
 */
export function createPlaceItem({ editor, view }: ToolScope): Tool {
  let pointed: ScenePlace = {
    at: startingPlace(view),
    reach: 0,
    pixel: view.middle().pixel,
    keys: { shift: false, alt: false, ctrl: false },
  }
  let held: Readonly<Partial<Record<"x" | "y", number>>> = {}
  let seen = editor.read().options.item
  let isActive = false
  let stopFollowing = (): void => {}

  const seated = (): { readonly item: Item; readonly lines: Seat["lines"] } => {
    const state = editor.read()
    const choice = state.options.item
    const item: Item = { ...itemOfChoice(choice), kind: "item", parent: state.level }
    const isTyped = held.x !== undefined || held.y !== undefined
    const isFitting = !isTyped && state.options.isSnapping !== pointed.keys.alt
    const fitted = isFitting ? fitItem(state, item, pointed.at) : null
    if (fitted) return { item: { ...item, ...fitted }, lines: [] }
    const {
      lines,
      isAtWall: _wall,
      ...seat
    } = aimItem(
      state,
      {
        ...pointed,
        at: { x: held.x ?? pointed.at.x, y: held.y ?? pointed.at.y },
        // What is typed is meant: nothing draws it elsewhere.
        keys: isTyped ? { ...pointed.keys, alt: state.options.isSnapping } : pointed.keys,
      },
      item,
      typeof choice === "string" || choice.piece.model.startsWith("model:") ? {} : { anchor: choice.anchor },
    )
    return { item: { ...item, ...seat }, lines }
  }

  const show = (): void => {
    const { item: element, lines } = seated()
    view.show({
      ...noOverlay,
      lines,
      measures: measureItem(editor.read(), element),
      ghosts: [
        {
          element,
          isRefused: isInTheWay(editor.read(), element),
          ...nameOfChoice(editor.read().options.item),
        },
      ],
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
    const {
      item: { kind: _kind, ...item },
    } = seated()
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
      // How a piece stands is known when the library is there; until then it stands on the floor.
      isActive = true
      loadLibrary().then(
        () => {
          if (isActive) show()
        },
        () => {},
      )
      // Another piece may be picked meanwhile.
      stopFollowing = editor.subscribe(() => {
        const { item } = editor.read().options
        if (item === seen) return
        seen = item
        show()
      })
      show()
    },
    move: (place) => {
      pointed = place
      show()
    },
    press: (place) => {
      pointed = place
      enter()
    },
    drop: (place) => {
      pointed = place
      // Who drags puts down one; who picks up by a press or Enter goes on.
      if (enter()) editor.activate("select")
    },
    // It is pointed at elsewhere: in another view, or nowhere. What was typed stays.
    leave: () => view.show({ ghosts: [], measures: [], lines: [] }),
    key: ({ key }) => {
      // Where it is shown: without a move of the crosshair, too.
      if (key === "Enter") return enter()
      if (key !== "Escape" || Object.keys(held).length === 0) return false
      held = {}
      show()
      return true
    },
    deactivate: () => {
      isActive = false
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
