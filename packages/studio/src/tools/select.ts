import { moveCorner } from "@roomwright/scene/commands/move-corner"
import { moveWall } from "@roomwright/scene/commands/move-wall"
import { moveOpening, stretchOpening } from "@roomwright/scene/commands/place-opening"
import { isOnUnderlay, setUnderlay } from "@roomwright/scene/commands/place-underlay"
import { setWalls } from "@roomwright/scene/commands/set-wall"
import { findElement } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import { closestWall } from "@roomwright/scene/geometry/closest-wall"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import { distance, minus, plus, type Vector } from "@roomwright/scene/geometry/vectors"
import { otherEnd, tipsAt } from "@roomwright/scene/geometry/wall-joins"
import { wallAxis } from "@roomwright/scene/geometry/wall-axis"
import type { DoneName } from "../editor/editor-state.ts"
import type { Command, Editor } from "../editor/editor.ts"
import { noOverlay, type Measure } from "../editor/overlay.ts"
import { nothing, selectedIds, selectionOf } from "../editor/selection.ts"
import { aim, stepAt } from "./aim.ts"
import { elementsInFrame } from "./elements-in-frame.ts"
import { findHit, idOfHit, type Hit } from "./find-hit.ts"
import type { Handle } from "./handles.ts"
import { aimWall, bendOf } from "./drag-wall.ts"
import { measureCorner, measureOpening, measureWithNeighbours } from "./measure-around.ts"
import { nudge } from "./nudge.ts"
import type { PlanPointer, Tool } from "./tool.ts"

/** A press becomes a drag when the pointer has gone so far, px: hands are not still. */
const dragPx = 4

interface Drag {
  readonly what: DoneName
  /** What the pointer means now, from where the drag began. */
  readonly command: (pointer: PlanPointer) => Command
  readonly measures: () => readonly Measure[]
}

/** Chooses, and moves what is chosen: walls, corners, openings and their sides, arcs; or draws a frame around many. */
export function createSelect(editor: Editor): Tool {
  let pressed: { readonly pointer: PlanPointer; readonly hit: Hit | null } | null = null
  let drag: Drag | null = null
  let frameFrom: Vector | null = null

  const hover = (pointer: PlanPointer): void => {
    const id = idOfHit(findHit(editor.read(), pointer))
    const { hovered } = editor.read().overlay
    if (hovered[0] !== (id ?? undefined)) editor.show({ hovered: id === null ? [] : [id] })
  }

  const begin = (pointer: PlanPointer): void => {
    if (!pressed) return
    const found = dragOf(editor, pressed.hit, pressed.pointer)
    if (!found) {
      frameFrom = pressed.pointer.at
      return
    }
    const id = idOfHit(pressed.hit)
    if (id !== null && pressed.hit?.kind !== "handle" && pressed.hit?.kind !== "corner")
      editor.select(selectionOf([id]))
    drag = found
    editor.beginGesture(found.what)
    follow(pointer)
  }

  const follow = (pointer: PlanPointer): void => {
    if (!drag) return
    editor.doAnew(drag.command(pointer))
    editor.show({ measures: drag.measures(), hovered: [] })
  }

  const isFar = (pointer: PlanPointer): boolean =>
    pressed !== null && distance(pressed.pointer.at, pointer.at) > dragPx * pointer.mmPerPixel

  const giveUp = (): boolean => {
    const isUnderWay = drag !== null || frameFrom !== null
    if (drag) editor.cancelGesture()
    pressed = null
    drag = null
    frameFrom = null
    editor.show(noOverlay)
    return isUnderWay
  }

  const move = (pointer: PlanPointer): void => {
    if (!pressed) return hover(pointer)
    if (!drag && !frameFrom && isFar(pointer)) begin(pointer)
    else if (drag) follow(pointer)
    if (frameFrom) editor.show({ frame: { from: frameFrom, to: pointer.at } })
  }

  const release = (pointer: PlanPointer): void => {
    if (drag) {
      follow(pointer)
      editor.endGesture()
    } else if (frameFrom) chooseFrame(editor, frameFrom, pointer)
    else if (pressed) choose(editor, pressed.hit, pointer)
    pressed = null
    drag = null
    frameFrom = null
    editor.show(noOverlay)
  }

  return {
    name: "select",
    press: (pointer) => {
      pressed = { pointer, hit: findHit(editor.read(), pointer) }
    },
    move,
    release,
    leave: () => {
      if (!pressed) editor.show({ hovered: [] })
    },
    key: (press) => {
      if (press.key !== "Escape") return nudge(editor, press)
      if (giveUp()) return true
      if (editor.read().selection.kind === "none") return false
      editor.select(nothing)
      return true
    },
    putAway: giveUp,
  }
}

function choose(editor: Editor, hit: Hit | null, { keys }: PlanPointer): void {
  if (!hit) return keys.shift || keys.ctrl ? undefined : editor.select(nothing)
  if (hit.kind === "room") return editor.select({ kind: "room", at: hit.at })
  if (hit.kind === "handle") return
  const id = hit.kind === "corner" ? hit.wall : hit.id
  if (!keys.shift && !keys.ctrl) return editor.select(selectionOf([id]))
  const chosen = selectedIds(editor.read().selection)
  editor.select(selectionOf(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]))
}

