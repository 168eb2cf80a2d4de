import { realpathSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"
import { isAlive, workingFolderOf } from "../process-identity.ts"
import { StartupError, codeOf } from "../startup-error.ts"
import {
  type PostgresAddress,
  addressOfRunning,
  removeSocketFolder,
  toDatabaseUrl,
} from "./postgres-address.ts"
import { stopServer } from "./postgres-server.ts"
import { readPostmaster } from "./postmaster-file.ts"
import { withClient } from "./with-client.ts"

export interface LeftServer {
  readonly pid: number
  readonly address: PostgresAddress
}

const longestSilenceMs = 30_000

/**
 * Looks for a server on this data folder that an earlier program left running; it may be stopping or
 * recovering. The number in postmaster.pid proves nothing, so this asks the server itself for its folder.
 */
export async function findLeftServer(dataDir: string, dataFolder: string): Promise<LeftServer | null> {
  const ours = realpathSync(dataFolder)
  for (const deadline = Date.now() + longestSilenceMs; ; await wait(50)) {
    const postmaster = readPostmaster(dataFolder)
    if (!postmaster || !isAlive(postmaster.pid)) return null
    const folder = workingFolderOf(postmaster.pid)
    if (folder !== null && folder !== ours) return null
    const address = addressOfRunning(dataDir, postmaster)
    const answer = postmaster.isReady ? await requestFolder(address) : "silent"
    if (answer === ours) return { pid: postmaster.pid, address }
    if (folder === null && answer === "nobody") return null
    if (Date.now() > deadline) {
      throw new StartupError(
        `A PostgreSQL (process ${postmaster.pid}) uses ${dataFolder} and does not answer: stop it with kill ${postmaster.pid} and start again.`,
      )
    }
  }
}

/** Stops a server that an earlier program left running on this data folder, if there is one. */
export async function stopLeftServer(dataDir: string, dataFolder: string): Promise<void> {
  const left = await findLeftServer(dataDir, dataFolder)
  if (!left) return
  await stopServer(left.pid)
  removeSocketFolder(left.address)
}

async function requestFolder(address: PostgresAddress): Promise<string> {
  try {
    return await withClient(toDatabaseUrl(address, "postgres"), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>("show data_directory")
      return realpathSync(rows[0]?.data_directory ?? "")
    })
  } catch (error) {
    return codeOf(error) === "ENOENT" || codeOf(error) === "ECONNREFUSED" ? "nobody" : "silent"
  }
}
