import type { LitCover, LitRoom } from "../light/lit-room.ts"
import { isInRing } from "@roomwright/scene/geometry/rings"

/** x and z of the world, metres. */
export type FloorPlace = readonly [x: number, z: number]

/** Between places that are tried, and what lies flat on the floor, metres. */
const [apart, flat] = [0.2, 0.15]
/** More room around than that makes no better picture, metres. */
const enough = 1.1

/**
 * Where one stands to look around in a room: with room on all sides, near its middle. Null where furniture leaves no place
 * to stand.
 */
export function standingPlace(room: LitRoom): FloorPlace | null {
  const [xs, zs] = [room.ring.map(([x]) => x), room.ring.map(([, z]) => z)]
  const middle = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...zs) + Math.max(...zs)) / 2] as const
  const outline = room.ring.map(([x, y]) => ({ x, y }))
  let [best, most]: [FloorPlace | null, number] = [null, -Infinity]
  for (let x = Math.min(...xs) + apart; x < Math.max(...xs); x += apart)
    for (let z = Math.min(...zs) + apart; z < Math.max(...zs); z += apart) {
      if (!isInRing({ x, y: z }, outline)) continue
      const free = freeAround(room, [x, z])
      if (free < 0.25) continue
      const worth = Math.min(enough, free) - 0.12 * Math.hypot(x - middle[0], z - middle[1])
      if (worth > most) [best, most] = [[x, z], worth]
    }
  return best
}

/** How far it is to the next wall or piece, metres. */
function freeAround({ ring, covers }: LitRoom, [x, z]: FloorPlace): number {
  const toWalls = ring.map(([ax, az], at) => {
    const [bx, bz] = ring[(at + 1) % ring.length] ?? [ax, az]
    const [dx, dz] = [bx - ax, bz - az]
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz || 1)))
    return Math.hypot(x - ax - share * dx, z - az - share * dz)
  })
  const toPieces = covers.filter(({ height }) => height > flat).map((cover) => toCover(cover, x, z))
  return Math.min(...toWalls, ...toPieces)
}

function toCover({ x, z, turn, width, depth }: LitCover, px: number, pz: number): number {
  const [dx, dz] = [px - x, pz - z]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const across = Math.max(0, Math.abs(dx * cos - dz * sin) - width / 2)
  const along = Math.max(0, Math.abs(dx * sin + dz * cos) - depth / 2)
  return Math.hypot(across, along)
}
