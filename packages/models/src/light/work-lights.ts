import { isInRing } from "@roomwright/scene/geometry/rings"
import { colourOfKelvin } from "./colours.ts"
import type { LitLamp, LitRoom } from "./lit-room.ts"

/** Lumens for each square metre: as bright as a corridor is lit. */
const lumensEach = 90
/** Under the ceiling, m. */
const below = 0.4

/**
 * A lamp in the middle of each room that neither day nor lamps reach: nobody shows a home with a black room in it, and a
 * photographer brings a light along. Nobody sees the lamp itself.
 */
export const workLights = (rooms: readonly LitRoom[], lamps: readonly LitLamp[]): readonly LitLamp[] =>
  rooms.flatMap((room) => {
    const { ring, floorY, height, area, isOpen, windows, holes } = room
    const outline = ring.map(([x, z]) => ({ x, y: z }))
    const isLit =
      isOpen ||
      windows.length > 0 ||
      holes.some(({ passes }) => passes > 0) ||
      lamps.some(({ at: [x, y, z] }) => y >= floorY && y <= floorY + height && isInRing({ x, y: z }, outline))
    const middle = isLit ? undefined : middlesOf(ring).find(([x, z]) => isInRing({ x, y: z }, outline))
    if (!middle) return []
    const lumens = Math.min(1_600, Math.max(250, area * lumensEach))
    return [
      {
        at: [middle[0], floorY + Math.max(height / 2, height - below), middle[1]] as const,
        lumens,
        tint: colourOfKelvin(3_000),
      },
    ]
  })

/** The mean of the corners, and, for rooms around a corner, places between every second of them. */
function middlesOf(ring: LitRoom["ring"]): readonly (readonly [x: number, z: number])[] {
  const sum = ring.reduce(([x, z], [cx, cz]) => [x + cx, z + cz] as const, [0, 0] as const)
  const between = ring.map(([x, z], index) => {
    const [ox, oz] = ring[(index + 2) % ring.length] ?? [x, z]
    return [(x + ox) / 2, (z + oz) / 2] as const
  })
  return [[sum[0] / ring.length, sum[1] / ring.length] as const, ...between]
}
