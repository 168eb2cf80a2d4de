import { NoToneMapping, PCFShadowMap, WebGLRenderer } from "three"
import type { StageCount } from "./stage-port.ts"

/** What draws a stage: linear light with shadows. Throws where the browser has no WebGL. */
export function createStageRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  // The print on the canvas itself needs no depths.
  const renderer = new WebGLRenderer({
    canvas,
    antialias: false,
    depth: false,
    powerPreference: "high-performance",
  })
  renderer.setPixelRatio(1)
  renderer.toneMapping = NoToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.info.autoReset = false
  return renderer
}

/** What the last picture took. */
export const countOf = ({ info: { render, memory } }: WebGLRenderer): StageCount => ({
  calls: render.calls,
  triangles: render.triangles,
  textures: memory.textures,
  geometries: memory.geometries,
})
