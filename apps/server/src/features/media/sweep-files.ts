import { type Kysely, sql } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { mayDeleteFiles } from "../../platform/files/hold-deletions.ts"
import type { Services } from "../../platform/services.ts"
import { deleteUpload, unclaimedHours } from "./use-uploads.ts"

type Sweeping = Pick<Services, "database" | "files" | "clock">

const batch = 100
const hourMs = 3_600_000

/** Deletes uploads that nothing has used for a day: their rows now, their files with the next `deleteGoneFiles`. */
export async function deleteForgottenUploads({ database, clock }: Sweeping): Promise<number> {
  const before = new Date(clock.now().getTime() - unclaimedHours * hourMs)
  let deleted = 0
  for (;;) {
    const found = await database.db.transaction().execute(async (tx) => {
      // Who is about to use one has locked its row, and another process that sweeps has locked others.
      const uploads = await tx
        .selectFrom("upload")
        .select(["id", "picture_id", "private_file_id", "model_file_id"])
        .where("claimed_at", "is", null)
        .where("created_at", "<", before)
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const upload of uploads) await deleteUpload(tx, upload)
      return uploads.length
    })
    deleted += found
    if (found < batch) return deleted
  }
}

/** Deletes the files whose rows are gone. The note of a file goes after the file, so that none is forgotten. */
export async function deleteGoneFiles({ database, files }: Sweeping): Promise<number> {
  let deleted = 0
  for (;;) {
    const found = await database.db.transaction().execute(async (tx) => {
      if (!(await mayDeleteFiles(tx))) return 0
      const gone = await tx
        .selectFrom("gone_file")
        .select("name")
        .orderBy("gone_at")
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const { name } of gone) await files.delete(name)
      const names = gone.map(({ name }) => name)
      if (names.length > 0) await tx.deleteFrom("gone_file").where("name", "in", names).execute()
      return names.length
    })
    deleted += found
    if (found < batch) return deleted
  }
}

/** Any fixed number: of several processes one at a time looks through the files. */
const advisoryLock = 7_405_214
const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
const owned = new RegExp(
  `^(?:pictures/(?<picture>${uuid})-[0-9a-f]{16}/(?:\\d+(?:-\\d+-\\d+)?|full)\\.webp|private/(?<file>${uuid})\\.webp|models/(?<model>${uuid})/(?:source|[0-9a-f]{16})\\.glb)$`,
)

/** Whose rows own the files of a folder. */
const tables = { pictures: "picture", private: "private_file", models: "model_file" } as const

/**
 * Deletes files that never got a row, because the program was killed in between. Their ids say how old they are:
 * younger ones may still get theirs. Gives how many, or null when another process is at it.
 */
export async function deleteStrayFiles({ database, files, clock }: Sweeping): Promise<number | null> {
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
          deleted += await deleteUnlessHeld(connection, files, stray)
        }
      }
      return deleted
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLock})`.execute(connection)
    }
  })
}

async function deleteUnlessHeld(
  db: Kysely<DB>,
  files: Sweeping["files"],
  names: readonly string[],
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await mayDeleteFiles(tx))) return 0
    for (const name of names) await files.delete(name)
    return names.length
  })
}

/** When an id was made (ms): it is a UUID of version 7. */
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
