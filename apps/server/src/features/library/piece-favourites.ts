import type { Language } from "@roomwright/contract/language"
import { libraryLimits, type LibraryPiece, type PieceKey } from "@roomwright/contract/library/pieces"
import { sql, type Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import type { Services } from "../../platform/services.ts"
import { deleteModel } from "../media/media.public.ts"
import type { ListedPiece } from "./model-pieces.ts"

/** What an account keeps, the latest first. */
export async function listFavouriteKeys(db: Kysely<DB>, accountId: string): Promise<readonly PieceKey[]> {
  const rows = await db
    .selectFrom("library_favourite")
    .select("piece_key")
    .where("account_id", "=", accountId)
    .orderBy("kept_at", "desc")
    .orderBy("piece_key")
    .limit(libraryLimits.favourites)
    .execute()
  return rows.map(({ piece_key }) => piece_key)
}

/** Says of each piece whether the account keeps it. */
export async function markFavourites(
  db: Kysely<DB>,
  accountId: string,
  pieces: readonly ListedPiece[],
): Promise<LibraryPiece[]> {
  if (pieces.length === 0) return []
  const rows = await db
    .selectFrom("library_favourite")
    .select("piece_key")
    .where("account_id", "=", accountId)
    .where(sql<boolean>`piece_key = any(${pieces.map(({ key }) => key)}::text[])`)
    .execute()
  const kept = new Set(rows.map(({ piece_key }) => piece_key))
  return pieces.map((piece) => ({ ...piece, isFavourite: kept.has(piece.key) }))
}

/**
 * Keeps a piece, or no longer; again changes nothing, and what is gone can be let go of. Throws `notFound` for a piece that the
 * library has not, and `tooManyPieces`.
 */
export async function setPieceFavourite(
  services: Pick<Services, "database" | "clock">,
  { accountId, language }: { readonly accountId: string; readonly language: Language },
  { piece: key, isFavourite }: { readonly piece: PieceKey; readonly isFavourite: boolean },
): Promise<void> {
  const { db } = services.database
  if (!isFavourite) {
    await db
      .deleteFrom("library_favourite")
      .where("account_id", "=", accountId)
      .where("piece_key", "=", key)
      .execute()
    return
  }
  const { readPieces } = await import("./read-pieces.ts")
  const [piece] = await readPieces(services, [key], { accountId, language })
  if (!piece) throw new AppError("notFound")
  await db.transaction().execute(async (tx) => {
    // Of many at the same moment no more than the limit get in.
    await sql`select from account where id = ${accountId} for update`.execute(tx)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("library_favourite")
      .values({ account_id: accountId, piece_key: piece.key, kept_at: services.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
    const { count } = await tx
      .selectFrom("library_favourite")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow()
    if (count > libraryLimits.favourites) throw new AppError("tooManyPieces")
  })
}

/** Pieces that a person keeps, and their own; the files of those are among their uploads. */
export const libraryData: PersonalData = {
  name: "library",
  async export(db, accountId) {
    const favourites = await db
      .selectFrom("library_favourite")
      .select(["piece_key", "kept_at"])
      .where("account_id", "=", accountId)
      .orderBy("kept_at")
      .execute()
    const own = await db
      .selectFrom("library_piece")
      .select(["id", "name", "category", "anchor", "width_mm", "depth_mm", "height_mm", "created_at"])
      .where("owner_id", "=", accountId)
      .orderBy("created_at")
      .orderBy("id")
      .execute()
    return favourites.length + own.length === 0 ? null : { favourites, own_pieces: own }
  },
  async erase(tx, accountId) {
    await tx.deleteFrom("library_favourite").where("account_id", "=", accountId).execute()
    const pieces = await tx
      .deleteFrom("library_piece")
      .where("owner_id", "=", accountId)
      .returning("model_file_id")
      .execute()
    for (const { model_file_id } of pieces) if (model_file_id !== null) await deleteModel(tx, model_file_id)
  },
}
