import type { WallSide } from "./wall.ts"
import type { ElementId } from "../../elements/values.ts"
import type { Span } from "../opening/blocked-spans.ts"
import type { WallPlan } from "../../geometry/rooms.ts"
import { wallAxis } from "./wall-axis.ts"

/** One side of a wall between the walls that join it on that side: what one finish covers. */
export function stretchesOf(plan: WallPlan, id: ElementId, side: WallSide): readonly Span[] {
  const number = plan.walls.findIndex((one) => one.id === id)
  const wall = plan.walls[number]?.wall
  const { graph } = plan
  const chain = graph.chains[number] ?? []
  if (!wall || chain.length === 0) return []
  const axis = wallAxis(wall)
  const cuts = chain.slice(1).flatMap((at, before) => {
    const arriving = chain[before] ?? at
    const halfEdge = graph.halfEdges[at]
    const twin = (of: number) => graph.halfEdges[of]?.twin ?? of
    // Where the walk along this side does not continue straight, a wall is in its way.
    const goesOn = side === "left" ? graph.next[arriving] === at : graph.next[twin(at)] === twin(arriving)
    const place = graph.places[halfEdge?.origin ?? -1]
    return goesOn || !place ? [] : [axis.project(place).s]
  })
  const stops = [0, ...cuts, axis.length]
  return stops.slice(1).map((end, at) => ({ start: stops[at] ?? 0, end }))
}

/** The stretch that contains a position; the last one for positions beyond the end. */
export const stretchAt = (stretches: readonly Span[], s: number): Span | null =>
  stretches.find(({ end }) => s <= end) ?? stretches.at(-1) ?? null
