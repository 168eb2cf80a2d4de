import * as z from "zod/mini"
import { get, post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { Picture } from "./picture.ts"

/**
 * The purpose of an upload decides its size limit and whether others may see it. Public ones become pictures
 * at once; private ones are shown only by the feature that owns them, at an address signed for 60 seconds.
 */
export const uploadPurposes = {
  avatar: { maxBytes: 8_000_000, isPrivate: false },
  work: { maxBytes: 8_000_000, isPrivate: false },
  /** Of a room of a work: twice as wide as high. */
  panorama: { maxBytes: 8_000_000, isPrivate: false },
  product: { maxBytes: 8_000_000, isPrivate: false },
  receipt: { maxBytes: 8_000_000, isPrivate: true },
  /** Of a problem with an order. */
  problem: { maxBytes: 8_000_000, isPrivate: true },
  /** Of editors' content. */
  article: { maxBytes: 8_000_000, isPrivate: false },
  /** Of a message to the platform. */
  feedback: { maxBytes: 8_000_000, isPrivate: true },
  /** Of a floor plan, to draw over it in the studio. */
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

/** Bytes of all uploads of one account, without those that products, works and articles show. */
export const uploadQuotaBytes = 200_000_000

/** A picture that is not used yet; unused ones are deleted after a day. */
export const Upload = z.object({
  id: z.string(),
  purpose: UploadPurpose,
  /** For a public purpose: nobody can fetch its files until what uses it is public. */
  picture: z.nullable(Picture),
  /** Works for 60 seconds; null for public pictures. */
  address: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
})
export type Upload = z.infer<typeof Upload>

const UploadFields = z.strictObject({ purpose: UploadPurpose })

export const uploadPicture = post("/user/uploads", {
  summary: "Uploads one picture (JPEG, PNG or WebP) as multipart: `purpose`, then `file`.",
  access: "required",
  // A window of the studio uploads the plan of a home for the work that shows it.
  audiences: ["site", "studio"],
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
  summary: "The caller's unused upload, with a fresh address: for a form that was left and is opened again.",
  access: "required",
  params: z.object({ id: Id }),
  data: Upload,
})
