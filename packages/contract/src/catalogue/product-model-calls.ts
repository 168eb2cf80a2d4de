import * as z from "zod/mini"
import { del, get, post, put, type Access } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { modelLimits, ModelUpload, OwnModel } from "./product-models.ts"

// Export only endpoints here: the full table includes every export.

const merchants: Access = ["ROLE_MERCHANT"]
const one = z.object({ id: Id })

export const uploadModel = post("/merchant/models", {
  summary:
    "Uploads a 3D model (GLB, at most 50 MB) as multipart: `file`. The server checks and measures it at once, and makes it smaller afterwards.",
  access: merchants,
  body: z.strictObject({}),
  file: { kind: "model", maxBytes: () => modelLimits.fileBytes },
  data: ModelUpload,
  errors: ["fileTooLarge", "modelRefused", "storageFull", "malformedBody", "unsupportedMediaType"],
})

export const readOwnModel = get("/merchant/models/{id}", {
  summary: "The caller's model that no product uses yet: its progress, and a fresh address when it is ready.",
  access: merchants,
  params: one,
  data: ModelUpload,
})

export const readProductModel = get("/merchant/products/{id}/model", {
  summary: "The 3D model of the caller's product; null when it has none.",
  access: merchants,
  params: one,
  data: z.nullable(OwnModel),
})

export const setProductModel = put("/merchant/products/{id}/model", {
  summary:
    "Gives a product a finished model and, as its picture, an upload for a product; deletes the previous model.",
  access: merchants,
  params: one,
  body: z.strictObject({ model: Id, poster: Id }),
  data: OwnModel,
  errors: ["uploadGone", "modelNotReady"],
})

export const removeProductModel = del("/merchant/products/{id}/model", {
  summary: "Deletes a product's model for good.",
  access: merchants,
  params: one,
  data: z.null(),
})
