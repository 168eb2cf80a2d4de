import type { Services } from "../../platform/services.ts"
import { modelFile } from "./model-files.ts"
import { signDownload } from "./private-files.ts"
import type { MakeFile } from "./serve-signed-files.ts"

/** Names these downloads among those that `serveSignedFiles` serves. */
export const hiddenModels = "models"

/** What a GLB is called on the wire. */
export const glbType = "model/gltf-binary"

/** An address for 60 seconds of a hidden model, for whoever owns what it belongs to: from here on nobody looks. */
export const signHiddenModel = (services: Pick<Services, "config" | "clock">, modelId: string): string =>
  signDownload(services, hiddenModels, modelId).address

/** Gives a model whether it is hidden or not. */
export const makeHiddenModel =
  ({ database, files }: Pick<Services, "database" | "files">): MakeFile =>
  async (modelId) => {
    const row = await database.db
      .selectFrom("model_file")
      .select("hash")
      .where("id", "=", modelId)
      .executeTakeFirst()
    const content = row?.hash ? await files.read(modelFile(modelId, row.hash)) : null
    return content ? { fileName: `${modelId}.glb`, type: glbType, content } : null
  }
