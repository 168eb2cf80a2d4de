import { distance } from "@roomwright/scene/geometry/vectors"
import { addExtras, beginDressing } from "./add-extras.ts"
import { dressRoom } from "./dress-room.ts"
import type { GroupId } from "./group.ts"
import { createKit, type Kit } from "./kit.ts"
import { groupsFor, programmeLike, type LayoutTemplate } from "./layout-template.ts"
import { isInTheWay, layOut, withoutKept, type Arrangement, type Ground } from "./lay-out.ts"
import type { LaidGroup, LaidPiece } from "./place-group.ts"
import { everyUse, programmeOf, type HomeUses, type Step } from "./programmes.ts"
import { createRandom, type Random } from "./random.ts"
import type { RoomToFurnish } from "./room-to-furnish.ts"
import { scoreLayout, type ScoredTerm } from "./score-layout.ts"
import { styleOf, type StyleId } from "./styles.ts"
import { createWayGrid, openSquares, withThings } from "./way-grid.ts"

export interface LayoutWishes {
  readonly style: StyleId
  /** The same seed gives the same layouts. */
  readonly seed: number
  readonly uses?: HomeUses
  /** A home to be like, in its own style. */
  readonly template?: LayoutTemplate
}

/** A furnished room. */
export interface RoomLayout {
  readonly room: RoomToFurnish
  /** Groups with all of their pieces, and the floor that each needs free. */
  readonly groups: readonly (Pick<LaidGroup, "zones" | "fronts"> & Main)[]
  /** Curtains, lamps, plants: what belongs to no group. */
  readonly loose: readonly LaidPiece[]
  /** 0 to 100. */
  readonly score: number
  readonly terms: readonly ScoredTerm[]
  /** Which of the results of a request it is: all of one number are made of the same kinds of pieces. */
  readonly result: number
  /** What the room should have had and has no room for. */
  readonly leftOut: readonly GroupId[]
  /** What stands there in place of what was asked and is too large. */
  readonly instead: readonly { readonly asked: GroupId; readonly given: GroupId }[]
  /** Whether it is of any use: what the room is for is there. */
  readonly isWhole: boolean
}

/** How many results are given, and how often each of them is tried. */
export const resultCount = 3
/** How modest each of the tries for one result begins. */
const modesties = [0, 0, 1, 2, 3]
/** Where none of them has all that the room is for, so often it is tried with less. */
const rounds = 6
const modestly = [2, 2, 3, 3]

/** Three furnished versions of a room, the best first; fewer where the programme of the room is empty. */
export function furnishRoom(
  room: RoomToFurnish,
  { style, seed, uses = everyUse, template }: LayoutWishes,
): readonly RoomLayout[] {
  const usual = programmeOf(room.kind, room.area, uses)
  const asked = template && groupsFor(template, room.kind)
  const programme = withoutKept(asked ? programmeLike(usual, asked) : usual, room)
  if (programme.length === 0 && room.kept.length === 0 && room.kind === "other") return []
  const grid = createWayGrid(room)
  const ground: Ground = {
    grid,
    open: withThings(grid, openSquares(grid), room.keptBlocks.filter(isInTheWay)),
  }
  const mainWay = createWayGrid(room, true)
  const chosen: RoomLayout[] = []
  for (let result = 0; result < resultCount; result += 1) {
    const kit = createKit(template?.style ?? styleOf(style), seed * 17 + result)
    const attempt = (
      steps: readonly Step[],
      modest: readonly number[],
      more: number,
    ): readonly RoomLayout[] =>
      modest.map((modesty, at) => {
        const random = createRandom(seed * 1_009 + result * 101 + at + more)
        return tryLayout(room, ground, mainWay, steps, { kit, random, modesty, result })
      })
    const all = [...attempt(programme, modesties, 0)]
    const ordered = missingFirst(programme, all)
    for (let round = 0; round < rounds && !all.some(({ isWhole }) => isWhole); round += 1)
      all.push(...attempt(round % 2 === 0 ? ordered : programme, modestly, 10 + 10 * round))
    const tries = all.toSorted(byScore)
    const other = tries.find((one) => chosen.every((before) => areDifferent(one, before)))
    // Where the best is much better than what is different, the room has one good order only.
    const best = tries[0]
    const next =
      other && best && best.score - other.score < 25 && other.isWhole === best.isWhole ? other : best
    if (next) chosen.push(next)
  }
  return chosen.toSorted(byScore)
}

/** What was missing goes before what took its room. */
function missingFirst(programme: readonly Step[], tries: readonly RoomLayout[]): readonly Step[] {
  const missing = new Set(tries.flatMap(({ leftOut }) => leftOut))
  const isFirst = ({ id, need }: Step): boolean => need === "must" && missing.has(id)
  return [...programme.filter(isFirst), ...programme.filter((step) => !isFirst(step))]
}

const byScore = (a: RoomLayout, b: RoomLayout): number =>
  Number(b.isWhole) - Number(a.isWhole) || b.score - a.score

interface Try {
  readonly kit: Kit
  readonly random: Random
  readonly modesty: number
  readonly result: number
}

function tryLayout(
  room: RoomToFurnish,
  ground: Ground,
  mainWay: Ground["grid"],
  programme: readonly Step[],
  { kit, random, modesty, result }: Try,
): RoomLayout {
  const arrangement = layOut(room, ground, programme, kit, random, modesty)
  const dressing = beginDressing(room, ground, kit, arrangement)
  addExtras(dressing)
  dressRoom(dressing, random)
  const { groups, leftOut } = arrangement
  const terms = scoreLayout({ room, mainWay, programme, arrangement, dressing })
  const weight = terms.reduce((sum, term) => sum + term.weight, 0)
  return {
    room,
    groups: groups.map((group, at) => ({
      id: group.id,
      zones: group.zones,
      fronts: group.fronts,
      pieces: [...group.pieces, ...(dressing.ofGroup[at] ?? [])],
    })),
    loose: dressing.loose,
    score: Math.round(
      (100 * terms.reduce((sum, term) => sum + term.weight * term.share, 0)) / Math.max(1, weight),
    ),
    terms,
    result,
    instead: insteadOf(programme, arrangement),
    leftOut: leftOut.flatMap(({ id, need }) => (need === "may" ? [] : [id])),
    isWhole: !leftOut.some(({ need }) => need === "must"),
  }
}

/** A sofa without television for a lounge, a bed for one for a bed for two. */
function insteadOf(
  programme: readonly Step[],
  { groups, leftOut }: Arrangement,
): readonly { readonly asked: GroupId; readonly given: GroupId }[] {
  return programme
    .filter((step) => !leftOut.includes(step))
    .flatMap(({ id: asked }, at) => {
      const given = groups[at]?.id
      return given !== undefined && given !== asked ? [{ asked, given }] : []
    })
}

type Main = { readonly id: GroupId; readonly pieces: readonly LaidPiece[] }

/** Whether somebody would call them two layouts: the first group, or two others, stand elsewhere. */
export function areDifferent(one: RoomLayout, other: RoomLayout): boolean {
  const moved = one.groups.filter((group, at) => isElsewhere(group, other.groups[at]))
  return one.groups[0] === undefined || moved.includes(one.groups[0]) || moved.length > 1
}

function isElsewhere(group: Main, other: Main | undefined): boolean {
  const [a, b] = [group.pieces[0], other?.pieces[0]]
  if (!a || !b || group.id !== other?.id) return true
  return a.turn !== b.turn || distance(a.at, b.at) > 450
}
