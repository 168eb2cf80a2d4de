export type { LaidTour } from "./lay-out-tour.ts"
export { publishTour } from "./publish-tour.ts"
