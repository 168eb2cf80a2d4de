import { drawWalls } from "@roomwright/scene/kinds/wall/draw-walls"
import { hostsAt, tipsAt } from "@roomwright/scene/kinds/wall/wall-joins"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import { distance, isSamePlace, rounded, type Vector } from "@roomwright/scene/geometry/vectors"
import type { Editor } from "../../editor/editor.ts"
import { ghostWall } from "./ghost-paths.ts"
import { noOverlay, type EntryField, type EntryForm } from "../../tools/overlay.ts"
import { aim, aimFrom, angleTo, startingPlace, type Aim } from "../../tools/aim.ts"
import type { KeyPress, ScenePlace, Tool, ToolScope } from "../../tools/tool.ts"

const arrowAngles: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowUp: 90,
  ArrowLeft: 180,
  ArrowDown: 270,
}

/**
 * Draws walls from place to place. Each is there at once, one step back each; the chain ends where it comes back to its
 * beginning or meets another wall, with a double press, or with Escape.
 */
export function createDrawWall({ editor, view }: ToolScope): Tool {
  /** The places of the chain so far. */
  let chain: readonly Vector[] = []
  let held: Readonly<Partial<Record<EntryField, number>>> = {}
  let aimed: Aim = { place: startingPlace(view), snap: null }
  /** Where the pointer was last, to aim anew when something was typed. */
  let pointer: ScenePlace | null = null

  const from = (): Vector | undefined => chain.at(-1)

  const target = (): Vector => {
    const start = from()
    if (!start) return { x: held.x ?? aimed.place.x, y: held.y ?? aimed.place.y }
    // Typed places win over typed lengths, as long as they are held.
    if (held.x !== undefined || held.y !== undefined)
      return { x: held.x ?? aimed.place.x, y: held.y ?? aimed.place.y }
    return aimFrom(start, aimed.place, held)
  }

  const fieldsOf = (start: Vector | undefined, place: Vector): EntryForm["fields"] => {
    const values: readonly [EntryField, number][] = start
      ? [
          ["length", Math.round(distance(start, place))],
          ["angle", held.angle ?? angleTo(start, place)],
        ]
      : [
          ["x", place.x],
          ["y", place.y],
        ]
    return values.map(([name, value]) => ({
      name,
      value: held[name] ?? value,
      isHeld: held[name] !== undefined,
    }))
  }

  const show = (): void => {
    const [start, place] = [from(), target()]
    const thickness = editor.read().options.wallThickness
    const isLong = start !== undefined && !isSamePlace(start, place)
    view.show({
      ghosts: isLong ? [ghostWall(start, place, thickness)] : [],
      measures: isLong
        ? [
            {
              from: start,
              to: place,
              length: Math.round(distance(start, place)),
              angle: angleTo(start, place),
            },
          ]
        : [],
      snap: isAnyHeld() ? null : aimed.snap,
      cursor: place,
      entry: { fields: fieldsOf(start, place), hold, enter },
    })
  }

  const isAnyHeld = (): boolean => Object.values(held).some((value) => value !== undefined)

  const hold: EntryForm["hold"] = (field, value) => {
    const { [field]: _let, ...rest } = held
    held = value === null ? rest : { ...rest, [field]: value }
    show()
  }

  const enter = (): void => {
    // Nothing is to seem drawn that is not.
    if (editor.read().isReadOnly) return
    const place = rounded(target())
    const start = from()
    held = {}
    if (!start) {
      chain = [place]
      aimed = { place, snap: null }
      return show()
    }
    drawTo(start, place)
    show()
  }

  const drawTo = (start: Vector, place: Vector): void => {
    if (isSamePlace(start, place)) return
    const { level, options } = editor.read()
    const isMet = meetsWall(editor, place)
    const outcome = editor.do("drawWalls", (scene, newId) =>
      drawWalls(scene, { level, thickness: options.wallThickness, points: [start, place] }, newId),
    )
    if ("refused" in outcome && outcome.refused.reason !== "wallThere") return
    editor.dismissRefusal()
    aimed = { place, snap: null }
    chain = isMet || isClosed(place) ? [] : [...chain, place]
  }

  const isClosed = (place: Vector): boolean => {
    const [first] = chain
    return chain.length > 1 && first !== undefined && isSamePlace(first, place)
  }

  const endChain = (): void => {
    chain = []
    held = {}
    if (pointer) aimed = aim(editor.read(), pointer)
    show()
  }

  const stepBack = (): boolean => {
    if (chain.length === 0) return false
    if (chain.length > 1) editor.undo()
    chain = chain.slice(0, -1)
    held = {}
    show()
    return true
  }

  const key = ({ key: pressed, ctrl, alt }: KeyPress): boolean => {
    if (ctrl || alt) return false
    if (pressed === "Escape") {
      if (chain.length === 0 && !isAnyHeld()) return false
      endChain()
      return true
    }
    if (pressed === "Backspace") return stepBack()
    if (pressed === "Enter" && isAnyHeld()) {
      enter()
      return true
    }
    const angle = arrowAngles[pressed]
    if (angle === undefined || chain.length === 0) return false
    // Without a length yet, one step that way: what is shown has to be something.
    hold("angle", angle)
    return true
  }

  return {
    name: "wall",
    activate: show,
    move: (moved) => {
      pointer = moved
      const start = from()
      aimed = aim(editor.read(), moved, start ? { from: start } : {})
      show()
    },
    press: (pressed) => {
      pointer = pressed
      const start = from()
      aimed = aim(editor.read(), pressed, start ? { from: start } : {})
      enter()
    },
    doublePress: endChain,
    key,
    deactivate: () => view.show(noOverlay),
  }
}

/** Whether a chain that comes here has met a wall that was there before. */
function meetsWall(editor: Editor, place: Vector): boolean {
  const { scene, level } = editor.read()
  const walls = wallsOfLevel(scene, level)
  return tipsAt(walls, place).length > 0 || hostsAt(walls, place).length > 0
}
