export { insertStops } from "./insert-stops.ts"
export type { LaidTour } from "./lay-out-tour.ts"
