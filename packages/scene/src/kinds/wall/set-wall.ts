import { findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { ElementId } from "../../elements/values.ts"
import { wallsOfLevel } from "../../geometry/plan-level.ts"
import { carryTees, type WallEdits } from "./carry-tees.ts"
import { openDraft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { reshapeWalls } from "./reshape-walls.ts"

/** Sets thickness, height or sagitta of walls; walls that end on an arc follow it. */
export function setWalls(
  scene: Scene,
  {
    walls: ids,
    ...values
  }: {
    readonly walls: readonly ElementId[]
    readonly thickness?: number
    readonly height?: number
    readonly sagitta?: number
  },
  newId: NewId,
): Outcome {
  const draft = openDraft(scene)
  const levels = new Set<ElementId>()
  const edits: WallEdits = new Map()
  for (const id of ids) {
    const wall = findElement(scene, id, "wall")
    if (!wall) return refuse("notFound", id)
    levels.add(wall.parent)
    const after = { ...wall, ...values }
    // Checked before anything is computed from it.
    if (!Number.isInteger(after.sagitta)) return refuse("outOfBounds", id)
    const chord = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y)
    if (Math.abs(after.sagitta) > chord / 2) return refuse("arcTooRound", id)
    edits.set(id, after)
  }
  const walls = [...levels].flatMap((level) => wallsOfLevel(scene, level))
  if (values.sagitta !== undefined) {
    for (const level of levels) carryTees(wallsOfLevel(scene, level), edits)
  }
  return reshapeWalls(draft, walls, edits, newId)
}
