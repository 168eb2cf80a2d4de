export { createRenderWorker, type RenderWorker } from "./worker/render-worker.ts"
export { readSceneFile } from "./worker/scene-files.ts"
