import { refuse } from "@roomwright/scene/commands/outcome"
import { findAny, findElement } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel, roomAt, wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import { rounded, type Vector } from "@roomwright/scene/geometry/vectors"
import { finishRoom, finishWall } from "@roomwright/scene/kinds/finish/lay-finish"
import { closestWall } from "@roomwright/scene/kinds/wall/closest-wall"
import type { WallSide } from "@roomwright/scene/kinds/wall/wall"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { chosenOf, chosenRoom } from "../../edits/chosen.ts"
import { inOrder } from "../../edits/in-order.ts"
import type { EditorState } from "../../editor/editor-state.ts"
import type { Command } from "../../editor/editor.ts"
import type { ScenePlace } from "../../tools/tool.ts"
import { hitItem } from "../item/item-drags.ts"
import { loadedLibrary } from "../item/model-library.ts"
import { changedPiece, setPiece } from "../item/piece-edits.ts"
import { pieceOf } from "../item/piece-of-item.ts"
import { sidesOfRoom } from "../room/sides-of-room.ts"

/** A surface that can be covered: floor or ceiling of the room around a place, a stretch of one side of a wall, a part of a piece. */
export type FinishTarget =
  | { readonly kind: "room"; readonly on: "floor" | "ceiling"; readonly at: Vector }
  | { readonly kind: "wall"; readonly wall: ElementId; readonly side: WallSide; readonly at: number }
  | { readonly kind: "slot"; readonly item: ElementId; readonly slot: string }

type State = Pick<EditorState, "scene" | "level" | "selection">

/** Parts of a piece that can have other finishes, the ones it is known by first. */
export function slotsOf(state: Pick<State, "scene">, id: ElementId): readonly string[] {
  const [library, item] = [loadedLibrary(), findElement(state.scene, id, "item")]
  const piece = item && pieceOf(item)
  return library && piece
    ? Object.keys(piece.type.slots).filter((slot) => library.listFinishes(piece.type, slot).length > 1)
    : []
}

/** What is pointed at, in the plan or in three dimensions; with Shift the ceiling of the room. Null: nothing that can be covered. */
export function findTarget(state: EditorState, place: ScenePlace): FinishTarget | null {
  const { scene, level } = state
  const { seen } = place
  const at = rounded(seen?.at ?? place.at)
  const room = roomAt(planLevel(scene, level), at)
  if (place.keys.shift) return room ? { kind: "room", on: "ceiling", at } : null
  const id = seen ? seen.id : hitItem(state, place)?.id
  const slots = id === undefined ? [] : slotsOf(state, id)
  if (id !== undefined && slots.length > 0)
    return { kind: "slot", item: id, slot: slotOfPart(state, id, seen?.part, slots) }
  const element = seen && findAny(scene, seen.id)
  const isWall = seen ? element?.kind === "wall" : isAtWall(state, place)
  if (isWall) {
    const walls = wallsOfLevel(scene, level).filter((one) => !seen || one.id === seen.id)
    const found = closestWall(walls, seen?.at ?? place.at)
    return found ? { kind: "wall", wall: found.id, side: found.side, at: found.at } : null
  }
  return room && (!seen || element?.kind === "level") ? { kind: "room", on: "floor", at } : null
}

/** In the plan walls are thin: what is not farther from one than a pointer is thick means it. */
function isAtWall({ scene, level }: State, { at, reach }: ScenePlace): boolean {
  const walls = wallsOfLevel(scene, level)
  const found = closestWall(walls, at)
  const wall = found && findElement(scene, found.id, "wall")
  return wall !== null && found !== null && found.distance <= wall.thickness / 2 + reach / 2
}

/** The part of a piece whose surface was met; the first where its model says nothing. */
function slotOfPart(state: State, id: ElementId, part: number | undefined, slots: readonly string[]): string {
  const item = findElement(state.scene, id, "item")
  const piece = item && pieceOf(item)
  const met = piece && part !== undefined ? loadedLibrary()?.slotsOfParts(piece)[part] : undefined
  return slots.find((slot) => slot === met) ?? slots[0] ?? ""
}

/** What of what is chosen can be covered, in the order in which it is offered. */
export function targetsOfChosen(
  state: State,
): readonly { readonly name: TargetName; readonly targets: readonly FinishTarget[] }[] {
  const { scene, level, selection } = state
  const room = chosenRoom(state)
  if (room && selection.kind === "room") {
    const { at } = selection
    const walls = sidesOfRoom(scene, level, room).map((side): FinishTarget => ({ kind: "wall", ...side }))
    return [
      { name: "floor", targets: [{ kind: "room", on: "floor", at }] },
      { name: "ceiling", targets: [{ kind: "room", on: "ceiling", at }] },
      { name: "walls", targets: walls },
    ]
  }
  const walls = chosenOf(scene, selection, "wall")
  if (walls.length > 0)
    return (["left", "right"] as const).map((side) => ({
      name: side,
      targets: walls.map(({ id, element }) => ({
        kind: "wall",
        wall: id,
        side,
        at: Math.round(wallAxis(element).length / 2),
      })),
    }))
  const items = chosenOf(scene, selection, "item").filter(({ id }) => slotsOf(state, id).length > 0)
  const [first] = items
  if (!first) return []
  return slotsOf(state, first.id).map((slot) => ({
    name: { slot },
    targets: items.flatMap(({ id }) =>
      slotsOf(state, id).includes(slot) ? [{ kind: "slot", item: id, slot } as const] : [],
    ),
  }))
}

export type TargetName = "floor" | "ceiling" | "walls" | "left" | "right" | { readonly slot: string }

/** Covers surfaces with a finish, as one step. A part that does not come in it refuses. */
export const coverTargets = (level: ElementId, targets: readonly FinishTarget[], material: string): Command =>
  inOrder(
    targets.map((target): Command => (scene, newId) => {
      if (target.kind === "room") return finishRoom(scene, { level, material, ...target }, newId)
      if (target.kind === "wall") return finishWall(scene, { material, ...target }, newId)
      const item = findElement(scene, target.item, "item")
      if (!item) return refuse("notFound", target.item)
      const described = takesFinish(scene, target, material)
        ? changedPiece(item, { finishes: { [target.slot]: material } })
        : null
      return described
        ? setPiece(target.item, described)(scene, newId)
        : refuse("finishNotTaken", target.item)
    }),
  )

/** Whether a surface can have a finish: rooms and walls any, a part of a piece those that it is made in. */
export function takesFinish(scene: State["scene"], target: FinishTarget, material: string): boolean {
  if (target.kind !== "slot") return true
  const [library, item] = [loadedLibrary(), findElement(scene, target.item, "item")]
  const piece = item && pieceOf(item)
  return library && piece
    ? library.listFinishes(piece.type, target.slot).some((finish) => finish === material)
    : false
}
