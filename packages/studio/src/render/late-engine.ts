import type { LibraryHost } from "../library/library-host.ts"
import type { RenderEngine } from "./render-engine.ts"

/** The engine of this browser. What draws is fetched when the first picture is asked for. */
export function createLateEngine(host: Pick<LibraryHost, "finishes" | "modelFile">): RenderEngine {
  let engine: Promise<RenderEngine> | null = null
  let isOver = false
  const load = async (): Promise<RenderEngine> => {
    const { createRealtimeEngine } = await import("../model-view/render/realtime-engine.ts")
    return createRealtimeEngine(host)
  }
  const loaded = (): Promise<RenderEngine> => {
    engine ??= load().catch((error: unknown) => {
      // Without a network the next call tries again.
      engine = null
      throw error
    })
    return engine
  }
  return {
    make: async (order, work) => (await loaded()).make(order, work),
    video: async (order, work) => (await loaded()).video(order, work),
    preview: async (order, signal) => (await loaded()).preview(order, signal),
    distanceAt: async (order, place, signal) => (await loaded()).distanceAt(order, place, signal),
    dispose() {
      if (isOver) return
      isOver = true
      void engine?.then((one) => one.dispose())
    },
  }
}
