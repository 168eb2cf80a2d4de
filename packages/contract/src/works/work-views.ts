import * as z from "zod/mini"
import { post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"

// Separate from the other calls of works: the browser makes this one, and would otherwise load the shapes of
// all.
export const recordWorkView = post("/works/{id}/views", {
  summary: "Counts a view: once per visitor, work and day; robots and its own designer are not counted.",
  access: "optional",
  params: z.object({ id: Id }),
  data: z.object({ viewCount: z.int() }),
})
