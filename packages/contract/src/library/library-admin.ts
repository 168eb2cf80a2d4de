import * as z from "zod/mini"
import { del, get, post, put, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import {
  FurnitureLibrary,
  ImportedPiece,
  libraryUploadBytes,
  pieceOffers,
  pieceStates,
} from "./furniture-libraries.ts"

// Nothing but endpoints is exported here: the full table takes all of it.

/** Who says what the site offers. */
const editors: Access = ["ROLE_EDITOR", "ROLE_ADMIN"]

export const listFurnitureLibraries = get("/admin/libraries", {
  summary:
    "The furniture libraries that were imported, with how many pieces are ready, wait and have failed.",
  access: editors,
  data: z.array(FurnitureLibrary),
})

export const importFurnitureLibrary = post("/admin/libraries", {
  summary:
    "Imports a furniture library (.sh3f of Sweet Home 3D, at most 62 MB) as multipart: `file`. Its pieces are made after that; the same file again does nothing, a newer one of the same library takes its place.",
  access: editors,
  body: z.strictObject({}),
  file: { kind: "archive", maxBytes: () => libraryUploadBytes },
  data: z.object({ library: FurnitureLibrary, outcome: z.enum(["new", "newer", "same"]) }),
  errors: ["fileTooLarge", "libraryRefused", "malformedBody", "unsupportedMediaType"],
})

export const removeFurnitureLibrary = del("/admin/libraries/{id}", {
  summary:
    "Removes a furniture library with its pieces; those that stand in homes stay there as boxes of their size.",
  access: editors,
  params: z.object({ id: Id }),
  data: z.null(),
})

export const listImportedPieces = get("/admin/library-pieces", {
  summary: "Pieces of imported furniture libraries, in the order of their libraries.",
  access: editors,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    library: z.optional(Id),
    state: z.optional(z.enum(pieceStates)),
    offer: z.optional(z.enum(pieceOffers)),
    w: z.optional(Keyword),
  }),
  data: pageOf(ImportedPiece),
})

export const offerImportedPiece = put("/admin/library-pieces/{id}/offer", {
  summary:
    "Offers a piece of an imported library in the studio, or no longer; where it stands already it stays.",
  access: editors,
  params: z.object({ id: Id }),
  body: z.strictObject({ isOffered: z.boolean() }),
  data: ImportedPiece,
})
