import { AppError } from "../../../platform/app-error.ts"
import { apiBase } from "../../../platform/http/serve.ts"
import type { Services } from "../../../platform/services.ts"
import { signHiddenModel } from "../../media/media.public.ts"

/** Where the GLB of a piece is for this account: of an imported library, or its own, signed for 60 seconds. Throws `notFound`. */
export async function findPieceFile(
  services: Pick<Services, "database" | "config" | "clock">,
  accountId: string,
  id: string,
): Promise<string> {
  const row = await services.database.db
    .selectFrom("library_piece as p")
    .leftJoin("model_file as m", "m.id", "p.model_file_id")
    .select(["p.owner_id", "p.glb_hash", "m.id as model_id", "m.state"])
    .where("p.id", "=", id)
    .executeTakeFirst()
  if (row?.owner_id === null && row.glb_hash !== null) return `${apiBase}/studio/pieces/${id}.glb`
  if (row?.owner_id !== accountId || row.model_id === null || row.state !== "ready")
    throw new AppError("notFound")
  return signHiddenModel(services, row.model_id)
}
