import * as z from "zod/mini"
import { del, get, post, put, type Access } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { modelLimits, ModelUpload, OwnModel } from "./product-models.ts"

// Nothing but endpoints is exported here: the full table takes all of it.

const merchants: Access = ["ROLE_MERCHANT"]
const one = z.object({ id: Id })

export const uploadModel = post("/merchant/models", {
  summary:
    "Uploads a 3D model (GLB, at most 50 MB) as multipart: `file`. It is checked and measured at once, and made smaller after that.",
  access: merchants,
  body: z.strictObject({}),
  file: { kind: "model", maxBytes: () => modelLimits.fileBytes },
  data: ModelUpload,
  errors: ["fileTooLarge", "modelRefused", "storageFull", "malformedBody", "unsupportedMediaType"],
})

export const readOwnModel = get("/merchant/models/{id}", {
  summary: "One's own model that no product uses yet: how far it is, and a fresh address when it is ready.",
  access: merchants,
  params: one,
  data: ModelUpload,
})

export const readProductModel = get("/merchant/products/{id}/model", {
  summary: "The 3D model of one's own product; null where it has none.",
  access: merchants,
  params: one,
  data: z.nullable(OwnModel),
})

export const setProductModel = put("/merchant/products/{id}/model", {
  summary:
    "Gives a product a model that is ready and, as its picture, an upload for a product; the model that it had is deleted.",
  access: merchants,
  params: one,
  body: z.strictObject({ model: Id, poster: Id }),
  data: OwnModel,
  errors: ["uploadGone", "modelNotReady"],
})

export const removeProductModel = del("/merchant/products/{id}/model", {
  summary: "Takes a product's model away for good.",
  access: merchants,
  params: one,
  data: z.null(),
})
