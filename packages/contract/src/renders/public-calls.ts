import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { PublicRender, WorkVideo } from "./public-renders.ts"

// Nothing but endpoints is exported here: the full table takes all of it.

const one = z.object({ id: Id })

export const readPublicRender = get("/renders/{id}", {
  summary: "A render that its owner shares or that a published work shows: what it is, and how it was made.",
  access: "anyone",
  params: one,
  data: PublicRender,
  errors: ["notFound"],
})

export const listWorkVideos = get("/works/{id}/videos", {
  summary: "The videos whose posters are pictures of a published work, in the order of those pictures.",
  access: "anyone",
  params: one,
  data: z.array(WorkVideo),
  errors: ["notFound"],
})
