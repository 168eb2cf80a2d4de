import {
  HemisphereLight,
  PointLight,
  Vector3,
  type DirectionalLight,
  type Scene,
  type SpotLight,
} from "three"
import { directional, paint, spot } from "./cast-lights.ts"
import { scaled, type Rgb } from "@roomwright/models/light/colours"
import type { FieldMix } from "./field-volume.ts"
import type { LitLamp } from "@roomwright/models/light/lit-room"
import { spreadPoint } from "./low-discrepancy.ts"
import { openBounce } from "./open-bounce.ts"
import { evenLight, lampStrength, sampleLight, type HomeLight, type SpotSample } from "./room-light.ts"
import { leastSky, meanSky } from "@roomwright/models/light/sky-light"
import { isInside, onSphere } from "./trace-room.ts"

/** What lights a stage: always the same lights, or its programs would have to be made again. */
export interface StageLights {
  /**
   * The light of one picture, while something moves; `room` is the one that the eye is in, -1: it looks from outside. Says what the
   * soft light has to add.
   */
  still(home: HomeLight, room: number): FieldMix
  /** One of `count` pictures that add up to soft shadows; the more there are, the more of the light they bring. */
  sample(home: HomeLight, room: number, i: number, count: number): FieldMix
  /** One more than the room of each point light. */
  readonly lampRooms: number[]
  /** The home that shadows have to cover: metres. */
  cover(middle: Vector3, reach: number): void
  /** Something moved: shadows are drawn anew. */
  refresh(): void
  dispose(): void
}

const pointCount = 4
/** So much of the light of windows and lamps comes with the shadows of `count` pictures; the rest without. */
const trustOf = (count: number): number => count / (count + 14)
/** Rooms that are looked into from above have the sky over them: of their own light they keep that of lamps. */
const fromOutside = { day: 0, lamps: 1, nearSky: 0, sky: 0 } as const

