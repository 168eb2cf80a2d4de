import { finishes, type FinishId } from "../finishes/finishes.ts"
import { levelsOf, onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { brightness, colourOfKelvin, linearColour } from "./colours.ts"
import type { LitLamp, LitRoom } from "./lit-room.ts"
import { workLights } from "./work-lights.ts"
import type { Vec3 } from "../geometry/vector.ts"

/** A light of a piece: where its bulb is, and of which finish. */
export interface Glow {
  readonly at: Vec3
  readonly finish: FinishId
  readonly type: string
}

/**
 * All that shines in a home: lamps of the library by their bulbs, lights that have no lamp around them, and a light in each of these rooms
 * that would be black.
 */
export function findLamps(
  scene: Scene,
  glows: readonly Glow[],
  rooms: readonly LitRoom[],
): readonly LitLamp[] {
  const lamps = [...glows.map(lampOf), ...freeLights(scene)]
  return [...lamps, ...workLights(rooms, lamps)]
}

const freeLights = (scene: Scene): readonly LitLamp[] =>
  levelsOf(scene).flatMap(({ id, element: level }) =>
    onLevel(scene, id, "light").flatMap(({ element: { lit, at, elevation, lumens, kelvin } }): LitLamp[] =>
      lit
        ? [
            {
              at: [at.x / 1000, (level.elevation + elevation) / 1000, -at.y / 1000],
              lumens,
              tint: colourOfKelvin(kelvin),
            },
          ]
        : [],
    ),
  )

/** What lamps of the library give, lumens; flames, and what only glows, give little. */
function lumensOf({ finish, type }: Glow): number {
  if (finish.startsWith("flame")) return 60
  if (type.startsWith("lamp.pendant") || type.startsWith("lamp.ceiling")) return 900
  return type.startsWith("lamp.") ? 520 : 160
}

function lampOf(glow: Glow): LitLamp {
  const own = linearColour(finishes[glow.finish].colour)
  const light = brightness(own) || 1
  const warm = colourOfKelvin(glow.finish.startsWith("flame") ? 1_900 : 2_900)
  // Eyes take lamplight for whiter than film does.
  const mixedWith = (part: 0 | 1 | 2): number => 0.3 + warm[part] * 0.4 + (0.3 * own[part]) / light
  return { at: glow.at, lumens: lumensOf(glow), tint: [mixedWith(0), mixedWith(1), mixedWith(2)] }
}
