import type { LocalText } from "@roomwright/contract/language"
import { apiBase } from "../../../platform/http/serve.ts"
import type { Services } from "../../../platform/services.ts"
import { signHiddenModel } from "../../media/media.public.ts"

/** A piece as it stands in a scene: with who made it, its licence, and where its GLB is. */
interface ScenePiece {
  readonly id: string
  readonly name: LocalText
  readonly creator: string
  readonly licence: string
  readonly address: string
  readonly isOwn: boolean
}

interface Asked {
  readonly ids: readonly string[]
  /** Of the scene: pieces of their own are shown with it, at addresses for 60 seconds; nobody else's. */
  readonly designerId: string
}

/** The pieces of a scene that are ready: of imported libraries, offered still or not, and its designer's own. */
export async function findScenePieces(
  services: Pick<Services, "database" | "config" | "clock">,
  { ids, designerId }: Asked,
): Promise<readonly ScenePiece[]> {
  if (ids.length === 0) return []
  const rows = await services.database.db
    .selectFrom("library_piece as p")
    .leftJoin("model_file as m", (join) =>
      join.onRef("m.id", "=", "p.model_file_id").on("m.state", "=", "ready"),
    )
    .select(["p.id", "p.name", "p.creator", "p.license", "p.owner_id", "p.glb_hash", "m.id as model_id"])
    .where("p.id", "in", ids)
    .where((eb) => eb.or([eb("p.owner_id", "is", null), eb("p.owner_id", "=", designerId)]))
    .orderBy("p.id")
    .execute()
  return rows.flatMap(({ id, name, creator, license: licence, owner_id, glb_hash, model_id }) => {
    const isOwn = owner_id !== null
    if (isOwn ? model_id === null : glb_hash === null) return []
    const address =
      model_id === null ? `${apiBase}/studio/pieces/${id}.glb` : signHiddenModel(services, model_id)
    return [{ id, name, creator, licence, address, isOwn }]
  })
}
