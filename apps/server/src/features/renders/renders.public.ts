export { createRenderWorker, type RenderWorker } from "./worker/render-worker.ts"
