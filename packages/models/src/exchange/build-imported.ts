import { applyChange } from "@roomwright/scene/change/apply-change"
import { openDraft } from "@roomwright/scene/commands/draft"
import { refuse, type NewId, type Outcome } from "@roomwright/scene/commands/outcome"
import { settle } from "@roomwright/scene/commands/settle"
import { findElement, levelsOf } from "@roomwright/scene/document/scene-index"
import { emptyScene, type Scene } from "@roomwright/scene/document/scene"
import { sceneLimits } from "@roomwright/scene/elements/scene-limits"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel, wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import { cross, distance, dot, minus, rounded, type Vector } from "@roomwright/scene/geometry/vectors"
import { addLevel } from "@roomwright/scene/kinds/level/levels"
import { addOpening, type OpeningShape } from "@roomwright/scene/kinds/opening/place-opening"
import { nameRoom } from "@roomwright/scene/kinds/room-label/name-room"
import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { closestWall } from "@roomwright/scene/kinds/wall/closest-wall"
import { guessRoomKind, toName } from "./guess-room-kind.ts"
import { RefusedFile } from "./import-report.ts"

export interface OpeningToBuild {
  readonly at: Vector
  readonly shape: OpeningShape
  /** Where its hinge is, and a place on the side that it opens to; without them as `shape` says. */
  readonly leaf?: { readonly hinge: Vector; readonly opensTo: Vector }
}

/** What of a file becomes a level, mm, y up. */
export interface LevelToBuild {
  readonly name: string
  readonly height: number
  readonly slab: number
  readonly walls: readonly {
    readonly from: Vector
    readonly to: Vector
    readonly thickness: number
    readonly height?: number
    readonly sagitta?: number
  }[]
  readonly openings: readonly OpeningToBuild[]
  readonly rooms: readonly { readonly at: Vector; readonly text: string }[]
}

export interface BuiltHome {
  readonly scene: Scene
  /** In the order of what was to be built. */
  readonly levels: readonly ElementId[]
  readonly lostOpenings: number
  readonly lostRooms: number
  readonly tooShort: number
}

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)))

/** Builds a home by the commands that a person would use, so that it keeps to every rule of a document. */
export function buildImported(levels: readonly LevelToBuild[], newId: NewId): BuiltHome {
  let scene: Scene = emptyScene
  let [lostOpenings, lostRooms, tooShort] = [0, 0, 0]
  const ids: ElementId[] = []
  /** False where a command refuses. */
  const run = (command: (now: Scene) => Outcome): boolean => {
    const outcome = command(scene)
    if ("refused" in outcome) return false
    scene = applyChange(scene, outcome.change)
    return true
  }
  for (const { name, height, slab, walls, openings, rooms } of levels) {
    run((now) =>
      addLevel(
        now,
        {
          name: toName(name),
          height: within(height, 1_500, 10_000),
          slab: within(slab, 10, 1_000),
        },
        newId,
      ),
    )
    const top = levelsOf(scene).at(-1)
    if (!top) continue
    const level = top.id
    ids.push(level)
    const draft = openDraft(scene)
    for (const wall of walls) {
      const [from, to] = [rounded(wall.from), rounded(wall.to)]
      const isFar = [from, to].some(
        ({ x, y }) => !(Math.abs(x) < sceneLimits.coordinate && Math.abs(y) < sceneLimits.coordinate),
      )
      if (isFar) throw new RefusedFile("tooWide")
      const chord = distance(from, to)
      if (!(chord >= 50)) {
        tooShort += 1
        continue
      }
      draft.put(newId("wall"), {
        kind: "wall",
        parent: level,
        from,
        to,
        sagitta: within(wall.sagitta ?? 0, -Math.floor(chord / 2), Math.floor(chord / 2)),
        thickness: within(wall.thickness, 20, 1_000),
        height: within(wall.height ?? top.element.height, 50, top.element.height),
      })
    }
    if (!run(() => settle(draft, newId))) throw new RefusedFile("broken")
    for (const opening of openings)
      if (!run((now) => putOpening(now, level, opening, newId))) lostOpenings += 1
    for (const { at, text } of rooms) {
      const room = guessRoomKind(text)
      const isNamed = run((now) =>
        nameRoom(
          now,
          { level, at: rounded(at), room: room ?? "other", name: room ? "" : toName(text) },
          newId,
        ),
      )
      if (!isNamed) lostRooms += 1
    }
  }
  if (ids.length === 0) throw new RefusedFile("nothing")
  return { scene, levels: ids, lostOpenings, lostRooms, tooShort }
}

/** An opening lies in the wall that is nearest, no farther than this beyond its face, mm. */
const farthest = 300

function putOpening(
  scene: Scene,
  level: ElementId,
  { at, shape, leaf }: OpeningToBuild,
  newId: NewId,
): Outcome {
  const found = closestWall(wallsOfLevel(scene, level), at)
  const wall = found && findElement(scene, found.id, "wall")
  if (!found || !wall || found.distance > wall.thickness / 2 + farthest) return refuse("notFound")
  const { height } = wall
  // As high as its wall at most.
  const sill = Math.min(shape.sill, height - 100)
  return addOpening(
    scene,
    {
      ...shape,
      ...(leaf ? turnLeaf(wall, leaf) : {}),
      wall: found.id,
      at: Math.round(found.at),
      sill,
      height: Math.min(shape.height, height - sill),
      width: within(shape.width, sceneLimits.openingWidthMin, sceneLimits.openingWidthMax),
    },
    newId,
  )
}

function turnLeaf(
  wall: Wall,
  { hinge, opensTo }: NonNullable<OpeningToBuild["leaf"]>,
): Pick<OpeningShape, "hinge" | "swing"> {
  const along = minus(wall.to, wall.from)
  return {
    hinge: dot(minus(hinge, opensTo), along) <= 0 ? "from" : "to",
    swing: cross(along, minus(opensTo, wall.from)) >= 0 ? "left" : "right",
  }
}

/** Rooms that the walls of a home enclose. */
export const countRooms = (scene: Scene): number =>
  levelsOf(scene).reduce((sum, { id }) => sum + planLevel(scene, id).rooms.length, 0)
