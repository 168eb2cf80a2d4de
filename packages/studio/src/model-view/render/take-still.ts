import { fieldUpDown, lookingTo } from "../../render/aim-render.ts"
import type { PictureOrder, RenderTile } from "../../render/render-order.ts"
import { aimCamera } from "../stage/stage-rays.ts"
import { blobOf, gatherPart } from "./gather-part.ts"
import { measureLight } from "./measure-light.ts"
import type { RenderHome } from "./render-home.ts"

export interface Taking {
  readonly canvas: HTMLCanvasElement
  readonly home: RenderHome
  readonly room: number
  readonly order: PictureOrder
  /** Longest side that the shade of soft light is drawn at, px. */
  readonly shadeSide: number
  readonly signal: AbortSignal
  readonly onSample: () => void
}

/** Takes the tiles of one picture: each call gives one of them. */
export interface TileTaker {
  take(tile: RenderTile): Promise<Blob>
  /** How many pictures a tile is the mean of. */
  cost(tile: RenderTile): number
  dispose(): void
}

/** A photograph through a lens. */
export function takeStill({ canvas, home, room, order, shadeSide, signal, onSample }: Taking): TileTaker {
  const { camera: from, width, height, samples } = order
  const { film, lighting, camera, renderer } = home
  const aspect = width / height
  const aim = (): void => {
    camera.up.set(0, 1, 0)
    camera.aspect = aspect
    aimCamera(camera, {
      at: from.eye,
      to: lookingTo(from),
      fieldOfView: fieldUpDown(from.fieldOfView, aspect),
    })
    camera.setViewOffset(width, height, 0, -from.lensShift * width, width, height)
    camera.updateMatrixWorld()
  }
  const exposure = measureLight(home, from.eye, room, { aims: [aim], aspect })
  // The shade belongs to the whole picture: at the edges of a tile it would know nothing of what is beside it.
  const scale = Math.min(1, shadeSide / Math.max(width, height))
  lighting.resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  aim()
  lighting.beginSamples()
  return {
    async take(tile) {
      const full = { fullWidth: width, fullHeight: height, left: tile.left, top: tile.top }
      const shifted = { ...full, top: tile.top - from.lensShift * width }
      await gatherPart({ home, room, from, samples, signal, onSample }, tile, shifted, full)
      renderer.setSize(tile.width, tile.height, false)
      film.develop(exposure, order.moment.stops, 1)
      return blobOf(canvas)
    },
    cost: () => samples,
    dispose: () => undefined,
  }
}
