import { chmodSync, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { buffer } from "node:stream/consumers"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { writeFile } from "node:fs/promises"
import { startEmbeddedPostgres } from "../database/embedded-postgres.ts"
import { giveTo } from "../database/file-access.ts"
import { makePrivateFolder, settlePostgresHome } from "../database/postgres-home.ts"
import { withClient } from "../database/with-client.ts"
import { emptyDataFolder } from "../empty-data-folder.ts"
import type { FileStore } from "../files/file-store.ts"
import { StartupError, explainFileFault } from "../startup-error.ts"
import { openBackup, readManifest, type BackupReader } from "./backup-store.ts"
import type { Manifest } from "./manifest.ts"
import { restoreDump } from "./pg-tools.ts"

export interface RestoreTarget {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Where the site's files go. */
  readonly files: FileStore
  /** Whether existing data may be deleted. */
  readonly mayReplace: boolean
}

/** The version of the PostgreSQL that comes with the program: other versions cannot read its files. */
const ourMajor = 18

/**
 * Restores a backup to a site that is not running. Checks everything before it deletes anything. Throws
 * `StartupError` with cause and remedy.
 */
export async function restoreBackup(store: FileStore, id: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await readManifest(store, id)
  refuseOtherKind(manifest, target)
  const backup = openBackup(store, manifest)
  await backup.verify()
  try {
    await makeRoom(target)
    if (manifest.kind === "cluster") await restoreCluster(backup, manifest, target.dataDir)
    else await restoreDumped(backup, manifest, target)
    for (const file of manifest.files) await target.files.write(file.path, await buffer(backup.read(file)))
    if (manifest.secret) {
      const path = join(target.dataDir, "app-secret")
      await writeFile(path, await buffer(backup.read(manifest.secret)), { mode: 0o600 })
    }
    return manifest
  } catch (error) {
    throw explainFileFault(error, target.dataDir)
  }
}

function refuseOtherKind({ kind, postgresMajor }: Manifest, { databaseUrl }: RestoreTarget): void {
  if (kind === "cluster" && databaseUrl !== undefined)
    throw new StartupError(
      "This backup is of the program's own database and cannot be read into that of DATABASE_URL: unset it.",
    )
  if (kind === "dump" && databaseUrl === undefined)
    throw new StartupError("This backup is of a DATABASE_URL: set it to an empty database.")
  if (kind === "cluster" && postgresMajor !== ourMajor)
    throw new StartupError(
      `This backup is of PostgreSQL ${postgresMajor}, this release brings ${ourMajor}: restore it with the release that made it.`,
    )
}

async function makeRoom({ dataDir, mayReplace }: RestoreTarget): Promise<void> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    if (!mayReplace)
      throw new StartupError(
        `${dataDir} is not empty: name another DATA_DIR, or add --yes to delete everything in it first.`,
      )
    await emptyDataFolder(dataDir)
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
}

async function restoreCluster(backup: BackupReader, manifest: Manifest, dataDir: string): Promise<void> {
  const { dataFolder, owner } = settlePostgresHome(dataDir)
  const beside = `${dataFolder}.new`
  makePrivateFolder(beside, undefined)
  try {
    for (const folder of manifest.folders) mkdirSync(join(beside, folder), { recursive: true, mode: 0o700 })
    for (const file of manifest.database) {
      const path = join(beside, file.path)
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      const content = Readable.from(backup.read(file))
      await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }))
    }
    if (process.platform !== "win32") chmodSync(beside, 0o700)
    if (owner) giveTo(beside, owner)
    renameSync(beside, dataFolder)
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    throw error
  }
  // Starting it replays the log, and reports now if that fails.
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const started = await startEmbeddedPostgres({ dataDir, log: quiet })
  await started.stop()
}

async function restoreDumped(
  backup: BackupReader,
  { database }: Manifest,
  { databaseUrl, mayReplace }: RestoreTarget,
): Promise<void> {
  const [dump] = database
  if (!dump || databaseUrl === undefined) throw new StartupError("The backup holds no database.")
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select n.nspname as name from pg_namespace n
       where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
         and exists (select from pg_class c where c.relnamespace = n.oid)`,
    )
    if (rows.length === 0) return
    if (!mayReplace)
      throw new StartupError(
        "The database of DATABASE_URL is not empty: name another one, or add --yes to delete everything in it first.",
      )
    for (const { name } of rows) await client.query(`drop schema ${client.escapeIdentifier(name)} cascade`)
    await client.query("create schema if not exists public")
  })
  await restoreDump(databaseUrl, backup.read(dump))
}
