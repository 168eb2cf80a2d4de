import { type Kysely, sql } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { runTransaction } from "../../platform/database/run-transaction.ts"
import { mayDeleteFiles } from "../../platform/files/hold-deletions.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { deleteUpload, unclaimedHours } from "./use-uploads.ts"

type Sweeping = Pick<Services, "database" | "files" | "clock" | "log">

const batch = 100
const hourMs = 3_600_000

export interface FileSweeps {
  readonly uploads: Sweep
  readonly files: Sweep
}

export const createFileSweeps = (services: Pick<Services, "clock" | "log">): FileSweeps => ({
  uploads: createSweep(services, "an upload could not be deleted"),
  files: createSweep(services, "a file could not be deleted"),
})

/**
 * Deletes uploads that were unused for a day: their rows now, their files with the next `deleteGoneFiles`.
 */
export function deleteForgottenUploads(
  services: Sweeping,
  { uploads } = createFileSweeps(services),
): Promise<number> {
  const { database, clock } = services
  const before = new Date(clock.now().getTime() - unclaimedHours * hourMs)
  return uploads.all(
    async (without) => {
      const forgotten = await database.db
        .selectFrom("upload")
        .select("id")
        .where("claimed_at", "is", null)
        .where("created_at", "<", before)
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .limit(batch)
        .execute()
      return forgotten.map(({ id }) => id)
    },
    (id) =>
      runTransaction(database, async (tx) => {
        // A call that is about to use it has locked its row, and so has another process that sweeps.
        const upload = await tx
          .selectFrom("upload")
          .select(["id", "picture_id", "private_file_id", "model_file_id"])
          .where("id", "=", id)
          .where("claimed_at", "is", null)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst()
        if (upload) await deleteUpload(tx, upload)
        return upload !== undefined
      }),
  )
}

/**
 * Deletes the files of deleted rows. The record of a file is deleted after the file, so none is forgotten.
 */
export function deleteGoneFiles(
  services: Sweeping,
  { files: sweep } = createFileSweeps(services),
): Promise<number> {
  const { database, files } = services
  return sweep.all(
    async (without) => {
      const gone = await database.db
        .selectFrom("gone_file")
        .select("name")
        .where(sql<boolean>`name <> all(${without}::text[])`)
        .orderBy("gone_at")
        .limit(batch)
        .execute()
      return gone.map(({ name }) => name)
    },
    (name) =>
      runTransaction(database, async (tx) => {
        if (!(await mayDeleteFiles(tx))) return false
        await files.delete(name)
        const { numDeletedRows } = await tx
          .deleteFrom("gone_file")
          .where("name", "=", name)
          .executeTakeFirstOrThrow()
        return numDeletedRows > 0n
      }),
  )
}

/** Any fixed number: one process at a time looks through the files. */
const advisoryLock = 7_405_214
const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
const owned = new RegExp(
  `^(?:pictures/(?<picture>${uuid})-[0-9a-f]{16}/(?:(?:\\d+(?:-\\d+-\\d+)?|full|original)\\.webp|original\\.(?:jpg|png))|private/(?<file>${uuid})\\.webp|models/(?<model>${uuid})/(?:source|[0-9a-f]{16}(?:-plain)?)\\.glb)$`,
)

/** The tables that own the files of a folder. */
const tables = { pictures: "picture", private: "private_file", models: "model_file" } as const

/**
 * Deletes files that never got a row, because the program was killed in between. Their ids tell their age:
 * younger ones may still get a row. Returns how many, or null if another process is doing it.
 */
export async function deleteStrayFiles({ database, files, clock, log }: Sweeping): Promise<number | null> {
  return database.db.connection().execute(async (connection) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${advisoryLock}) as free`.execute(connection)
    if (!rows[0]?.free) return null
    try {
      const before = clock.now().getTime() - unclaimedHours * hourMs
      let deleted = 0
      for (const folder of ["pictures", "private", "models"] as const) {
        const table = tables[folder]
        for await (const names of inBatches(files.list(folder))) {
          const old = names.flatMap((name) => {
            const { picture, file, model } = owned.exec(name)?.groups ?? {}
            const id = picture ?? file ?? model
            return id !== undefined && ageOf(id) < before ? [{ name, id }] : []
          })
          if (old.length === 0) continue
          const kept = await connection
            .selectFrom(table)
            .select("id")
            .where(
              "id",
              "in",
              old.map(({ id }) => id),
            )
            .execute()
          const ids = new Set(kept.map(({ id }) => id))
          const stray = old.filter(({ id }) => !ids.has(id)).map(({ name }) => name)
          deleted += await deleteUnlessHeld(connection, { files, log }, stray)
        }
      }
      return deleted
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLock})`.execute(connection)
    }
  })
}

/**
 * Deletes nothing while a backup holds deletions; a file that cannot be deleted is tried again later. Returns
 * how many.
 */
async function deleteUnlessHeld(
  db: Kysely<DB>,
  { files, log }: Pick<Sweeping, "files" | "log">,
  names: readonly string[],
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await mayDeleteFiles(tx))) return 0
    let deleted = 0
    for (const name of names) {
      try {
        await files.delete(name)
        deleted += 1
      } catch (error) {
        const reason = error instanceof Error ? error.message : "unknown"
        log.error({ id: name, reason }, "a stray file could not be deleted")
      }
    }
    return deleted
  })
}

/** When an id was created (ms): it is a UUID of version 7. */
const ageOf = (id: string): number => Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)

async function* inBatches(names: AsyncIterable<string>): AsyncGenerator<string[]> {
  let held: string[] = []
  for await (const name of names) {
    held.push(name)
    if (held.length < batch) continue
    yield held
    held = []
  }
  if (held.length > 0) yield held
}
