import * as z from "zod/mini"
import { post } from "../endpoint.ts"
import { Language } from "../language.ts"
import { PrintedSheet, drawingLimits } from "./drawings.ts"
import { studioAudiences } from "./sessions.ts"

// Nothing but endpoints is exported here: the full table takes all of it.

export const printDrawings = post("/studio/drawings/pdf", {
  summary:
    "Prints sheets of drawings to scale: a PDF with selectable text and the characters that it needs, in base64. Nothing is stored.",
  access: "required",
  audiences: studioAudiences,
  bodyBytes: drawingLimits.bodyBytes,
  body: z.strictObject({
    title: z.string().check(z.minLength(1), z.maxLength(drawingLimits.name)),
    language: Language,
    sheets: z.array(PrintedSheet).check(z.minLength(1), z.maxLength(drawingLimits.sheets)),
  }),
  data: z.object({ pdf: z.string() }),
})
