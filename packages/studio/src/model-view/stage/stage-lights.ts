import {
  HemisphereLight,
  PointLight,
  Vector3,
  type DirectionalLight,
  type Scene,
  type SpotLight,
} from "three"
import { scaled, type Rgb } from "./colours.ts"
import { spreadPoint } from "./low-discrepancy.ts"

import { directional, paint, spot } from "./cast-lights.ts"
import { distanceTo, openBounce } from "./open-bounce.ts"
import { evenLight, lampStrength, sampleLight, type HomeLight, type SpotSample } from "./room-light.ts"
import { meanSky } from "./sky-light.ts"
import { onSphere } from "./trace-room.ts"

/** What lights a stage: always the same lights, or its programs would have to be made again. */
export interface StageLights {
  /** The light of one picture, while something moves. `room` is the one that the eye is in; -1: it looks from outside. */
  still(home: HomeLight, room: number): void
  /** One of many pictures that add up to soft light. */
  sample(home: HomeLight, room: number, i: number): void
  /** The home that shadows have to cover: metres. */
  cover(middle: Vector3, reach: number): void
  /** Something moved: shadows are drawn anew. */
  refresh(): void
  dispose(): void
}

const pointCount = 3
/** From outside a home is a model on a table: it is never lit by less than this part of a bright sky. */
const leastSky: Rgb = [0.022, 0.027, 0.042]

export function createStageLights(scene: Scene): StageLights {
  const sun = directional(2_048, 1.2)
  const dome = directional(1_024, 2)
  const spots = { window: spot(1_024), bounce: spot(512), lamp: spot(1_024) }
  // The wires that hold a shade would draw their shadows on every wall.
  spots.lamp.shadow.camera.near = 0.14
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

  return {
    still(home, at) {
      const room = home.rooms[at]
      const isLit = home.toSun[1] > 0
      paint(sun, isLit ? home.sky.sun : [0, 0, 0])
      if (isStale && isLit) aim(sun, home.toSun)
      put(spots.bounce, null)
      put(spots.lamp, null)
      const near = room
        ? home.lamps.toSorted((one, other) => distanceTo(room, one.at) - distanceTo(room, other.at))
        : home.lamps.toSorted((one, other) => other.lumens - one.lumens)
      for (const [index, point] of points.entries()) {
        const lamp = near[index]
        point.intensity = 0
        if (!lamp) continue
        point.position.set(...lamp.at)
        paint(point, lampStrength(lamp))
      }
      if (room) {
        dome.intensity = 0
        const [widest] = room.windows.toSorted((a, b) => b.width * b.height - a.width * a.height)
        const area = room.windows.reduce((sum, window) => sum + window.width * window.height, 0)
        put(
          spots.window,
          widest
            ? {
                at: widest.middle,
                way: [widest.inward[0], 0, widest.inward[1]],
                colour: scaled(meanSky(home.sky), area * 1.35),
              }
            : null,
        )
        const soft = evenLight(home, room)
        spread(scaled(soft, 1.5), scaled(soft, 1.2))
      } else {
        put(spots.window, null)
        paint(dome, scaled(openSky(home), Math.PI * 0.5))
        if (isStale) aim(dome, [0.18, 0.97, 0.16])
        spread(scaled(openSky(home), 0.5), scaled(openSky(home), 0.22))
      }
      isStale = false
    },
    sample(home, at, i) {
      const room = home.rooms[at]
      isStale = true
      for (const point of points) point.intensity = 0
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = spreadPoint(i + 911)
      if (home.toSun[1] > 0.01) {
        // The sun's disc with the haze around it, for soft edges.
        const [x, y, z] = home.toSun
        const wide = room ? 0.012 : 0.03
        aim(sun, [x + (a - 0.5) * wide, y + (b - 0.5) * wide, z + (c - 0.5) * wide])
        paint(sun, home.sky.sun)
      } else sun.intensity = 0
      const light = sampleLight(home, at, i)
      put(spots.lamp, light.lamp)
      if (room) {
        dome.intensity = 0
        put(spots.window, light.window)
        put(spots.bounce, light.bounce)
        const soft = evenLight(home, room)
        spread(scaled(soft, 0.46), scaled(soft, 0.36))
        return
      }
      const sky = openSky(home)
      put(spots.window, null)
      put(spots.bounce, openBounce(home, sky, d, e, f))
      const [dx, dy, dz] = onSphere(0.49 * c, b)
      aim(dome, [dx, Math.max(0.04, dy), dz])
      paint(dome, scaled(sky, 2 * Math.PI * 0.9))
      spread(scaled(sky, 0.08), scaled(sky, 0.16))
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
