import type { Scene } from "../../document/scene.ts"
import type { ElementId, Point } from "../../elements/values.ts"
import { wallsOfLevel } from "../../geometry/plan-level.ts"
import { rounded, type Vector } from "../../geometry/vectors.ts"
import { wallAxis } from "./wall-axis.ts"
import { hostsAt, tipsAt } from "./wall-joins.ts"
import { carryTees, type WallEdits } from "./carry-tees.ts"
import { openDraft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { reshapeWalls } from "./reshape-walls.ts"

/** Moves the ends of all walls that meet in a point. Ends on another wall slide along it. */
export function moveCorner(
  scene: Scene,
  { level, at, to }: { readonly level: ElementId; readonly at: Point; readonly to: Vector },
  newId: NewId,
): Outcome {
  const walls = wallsOfLevel(scene, level)
  const tips = tipsAt(walls, at)
  if (tips.length === 0) return refuse("notFound", level)
  const [host] = hostsAt(walls, at)
  const place = rounded(host ? slideOn(host.wall, to) : to)
  const edits: WallEdits = new Map()
  for (const { id, wall, end } of tips) edits.set(id, { ...(edits.get(id) ?? wall), [end]: place })
  carryTees(walls, edits)
  return reshapeWalls(openDraft(scene), walls, edits, newId)
}

function slideOn(wall: Parameters<typeof wallAxis>[0], to: Vector): Vector {
  const axis = wallAxis(wall)
  return axis.pointAt(Math.min(axis.length, Math.max(0, axis.project(to).s)))
}
