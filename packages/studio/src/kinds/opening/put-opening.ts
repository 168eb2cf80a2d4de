import { addOpening, seatInWall } from "@roomwright/scene/kinds/opening/place-opening"
import { findElement } from "@roomwright/scene/document/scene-index"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { WallSide } from "@roomwright/scene/kinds/wall/wall"
import { closestWall } from "@roomwright/scene/kinds/wall/closest-wall"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import type { Editor } from "../../editor/editor.ts"
import { noOverlay, type EntryForm } from "../../tools/overlay.ts"
import { selectedIds, selectionOf } from "../../editor/selection.ts"
import { stepAt } from "../../tools/aim.ts"
import { measureOpening } from "./measure-opening.ts"
import type { KeyPress, ScenePlace, Tool, ToolScope } from "../../tools/tool.ts"

/** How far from a wall a door is still meant for it, in reaches of the pointer. */
const farReach = 4

interface Spot {
  readonly wall: ElementId
  /** Along its centre line, mm. */
  readonly at: number
  /** Where the pointer is; null without one: then it opens as was set. */
  readonly side: WallSide | null
}

/** Puts doors or windows into walls: shown in the wall nearest to the pointer, opening to the pointer's side. */
export function createPutOpening({ editor, view }: ToolScope, name: "door" | "window"): Tool {
  let spot: Spot | null = spotInChosenWall(editor)
  let along: number | null = null
  let seen = editor.read()
  let stopFollowing: (() => void) | null = null

  const shape = () => editor.read().options[name]

  const openingAt = ({ wall, at, side }: Spot): Opening => ({
    kind: "opening",
    parent: wall,
    ...shape(),
    // Who points beside a wall says which way it opens.
    swing: side ?? shape().swing,
    at: Math.round(along ?? at),
  })

  const show = (): void => {
    const { scene } = editor.read()
    if (!spot) return view.show({ ...noOverlay })
    const wanted = openingAt(spot)
    const seat = seatInWall(scene, null, wanted)
    const isRefused = "refused" in seat
    const opening = isRefused ? wanted : { ...wanted, at: seat.at }
    view.show({
      ...noOverlay,
      ghosts: [{ element: opening, isRefused, name: `opening.${opening.type}` }],
      measures: isRefused ? [] : measureOpening(scene, opening, null),
      entry: { fields: [{ name: "along", value: opening.at, isHeld: along !== null }], hold, enter },
      hovered: [spot.wall],
    })
  }

  const hold: EntryForm["hold"] = (_, value) => {
    along = value
    show()
  }

  /** Goes with the wall that is chosen and the size that is set while the tool is in the hand. */
  const follow = (): void => {
    const [before, now] = [seen, editor.read()]
    seen = now
    if (now.selection !== before.selection) {
      const chosen = spotInChosenWall(editor)
      if (chosen && chosen.wall !== spot?.wall) {
        spot = chosen
        along = null
      }
    }
    if (spot && !findElement(now.scene, spot.wall, "wall")) spot = null
    const isSame =
      now.selection === before.selection &&
      now.scene === before.scene &&
      now.options[name] === before.options[name]
    if (!isSame) show()
  }
  const beginFollowing = (): void => {
    if (stopFollowing) return
    seen = editor.read()
    stopFollowing = editor.subscribe(follow)
  }

  const enter = (): void => {
    if (!spot) return
    const { kind: _kind, parent, ...opening } = openingAt(spot)
    const outcome = editor.do("addOpening", (scene, newId) =>
      addOpening(scene, { wall: parent, ...opening }, newId),
    )
    if ("refused" in outcome) return
    along = null
    const added = Object.entries(outcome.change).find(([, edit]) => !edit.before)?.[0]
    if (added !== undefined) editor.select(selectionOf([added]))
    show()
  }

  const point = (pointer: ScenePlace): void => {
    // What was given up in the middle of a press goes on with the next.
    beginFollowing()
    along = null
    spot = spotAt(editor, pointer)
    show()
  }

  const key = ({ key: pressed, shift, alt, ctrl }: KeyPress): boolean => {
    if (pressed === "Enter" && along !== null) {
      enter()
      return true
    }
    if (pressed === "Escape" && along !== null) {
      hold("along", null)
      return true
    }
    // With a wall chosen, the arrows go along it.
    const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[pressed]
    const chosen = spotInChosenWall(editor)
    if (way === undefined || !chosen) return false
    const current = spot?.wall === chosen.wall ? (along ?? spot.at) : chosen.at
    spot = { ...chosen, side: spot?.side ?? chosen.side }
    hold("along", Math.round(current + way * (shift ? 1_000 : ctrl ? 1 : alt ? 10 : 100)))
    return true
  }

  return {
    name,
    activate: () => {
      beginFollowing()
      show()
    },
    move: point,
    press: (pointer) => {
      point(pointer)
      enter()
    },
    leave: () => {
      spot = spotInChosenWall(editor)
      show()
    },
    key,
    deactivate: () => {
      stopFollowing?.()
      stopFollowing = null
      view.show(noOverlay)
    },
  }
}

function spotAt(editor: Editor, pointer: ScenePlace): Spot | null {
  const { scene, level, options } = editor.read()
  const near = closestWall(wallsOfLevel(scene, level), pointer.at)
  const wall = near && findElement(scene, near.id, "wall")
  if (!near || !wall || near.distance > wall.thickness / 2 + farReach * pointer.reach) return null
  const step = options.isSnapping === pointer.keys.alt ? 1 : Math.min(stepAt(pointer.pixel), 100)
  return { wall: near.id, at: Math.round(near.at / step) * step, side: near.side }
}

/** The middle of the one wall that is chosen: where somebody without a pointer begins. */
function spotInChosenWall(editor: Editor): Spot | null {
  const { scene, selection, level } = editor.read()
  const [id, ...more] = selectedIds(selection)
  const chosen = id === undefined ? null : (findElement(scene, id, "wall") ?? null)
  const parent = id === undefined ? null : findElement(scene, id, "opening")?.parent
  const wallId = chosen ? id : parent
  const wall = wallId === undefined || wallId === null ? null : findElement(scene, wallId, "wall")
  if (!wall || wallId === undefined || wallId === null || more.length > 0 || wall.parent !== level)
    return null
  return { wall: wallId, at: Math.round(wallAxis(wall).length / 2), side: null }
}
