import { moveCorner } from "@roomwright/scene/kinds/wall/move-corner"
import { moveWall } from "@roomwright/scene/kinds/wall/move-wall"
import { setWalls } from "@roomwright/scene/kinds/wall/set-wall"
import type { Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { otherEnd, tipsAt } from "@roomwright/scene/kinds/wall/wall-joins"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import { distance, minus, type Vector } from "@roomwright/scene/geometry/vectors"
import { aim, stepAt } from "../../tools/aim.ts"
import type { Drag, Grip, Handle } from "../../tools/hit.ts"
import type { ScenePlace, ToolScope } from "../../tools/tool.ts"
import { aimWall, bendOf } from "./aim-wall.ts"
import { measureCorner, measureWithNeighbours } from "./measure-walls.ts"

/** Shorter walls have no handle that bends them, mm. */
const bendMin = 400

export function handlesOfWall(_: Scene, { id, element: wall }: Entry<Wall>): readonly Handle[] {
  const end = (name: "from" | "to"): Handle => ({
    id,
    name,
    at: wall[name],
    shape: "square",
    cursor: "pointer",
  })
  if (distance(wall.from, wall.to) < bendMin) return [end("from"), end("to")]
  const axis = wallAxis(wall)
  const middle = axis.pointAt(axis.length / 2)
  return [end("from"), end("to"), { id, name: "bend", at: middle, shape: "round", cursor: "pointer" }]
}

export function dragWall(scope: ToolScope, entry: Entry<Wall>, grip: Grip, begun: ScenePlace): Drag | null {
  if (grip.kind === "chosen") return null
  if (grip.kind === "element")
    return grip.corner ? dragCorner(scope, grip.corner) : moveWhole(scope, entry, begun)
  const { name } = grip.handle
  return name === "from" || name === "to" ? dragCorner(scope, entry.element[name]) : bend(scope, entry)
}

function bend({ editor }: ToolScope, { id, element: wall }: Entry<Wall>): Drag {
  return {
    what: "bendWall",
    command: (place) => {
      const sagitta = bendOf(wall, place.at, place.keys.alt ? 1 : stepAt(place.pixel))
      return (now, newId) => setWalls(now, { walls: [id], sagitta }, newId)
    },
    measures: () => measureWithNeighbours(editor.read().scene, id).slice(0, 1),
  }
}

function dragCorner({ editor, view }: ToolScope, at: Vector): Drag {
  const begun = editor.read()
  const tips = tipsAt(wallsOfLevel(begun.scene, begun.level), at)
  const without = new Set(tips.map(({ id }) => id))
  // As walls without length: to be in line with where the moved walls come from.
  const beside = tips.map(({ id, wall, end }) => {
    const far = wall[otherEnd(end)]
    return { id, wall: { ...wall, from: far, to: far, sagitta: 0 } }
  })
  let to = at
  return {
    what: "moveCorner",
    command: (place) => {
      const aimed = aim(begun, place, { without, beside })
      to = aimed.place
      view.show({ snap: aimed.snap })
      return (now, newId) => moveCorner(now, { level: begun.level, at, to: aimed.place }, newId)
    },
    measures: () => measureCorner(editor.read().scene, begun.level, to),
  }
}

function moveWhole(
  { editor, view }: ToolScope,
  { id, element: wall }: Entry<Wall>,
  pressed: ScenePlace,
): Drag {
  const begun = editor.read()
  return {
    what: "moveWall",
    command: (place) => {
      const { by, snap } = aimWall(begun, { id, wall }, minus(place.at, pressed.at), place)
      view.show({ snap })
      return (now, newId) => moveWall(now, { wall: id, by }, newId)
    },
    measures: () => measureWithNeighbours(editor.read().scene, id),
  }
}
