import { modelFaults, ModelState, type ModelUpload } from "@roomwright/contract/catalogue/product-models"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import { signHiddenModel } from "./hidden-models.ts"

const Fault = z.nullable(z.enum(modelFaults))

/** A model of this account that no product uses yet. Throws `notFound`, also for another account's. */
export async function readWaitingModel(
  services: Pick<Services, "database" | "config" | "clock">,
  { uploadId, accountId }: { readonly uploadId: string; readonly accountId: string },
): Promise<ModelUpload> {
  const row = await services.database.db
    .selectFrom("upload")
    .innerJoin("model_file as m", "m.id", "upload.model_file_id")
    .select(["m.id", "m.state", "m.fault", "m.width_mm", "m.depth_mm", "m.height_mm"])
    .select(["m.triangles", "m.sent_bytes", "m.bytes"])
    .where("upload.id", "=", uploadId)
    .where("account_id", "=", accountId)
    .where("claimed_at", "is", null)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const state = z.parse(ModelState, row.state)
  return {
    id: uploadId,
    state,
    fault: z.parse(Fault, row.fault),
    widthMm: row.width_mm,
    depthMm: row.depth_mm,
    heightMm: row.height_mm,
    triangles: row.triangles,
    sentBytes: row.sent_bytes,
    bytes: row.bytes,
    address: state === "ready" ? signHiddenModel(services, row.id) : null,
  }
}
