import type { NewId, Outcome } from "@roomwright/scene/commands/outcome"
import { openDraft } from "@roomwright/scene/commands/draft"
import { settle } from "@roomwright/scene/commands/settle"
import { findElement, hasElement, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { itemOfModel } from "../model/model-of-item.ts"
import { isOnFloor } from "../homes/home-in-plan.ts"
import type { RoomLayout } from "./furnish-room.ts"
import type { LaidPiece } from "./place-group.ts"

/** Puts layouts of rooms into a home, in place of what stood there and is not locked. It is one command, and so one step back. */
export function putLayouts(scene: Scene, layouts: readonly RoomLayout[], newId: NewId): Outcome {
  const draft = openDraft(scene)
  for (const { room, groups, loose } of layouts) {
    const kept = new Set(room.kept.map(({ id }) => id))
    for (const { id, element } of onLevel(scene, room.level, "item")) {
      const isGone = !hasElement(draft.now(), id)
      if (!isGone && !isOfKept(scene, id, kept) && isOnFloor(element.at, room.floor)) draft.remove(id)
    }
    const put = (pieces: readonly LaidPiece[], group: ElementId | null): void => {
      const ids = new Map<LaidPiece, ElementId>()
      for (const piece of pieces) {
        const { elevation: _usual, ...item } = itemOfModel(piece.variant)
        const { product, ...shown } = piece.product ?? { ...item, product: null }
        const id = newId("item")
        ids.set(piece, id)
        draft.put(id, {
          ...shown,
          kind: "item",
          parent: (piece.standsOn && ids.get(piece.standsOn)) ?? room.level,
          at: piece.at,
          elevation: Math.round(piece.low),
          turn: piece.turn,
          mirrored: false,
          product,
          ...(group === null ? {} : { group }),
        })
      }
    }
    for (const { pieces } of groups) put(pieces, pieces.length > 1 ? newId("group") : null)
    put(loose, null)
  }
  return settle(draft, newId)
}

/** It stays, or stands on what stays. */
function isOfKept(scene: Scene, id: ElementId, kept: ReadonlySet<ElementId>): boolean {
  if (kept.has(id)) return true
  const parent = findElement(scene, id, "item")?.parent
  return parent !== undefined && findElement(scene, parent, "item") !== null && isOfKept(scene, parent, kept)
}
