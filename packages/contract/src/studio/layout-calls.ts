import * as z from "zod/mini"
import { get, post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { LayoutOffer, LayoutOrder } from "./layouts.ts"
import { studioAudiences } from "./sessions.ts"

// Nothing but endpoints is exported here: the full table takes all of it.

const own = { access: "required", audiences: studioAudiences } as const
const one = z.object({ id: Id })

export const readLayoutOffer = get("/studio/layout-offer", {
  summary:
    "What a request to furnish automatically costs, what is left of that quota, and when more comes back.",
  ...own,
  data: LayoutOffer,
})

export const startLayout = post("/studio/projects/{id}/layouts", {
  summary:
    "Reserves one unit for a request to furnish rooms of a project; the browser makes the layouts. Repeated with the same key it is the same request.",
  ...own,
  params: one,
  body: z.strictObject({
    /** Made when the form was filled in. */
    key: Id,
  }),
  data: LayoutOrder,
  errors: ["quotaExhausted", "projectInTrash"],
})

export const settleLayout = post("/studio/layouts/{id}/outcome", {
  summary:
    "Says whether layouts were given: then the unit is spent, else it comes back, so often a day. What is said first stays.",
  ...own,
  params: one,
  body: z.strictObject({ given: z.boolean() }),
  data: LayoutOrder,
})
