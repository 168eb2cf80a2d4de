export { publishVideo } from "./publish-video.ts"
export { createRenderWorker, type RenderWorker } from "./worker/render-worker.ts"
export { readSceneFiles } from "./worker/scene-files.ts"
