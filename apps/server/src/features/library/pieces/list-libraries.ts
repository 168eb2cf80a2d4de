import { sql, type Kysely } from "kysely"
import type { DB } from "../../../platform/database/row-types.ts"

export interface ListedLibrary {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly version: string
  readonly provider: string
  readonly license: string
  readonly fileBytes: number
  readonly importedAt: Date
  readonly importedBy: string | null
  readonly counts: PieceCounts
}

export interface PieceCounts {
  readonly all: number
  /** Not made yet. */
  readonly queued: number
  readonly ready: number
  readonly failed: number
  /** Switched off by staff, or no longer in the library. */
  readonly withdrawn: number
  /** What is no furniture. */
  readonly other: number
  /** Of all GLBs. */
  readonly bytes: number
}

/** Every imported library with its counts, by name. */
export async function listLibraries(db: Kysely<DB>): Promise<readonly ListedLibrary[]> {
  const rows = await db.selectFrom("furniture_library").selectAll().orderBy("name").orderBy("id").execute()
  const counts = await countPieces(db)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    version: row.version,
    provider: row.provider,
    license: row.license,
    fileBytes: row.file_bytes,
    importedAt: row.imported_at,
    importedBy: row.imported_by,
    counts: counts.get(row.id) ?? noPieces,
  }))
}

const noPieces: PieceCounts = { all: 0, queued: 0, ready: 0, failed: 0, withdrawn: 0, other: 0, bytes: 0 }

/** By the id of the library. */
export async function countPieces(db: Kysely<DB>): Promise<ReadonlyMap<string, PieceCounts>> {
  const { rows } = await sql<PieceCounts & { readonly id: string }>`
    select library_id as id, count(*)::int as "all",
      (count(*) filter (where state = 'queued'))::int as queued,
      (count(*) filter (where state = 'ready'))::int as ready,
      (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where not offered))::int as withdrawn,
      (count(*) filter (where category = 'other'))::int as other,
      coalesce(sum(glb_bytes), 0)::int8 as bytes
    from library_piece where library_id is not null group by library_id`.execute(db)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
