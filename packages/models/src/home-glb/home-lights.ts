import type { Document, Node } from "@gltf-transform/core"
import { KHRLightsPunctual, Light } from "@gltf-transform/extensions"
import type { Scene } from "@roomwright/scene/document/scene"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import { findLamps } from "../light/find-lamps.ts"
import { brightness, scaled, type Rgb } from "../light/colours.ts"
import { litRooms, roomAround } from "../light/lit-home.ts"
import type { LitRoom, LitWindow } from "../light/lit-room.ts"
import { meanSky, skyLight, type SkyLight } from "../light/sky-light.ts"
import { sunAt, type Moment } from "../light/sun-place.ts"
import { turnBetween } from "./turn-between.ts"
import type { SizedGlow } from "./home-glows.ts"

/** Full light of the sun at noon in lux; what the sky's table calls 10. */
const noonLux = 100_000

export interface HomeLights {
  readonly nodes: readonly Node[]
  /** `extras` of the scene: the sky behind windows, as radiance relative to that of a bright day's sky. */
  readonly sky: SkyLight & { readonly altitude: number }
  readonly rooms: readonly LitRoom[]
}

/**
 * Sun, lamps and windows as nodes. Sun and lamps are lights of KHR_lights_punctual (lux, candela); `extras.light` says more: "sun" with
 * `irradiance`, "lamp" with `lumens` and `across`, "window" (a pane of `width` and `height` that shines along -z) with `radiance`; `room` is
 * the index of the room that a lamp or window lights.
 */
export function writeLights(
  document: Document,
  scene: Scene,
  moment: Moment,
  glows: readonly SizedGlow[],
): HomeLights {
  const extension = document.createExtension(KHRLightsPunctual)
  const { altitude, toSun } = sunAt(moment)
  const sky = skyLight(altitude)
  const rooms = levelsOf(scene).flatMap(({ id }) => litRooms(scene, id))
  const nodes: Node[] = []
  if (brightness(sky.sun) > 0) {
    const [x, y, z] = toSun
    const light = extension
      .createLight("sun")
      .setType(Light.Type.DIRECTIONAL ?? "directional")
      .setColor(tintOf(sky.sun))
      .setIntensity((brightness(sky.sun) / 10) * noonLux)
    nodes.push(
      document
        .createNode("sun")
        .setTranslation([x * 30, y * 30, z * 30])
        .setRotation(turnBetween([-x, -y, -z]))
        .setExtension("KHR_lights_punctual", light)
        .setExtras({ light: "sun", irradiance: [...sky.sun], altitude }),
    )
  }
  for (const [i, { at, lumens, tint }] of findLamps(scene, glows, rooms).entries()) {
    const light = extension
      .createLight(`lamp ${i + 1}`)
      .setType(Light.Type.POINT ?? "point")
      .setColor(tintOf(tint))
      .setIntensity(lumens / (4 * Math.PI))
    nodes.push(
      document
        .createNode(`lamp ${i + 1}`)
        .setTranslation([...at])
        .setExtension("KHR_lights_punctual", light)
        .setExtras({
          light: "lamp",
          lumens,
          tint: [...tint],
          across: glows[i]?.across ?? 0.08,
          room: roomAround(rooms, at),
        }),
    )
  }
  for (const [room, { windows }] of rooms.entries())
    for (const window of windows) nodes.push(windowNode(document, window, room, meanSky(sky)))
  return { nodes, sky: { ...sky, altitude }, rooms }
}

const windowNode = (document: Document, window: LitWindow, room: number, radiance: Rgb): Node =>
  document
    .createNode(`window of room ${room + 1}`)
    .setTranslation([...window.middle])
    .setRotation(turnBetween([window.inward[0], 0, window.inward[1]]))
    .setExtras({
      light: "window",
      width: window.width,
      height: window.height,
      radiance: [...radiance],
      room,
    })

/** A colour whose strongest part is 1. */
function tintOf(colour: Rgb): [number, number, number] {
  const [r, g, b] = scaled(colour, 1 / Math.max(1e-6, ...colour))
  return [r, g, b]
}
