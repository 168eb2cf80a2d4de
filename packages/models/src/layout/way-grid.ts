import { minus, rotate, type Vector } from "@roomwright/scene/geometry/vectors"
import { distanceToBox, type PlanBox } from "../homes/box-in-plan.ts"
import { isOnFloor, type PlacedOpening } from "../homes/home-in-plan.ts"
import { distanceTo, type Block } from "./blocks.ts"
import type { RoomToFurnish } from "./room-to-furnish.ts"

/** Side of a square, mm. */
const step = 50
/** Half of a way of 750 mm, less half a square. */
const halfWay = 375 - step / 2
/** Half of a main way of 900 mm. */
const halfMainWay = 450 - step / 2
/** How near one must come to a piece to use it. */
const armReach = 600

/** The floor of a room in squares: where a person can be. */
export interface WayGrid {
  readonly columns: number
  readonly rows: number
  /** Of its first square, in squares of the plan. */
  readonly firstColumn: number
  readonly firstRow: number
  /** How far the middle of a person keeps from things there, mm; 0 where nobody can be. */
  readonly keeps: Uint16Array
  /** Half of the way that is asked for. */
  readonly halfWay: number
  /** Where one comes in. */
  readonly starts: readonly number[]
}

/** The squares of a room without furniture. */
export function createWayGrid(room: RoomToFurnish, isMainWay = false): WayGrid {
  const half = isMainWay ? halfMainWay : halfWay
  const { minX, minY, maxX, maxY } = room.around
  const margin = 500
  const firstColumn = Math.floor((minX - margin) / step)
  const firstRow = Math.floor((minY - margin) / step)
  const columns = Math.ceil((maxX + margin) / step) - firstColumn + 1
  const rows = Math.ceil((maxY + margin) / step) - firstRow + 1
  const keeps = new Uint16Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const place = { x: (firstColumn + column) * step, y: (firstRow + row) * step }
      const near = room.doors.find(({ hole }) => isBeside(place, hole))
      if (!near && !isOnFloor(place, room.floor)) continue
      const needed = near ? Math.min(half, near.opening.width / 2 - 60) : half
      if (room.solids.every((box) => distanceToBox(place, box) >= needed))
        keeps[row * columns + column] = Math.max(1, needed)
    }
  const grid = { columns, rows, firstColumn, firstRow, keeps, halfWay: half }
  return { ...grid, starts: startsOf(grid, room) }
}

/** In the hole of a door or a step before it. */
function isBeside(place: Vector, { at, width, depth, turn }: PlanBox): boolean {
  const { x, y } = rotate(minus(place, at), -turn)
  return Math.abs(x) <= width / 2 && Math.abs(y) <= depth / 2 + 400
}

/** The squares in the doors; without a door the one nearest to the middle where somebody can be. */
function startsOf(grid: Omit<WayGrid, "starts">, room: RoomToFurnish): readonly number[] {
  const squareAt = ({ x, y }: Vector): number =>
    (Math.round(y / step) - grid.firstRow) * grid.columns + Math.round(x / step) - grid.firstColumn
  const open = (door: PlacedOpening): number[] => {
    const square = squareAt(door.hole.at)
    return (grid.keeps[square] ?? 0) > 0 ? [square] : []
  }
  const doors = room.doors.flatMap(open)
  if (doors.length > 0) return doors
  let [best, least] = [-1, Infinity]
  const middle = squareAt(room.middle)
  for (const [square, keep] of grid.keeps.entries()) {
    const far =
      Math.abs((square % grid.columns) - (middle % grid.columns)) + Math.abs(square - middle) / grid.columns
    if (keep > 0 && far < least) [best, least] = [square, far]
  }
  return best < 0 ? [] : [best]
}

/** Calls back for the squares whose middle is nearer to a block than `reach`, until that returns true. */
function nearBlock(
  grid: WayGrid,
  block: Block,
  reach: number,
  found: (square: number, far: number) => boolean,
): void {
  const from = (middle: number, span: number, first: number) =>
    Math.max(0, Math.floor((middle - span - reach) / step) - first)
  const to = (middle: number, span: number, first: number, most: number) =>
    Math.min(most - 1, Math.ceil((middle + span + reach) / step) - first)
  const lastRow = to(block.y, block.spanY, grid.firstRow, grid.rows)
  const lastColumn = to(block.x, block.spanX, grid.firstColumn, grid.columns)
  const firstColumn = from(block.x, block.spanX, grid.firstColumn)
  for (let row = from(block.y, block.spanY, grid.firstRow); row <= lastRow; row += 1)
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const far = distanceTo(block, (grid.firstColumn + column) * step, (grid.firstRow + row) * step)
      if (far <= reach && found(row * grid.columns + column, far)) return
    }
}

/** The squares where somebody can be in the empty room: 1 for each. */
export function openSquares(grid: WayGrid): Uint8Array {
  const open = new Uint8Array(grid.keeps.length)
  for (let at = 0; at < open.length; at += 1) open[at] = (grid.keeps[at] ?? 0) > 0 ? 1 : 0
  return open
}

/** The same squares without those that these things take. */
export function withThings(grid: WayGrid, open: Uint8Array, things: readonly Block[]): Uint8Array {
  const left = open.slice()
  for (const thing of things)
    nearBlock(grid, thing, grid.halfWay, (square, far) => {
      if (far < (grid.keeps[square] ?? 0)) left[square] = 0
      return false
    })
  return left
}

/** Where one gets to from the first door over open squares: 1 for each. */
export function walk(grid: WayGrid, open: Uint8Array): Uint8Array {
  const reached = new Uint8Array(open.length)
  const [start] = grid.starts
  if (start === undefined || open[start] !== 1) return reached
  const waiting = [start]
  reached[start] = 1
  const ways = [1, -1, grid.columns, -grid.columns]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const way of ways) {
      const next = at + way
      if (open[next] !== 1 || reached[next] !== 0) continue
      reached[next] = 1
      waiting.push(next)
    }
  return reached
}

/** Whether one gets to every door. */
export const isEveryDoorReached = (grid: WayGrid, reached: Uint8Array): boolean =>
  grid.starts.every((square) => reached[square] === 1)

/** Whether one comes near enough to use a thing. */
export function isReached(grid: WayGrid, reached: Uint8Array, block: Block): boolean {
  let isThere = false
  nearBlock(grid, block, armReach, (square) => (isThere = reached[square] === 1))
  return isThere
}

/** The share of a strip that one can stand in, 0 to 1. */
export function shareReached(grid: WayGrid, reached: Uint8Array, strip: Block): number {
  let [all, there] = [0, 0]
  nearBlock(grid, strip, 0, (square) => {
    all += 1
    if (reached[square] === 1) there += 1
    return false
  })
  return all === 0 ? 0 : there / all
}

/** m2 that one can walk on. */
export function walkable(reached: Uint8Array): number {
  let squares = 0
  for (const one of reached) squares += one
  return (squares * step * step) / 1_000_000
}
