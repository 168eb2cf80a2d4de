import type { Services } from "../../platform/services.ts"
import { modelFile } from "./model-files.ts"

/** The content of a 3D model that is ready, hidden or not. Check access before. Null while it is made, and when it is gone. */
export async function readModelFile(
  { database: { db }, files }: Pick<Services, "database" | "files">,
  modelId: string,
): Promise<Uint8Array | null> {
  const row = await db.selectFrom("model_file").select("hash").where("id", "=", modelId).executeTakeFirst()
  return row?.hash ? files.read(modelFile(modelId, row.hash)) : null
}
