import { existsSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { findDataFolder, readHomeApart } from "./database/postgres-home.ts"
import { stopLeftServer } from "./database/left-server.ts"
import { listRunning } from "./data-folder-lock.ts"
import { StartupError, explainFileFault } from "./startup-error.ts"

/**
 * Removes everything in DATA_DIR and the database's files stored elsewhere for it. Refuses while the program
 * runs; first stops a database that a killed program left running. The folder itself stays: it may be a
 * mounted disk.
 */
export async function emptyDataFolder(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return
  const [running] = listRunning(dataDir)
  if (running)
    throw new StartupError(`Roomwright runs on ${dataDir} (process ${running.pid}): stop it first.`)
  try {
    const database = findDataFolder(dataDir)
    if (database) await stopLeftServer(dataDir, database)
    const apart = readHomeApart(dataDir)
    if (apart) rmSync(apart, { recursive: true, force: true })
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true })
  } catch (error) {
    throw explainFileFault(error, dataDir)
  }
}

/** Whether the folder looks like one that this program wrote: emptying any other would be a disaster. */
export function looksLikeDataFolder(dataDir: string): boolean {
  const known = ["app-secret", "postgres", "postgres-home.json", "processes"]
  const names = existsSync(dataDir) ? readdirSync(dataDir) : []
  return names.length === 0 || known.some((name) => names.includes(name))
}
