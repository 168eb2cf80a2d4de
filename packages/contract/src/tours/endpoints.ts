import { deleteTour, listTours, listWorkTours, makeTour, readTour, setTourWork } from "./calls.ts"

export const toursEndpoints = {
  deleteTour,
  listTours,
  listWorkTours,
  makeTour,
  readTour,
  setTourWork,
} as const
