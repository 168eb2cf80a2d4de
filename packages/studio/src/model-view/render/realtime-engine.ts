import { cameraRay } from "@roomwright/models/seen/camera-rays"
import type { LibraryHost } from "../../library/library-host.ts"
import { RenderProblem, type RenderEngine, type RenderWork } from "../../render/render-engine.ts"
import type { PictureOrder } from "../../render/render-order.ts"
import { readScene } from "../../saving/read-scene.ts"
import { isDrawnBySoftware } from "../is-drawn-by-software.ts"
import { createRenderHome, type RenderHome } from "./render-home.ts"
import { takeVideo } from "./take-video.ts"
import { takePanorama } from "./take-panorama.ts"
import { takeStill, type TileTaker } from "./take-still.ts"

interface Standing {
  readonly document: string
  readonly canvas: HTMLCanvasElement
  readonly home: RenderHome
}

interface Beginning {
  readonly patience: number
  readonly signal: AbortSignal
  readonly onSample: () => void
}

/** How long what is fetched is waited for, ms. */
const patience = { preview: 1_200, render: 120_000 } as const

/**
 * The quick engine: what the stage shows at rest, at any size and by tiles. It gathers pictures of sun, sky and lamps and follows soft
 * light by a grid; it traces no paths, and its pictures say so. Nothing stands before the first call.
 */
export function createRealtimeEngine(host: Pick<LibraryHost, "finishes" | "modelFile">): RenderEngine {
  let standing: Standing | null = null

  function leave(): void {
    standing?.home.dispose()
    standing = null
  }

  function stand(text: string): Standing {
    if (standing?.document === text && !standing.home.renderer.getContext().isContextLost()) return standing
    leave()
    const scene = readScene(text)
    if (!scene) throw new RenderProblem("engine-failed")
    const canvas = document.createElement("canvas")
    try {
      const home = createRenderHome(canvas, host, scene, isDrawnBySoftware(document) ? 256 : 1_024)
      standing = { document: text, canvas, home }
      return standing
    } catch {
      throw new RenderProblem("not-supported")
    }
  }

  async function begin(
    order: PictureOrder,
    { patience, signal, onSample }: Beginning,
  ): Promise<{ readonly taker: TileTaker; readonly isComplete: boolean }> {
    const { canvas, home } = stand(order.document)
    const { eye } = order.camera
    const { room, isComplete } = await home.settle({ eye, moment: order.moment, patience }, signal)
    const shadeSide = isDrawnBySoftware(document) ? 640 : 4_096
    const taking = { canvas, home, room, order, shadeSide, signal, onSample }
    return { taker: order.sort === "panorama" ? takePanorama(taking) : takeStill(taking), isComplete }
  }

  return {
    async video(order, { keeping, onProgress, signal }) {
      const { canvas, home } = stand(order.document)
      const began = performance.now()
      return takeVideo({
        canvas,
        home,
        order,
        keeping,
        signal,
        shadeSide: isDrawnBySoftware(document) ? 320 : 2_048,
        patience: patience.render,
        onFrame(there, all, drawn) {
          const seconds = (performance.now() - began) / 1000
          // The first frames are slow: what they show is built and lit.
          const secondsLeft = drawn > 3 ? ((all - there) * seconds) / drawn : null
          onProgress({ share: there / all, secondsLeft })
        },
      })
    },
    async make(order, { tiles, isThere, keep, onProgress, signal }: RenderWork) {
      let [all, done, before] = [1, 0, 0]
      let began = performance.now()
      const tell = (): void => {
        const share = (before + done) / all
        const seconds = (performance.now() - began) / 1000
        onProgress({ share, secondsLeft: done > 1 ? ((all - before - done) * seconds) / done : null })
      }
      const onSample = (): void => {
        done++
        tell()
      }
      const { taker } = await begin(order, { patience: patience.render, signal, onSample })
      try {
        const costs = tiles.map((tile) => taker.cost(tile))
        const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0)
        all = Math.max(1, sum(costs))
        before = sum(costs.filter((_, index) => isThere(index)))
        began = performance.now()
        for (const [index, tile] of tiles.entries()) {
          if (isThere(index)) continue
          await keep(index, await taker.take(tile))
        }
      } finally {
        taker.dispose()
      }
    },
    async preview(order, signal) {
      const few = order.camera.focus ? 8 : 2
      const samples = isDrawnBySoftware(document) ? few : order.samples
      const beginning = { patience: patience.preview, signal, onSample: () => undefined }
      const { taker, isComplete } = await begin({ ...order, samples }, beginning)
      try {
        const { width, height } = order
        return { picture: await taker.take({ left: 0, top: 0, width, height }), isComplete }
      } finally {
        taker.dispose()
      }
    },
    async distanceAt({ document: text, camera, moment, width, height }, place, signal) {
      const { home } = stand(text)
      await home.settle({ eye: camera.eye, moment, patience: patience.preview }, signal)
      return home.meet(cameraRay({ ...camera, aspect: width / height, view: "still" }, place)) ?? Infinity
    },
    dispose: leave,
  }
}
