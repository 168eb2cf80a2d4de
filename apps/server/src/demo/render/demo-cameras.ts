import { largeHomeCameras } from "./cameras-large-homes.ts"
import { smallHomeCameras } from "./cameras-small-homes.ts"
import type { DemoCamera } from "./frame-camera.ts"

/** Every picture that there can be of the demo's homes, by its name. */
export const demoCameras: readonly DemoCamera[] = [...smallHomeCameras, ...largeHomeCameras]
