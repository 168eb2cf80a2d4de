export { createProject } from "./create-project.ts"
export { workScenes } from "./work-scenes/find-scened.ts"
export { prepareScene, publishScene } from "./work-scenes/publish-scene.ts"
