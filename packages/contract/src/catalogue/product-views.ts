import * as z from "zod/mini"
import { post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"

// Apart from the other calls of products, as those of works are: the browser makes this one.
export const recordProductView = post("/products/{id}/views", {
  summary:
    "Counts a view: once per visitor, product and day; robots and its own merchant are not counted. Merchants read them among their figures.",
  access: "optional",
  params: z.object({ id: Id }),
  data: z.null(),
})
