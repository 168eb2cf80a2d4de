import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { modelLimits, ModelOutline } from "../catalogue/product-models.ts"
import { del, get, patch, post } from "../endpoint.ts"
import { Id, Slug } from "../input-shapes.ts"
import { studioAudiences } from "../studio/sessions.ts"

import { PieceKey, PieceKeys } from "./pieces.ts"
import { OwnPiece, OwnPieceAnchor, ownPieceLimits, PieceSize } from "./own-pieces.ts"

// Nothing but endpoints is exported here: the full table takes all of it.

const own = { access: "required", audiences: studioAudiences } as const
const one = z.object({ id: Id })
const Name = filledLineOf(ownPieceLimits.name)

export const uploadOwnPiece = post("/studio/pieces", {
  summary:
    "Uploads a 3D model (GLB, at most 50 MB) for one's own homes as multipart: `key`, `name` and what it is, then `file`. Nobody else finds it. The same key again gives the piece of the first time.",
  ...own,
  body: z.strictObject({
    key: Id,
    name: Name,
    /** Guessed by its name where nothing is said. */
    category: z.optional(Slug),
    anchor: z.optional(OwnPieceAnchor),
  }),
  file: { kind: "model", maxBytes: () => modelLimits.fileBytes },
  data: OwnPiece,
  errors: [
    "fileTooLarge",
    "modelRefused",
    "storageFull",
    "tooManyPieces",
    "malformedBody",
    "unsupportedMediaType",
  ],
})

export const listOwnPieces = get("/studio/pieces", {
  summary:
    "The 3D models that one uploaded, the latest first: those that wait and those that failed, too, with the reason.",
  ...own,
  data: z.array(OwnPiece),
})

export const changeOwnPiece = patch("/studio/pieces/{id}", {
  summary:
    "Changes what one's own piece is called, where it is listed, what it stands on and how large it is put down.",
  ...own,
  params: one,
  body: z.strictObject({
    name: z.optional(Name),
    category: z.optional(Slug),
    anchor: z.optional(OwnPieceAnchor),
    size: z.optional(PieceSize),
  }),
  data: OwnPiece,
})

export const removeOwnPiece = del("/studio/pieces/{id}", {
  summary: "Deletes one's own piece for good; where it stands in homes, a box of its size stays.",
  ...own,
  params: one,
  data: z.null(),
})

export const findPieceFile = get("/studio/pieces/{id}/file", {
  summary:
    "Where the GLB of a piece is: of an imported library, or of one's own at an address that opens for 60 seconds.",
  ...own,
  params: one,
  data: z.object({ address: z.string() }),
})

export const listPieceOutlines = get("/studio/outlines", {
  summary:
    "How plans draw pieces that come as files, of imported libraries, one's own models and merchants' products, by their keys. What is unknown, or was never outlined, is left out: it is a box.",
  ...own,
  query: z.strictObject({ keys: z.optional(PieceKeys) }),
  data: z.array(z.object({ key: PieceKey, ...ModelOutline.shape })),
})
