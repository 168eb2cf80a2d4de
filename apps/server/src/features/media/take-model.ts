import { modelLimits, type ModelUpload } from "@roomwright/contract/catalogue/product-models"
import type { Transaction } from "kysely"
import { requestJob } from "../../jobs/request-job.ts"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { GlbFault } from "./glb/glb-fault.ts"
import type { CheckedModel } from "./glb/measure-document.ts"
import { measureInThread } from "./glb/run-glb-worker.ts"
import { sentModelFile } from "./model-files.ts"
import { readWaitingModel } from "./read-waiting-model.ts"
import { freePlace, modelPurpose, ownPiecePurpose, takePlace } from "./upload-place.ts"

/** Per account: each keeps a processor busy for a while. */
const models: Limit = { name: "model", most: 40, windowMs: 3_600_000 }

interface SentModel {
  readonly accountId: string
  readonly content: Uint8Array
}

/**
 * Stores an uploaded 3D model: checked and measured, hidden, and made smaller in the background. Throws what `saveOwnModel` throws.
 */
export async function takeModel(services: Services, { accountId, content }: SentModel): Promise<ModelUpload> {
  const uploadId = await storeUpload(services, { accountId, content, purpose: modelPurpose })
  return readWaitingModel(services, { uploadId, accountId })
}

/**
 * Takes a designer's own model, used from the beginning: `use` begins to use it in the transaction that stores it. Its size is
 * whatever its file says, up to `modelLimits.measuredMax`. Throws `modelRefused` with the fault, `storageFull`, `tooManyRequests`,
 * `unavailable`, and what `use` throws.
 */
export async function saveOwnModel(
  services: Services,
  sent: SentModel & { readonly use: UseModel },
): Promise<void> {
  await storeUpload(services, { ...sent, purpose: ownPiecePurpose })
}

interface StoredModel {
  readonly modelId: string
  readonly measured: CheckedModel
}
type UseModel = (tx: Transaction<DB>, model: StoredModel) => Promise<void>

interface Storing extends SentModel {
  readonly purpose: typeof modelPurpose | typeof ownPiecePurpose
  readonly use?: UseModel
}

/** Reserves the upload's quota first. Gives its id. */
async function storeUpload(
  services: Services,
  { accountId, content, purpose, use }: Storing,
): Promise<string> {
  const { config, database, clock, files } = services
  if (config.rateLimits) await countUse({ db: database.db, clock }, models, accountId)
  const id = newId()
  const sentBytes = content.length
  await takePlace(services, id, { accountId, purpose, bytes: sentBytes })
  try {
    const sideMax = purpose === modelPurpose ? modelLimits.sideMax : modelLimits.measuredMax
    const { measured, bytes } = await measureInThread(accountId, content, sideMax).catch(refuse)
    const modelId = newId()
    await files.write(sentModelFile(modelId), bytes)
    try {
      await inTransaction(services, async (tx) => {
        const { widthMm: width_mm, depthMm: depth_mm, heightMm: height_mm, triangles } = measured
        const outline = measured.outline && JSON.stringify(measured.outline)
        const model = {
          id: modelId,
          width_mm,
          depth_mm,
          height_mm,
          triangles,
          outline,
          sent_bytes: sentBytes,
        }
        await tx.insertInto("model_file").values(model).execute()
        const { numUpdatedRows } = await tx
          .updateTable("upload")
          .set({ model_file_id: modelId, ...(use ? { claimed_at: clock.now() } : {}) })
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
        // The account was erased meanwhile.
        if (numUpdatedRows === 0n) throw new AppError("uploadGone")
        await use?.(tx, { modelId, measured })
        await requestJob(tx, "make-models")
      })
    } catch (error) {
      await files.delete(sentModelFile(modelId)).catch(() => {})
      throw error
    }
  } catch (error) {
    await freePlace(services, id)
    throw error
  }
  return id
}

function refuse(error: unknown): never {
  if (!(error instanceof GlbFault)) throw error
  const { fault } = error
  const faults = [{ path: "file", problem: fault }]
  throw new AppError("modelRefused", { faults, values: { fault }, cause: error })
}
