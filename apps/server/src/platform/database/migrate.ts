import { createHash } from "node:crypto"
import { readFile, readdir } from "node:fs/promises"
import { join } from "node:path"
import type { Database } from "./connect.ts"

const migrationsFolder = join(import.meta.dirname, "../../migrations")
/** Any fixed number; two processes that start together take turns on this lock. */
const advisoryLock = 7_405_191

/**
 * Runs the pending migrations, each in its own transaction, in the order of their names. Throws when an
 * applied migration was changed afterwards, or the database is from a later release.
 */
export async function migrate(
  database: Database,
  folder: string = migrationsFolder,
): Promise<{ applied: string[] }> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted()
  const client = await database.pool.connect()
  const applied: string[] = []
  try {
    await client.query("set statement_timeout = 0")
    await client.query("select pg_advisory_lock($1)", [advisoryLock])
    await client.query(
      "create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
    )
    const done = new Map(
      (
        await client.query<{ name: string; checksum: string }>("select name, checksum from migration")
      ).rows.map((row) => [row.name, row.checksum]),
    )
    const unknown = [...done.keys()].find((name) => !files.includes(name))
    if (unknown)
      throw new Error(`The database was made by a later release (it has ${unknown}); start that one.`)
    for (const name of files) {
      const sql = await readFile(join(folder, name), "utf8")
      const checksum = createHash("sha256").update(sql).digest("hex")
      const before = done.get(name)
      if (before === checksum) continue
      if (before) throw new Error(`Migration ${name} was changed after it had run; add a new one instead.`)
      await client.query("begin")
      try {
        await client.query(sql)
        await client.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum])
        await client.query("commit")
      } catch (error) {
        await client.query("rollback")
        throw new Error(`Migration ${name} failed.`, { cause: error })
      }
      applied.push(name)
    }
    return { applied }
  } finally {
    // The lock belongs to the session: closing it lets the next process in, whatever happened.
    client.release(true)
  }
}
