import { applyChange } from "../change/apply-change.ts"
import { drawWalls } from "../kinds/wall/draw-walls.ts"
import { addLevel } from "../kinds/level/levels.ts"
import { nameRoom } from "../kinds/room-label/name-room.ts"
import type { NewId, Outcome } from "../commands/outcome.ts"
import { addOpening } from "../kinds/opening/place-opening.ts"
import { setWalls } from "../kinds/wall/set-wall.ts"
import { levelsOf } from "../document/scene-index.ts"
import { emptyScene, type Scene } from "../document/scene.ts"
import type { ElementId } from "../elements/values.ts"
import { closestWall } from "../kinds/wall/closest-wall.ts"
import { wallsOfLevel } from "../geometry/plan-level.ts"
import type { Vector } from "../geometry/vectors.ts"
import {
  templateSizes,
  type Place,
  type PlanTemplate,
  type TemplateLevel,
  type TemplateOpening,
} from "./plan-template.ts"

/**
 * Builds the document of a template with the commands that a person would use. `levelNames` from the ground
 * up.
 */
export function buildTemplate(template: PlanTemplate, levelNames: readonly string[], newId: NewId): Scene {
  return template.levels.reduce((scene, level, at) => {
    const withLevel = done(
      scene,
      addLevel(scene, { name: levelNames[at] ?? `${at + 1}`, height: templateSizes.height }, newId),
    )
    const top = levelsOf(withLevel).at(-1)
    return top ? buildLevel(withLevel, top.id, level, newId) : withLevel
  }, emptyScene)
}

function buildLevel(start: Scene, level: ElementId, template: TemplateLevel, newId: NewId): Scene {
  let scene = start
  const run = (command: (scene: Scene) => Outcome) => {
    scene = done(scene, command(scene))
  }
  const draw = (places: readonly Place[], thickness: number, more: { height?: number; isClosed?: boolean }) =>
    run((now) => drawWalls(now, { level, thickness, points: places.map(toVector), ...more }, newId))
  draw(template.outer, templateSizes.outer, { isClosed: true })
  for (const chain of template.inner) draw(chain, templateSizes.inner, {})
  for (const chain of template.parapets ?? []) {
    draw(chain, templateSizes.parapet, { height: templateSizes.parapetHeight })
  }
  for (const { near, sagitta } of template.arcs ?? []) {
    run((now) => setWalls(now, { walls: [nearestWall(now, level, near).id], sagitta }, newId))
  }
  for (const opening of template.openings) run((now) => addTemplateOpening(now, level, opening, newId))
  for (const { at, room } of template.rooms) {
    run((now) => nameRoom(now, { level, at: toVector(at), room }, newId))
  }
  return scene
}

function addTemplateOpening(
  scene: Scene,
  level: ElementId,
  { near, width, type = "hinged", height = 2_100, sill = 0, opensTo }: TemplateOpening,
  newId: NewId,
): Outcome {
  const { id, at } = nearestWall(scene, level, near)
  const swing = opensTo ? sideOf(scene, level, id, opensTo) : "left"
  const shape = { type, width, height, sill, hinge: "from", swing } as const
  return addOpening(scene, { wall: id, at: Math.round(at), ...shape }, newId)
}

const toVector = ([x, y]: Place): Vector => ({ x, y })

function nearestWall(
  scene: Scene,
  level: ElementId,
  near: Place,
): NonNullable<ReturnType<typeof closestWall>> {
  const found = closestWall(wallsOfLevel(scene, level), toVector(near))
  if (!found) throw new Error(`no wall is near ${near.join(", ")}`)
  return found
}

const sideOf = (scene: Scene, level: ElementId, wall: ElementId, place: Place): "left" | "right" =>
  closestWall(
    wallsOfLevel(scene, level).filter(({ id }) => id === wall),
    toVector(place),
  )?.side ?? "left"

/** A template that a command refuses is a mistake in the template. */
function done(scene: Scene, outcome: Outcome): Scene {
  if ("change" in outcome) return applyChange(scene, outcome.change)
  throw new Error(`the plan was refused: ${outcome.refused.reason} ${outcome.refused.ids.join(" ")}`)
}
