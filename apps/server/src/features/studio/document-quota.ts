import { projectLimits } from "@roomwright/contract/studio/projects"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"

/** What the documents of an account take up, bytes. */
export interface DocumentBytes {
  /** All: present states and earlier ones, the trash too, and the scenes of works. */
  readonly used: number
  /** Of projects in the trash, with their earlier states. */
  readonly trash: number
  /** Of earlier states with a name. */
  readonly named: number
}

/** Counts what documents take up. Sizes are columns of their own: no document is read for it. */
export async function countDocumentBytes(
  db: Kysely<DB> | Transaction<DB>,
  accountId: string,
): Promise<DocumentBytes> {
  const { rows } = await sql<Record<keyof DocumentBytes, string>>`
    select coalesce(sum(bytes), 0) as used, coalesce(sum(bytes) filter (where is_trashed), 0) as trash,
      coalesce(sum(bytes) filter (where is_named), 0) as named
    from (
      select document_bytes::bigint as bytes, trashed_at is not null as is_trashed, false as is_named
      from studio_project where account_id = ${accountId}
      union all
      select v.document_bytes, p.trashed_at is not null, v.name <> ''
      from studio_version as v join studio_project as p on p.id = v.project_id where p.account_id = ${accountId}
      union all
      select document_bytes, false, false from studio_work_scene where account_id = ${accountId}
    ) as stored`.execute(db)
  const [row] = rows
  return { used: Number(row?.used ?? 0), trash: Number(row?.trash ?? 0), named: Number(row?.named ?? 0) }
}

/**
 * Does something that stores documents of an account, which is locked by `lockOwner`. Where they would take up more than the
 * quota, the oldest earlier states without a name make room, those in the trash first, never one that was made just now.
 * Throws `studioFull` where that is not enough; what makes nothing larger is always done.
 */
export async function withinQuota<T>(
  tx: Transaction<DB>,
  accountId: string,
  store: () => Promise<T>,
): Promise<T> {
  const before = await countDocumentBytes(tx, accountId)
  const known = await unnamedVersions(tx, accountId)
  const stored = await store()
  const most = projectLimits.documentBytes
  const { used } = await countDocumentBytes(tx, accountId)
  if (used <= most) return stored
  await thinVersions(tx, accountId, { excess: used - most, known })
  const after = await countDocumentBytes(tx, accountId)
  if (after.used <= most || after.used <= before.used) return stored
  const { trash, named } = before
  const values = { used: inMb(before.used), most: inMb(most), trash: inMb(trash), named: inMb(named) }
  throw new AppError("studioFull", { values })
}

/** Rounded up: what is said to be used is never less than what is. */
const inMb = (bytes: number): number => Math.ceil(bytes / 100_000) / 10

const unnamedVersions = async (tx: Transaction<DB>, accountId: string): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom("studio_version as v")
    .innerJoin("studio_project as p", "p.id", "v.project_id")
    .select("v.id")
    .where("p.account_id", "=", accountId)
    .where("v.name", "=", "")
    .execute()
  return rows.map(({ id }) => id)
}

/** Gives up as few earlier states as make so much room; only such as were there before. */
async function thinVersions(
  tx: Transaction<DB>,
  accountId: string,
  { excess, known }: { readonly excess: number; readonly known: readonly string[] },
): Promise<void> {
  if (known.length === 0) return
  await sql`
    with unnamed as (
      select v.id, v.document_bytes,
        sum(v.document_bytes::bigint) over (order by p.trashed_at is null, v.saved_at, v.id) as freed
      from studio_version as v join studio_project as p on p.id = v.project_id
      where p.account_id = ${accountId} and v.name = '' and v.id = any(${known}::uuid[])
    )
    delete from studio_version
    where id in (select id from unnamed where freed - document_bytes < ${excess})`.execute(tx)
}
