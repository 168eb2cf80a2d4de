import { StartupError } from "../startup-error.ts"
import { startEmbeddedPostgres } from "./embedded-postgres.ts"
import { findLeftServer } from "./left-server.ts"
import { toDatabaseUrl } from "./postgres-address.ts"
import { findDataFolder } from "./postgres-home.ts"

interface Site {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/**
 * Reaches the site's database, running or not: that of DATABASE_URL, the own one where it runs, or the own one started for this.
 * `dataFolder` is the own one's; null for another.
 */
export async function withSiteDatabase<Result>(
  { dataDir, databaseUrl }: Site,
  use: (url: string, dataFolder: string | null) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) return use(databaseUrl, null)
  const dataFolder = findDataFolder(dataDir)
  if (!dataFolder) throw new StartupError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`)
  const running = await findLeftServer(dataDir, dataFolder)
  if (running) return use(toDatabaseUrl(running.address, "roomwright"), dataFolder)
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const started = await startEmbeddedPostgres({ dataDir, log: quiet })
  try {
    return await use(started.url, dataFolder)
  } finally {
    await started.stop()
  }
}
