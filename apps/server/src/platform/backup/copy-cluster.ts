import { createReadStream } from "node:fs"
import { lstat, readdir } from "node:fs/promises"
import { join } from "node:path"
import type pg from "pg"
import { StartupError, codeOf } from "../startup-error.ts"
import type { BackupWriter } from "./backup-store.ts"
import type { StoredFile } from "./manifest.ts"

export interface CopiedCluster {
  readonly folders: readonly string[]
  readonly database: readonly StoredFile[]
}

/**
 * A running server's own runtime files; a new server starts with these folders empty. pg_basebackup leaves
 * out the same.
 */
const emptied = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
])
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label|tablespace_map|.*\.old)$/

/**
 * Copies the files of a running server with PostgreSQL's low-level backup: between `pg_backup_start` and
 * `pg_backup_stop` on one connection, with the log written meanwhile, which a slot retains. `client` needs to
 * be a superuser's.
 */
export async function copyCluster(
  client: pg.Client,
  dataFolder: string,
  backup: BackupWriter,
): Promise<CopiedCluster> {
  // Temporary: it disappears with this connection, however that ends.
  await client.query("select pg_create_physical_replication_slot($1, true, true)", [
    `backup_${backup.id.replaceAll("-", "_")}`,
  ])
  const { rows: starts } = await client.query<{ segment: string }>(
    "select pg_walfile_name(pg_backup_start('roomwright', true)) as segment",
  )
  const folders: string[] = []
  const database: StoredFile[] = []
  const store = async (path: string): Promise<void> => {
    const stored = await storeFile(backup, dataFolder, path)
    if (stored) database.push(stored)
  }
  // The file that names the last checkpoint comes last, so no other file is older than it says.
  const control = "global/pg_control"
  for await (const { path, isFolder } of walk(dataFolder, "")) {
    if (isFolder) folders.push(path)
    else if (path !== control) await store(path)
  }
  await store(control)
  const { rows: stops } = await client.query<{ segment: string; label: string }>(
    "select pg_walfile_name(lsn) as segment, labelfile as label from pg_backup_stop(false)",
  )
  const [first, last] = [starts[0]?.segment, stops[0]?.segment]
  const label = stops[0]?.label
  if (!first || !last || !label) throw new Error("The database did not say where its backup begins and ends.")
  database.push(await backup.store("backup_label", one(Buffer.from(label))))
  for (const segment of await readdir(join(dataFolder, "pg_wal"))) {
    const isNeeded = /^[0-9A-F]{24}$/.test(segment) && segment >= first && segment <= last
    if (isNeeded || segment.endsWith(".history")) await store(`pg_wal/${segment}`)
  }
  return { folders, database }
}

async function* one(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

/** Null for a file that was deleted meanwhile: the log contains that. */
async function storeFile(backup: BackupWriter, dataFolder: string, path: string): Promise<StoredFile | null> {
  try {
    return await backup.store(path, createReadStream(join(dataFolder, path)))
  } catch (error) {
    const isGone =
      codeOf(error) === "ENOENT" &&
      error instanceof Error &&
      "path" in error &&
      error.path === join(dataFolder, path)
    if (isGone) return null
    throw error
  }
}

interface Entry {
  readonly path: string
  readonly isFolder: boolean
}

async function* walk(root: string, below: string): AsyncGenerator<Entry> {
  for (const name of await readdir(join(root, below)).catch(ifGone)) {
    if (leftOut.test(name)) continue
    const path = below === "" ? name : `${below}/${name}`
    const stats = await lstat(join(root, path)).catch(ifGone)
    if (Array.isArray(stats)) continue
    if (stats.isSymbolicLink())
      throw new StartupError(`The database has files elsewhere (${path}): use PostgreSQL's own tools for it.`)
    if (!stats.isDirectory()) {
      yield { path, isFolder: false }
      continue
    }
    yield { path, isFolder: true }
    if (!emptied.has(path)) yield* walk(root, path)
  }
}

function ifGone(error: unknown): never[] {
  if (codeOf(error) === "ENOENT") return []
  throw error
}
