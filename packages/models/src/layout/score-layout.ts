import { distance, type Vector } from "@roomwright/scene/geometry/vectors"
import type { Dressing } from "./add-extras.ts"
import { doMeetInPlan, gapTo } from "./blocks.ts"
import { isInTheWay, type Arrangement } from "./lay-out.ts"
import type { LaidGroup, LaidPiece } from "./place-group.ts"
import type { Step } from "./programmes.ts"
import type { RoomToFurnish } from "./room-to-furnish.ts"
import { isEveryDoorReached, openSquares, walk, walkable, withThings, type WayGrid } from "./way-grid.ts"

export const termIds = ["use", "ways", "order", "light", "focus", "comfort", "balance"] as const
export type TermId = (typeof termIds)[number]

/** One thing that a layout is judged by. */
export interface ScoredTerm {
  readonly id: TermId
  readonly weight: number
  /** 0 to 1. */
  readonly share: number
  /** What its reason says besides: a length in mm, a count, an amount. */
  readonly value: number
}

interface Judged {
  readonly room: RoomToFurnish
  readonly mainWay: WayGrid
  readonly programme: readonly Step[]
  readonly arrangement: Pick<Arrangement, "groups" | "leftOut">
  readonly dressing: Pick<Dressing, "asked" | "granted" | "loose" | "ofGroup">
}

/** All terms of a layout. The hard rules are none of them: what breaks one is no layout. */
export function scoreLayout(judged: Judged): readonly ScoredTerm[] {
  const { room, arrangement, programme, dressing } = judged
  const { groups } = arrangement
  return [
    scoreUse(programme, arrangement),
    scoreWays(judged),
    scoreOrder(groups),
    scoreLight(room, groups),
    ...scoreFocus(room, groups),
    scoreComfort(dressing),
    scoreBalance(room, groups),
  ]
}

const between = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value))
const needs = { must: 3, should: 2, may: 1 } as const

/** What the room is for is there, and as large as it could be. */
export function scoreUse(
  programme: readonly Step[],
  { groups, leftOut }: Pick<Arrangement, "groups" | "leftOut">,
): ScoredTerm {
  const laid = programme.filter((step) => !leftOut.includes(step))
  const all = programme.reduce((sum, { need }) => sum + needs[need], 0)
  const there = laid.reduce((sum, { need }, at) => {
    const { rank = 0, id = "" } = groups[at] ?? {}
    const isLess = laid[at]?.id !== id
    return sum + needs[need] * Math.max(0.4, 1 - 0.16 * rank - (isLess ? 0.2 : 0))
  }, 0)
  return { id: "use", weight: 4, share: all === 0 ? 1 : there / all, value: groups.length }
}

/** Main ways of 900 mm: between all doors, and over most of the free floor. */
export function scoreWays({ room, mainWay, arrangement, dressing }: Judged): ScoredTerm {
  const things = [
    ...room.keptBlocks,
    ...arrangement.groups.flatMap(({ solids }) => solids),
    ...[...dressing.loose, ...dressing.ofGroup.flat()].flatMap(({ sort, covers }) =>
      sort === "standing" ? covers : [],
    ),
  ].filter(isInTheWay)
  const empty = walkable(walk(mainWay, openSquares(mainWay)))
  const reached = walk(mainWay, withThings(mainWay, openSquares(mainWay), things))
  const wide = walkable(reached)
  const isWide = isEveryDoorReached(mainWay, reached)
  const part = empty === 0 ? 1 : between(0, 1, wide / empty / 0.35)
  return { id: "ways", weight: 2, share: (isWide ? 0.5 : 0) + 0.5 * part, value: isWide ? 900 : 750 }
}

/** What belongs to walls begins in a corner, stands in the middle of its wall or lines up with its neighbour. */
export function scoreOrder(groups: readonly LaidGroup[]): ScoredTerm {
  const ofWalls = groups.filter(({ wall }) => wall !== null)
  const shares = ofWalls.map((group): number => {
    const { wall, solids } = group
    const block = solids[0]
    if (!wall || !block) return 1
    const along = (block.x - wall.origin.x) * wall.right.x + (block.y - wall.origin.y) * wall.right.y
    const half = block.halfWidth
    const off = Math.min(
      Math.abs(along - half),
      Math.abs(wall.length - along - half),
      Math.abs(along - wall.length / 2),
      ...[...wall.doors, ...wall.windows].map((gap) => Math.abs((gap.from + gap.to) / 2 - along)),
      ...ofWalls.flatMap((other) =>
        other !== group && other.wall === wall
          ? other.solids.map((one) =>
              Math.abs(Math.hypot(one.x - block.x, one.y - block.y) - one.halfWidth - half),
            )
          : [],
      ),
    )
    return 1 - between(0, 1, (off - 60) / 700)
  })
  const share = shares.length === 0 ? 1 : shares.reduce((sum, one) => sum + one, 0) / shares.length
  return { id: "order", weight: 2, share, value: shares.filter((one) => one > 0.9).length }
}

