import type { Services } from "../../platform/services.ts"
import { modelFile } from "./model-files.ts"
import { signDownload } from "./private-files.ts"
import type { MakeFile } from "./serve-signed-files.ts"

/** Identifies these downloads in `serveSignedFiles`. */
export const hiddenModels = "models"

/** The file name of a served GLB. */
export const glbType = "model/gltf-binary"

/**
 * An address for 60 seconds of a hidden model. Check access before: the address itself is not checked again.
 */
export const signHiddenModel = (services: Pick<Services, "config" | "clock">, modelId: string): string =>
  signDownload(services, hiddenModels, modelId).address

/** Serves a model, hidden or not. */
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
