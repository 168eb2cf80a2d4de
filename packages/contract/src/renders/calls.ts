import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { del, get, post, put } from "../endpoint.ts"
import { Id, PageNumber, PageSize } from "../input-shapes.ts"
import { Upload } from "../media/uploads.ts"
import { studioAudiences } from "../studio/sessions.ts"
import { renderLimits } from "./limits.ts"
import { RenderCamera, RenderMoment, RenderPath } from "./order.ts"
import { RenderEngine, RenderKind } from "./public-renders.ts"
import { Render, RenderFile, RenderOffers, RenderPage, RenderShape, RenderState } from "./renders.ts"

// Nothing but endpoints is exported here: the full table takes all of it.

const own = { access: "required", audiences: studioAudiences } as const
const one = z.object({ id: Id })
const Name = filledLineOf(renderLimits.name)

export const readRenderOffer = get("/studio/render-offer", {
  summary:
    "What each kind of render costs, what is left of it, when it comes back, and which engines make it.",
  ...own,
  data: RenderOffers,
})

export const startRender = post("/studio/projects/{id}/renders", {
  summary:
    "Orders a render of the present state of a project, which it keeps, and reserves its quota. Repeated with the same key it is the same render; while a real-time session of the account runs, a further one is that session.",
  ...own,
  params: one,
  body: z.strictObject({
    /** Made when the panel's button was offered. */
    key: Id,
    name: Name,
    /** The project's version that is seen. */
    base: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
    /** The quota of its kind. */
    counter: RenderKind,
    shape: z._default(RenderShape, "landscape"),
    engine: RenderEngine,
    camera: RenderCamera,
    moment: RenderMoment,
    /** Of videos only. */
    path: z._default(z.nullable(RenderPath), null),
    samples: z.int().check(z.minimum(1), z.maximum(renderLimits.samples)),
  }),
  data: Render,
  errors: [
    "quotaExhausted",
    "projectChanged",
    "projectInTrash",
    "renderNotOffered",
    "tooManyRenders",
    "tooManyOpenRenders",
    "renderKeyReused",
  ],
})

export const listRenders = get("/studio/renders", {
  summary: "The renders of the signed-in account, the latest first.",
  ...own,
  query: z.strictObject({
    project: z.optional(Id),
    state: z.optional(RenderState),
    kind: z.optional(RenderKind),
    page: PageNumber,
    size: PageSize,
  }),
  data: RenderPage,
})

export const readRender = get("/studio/renders/{id}", {
  summary: "One render of the signed-in account.",
  ...own,
  params: one,
  data: Render,
})

export const readRenderScene = get("/studio/renders/{id}/scene", {
  summary:
    "The document that a render shows, as it was when it was ordered: to go on with it in another window.",
  ...own,
  params: one,
  data: z.object({ document: z.string() }),
})

export const cancelRender = post("/studio/renders/{id}/cancellation", {
  summary: "Cancels a render that is not finished. Again changes nothing.",
  ...own,
  params: one,
  data: Render,
  errors: ["renderSettled"],
})

export const retryRender = post("/studio/renders/{id}/retry", {
  summary: "Makes a failed or cancelled render once more, of the same scene; its quota is reserved anew.",
  ...own,
  params: one,
  body: z.strictObject({ engine: RenderEngine }),
  data: Render,
  errors: ["quotaExhausted", "renderNotOffered", "tooManyOpenRenders", "renderSettled"],
})

export const renameRender = put("/studio/renders/{id}/name", {
  summary: "Gives a render another name.",
  ...own,
  params: one,
  body: z.strictObject({ name: Name }),
  data: Render,
})

export const deleteRender = del("/studio/renders/{id}", {
  summary: "Deletes a render for ever with its files; one that is not finished is cancelled before.",
  ...own,
  params: one,
  data: z.null(),
})

export const readRenderFile = get("/studio/renders/{id}/file", {
  summary:
    "Where a finished render can be downloaded for 60 seconds: a WebP in full size, above 8K a zip of its tiles, the video's file.",
  ...own,
  params: one,
  data: RenderFile,
  errors: ["renderUnfinished"],
})

export const useRenderInWork = post("/studio/renders/{id}/work-picture", {
  summary:
    "Makes an upload of a finished still or panorama, or of a video's poster, for the form of a work: purpose `work` or `panorama`. The render stays, and knows the works that show it.",
  ...own,
  params: one,
  data: Upload,
  errors: ["renderUnfinished", "storageFull"],
})

export const shareRender = put("/studio/renders/{id}/link", {
  summary: "Lets everybody see a finished render at its address.",
  ...own,
  params: one,
  data: Render,
  errors: ["renderUnfinished"],
})

export const unshareRender = del("/studio/renders/{id}/link", {
  summary: "Lets nobody else see a render any more, but for works that show it.",
  ...own,
  params: one,
  data: Render,
})
