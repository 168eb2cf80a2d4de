import type { Moment } from "@roomwright/models/light/sun-place"
import { demoTours } from "../content/tours.ts"
import { left, type DemoCamera } from "./frame-camera.ts"

/** A late morning from the side of the windows. */
const moment: Moment = left(10.2, -35)

/** What is seen all around from each stop of the demo's tours, named as their pictures in `demo/tours`. */
export const tourCameras: readonly DemoCamera[] = demoTours.flatMap(({ home, eyes }) =>
  eyes.map((eye, at) => ({
    name: `${home}-${at}`,
    home,
    look: "own" as const,
    moment,
    format: "around" as const,
    camera: { eye, turn: 0, tilt: 0, fieldOfView: 90, lensShift: 0, view: "panorama" as const, focus: null },
  })),
)
