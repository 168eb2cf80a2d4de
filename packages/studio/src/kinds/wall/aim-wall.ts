import { isFree } from "@roomwright/scene/kinds/wall/move-wall"
import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import type { WallWithId } from "@roomwright/scene/geometry/rooms"
import { snap, snapKinds, type Snap } from "@roomwright/scene/geometry/snap"
import {
  cross,
  directionTo,
  distance,
  dot,
  midway,
  minus,
  plus,
  times,
  turnLeft,
  type Vector,
} from "@roomwright/scene/geometry/vectors"
import type { EditorState } from "../../editor/editor-state.ts"
import { aim, stepAt } from "../../tools/aim.ts"
import type { ScenePlace } from "../../tools/tool.ts"

/** What a wall snaps to while it is moved: places and lines of other walls, not angles. */
const snapsOfWalls: ReadonlySet<Snap["kind"]> = new Set(["end", "crossing", "alignment", "extension"])

/** How far a wall is moved when the pointer has gone `by`: in steps, or until one of its ends is in line with another. */
export function aimWall(
  state: EditorState,
  { id, wall }: WallWithId,
  by: Vector,
  pointer: ScenePlace,
): { readonly by: Vector; readonly snap: Snap | null } {
  const walls = wallsOfLevel(state.scene, state.level)
  if (isFree(walls, { id, wall })) return { by: freely(state, { id, wall }, by, pointer), snap: null }
  const across = turnLeft(directionTo(wall.from, wall.to))
  const far = dot(by, across)
  if (state.options.isSnapping === pointer.keys.alt) return { by: times(across, Math.round(far)), snap: null }
  const options = { reach: pointer.reach, without: new Set([id]) }
  const found = [wall.from, wall.to].flatMap((end) =>
    snap(walls, plus(end, times(across, far)), options)
      .filter(({ kind }) => snapsOfWalls.has(kind))
      // Only what it comes to by moving square to itself: a line it moves along is none.
      .filter(
        ({ guides: [line, ...more] }) =>
          !line || more.length > 0 || Math.abs(cross(line.along, across)) > 0.01,
      )
      .filter(({ place }) => Math.abs(cross(minus(place, end), across)) < 1)
      .map((one) => ({ snap: one, far: dot(minus(one.place, end), across) })),
  )
  const [best] = found.toSorted(
    (a, b) =>
      snapKinds.indexOf(a.snap.kind) - snapKinds.indexOf(b.snap.kind) ||
      Math.abs(a.far - far) - Math.abs(b.far - far),
  )
  if (best) return { by: times(across, best.far), snap: best.snap }
  const step = stepAt(pointer.pixel)
  return { by: times(across, Math.round(far / step) * step), snap: null }
}

/** A wall that stands alone goes where its beginning is taken to. */
function freely(state: EditorState, { id, wall }: WallWithId, by: Vector, pointer: ScenePlace): Vector {
  const { place } = aim(state, { ...pointer, at: plus(wall.from, by) }, { without: new Set([id]) })
  return minus(place, wall.from)
}

/** The rise of the arc that goes through the pointer, mm in steps, at most a half circle; near the chord it is straight. */
export function bendOf(wall: Wall, place: Vector, step: number): number {
  const left = turnLeft(directionTo(wall.from, wall.to))
  const rise = dot(minus(place, midway(wall.from, wall.to)), left)
  const most = Math.floor(distance(wall.from, wall.to) / 2)
  const stepped = Math.round(rise / step) * step
  return Math.min(most, Math.max(-most, stepped)) + 0
}
