import * as z from "zod/mini"
import { get, post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { Picture } from "./picture.ts"

/**
 * What an upload is for: how large it may be, and whether others may see it. Public ones become pictures at once;
 * private ones are shown only by the feature that owns them, at an address signed for 60 seconds.
 */
export const uploadPurposes = {
  avatar: { maxBytes: 8_000_000, isPrivate: false },
  work: { maxBytes: 8_000_000, isPrivate: false },
  /** Of a room of a work: twice as wide as high. */
  panorama: { maxBytes: 8_000_000, isPrivate: false },
  product: { maxBytes: 8_000_000, isPrivate: false },
  receipt: { maxBytes: 8_000_000, isPrivate: true },
  /** Of what is wrong with an order. */
  problem: { maxBytes: 8_000_000, isPrivate: true },
  /** Of what editors write. */
  article: { maxBytes: 8_000_000, isPrivate: false },
  /** Of what somebody writes to the platform. */
  feedback: { maxBytes: 8_000_000, isPrivate: true },
  /** Of a home, to draw over it in the studio. */
  plan: { maxBytes: 8_000_000, isPrivate: true },
  identity: { maxBytes: 3_000_000, isPrivate: true },
} as const

export const UploadPurpose = z.enum([
  "avatar",
  "work",
  "panorama",
  "product",
  "receipt",
  "problem",
  "article",
  "feedback",
  "plan",
  "identity",
])
export type UploadPurpose = z.infer<typeof UploadPurpose>

/** What all uploads of one account may take together (bytes), but for those that products, works and articles show. */
export const uploadQuotaBytes = 200_000_000

/** A picture that waits to be used; what nobody uses within a day is deleted. */
export const Upload = z.object({
  id: z.string(),
  purpose: UploadPurpose,
  /** Of a public one: its files are refused to everyone until what it is used for is seen. */
  picture: z.nullable(Picture),
  /** Opens for 60 seconds; null for what everybody may see. */
  address: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
})
export type Upload = z.infer<typeof Upload>

const UploadFields = z.strictObject({ purpose: UploadPurpose })

export const uploadPicture = post("/user/uploads", {
  summary: "Uploads one picture (JPEG, PNG or WebP) as multipart: `purpose`, then `file`.",
  access: "required",
  body: UploadFields,
  file: {
    kind: "picture",
    maxBytes: (body: unknown) => uploadPurposes[z.parse(UploadFields, body).purpose].maxBytes,
  },
  data: Upload,
  errors: [
    "fileTooLarge",
    "pictureUnreadable",
    "pictureTooComplex",
    "panoramaShape",
    "storageFull",
    "malformedBody",
    "unsupportedMediaType",
  ],
})

export const readOwnUpload = get("/user/uploads/{id}", {
  summary:
    "One's own upload that waits to be used, with a fresh address: for a form that was left and is opened again.",
  access: "required",
  params: z.object({ id: Id }),
  data: Upload,
})
