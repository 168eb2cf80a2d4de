import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"

/** A project of somebody's own. */
export interface Own {
  readonly id: string
  readonly accountId: string
}

/** Whoever makes or deletes projects of an account does so one after the other: they count them, and share pictures. */
export async function lockOwner(tx: Transaction<DB>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`studio ${accountId}`}, 0))`.execute(tx)
}

/** Locks a project against other changes. Throws `notFound` for one that is another's. */
export async function lockProject(tx: Transaction<DB>, { id, accountId }: Own) {
  const row = await tx
    .selectFrom("studio_project")
    .select(["id", "version", "document_hash", "saved_at", "kept_at", "trashed_at"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return row
}

/** The same where the project is worked on. Throws `notFound`, `projectInTrash`. */
export async function lockLiveProject(tx: Transaction<DB>, own: Own) {
  const row = await lockProject(tx, own)
  if (row.trashed_at) throw new AppError("projectInTrash")
  return row
}

/** Before something takes long: throws `notFound`, `projectInTrash`. */
export async function findLiveProject(db: Kysely<DB>, { id, accountId }: Own): Promise<void> {
  const row = await db
    .selectFrom("studio_project")
    .select("trashed_at")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  if (row.trashed_at) throw new AppError("projectInTrash")
}