/** Nothing stands before windows, and what is tall stands away from them. */
export function scoreLight(room: RoomToFurnish, groups: readonly LaidGroup[]): ScoredTerm {
  if (room.windows.length === 0) return { id: "light", weight: 0, share: 1, value: 0 }
  const standing = groups.flatMap(({ id, solids }) => solids.map((block) => ({ id, block })))
  const before = room.windows.filter((window) =>
    standing.some(({ id, block }) => id !== "kitchenRun" && id !== "desk" && doMeetInPlan(window, block)),
  ).length
  const tall = standing.filter(
    ({ block }) => block.high > 1_500 && room.windows.some((window) => gapTo(window, block) < 500),
  ).length
  const desk = groups.find(({ id }) => id === "desk")
  const isDark = desk && Math.min(...room.windows.map((window) => distance(window, desk.centre))) > 2_200
  const share = 1 - (0.5 * before) / room.windows.length - 0.2 * Math.min(2, tall) - (isDark ? 0.3 : 0)
  return { id: "light", weight: 2, share: between(0, 1, share), value: room.windows.length - before }
}

/** What one looks at from the main seat: the television at twice its width, from the bed not straight into the corridor. */
export function scoreFocus(room: RoomToFurnish, groups: readonly LaidGroup[]): readonly ScoredTerm[] {
  const lounge = groups.find(({ id }) => id === "lounge")
  if (lounge) {
    const [sofa, screen] = ["sofa.", "decor.tv"].map((type) =>
      lounge.pieces.find(({ variant }) => variant.type.id.startsWith(type)),
    )
    if (!sofa || !screen) return []
    const far = distance(sofa.at, screen.at)
    const ratio = far / screen.variant.values.width
    return [
      {
        id: "focus",
        weight: 2,
        share: 1 - between(0, 1, Math.abs(ratio - 1.9) / 1.1),
        value: Math.round(far / 10) * 10,
      },
    ]
  }
  const bed = groups.find(({ id }) => id === "bedDouble" || id === "bedSingle")
  if (!bed?.pieces[0]) return []
  return [{ id: "focus", weight: 1.5, share: seenFromBed(room, bed.pieces[0]), value: 0 }]
}

/** A bed sees the door without lying in its line. */
function seenFromBed(room: RoomToFurnish, bed: LaidPiece): number {
  const turn = (bed.turn * Math.PI) / 180
  const front: Vector = { x: Math.sin(turn), y: -Math.cos(turn) }
  const worst = room.doors.map(({ hole }) => {
    const to = { x: hole.at.x - bed.at.x, y: hole.at.y - bed.at.y }
    const ahead = to.x * front.x + to.y * front.y
    const aside = Math.abs(to.x * front.y - to.y * front.x)
    if (ahead < -200) return 0.5
    return aside < 700 ? 0.7 : 1
  })
  return Math.min(1, ...worst)
}

/** Side tables, rugs, pictures and lamps found room. */
export function scoreComfort({
  asked,
  granted,
  loose,
}: Pick<Dressing, "asked" | "granted" | "loose">): ScoredTerm {
  const plants = loose.filter(({ variant }) => variant.type.category === "plants").length
  const share = asked === 0 ? 1 : granted / asked
  return {
    id: "comfort",
    weight: 1.5,
    share: between(0, 1, 0.85 * share + 0.15 * Math.min(1, plants)),
    value: granted,
  }
}

/** The weight of the furniture lies near the middle of the room, and neither too little nor too much of the floor is taken. */
export function scoreBalance(room: RoomToFurnish, groups: readonly LaidGroup[]): ScoredTerm {
  const blocks = groups.flatMap(({ solids }) => solids)
  const area = blocks.reduce((sum, { halfWidth, halfDepth }) => sum + 4 * halfWidth * halfDepth, 0)
  if (area === 0) return { id: "balance", weight: 1, share: 0.5, value: 0 }
  const middle = {
    x: blocks.reduce((sum, block) => sum + block.x * 4 * block.halfWidth * block.halfDepth, 0) / area,
    y: blocks.reduce((sum, block) => sum + block.y * 4 * block.halfWidth * block.halfDepth, 0) / area,
  }
  const size = Math.sqrt(room.area) * 1_000
  const off = between(0, 1, distance(middle, room.middle) / size / 0.4)
  const fill = area / 1_000_000 / room.area
  const wrongFill = between(0, 1, Math.max(0.22 - fill, fill - 0.45, 0) / 0.2)
  return { id: "balance", weight: 1.5, share: 1 - 0.6 * off - 0.4 * wrongFill, value: Math.round(100 * fill) }
}
