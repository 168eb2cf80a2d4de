import * as z from "zod/mini"
import { post, put } from "../endpoint.ts"
import { Id, wholeNumber } from "../input-shapes.ts"
import { studioAudiences } from "../studio/sessions.ts"
import { renderLimits } from "./limits.ts"
import { BrowserFailure, Render } from "./renders.ts"

// How a browser makes a render and hands it in. Nothing but endpoints is exported here: the full table takes all of it.

const own = { access: "required", audiences: studioAudiences } as const
const one = z.object({ id: Id })
const Share = z.number().check(z.gte(0), z.lte(1))
const Samples = z.int().check(z.minimum(0), z.maximum(renderLimits.samples))
/** Which window makes it: an id that the window made for itself and keeps while it works on the render. */
const Lease = Id

export const takeRender = put("/studio/renders/{id}/lease", {
  summary:
    "Takes a render of the browser to go on with it: nobody else may hand anything in until nothing was heard for 60 seconds. Again with the same lease renews it.",
  ...own,
  params: one,
  body: z.strictObject({ lease: Lease }),
  data: Render,
  errors: ["renderElsewhere", "renderSettled"],
})

export const reportRender = put("/studio/renders/{id}/progress", {
  summary: "Says how far a render is, which renews its lease. The answer says whether it was cancelled.",
  ...own,
  params: one,
  body: z.strictObject({
    lease: Lease,
    progress: Share,
    samplesDone: Samples,
    secondsLeft: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  }),
  data: Render,
  errors: ["renderLeaseLost", "renderSettled"],
})

export const addRenderTile = post("/studio/renders/{id}/tiles/{tile}", {
  summary:
    "Hands in a tile of a still or panorama (PNG, WebP or JPEG of exactly its size) as multipart: `lease`, then `file`. Again replaces it. With the last tile the quota is spent. Of a video the tile 0 is its poster.",
  ...own,
  params: z.object({ id: Id, tile: wholeNumber(0, 4_095) }),
  body: z.strictObject({ lease: Lease }),
  file: { kind: "picture", maxBytes: () => renderLimits.tileBytes },
  data: z.object({ stored: z.array(z.int()) }),
  errors: [
    "renderLeaseLost",
    "renderSettled",
    "renderTileSize",
    "fileTooLarge",
    "pictureUnreadable",
    "pictureTooComplex",
    "malformedBody",
    "unsupportedMediaType",
  ],
})

export const addRenderPart = post("/studio/renders/{id}/parts/{index}", {
  summary:
    "Hands in a part of a video's file (MP4 or WebM: its parts in their order are the file) as multipart: `lease`, then `file`. Again replaces it.",
  ...own,
  params: z.object({ id: Id, index: wholeNumber(0, renderLimits.parts - 1) }),
  body: z.strictObject({ lease: Lease }),
  file: { kind: "video", maxBytes: () => renderLimits.partBytes },
  data: z.object({ stored: z.array(z.int()) }),
  errors: ["renderLeaseLost", "renderSettled", "fileTooLarge", "malformedBody", "unsupportedMediaType"],
})

export const finishRender = post("/studio/renders/{id}/finish", {
  summary:
    "Puts the tiles of a render, or the parts of a video, together and finishes it. Again answers the finished render.",
  ...own,
  params: one,
  body: z.strictObject({
    lease: Lease,
    samplesDone: Samples,
    /** Of a video: how many parts it has. */
    parts: z._default(z.int().check(z.minimum(0), z.maximum(renderLimits.parts)), 0),
  }),
  data: Render,
  errors: ["renderLeaseLost", "renderSettled", "renderIncomplete", "renderVideoRefused"],
})

export const failRender = post("/studio/renders/{id}/failure", {
  summary: "Says that the browser cannot make a render; its quota is returned unless it was complete.",
  ...own,
  params: one,
  body: z.strictObject({ lease: Lease, failure: BrowserFailure }),
  data: Render,
  errors: ["renderLeaseLost", "renderSettled"],
})
