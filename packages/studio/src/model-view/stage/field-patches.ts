import type { LitRoom } from "@roomwright/models/light/lit-room"
import type { Rgb } from "@roomwright/models/light/colours"
import { ceilingSide, floorSide, type Landing } from "./follow-light.ts"

/** Of a patch of a surface, metres. */
const step = 0.5

/** The surfaces of a home in patches, each with what it throws back of daylight and of lamplight. */
export interface FieldPatches {
  readonly count: number
  /** The patch under a landing; -1 outside of all. */
  at(landing: Landing): number
  /** Reflectances, three of each patch. */
  readonly colours: Float32Array
  /** What falls on it of daylight and of lamplight, as flux: six of each patch. */
  readonly flux: Float32Array
  /** m2 */
  readonly areas: Float32Array
}

interface Sheet {
  readonly first: number
  readonly columns: number
  readonly rows: number
}

interface RoomSheets {
  readonly floor: Sheet
  readonly ceiling: Sheet
  readonly walls: readonly Sheet[]
  readonly x: number
  readonly z: number
}

export function createPatches(rooms: readonly LitRoom[]): FieldPatches {
  const colours: number[] = []
  const areas: number[] = []
  const sheet = (
    columns: number,
    rows: number,
    colourAt: (column: number, row: number) => Rgb,
    area: number,
  ): Sheet => {
    const first = areas.length
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        colours.push(...colourAt(column, row))
        areas.push(area / (columns * rows))
      }
    return { first, columns, rows }
  }
  const all = rooms.map((room): RoomSheets => {
    const [xs, zs] = [room.ring.map(([x]) => x), room.ring.map(([, z]) => z)]
    const [x, z] = [Math.min(...xs), Math.min(...zs)]
    const columns = Math.max(1, Math.ceil((Math.max(...xs) - x) / step))
    const rows = Math.max(1, Math.ceil((Math.max(...zs) - z) / step))
    // Patches outside of a room that is no rectangle get no light.
    const area = columns * rows * step * step
    return {
      x,
      z,
      floor: sheet(
        columns,
        rows,
        (column, row) => coveredColour(room, x + (column + 0.5) * step, z + (row + 0.5) * step),
        area,
      ),
      ceiling: sheet(columns, rows, () => room.ceiling, area),
      walls: room.ring.map(([ax, az], index) => {
        const [bx, bz] = room.ring[(index + 1) % room.ring.length] ?? [ax, az]
        const long = Math.hypot(bx - ax, bz - az)
        return sheet(
          Math.max(1, Math.round(long / step)),
          Math.max(1, Math.round(room.height / step)),
          () => room.walls[index] ?? [0.7, 0.7, 0.7],
          long * room.height,
        )
      }),
    }
  })
  const cell = (value: number, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(value)))
  return {
    count: areas.length,
    colours: Float32Array.from(colours),
    areas: Float32Array.from(areas),
    flux: new Float32Array(areas.length * 6),
    at({ room: index, side, x, y, z }) {
      const [room, sheets] = [rooms[index], all[index]]
      if (!room || !sheets) return -1
      if (side === floorSide || side === ceilingSide) {
        const flat = side === floorSide ? sheets.floor : sheets.ceiling
        const column = cell((x - sheets.x) / step, flat.columns)
        return flat.first + cell((z - sheets.z) / step, flat.rows) * flat.columns + column
      }
      const wall = sheets.walls[side]
      const [from, to] = [room.ring[side], room.ring[(side + 1) % room.ring.length]]
      if (!wall || !from || !to) return -1
      const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
      const share = ((x - from[0]) * dx + (z - from[1]) * dz) / (dx * dx + dz * dz || 1)
      const row = cell(((y - room.floorY) / room.height) * wall.rows, wall.rows)
      return wall.first + row * wall.columns + cell(share * wall.columns, wall.columns)
    },
  }
}

/** The floor's colour, or that of what stands there. */
function coveredColour(room: LitRoom, x: number, z: number): Rgb {
  for (const { x: cx, z: cz, turn, width, depth, colour } of room.covers) {
    const [dx, dz] = [x - cx, z - cz]
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    if (Math.abs(dx * cos - dz * sin) < width / 2 && Math.abs(dx * sin + dz * cos) < depth / 2) return colour
  }
  return room.floor
}