/** `side`: of the sun's shadow map. */
export function createStageLights(scene: Scene, side: 1_024 | 2_048): StageLights {
  const sun = directional(side, 1.2)
  const dome = directional(side / 2, 2)
  const spots = { window: spot(side / 2), bounce: spot(side / 4), lamp: spot(side / 2) }
  // The wires that hold a shade would draw their shadows on every wall.
  spots.lamp.shadow.camera.near = 0.14
  const lampRooms = Array.from({ length: pointCount }, () => 0)
  const points = Array.from({ length: pointCount }, () => new PointLight("#ffffff", 0, 0, 2))
  const even = new HemisphereLight("#ffffff", "#ffffff", 0)
  const casting = [sun, dome, ...Object.values(spots)]
  for (const light of casting) scene.add(light, light.target)
  scene.add(...points, even)
  let middle = new Vector3()
  let reach = 8
  let isStale = true

  const aim = (light: DirectionalLight, [x, y, z]: readonly [number, number, number]): void => {
    light.target.position.copy(middle)
    light.position
      .set(x, y, z)
      .multiplyScalar(reach * 2)
      .add(middle)
    light.target.updateMatrixWorld()
    light.shadow.needsUpdate = true
  }
  const put = (light: SpotLight, sample: SpotSample | null): void => {
    if (!sample) {
      light.intensity = 0
      return
    }
    light.position.set(...sample.at)
    light.target.position.set(...sample.way).add(light.position)
    light.target.updateMatrixWorld()
    paint(light, sample.colour)
    light.shadow.needsUpdate = true
  }
  const spread = (sky: Rgb, ground: Rgb): void => {
    even.color.setRGB(...sky)
    even.groundColor.setRGB(...ground)
    even.intensity = Math.PI
  }
  const openSky = ({ sky }: HomeLight): Rgb => {
    const mean = meanSky(sky)
    return [mean[0] + leastSky[0], mean[1] + leastSky[1], mean[2] + leastSky[2]]
  }

  /** The lamps that are shown as points: those near the eye in its room, or the brightest of all. */
  const placePoints = (home: HomeLight, at: number, share: number): readonly LitLamp[] => {
    const room = home.rooms[at]
    const roomOf = (lamp: LitLamp): number => home.rooms.findIndex((one) => isInside(one, lamp.at))
    const shown = (room ? home.lamps.filter((lamp) => isInside(room, lamp.at)) : home.lamps)
      .toSorted((one, other) => other.lumens - one.lumens)
      .slice(0, pointCount)
    for (const [index, point] of points.entries()) {
      const lamp = shown[index]
      point.intensity = 0
      lampRooms[index] = 0
      if (!lamp || share === 0) continue
      lampRooms[index] = roomOf(lamp) + 1
      point.position.set(...lamp.at)
      paint(point, scaled(lampStrength(lamp), share))
    }
    return shown
  }

  return {
    lampRooms,
    still(home, at) {
      const room = home.rooms[at]
      const isLit = home.toSun[1] > 0
      paint(sun, isLit ? home.sky.sun : [0, 0, 0])
      if (isStale && isLit) aim(sun, home.toSun)
      put(spots.window, null)
      put(spots.bounce, null)
      put(spots.lamp, null)
      const shown = placePoints(home, at, 1)
      const shareOf = (lamp: LitLamp): number => (shown.includes(lamp) ? 0 : 1)
      if (room) {
        dome.intensity = 0
        // Where the soft light is not known yet.
        spread(scaled(evenLight(home, room), 1.5), scaled(evenLight(home, room), 1.2))
      } else {
        paint(dome, scaled(openSky(home), Math.PI * 0.5))
        if (isStale) aim(dome, [0.18, 0.97, 0.16])
        spread(scaled(openSky(home), 0.5), scaled(openSky(home), 0.22))
      }
      isStale = false
      return room
        ? { day: 1, lamps: 1, nearSky: 1, sky: 1, near: at, shareOf }
        : { ...fromOutside, near: at, shareOf }
    },
    sample(home, at, i, count) {
      const room = home.rooms[at]
      isStale = true
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = spreadPoint(i + 911)
      if (home.toSun[1] > 0.01) {
        // The sun's disc with the haze around it, for soft edges.
        const [x, y, z] = home.toSun
        const wide = room ? 0.012 : 0.03
        aim(sun, [x + (a - 0.5) * wide, y + (b - 0.5) * wide, z + (c - 0.5) * wide])
        paint(sun, home.sky.sun)
      } else sun.intensity = 0
      if (room) {
        const trust = trustOf(count)
        const shown = placePoints(home, at, 1 - trust)
        const light = sampleLight(home, at, i)
        const dimmed = (sample: SpotSample | null): SpotSample | null =>
          sample && { ...sample, colour: scaled(sample.colour, trust) }
        dome.intensity = 0
        put(spots.window, dimmed(light.window))
        put(spots.lamp, dimmed(light.lamp))
        put(spots.bounce, null)
        spread(scaled(evenLight(home, room), 1.5), scaled(evenLight(home, room), 1.2))
        const shareOf = (lamp: LitLamp): number =>
          shown.includes(lamp) ? 0 : isInside(room, lamp.at) ? 1 - trust : 1
        return { day: 1, lamps: 1, nearSky: 1 - trust, sky: 1, near: at, shareOf }
      }
      const shown = placePoints(home, at, 1)
      const sky = openSky(home)
      put(spots.window, null)
      put(spots.lamp, null)
      put(spots.bounce, openBounce(home, sky, d, e, f))
      const [dx, dy, dz] = onSphere(0.49 * c, b)
      aim(dome, [dx, Math.max(0.04, dy), dz])
      paint(dome, scaled(sky, 2 * Math.PI * 0.9))
      spread(scaled(sky, 0.08), scaled(sky, 0.16))
      return { ...fromOutside, near: at, shareOf: (lamp) => (shown.includes(lamp) ? 0 : 1) }
    },
    cover(at, far) {
      middle = at.clone()
      reach = far
      for (const light of [sun, dome]) {
        Object.assign(light.shadow.camera, {
          left: -far,
          right: far,
          top: far,
          bottom: -far,
          near: far * 0.2,
          far: far * 4,
        })
        light.shadow.camera.updateProjectionMatrix()
      }
      isStale = true
    },
    refresh: () => {
      isStale = true
    },
    dispose() {
      for (const light of [...casting, ...points, even]) light.dispose()
    },
  }
}
