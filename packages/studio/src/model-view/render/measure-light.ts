import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { Exposure } from "../stage/light-meter.ts"
import type { RenderHome } from "./render-home.ts"

/**
 * px across of pictures that light is measured by: always as many, so that each window measures the same, and some for each
 * of the 32 places that the meter looks at.
 */
const acrossPx = 192

/**
 * Measures the light as it falls from each of these ways of aiming the camera, takes what is mirrored, and sets the mean exposure.
 * `aspect`: width by height of the pictures.
 */
export function measureLight(
  home: RenderHome,
  eye: Vec3,
  room: number,
  { aims, aspect }: { readonly aims: readonly (() => void)[]; readonly aspect: number },
): Exposure {
  const { film, lighting, camera } = home
  const [width, height] = [acrossPx, Math.max(1, Math.round(acrossPx / aspect))]
  film.resize(width, height)
  lighting.resize(width, height)
  const measure = (): Exposure => {
    const all = aims.flatMap((aim) => {
      aim()
      lighting.setUp(room)
      lighting.expose(room)
      lighting.meter(room)
      return lighting.exposure() ?? []
    })
    camera.clearViewOffset()
    const [first] = all
    const ev = all.reduce((sum, one) => sum + one.ev, 0) / Math.max(1, all.length)
    const exposure = { ev, balance: first?.balance ?? ([1, 1, 1] as const) }
    lighting.setExposure(exposure)
    lighting.setUp(room)
    return exposure
  }
  home.darken()
  measure()
  // What is mirrored is lit by then, and the window is as bright as it will be.
  home.mirror(eye, room)
  return measure()
}
