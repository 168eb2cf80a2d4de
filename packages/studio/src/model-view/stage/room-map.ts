import type { LitRoom } from "@roomwright/models/light/lit-room"
import { isInside } from "./trace-room.ts"

/** Which room is where: a picture of the plan. */
export interface RoomMap {
  readonly x: number
  readonly z: number
  /** Metres of one of its cells. */
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** 0: outside; else one more than the number of the room. */
  readonly ids: Uint8Array<ArrayBuffer>
}

const cell = 0.06
/** In walls, jambs and posts the nearest room counts, so far from it (cells): outer faces have the light of the open air. */
const spread = 3
const margin = 0.6

export function mapRooms(rooms: readonly LitRoom[]): RoomMap {
  const [xs, zs] = [
    rooms.flatMap(({ ring }) => ring.map(([x]) => x)),
    rooms.flatMap(({ ring }) => ring.map(([, z]) => z)),
  ]
  if (xs.length === 0) return { x: 0, z: 0, cell, columns: 1, rows: 1, ids: new Uint8Array(1) }
  const [x, z] = [Math.min(...xs) - margin, Math.min(...zs) - margin]
  const columns = Math.ceil((Math.max(...xs) + margin - x) / cell)
  const rows = Math.ceil((Math.max(...zs) + margin - z) / cell)
  const ids = new Uint8Array(columns * rows)
  for (const [index, room] of rooms.slice(0, 254).entries()) {
    const [rx, rz] = [room.ring.map(([at]) => at), room.ring.map(([, at]) => at)]
    const [fromX, toX] = [Math.floor((Math.min(...rx) - x) / cell), Math.ceil((Math.max(...rx) - x) / cell)]
    const [fromZ, toZ] = [Math.floor((Math.min(...rz) - z) / cell), Math.ceil((Math.max(...rz) - z) / cell)]
    for (let row = fromZ; row <= toZ; row++)
      for (let column = fromX; column <= toX; column++)
        if (isInside(room, [x + (column + 0.5) * cell, room.floorY + 1, z + (row + 0.5) * cell]))
          ids[row * columns + column] = index + 1
  }
  for (let round = 0; round < spread; round++) {
    const before = ids.slice()
    for (let at = columns; at < ids.length - columns; at++)
      if (before[at] === 0)
        ids[at] = before[at - 1] || before[at + 1] || before[at - columns] || before[at + columns] || 0
  }
  return { x, z, cell, columns, rows, ids }
}
