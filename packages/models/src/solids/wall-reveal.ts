import type { FinishId } from "../finishes/finishes.ts"
import type { Scene } from "@roomwright/scene/document/scene"
import { roomAt } from "@roomwright/scene/geometry/plan-level"
import type { WallPlan } from "@roomwright/scene/geometry/rooms"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { Wall, WallSide } from "@roomwright/scene/kinds/wall/wall"
import type { WallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { besideAxis } from "@roomwright/scene/kinds/wall/wall-outline"
import type { OpeningSpan } from "@roomwright/scene/kinds/wall/wall-pieces"
import { floorOf, usualFinishes } from "./usual-finishes.ts"
import type { Corner, SurfaceDraft } from "./surface-draft.ts"

/** A place just before one side of a wall. */
export const placeBeside = (axis: WallAxis, wall: Wall, s: number, side: WallSide): Vector =>
  besideAxis(axis.pointAt(s), axis.directionAt(s), (side === "left" ? 1 : -1) * (wall.thickness / 2 + 15))

interface Reveal {
  readonly scene: Scene
  readonly plan: WallPlan
  readonly wall: Wall
  readonly axis: WallAxis
  readonly span: OpeningSpan
}

/** The inside of an opening: jambs, head, sill, and the floor of a door. */
export function addReveal(draft: SurfaceDraft, { scene, plan, wall, axis, span }: Reveal): void {
  const { opening, start, end } = span
  const [low, high] = [
    Math.min(opening.sill, wall.height),
    Math.min(opening.sill + opening.height, wall.height),
  ]
  if (high <= low) return
  const half = wall.thickness / 2
  const place = (s: number, aside: number): Vector => besideAxis(axis.pointAt(s), axis.directionAt(s), aside)
  const corner = (s: number, aside: number, height: number, u: number, v: number): Corner => ({
    place: place(s, aside),
    height,
    u,
    v,
  })
  const jamb = (s: number, a: number, b: number): void =>
    draft.face("wall", usualFinishes.wall, [
      corner(s, a, low, a, low),
      corner(s, b, low, b, low),
      corner(s, b, high, b, high),
      corner(s, a, high, a, high),
    ])
  jamb(start, half, -half)
  jamb(end, -half, half)
  const level = (height: number, isDown: boolean, finish: FinishId, role: "wall" | "floor"): void => {
    const right = [corner(start, -half, height, start, -half), corner(end, -half, height, end, -half)]
    const left = [corner(end, half, height, end, half), corner(start, half, height, start, half)]
    const ring = [...right, ...left]
    draft.face(role, finish, isDown ? ring.toReversed() : ring)
  }
  if (high < wall.height) level(high, true, usualFinishes.wall, "wall")
  if (low > 0) return level(low, false, usualFinishes.wall, "wall")
  const middle = (start + end) / 2
  const room =
    roomAt(plan, placeBeside(axis, wall, middle, "left")) ??
    roomAt(plan, placeBeside(axis, wall, middle, "right"))
  const floor = room ? floorOf(scene, wall.parent, room).finish : "concrete-floor"
  level(0, false, floor, "floor")
}
