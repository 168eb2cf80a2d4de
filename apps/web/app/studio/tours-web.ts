import { tourPath } from "@roomwright/contract/page-paths"
import { deleteTour, listTours, makeTour, setTourWork } from "@roomwright/contract/tours/calls"
import type { OwnTour } from "@roomwright/contract/tours/tours"
import type { StudioTour, TourHost } from "@roomwright/studio/tour-host"
import { answer } from "./renders-web.ts"
import { studioCall } from "./studio-session.ts"

/** Tours of the studio: the API of this site. */
export const createTourHost = (): TourHost => ({
  list: async (project) => (await studioCall(listTours, { query: { project } })).map(toTour),
  make: (project, { renders, ...order }) =>
    answer(async () =>
      toTour(
        await studioCall(makeTour, { params: { id: project }, body: { ...order, renders: [...renders] } }),
      ),
    ),
  show: (id, work) =>
    answer(async () => toTour(await studioCall(setTourWork, { params: { id }, body: { work } }))),
  remove: async (id) => {
    await studioCall(deleteTour, { params: { id } })
  },
})

const toTour = ({ id, name, state, stops, work, picture }: OwnTour): StudioTour => ({
  id,
  name,
  state,
  stops,
  work: work?.id ?? null,
  picture:
    picture && `${picture.path}/${picture.widths.find((width) => width >= 640) ?? picture.widths[0]}.webp`,
  address: tourPath(id),
})
