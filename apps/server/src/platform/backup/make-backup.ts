import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type pg from "pg"
import { withClient } from "../database/with-client.ts"
import { withSiteDatabase } from "../database/with-site-database.ts"
import type { FileStore } from "../files/file-store.ts"
import { holdDeletions } from "../files/hold-deletions.ts"
import { createBackup, type BackupWriter } from "./backup-store.ts"
import { copyCluster, type CopiedCluster } from "./copy-cluster.ts"
import { manifestFormat, type Manifest, type StoredFile } from "./manifest.ts"
import { dumpDatabase } from "./pg-tools.ts"

export interface BackupSource {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** The files of the site. */
  readonly files: FileStore
  /** Whether APP_SECRET was set from outside. */
  readonly hasSecretOutside: boolean
}

/** The folders of the site's files. */
const fileFolders = ["pictures", "private", "models", "libraries", "pieces"] as const

/** Copies database and files of a site, running or not, into a store. Gives the backup's id and manifest. */
export async function makeBackup(
  source: BackupSource,
  target: FileStore,
): Promise<{ readonly id: string; readonly manifest: Omit<Manifest, "parts"> }> {
  const now = new Date()
  const stamp = now
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z$/g, "")
    .replace("T", "-")
  const backup = createBackup(target, `${stamp}-${randomBytes(2).toString("hex")}`)
  const manifest = await withSiteDatabase(source, (url, dataFolder) =>
    withClient(url, async (client) => {
      // The connection waits while files are copied; none that the database names may go meanwhile.
      await client.query("set idle_session_timeout = 0")
      await holdDeletions(client)
      const copied = dataFolder
        ? await copyCluster(client, dataFolder, backup)
        : { folders: [], database: [await backup.store("database.dump", dumpDatabase(url))] }
      const rest = await storeRest(source, backup)
      return { ...(await describe(client, copied, dataFolder)), ...rest, madeAt: now.toISOString() }
    }),
  )
  await backup.finish(manifest)
  return { id: backup.id, manifest }
}

async function storeRest(
  { dataDir, files, hasSecretOutside }: BackupSource,
  backup: BackupWriter,
): Promise<Pick<Manifest, "files" | "secret">> {
  const stored: StoredFile[] = []
  for (const folder of fileFolders)
    for await (const name of files.list(folder)) {
      const content = await files.read(name)
      // One that is gone was on its way: the database does not name it.
      if (content) stored.push(await backup.store(name, one(content)))
    }
  const secret = join(dataDir, "app-secret")
  if (hasSecretOutside || !existsSync(secret)) return { files: stored, secret: null }
  return { files: stored, secret: await backup.store("app-secret", one(await readFile(secret))) }
}

async function* one(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

async function describe(
  client: pg.Client,
  { folders, database }: CopiedCluster,
  dataFolder: string | null,
): Promise<Pick<Manifest, "format" | "kind" | "postgresMajor" | "folders" | "database">> {
  const { rows } = await client.query<{ version: string }>("show server_version_num")
  const [row] = rows
  return {
    format: manifestFormat,
    kind: dataFolder ? "cluster" : "dump",
    postgresMajor: Math.trunc(Number(Object.values(row ?? {})[0]) / 10_000),
    folders: [...folders],
    database: [...database],
  }
}
