export { createProject } from "./create-project.ts"
export { workScenes } from "./work-scenes/find-scened.ts"
export { prepareScene, publishScene } from "./work-scenes/publish-scene.ts"
export { findLiveProject } from "./own-project.ts"
export { readSceneProducts } from "./work-scenes/read-work-scene.ts"
/** Draws plans small; loaded with the first plan. */
export const loadSketch = () => import("./sketch-scene.ts")
