import { scaled } from "@roomwright/models/light/colours"
import { Vector3 } from "three"
import { cubeFaces, faceSide, type CubeFace } from "../../render/panorama-faces.ts"
import { panoramaPlan } from "../../render/panorama-plan.ts"
import type { RenderTile } from "../../render/render-order.ts"
import { blobOf, gatherPart } from "./gather-part.ts"
import { measureLight } from "./measure-light.ts"
import type { Taking, TileTaker } from "./take-still.ts"
import { createUnrolledTile } from "./unroll-faces.ts"

/** Soft light is shaded for more than a face, or its edges would know nothing of what is beside them: degrees. */
const shadeField = 120

/** A picture all around the eye, equirectangular: the sides of a cube are photographed and unrolled, for each tile what it shows of them. */
export function takePanorama(taking: Taking): TileTaker {
  const { canvas, home, room, order, signal } = taking
  const { camera: from, width, samples } = order
  const { film, lighting, camera, renderer } = home
  const side = faceSide(width)
  const aim = ({ forward, up }: CubeFace, field: number): void => {
    camera.clearViewOffset()
    camera.aspect = 1
    camera.fov = field
    camera.position.set(...from.eye)
    camera.up.set(...up)
    camera.lookAt(from.eye[0] + forward[0], from.eye[1] + forward[1], from.eye[2] + forward[2])
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()
  }
  const around = cubeFaces.slice(0, 4).map((face) => () => aim(face, 90))
  const { ev, balance } = measureLight(home, from.eye, room, { aims: around, aspect: 1 })
  const exposure = new Vector3(...scaled(balance, 2 ** (ev + order.moment.stops)))
  const shadeFull = side * Math.tan((shadeField * Math.PI) / 360)
  const shadePx = Math.round(Math.min(taking.shadeSide, shadeFull))
  const unrolled = createUnrolledTile(renderer, width)
  async function gatherFace(face: CubeFace, part: RenderTile): Promise<void> {
    lighting.resize(shadePx, shadePx)
    aim(face, shadeField)
    lighting.beginSamples()
    aim(face, 90)
    const full = { fullWidth: side, fullHeight: side, left: part.left, top: part.top }
    const before = (shadeFull - side) / 2
    const shade = {
      fullWidth: shadeFull,
      fullHeight: shadeFull,
      left: part.left + before,
      top: part.top + before,
    }
    await gatherPart({ home, room, samples, signal, onSample: taking.onSample }, part, full, shade)
  }

  return {
    async take(tile) {
      unrolled.begin(tile)
      for (const { face, part, place } of panoramaPlan(tile, width)) {
        await gatherFace(face, part)
        unrolled.add(face, film.mean(), { part, place, side }, exposure)
      }
      unrolled.show()
      return blobOf(canvas)
    },
    cost: (tile) => panoramaPlan(tile, width).length * samples,
    dispose: () => unrolled.dispose(),
  }
}
