import { childrenOfKind, type Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { innerRegions } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { sidesOf, withoutRepeats } from "@roomwright/scene/geometry/rings"
import { surfaceFinishOf } from "@roomwright/scene/geometry/room-facts"
import type { RoomSide } from "@roomwright/scene/geometry/rooms"
import type { Level } from "@roomwright/scene/kinds/level/level"
import { finishOr, floorOf, isUnderRoof, usualFinishes } from "./usual-finishes.ts"
import type { MeshKind, Solid } from "./mesh-kind.ts"
import { addSkirting, doorGaps } from "./skirting.ts"
import { openSurfaces, type SurfaceDraft } from "./surface-draft.ts"

/** What belongs to the rooms of a storey: floors, ceilings, skirting boards, and the slab under them. */
export const levelMesh: MeshKind<Level> = {
  kind: "level",
  follows: ["wall", "opening", "finish", "roomLabel"],
  sources: (scene, { id, element }) => [
    element,
    planLevel(scene, id),
    childrenOfKind(scene, id, "finish"),
    childrenOfKind(scene, id, "roomLabel"),
    ...childrenOfKind(scene, id, "wall").map((wall) => childrenOfKind(scene, wall.id, "opening")),
  ],
  build: buildLevel,
}

function buildLevel(scene: Scene, { id, element: level }: Entry<Level>): Solid {
  const plan = planLevel(scene, id)
  const draft = openSurfaces()
  const gaps = doorGaps(scene, id)
  for (const room of plan.rooms) {
    const floor = floorOf(scene, id, room)
    const isInside = isUnderRoof(scene, id, room)
    const ceiling = surfaceFinishOf(scene, id, room, "ceiling")?.element
    for (const region of innerRegions(room)) {
      draft.flat("floor", floor.finish, { ...region, height: 0, turn: floor.turn })
      if (!isInside) continue
      draft.flat("ceiling", finishOr(ceiling?.material, usualFinishes.ceiling), {
        ...region,
        height: level.height,
        isSeenFromBelow: true,
        turn: ceiling?.turn ?? 0,
      })
      for (const ring of [region.outline, ...region.holes]) addSkirting(draft, ring, gaps)
    }
  }
  for (const outside of plan.outsides) addSlab(draft, outside, Math.max(level.slab, 120))
  return { skins: draft.close(), models: [] }
}

/** The edge of the slab and its underside; the sides go clockwise around the house. */
function addSlab(draft: SurfaceDraft, sides: readonly RoomSide[], thick: number): void {
  const ring = withoutRepeats(sides.flatMap(({ innerFrom, innerTo }) => [innerFrom, innerTo])).toReversed()
  if (ring.length < 3) return
  let gone = 0
  for (const [from, to] of sidesOf(ring)) {
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    draft.face("base", usualFinishes.outside, [
      { place: from, height: -thick, u: gone, v: -thick },
      { place: to, height: -thick, u: gone + long, v: -thick },
      { place: to, height: 0, u: gone + long, v: 0 },
      { place: from, height: 0, u: gone, v: 0 },
    ])
    gone += long
  }
  draft.flat("base", usualFinishes.outside, {
    outline: ring,
    holes: [],
    height: -thick,
    isSeenFromBelow: true,
  })
}
