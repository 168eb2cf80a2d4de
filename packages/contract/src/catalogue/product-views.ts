import * as z from "zod/mini"
import { post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"

// Separate from the other product calls, like the one of works: the browser makes this one.
export const recordProductView = post("/products/{id}/views", {
  summary:
    "Counts a view, once per visitor, product and day, without robots and the product's own merchant. Merchants see the views in their stats.",
  access: "optional",
  params: z.object({ id: Id }),
  data: z.null(),
})