function chooseFrame(editor: Editor, from: Vector, { at, keys }: PlanPointer): void {
  const { scene, level, selection } = editor.read()
  const inside = elementsInFrame(scene, level, from, at)
  const kept = keys.shift || keys.ctrl ? selectedIds(selection) : []
  editor.select(selectionOf([...new Set([...kept, ...inside])]))
}

/** What a drag that begins on something does; null: it draws a frame. */
function dragOf(editor: Editor, hit: Hit | null, begun: PlanPointer): Drag | null {
  if (!hit || hit.kind === "room") return underlayDrag(editor, begun)
  if (hit.kind === "handle") return handleDrag(editor, hit.handle)
  if (hit.kind === "corner") return cornerDrag(editor, hit.at)
  return hit.kind === "wall" ? wallDrag(editor, hit.id, begun) : openingDrag(editor, hit.id, begun)
}

function handleDrag(editor: Editor, handle: Handle): Drag | null {
  const { scene } = editor.read()
  if (handle.kind === "openingSide") return sideDrag(editor, handle)
  const wall = findElement(scene, handle.id, "wall")
  if (!wall) return null
  if (handle.kind === "wallEnd") return cornerDrag(editor, wall[handle.end])
  return {
    what: "bendWall",
    command: (pointer) => {
      const sagitta = bendOf(wall, pointer.at, pointer.keys.alt ? 1 : stepAt(pointer.mmPerPixel))
      return (now, newId) => setWalls(now, { walls: [handle.id], sagitta }, newId)
    },
    measures: () => measureWithNeighbours(editor.read().scene, handle.id).slice(0, 1),
  }
}

function sideDrag(editor: Editor, { id, side }: Extract<Handle, { kind: "openingSide" }>): Drag | null {
  const { scene } = editor.read()
  const wall = findElement(scene, findElement(scene, id, "opening")?.parent ?? "", "wall")
  if (!wall) return null
  const axis = wallAxis(wall)
  return {
    what: "setOpening",
    command: (pointer) => {
      const step = pointer.keys.alt ? 1 : Math.min(stepAt(pointer.mmPerPixel), 50)
      const to = Math.round(axis.project(pointer.at).s / step) * step
      return (now, newId) => stretchOpening(now, { opening: id, side, to }, newId)
    },
    measures: () => measuresOfOpening(editor, id),
  }
}

function cornerDrag(editor: Editor, at: Vector): Drag {
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
    command: (pointer) => {
      const aimed = aim(begun, pointer, { without, beside })
      to = aimed.place
      editor.show({ snap: aimed.snap })
      return (now, newId) => moveCorner(now, { level: begun.level, at, to: aimed.place }, newId)
    },
    measures: () => measureCorner(editor.read().scene, begun.level, to),
  }
}

function wallDrag(editor: Editor, id: ElementId, pressed: PlanPointer): Drag | null {
  const begun = editor.read()
  const wall = findElement(begun.scene, id, "wall")
  if (!wall) return null
  return {
    what: "moveWall",
    command: (pointer) => {
      const { by, snap } = aimWall(begun, { id, wall }, minus(pointer.at, pressed.at), pointer)
      editor.show({ snap })
      return (now, newId) => moveWall(now, { wall: id, by }, newId)
    },
    measures: () => measureWithNeighbours(editor.read().scene, id),
  }
}

function openingDrag(editor: Editor, id: ElementId, pressed: PlanPointer): Drag | null {
  const { scene, level } = editor.read()
  const opening = findElement(scene, id, "opening")
  const host = opening && findElement(scene, opening.parent, "wall")
  if (!opening || !host) return null
  const grabbed = opening.at - wallAxis(host).project(pressed.at).s
  return {
    what: "moveOpening",
    command: (pointer) => {
      const near = closestWall(wallsOfLevel(scene, level), pointer.at)
      const wall = near?.id ?? opening.parent
      const step = pointer.keys.alt ? 1 : Math.min(stepAt(pointer.mmPerPixel), 50)
      const wished = (near?.at ?? opening.at) + (wall === opening.parent ? grabbed : 0)
      const at = Math.max(0, Math.round(wished / step) * step)
      return (now, newId) => moveOpening(now, { opening: id, wall, at }, newId)
    },
    measures: () => measuresOfOpening(editor, id),
  }
}

function measuresOfOpening(editor: Editor, id: ElementId): readonly Measure[] {
  const { scene } = editor.read()
  const opening = findElement(scene, id, "opening")
  return opening ? measureOpening(scene, opening, id) : []
}

/** The picture of a plan is moved where it is chosen and taken hold of; a drag beside it draws a frame. */
function underlayDrag(editor: Editor, pressed: PlanPointer): Drag | null {
  const { scene, selection } = editor.read()
  const [id] = selectedIds(selection)
  const underlay = id === undefined ? null : findElement(scene, id, "underlay")
  if (!underlay || id === undefined || !isOnUnderlay(underlay, pressed.at)) return null
  return {
    what: "setUnderlay",
    command: (pointer) => {
      const at = plus(underlay.at, minus(pointer.at, pressed.at))
      return (now, newId) => setUnderlay(now, { underlay: id, at }, newId)
    },
    measures: () => [],
  }
}
