import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { del, get, post, put } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { studioAudiences } from "../studio/sessions.ts"
import { OwnTour, Tour, tourLimits, WorkTour } from "./tours.ts"

// Nothing but endpoints is exported here: the full table takes all of it.

const own = { access: "required", audiences: studioAudiences } as const
const one = z.object({ id: Id })

export const readTour = get("/tours/{id}", {
  summary: "A tour of a home: its panoramas, how they are linked, and the products that are seen in them.",
  access: "anyone",
  params: one,
  data: Tour,
  errors: ["notFound"],
})

export const listWorkTours = get("/works/{id}/tours", {
  summary: "The tours of a published work, the latest first.",
  access: "anyone",
  params: one,
  data: z.array(WorkTour),
})

export const listTours = get("/studio/tours", {
  summary: "The tours of the signed-in account, the latest first.",
  ...own,
  query: z.strictObject({ project: z.optional(Id) }),
  data: z.array(OwnTour),
})

export const makeTour = post("/studio/projects/{id}/tours", {
  summary:
    "Makes a tour of finished panoramas of a project, in this order: they are linked through the doors between them, and the products in them are found. Repeated with the same key it is the same tour.",
  ...own,
  params: one,
  body: z.strictObject({
    /** Made when the form opened. */
    key: Id,
    name: filledLineOf(tourLimits.name),
    /** Finished panoramas of this project, each once. */
    renders: z.array(Id).check(
      z.minLength(1),
      z.maxLength(tourLimits.stops),
      z.refine((ids) => new Set(ids).size === ids.length),
    ),
  }),
  data: OwnTour,
  errors: ["tourRenderGone", "tooManyTours", "projectInTrash"],
})

export const setTourWork = put("/studio/tours/{id}/work", {
  summary:
    "Shows a tour on the page of a work of the signed-in designer, in place of another one or on none.",
  ...own,
  params: one,
  body: z.strictObject({ work: z.nullable(Id) }),
  data: OwnTour,
})

export const deleteTour = del("/studio/tours/{id}", {
  summary: "Deletes a tour: its address leads nowhere any more. The panoramas stay.",
  ...own,
  params: one,
  data: z.null(),
})
