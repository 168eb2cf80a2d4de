import type { LocalText } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import type { DB } from "../../../platform/database/row-types.ts"

/** A piece as it stands in a scene: with who made it, its licence, and where its GLB is. */
interface ScenePiece {
  readonly id: string
  readonly name: LocalText
  readonly creator: string
  readonly licence: string
  readonly address: string
}

/** Pieces of imported libraries that are ready, offered still or not. An account's own are not among them. */
export async function findScenePieces(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<readonly ScenePiece[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom("library_piece")
    .select(["id", "name", "creator", "license"])
    .where("id", "in", ids)
    .where("owner_id", "is", null)
    .where("glb_hash", "is not", null)
    .orderBy("id")
    .execute()
  return rows.map(({ id, name, creator, license }) => ({
    id,
    name,
    creator,
    licence: license,
    address: `/api/studio/pieces/${id}.glb`,
  }))
}
