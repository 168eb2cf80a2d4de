import type { FinishId } from "../finishes/finishes.ts"
import { childrenOfKind, type Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Span } from "@roomwright/scene/kinds/opening/blocked-spans"
import type { Wall, WallSide } from "@roomwright/scene/kinds/wall/wall"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import { wallFinishOf } from "@roomwright/scene/geometry/room-facts"
import type { WallPlan } from "@roomwright/scene/geometry/rooms"
import { midway, times, turnLeft, type Vector } from "@roomwright/scene/geometry/vectors"
import { wallAxis, type WallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { outlineWall, ringOfOutline, type WallOutline } from "@roomwright/scene/kinds/wall/wall-outline"
import { spansOf, type OpeningSpan } from "@roomwright/scene/kinds/wall/wall-pieces"
import { stretchAt, stretchesOf } from "@roomwright/scene/kinds/wall/wall-stretches"
import { finishOr, isUnderRoof, usualFinishes } from "./usual-finishes.ts"
import type { MeshKind, Solid } from "./mesh-kind.ts"
import { addReveal, placeBeside } from "./wall-reveal.ts"
import { openSurfaces, type SurfaceDraft } from "./surface-draft.ts"

/** Where walls are cut away, their cut lies so far above the floor, mm: over the floors around it. */
const cutHeight = 4

export const wallMesh: MeshKind<Wall> = {
  kind: "wall",
  follows: ["wall", "opening", "finish", "roomLabel"],
  sources: (scene, { id, element: wall }) => [
    wall,
    outlineKey(planLevel(scene, wall.parent), id),
    ...(["left", "right"] as const).map((side) => roomKeys(scene, { id, element: wall }, side)),
    childrenOfKind(scene, id, "opening"),
    childrenOfKind(scene, id, "finish"),
    childrenOfKind(scene, wall.parent, "finish"),
    childrenOfKind(scene, wall.parent, "roomLabel"),
  ],
  build: buildWall,
}

/** One wall with its two faces, the insides of its openings, its ends and its top. */
function buildWall(scene: Scene, { id, element: wall }: Entry<Wall>): Solid | null {
  const plan = planLevel(scene, wall.parent)
  const outline = outlineWall(
    plan,
    plan.walls.findIndex((one) => one.id === id),
  )
  if (!outline) return null
  const axis = wallAxis(wall)
  const openings = childrenOfKind(scene, id, "opening").map(({ element }) => element)
  const spans = spansOf(axis.length, openings)
  const draft = openSurfaces()
  const outside: WallSide[] = []
  for (const side of ["left", "right"] as const) {
    const stretches = stretchesOf(plan, id, side)
    const known = new Map<number, FinishId>()
    const finishAt = (s: number): FinishId => {
      const stretch = stretchAt(stretches, s)
      const key = stretch?.start ?? -1
      const found = known.get(key) ?? finishOn(stretch, s)
      known.set(key, found)
      return found
    }
    const finishOn = (stretch: Span | null, s: number): FinishId => {
      const laid = stretch && wallFinishOf(scene, id, side, stretch)?.element.material
      const mid = stretch ? (stretch.start + stretch.end) / 2 : s
      const isOutside = !roomAt(plan, placeBeside(axis, wall, mid, side))
      return finishOr(laid ?? undefined, isOutside ? usualFinishes.outside : usualFinishes.wall)
    }
    addFace(draft, {
      wall,
      axis,
      spans,
      side,
      line: outline[side],
      stops: stretches.map(({ end }) => end),
      finishAt,
    })
    // A balcony is no room to be looked into from its rail.
    const behind = roomAt(plan, placeBeside(axis, wall, axis.length / 2, side))
    if (!behind || !isUnderRoof(scene, wall.parent, behind)) outside.push(side)
  }
  for (const span of spans) addReveal(draft, { scene, plan, wall, axis, span })
  addEnds(draft, wall, outline)
  const ring = ringOfOutline(outline)
  draft.flat("top", usualFinishes.ceiling, { outline: ring, holes: [], height: wall.height })
  draft.flat("cut", usualFinishes.outside, { outline: ring, holes: [], height: cutHeight })
  const [way, ...more] = outside
  const solid = { skins: draft.close(), models: [] }
  if (!way || more.length > 0) return solid
  const along = axis.directionAt(axis.length / 2)
  return {
    ...solid,
    outward: {
      way: times(turnLeft(along), way === "left" ? 1 : -1),
      at: placeBeside(axis, wall, axis.length / 2, way),
      half: axis.length / 2,
    },
  }
}

interface Face {
  readonly wall: Wall
  readonly axis: WallAxis
  readonly spans: readonly OpeningSpan[]
  readonly side: WallSide
  readonly line: readonly Vector[]
  /** Where another finish may begin. */
  readonly stops: readonly number[]
  readonly finishAt: (s: number) => FinishId
}

/** One side of a wall as panels: between openings, under their sills and over their heads. */
function addFace(draft: SurfaceDraft, { wall, axis, spans, side, line, stops, finishAt }: Face): void {
  const points = line.map((place) => ({ place, s: axis.project(place).s }))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return
  const cuts = [...points.map(({ s }) => s), ...stops, ...spans.flatMap(({ start, end }) => [start, end])]
  const kept = cuts.filter((s) => s >= first.s - 1e-6 && s <= last.s + 1e-6).toSorted((a, b) => a - b)
  const placeAt = (s: number): Vector => {
    const after = Math.max(
      1,
      points.findIndex((point) => point.s >= s - 1e-6),
    )
    const [a, b] = [points[after - 1] ?? first, points[after] ?? last]
    const share = b.s - a.s < 1e-6 ? 0 : Math.min(1, Math.max(0, (s - a.s) / (b.s - a.s)))
    return { x: a.place.x + (b.place.x - a.place.x) * share, y: a.place.y + (b.place.y - a.place.y) * share }
  }
  for (const [at, end] of kept.entries()) {
    const start = kept[at - 1]
    if (start === undefined || end - start < 1e-3) continue
    const middle = (start + end) / 2
    const opening = spans.find((span) => span.start < middle && middle < span.end)?.opening
    const finish = finishAt(middle)
    // Who looks at the left side has the wall's beginning at their right.
    const [from, to] = side === "right" ? [start, end] : [end, start]
    const sign = side === "right" ? 1 : -1
    const [left, right] = [placeAt(from), placeAt(to)]
    const panel = (low: number, high: number): void => {
      if (high <= low) return
      draft.face("wall", finish, [
        { place: left, height: low, u: sign * from, v: low },
        { place: right, height: low, u: sign * to, v: low },
        { place: right, height: high, u: sign * to, v: high },
        { place: left, height: high, u: sign * from, v: high },
      ])
    }
    panel(0, opening ? Math.min(opening.sill, wall.height) : wall.height)
    if (opening) panel(opening.sill + opening.height, wall.height)
  }
}

/** The ends of a wall: seen where it ends freely, or where its neighbour stepped aside. */
function addEnds(draft: SurfaceDraft, wall: Wall, { left, right, tipFrom, tipTo }: WallOutline): void {
  const strip = (places: readonly (Vector | null | undefined)[]): void => {
    const line = places.flatMap((place) => place ?? [])
    for (const [at, to] of line.entries()) {
      const from = line[at - 1]
      if (!from) continue
      const far = Math.hypot(to.x - from.x, to.y - from.y)
      if (far < 1e-3) continue
      draft.face("wall", usualFinishes.wall, [
        { place: from, height: 0, u: 0, v: 0 },
        { place: to, height: 0, u: far, v: 0 },
        { place: to, height: wall.height, u: far, v: wall.height },
        { place: from, height: wall.height, u: 0, v: wall.height },
      ])
    }
  }
  strip([left[0], tipFrom, right[0]])
  strip([right.at(-1), tipTo, left.at(-1)])
}

function outlineKey(plan: WallPlan, id: string): string {
  const outline = outlineWall(
    plan,
    plan.walls.findIndex((one) => one.id === id),
  )
  if (!outline) return ""
  return ringOfOutline(outline)
    .map(({ x, y }) => `${Math.round(x * 10)},${Math.round(y * 10)}`)
    .join(" ")
}

/** The rooms along a side, so that a wall is made anew when one opens or closes. */
function roomKeys(scene: Scene, { id, element: wall }: Entry<Wall>, side: WallSide): string {
  const plan = planLevel(scene, wall.parent)
  const axis = wallAxis(wall)
  return stretchesOf(plan, id, side)
    .map(({ start, end }) => {
      const room = roomAt(plan, placeBeside(axis, wall, (start + end) / 2, side))
      const middle = room?.outline[0] && midway(room.outline[0], room.outline[1] ?? room.outline[0])
      return `${Math.round(start)}-${Math.round(end)}:${middle ? "in" : "out"}`
    })
    .join(" ")
}
