import { existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { type DataFolderLock, claimDataFolder } from "../data-folder-lock.ts"
import type { Logger } from "../log.ts"
import { codeOf, explainFileFault } from "../startup-error.ts"
import { findLeftServer } from "./left-server.ts"
import { type PostgresAddress, chooseAddress, removeSocketFolder, toDatabaseUrl } from "./postgres-address.ts"
import { createCluster } from "./postgres-cluster.ts"
import { settlePostgresHome } from "./postgres-home.ts"
import {
  type RunningServer,
  type StartSettings,
  startServer,
  stopServer,
  whenGone,
} from "./postgres-server.ts"
import { readPostmaster } from "./postmaster-file.ts"
import { withClient } from "./with-client.ts"

export interface EmbeddedPostgres {
  /** The connection string of the program's database. */
  readonly url: string
  /** Whether it adopted a server that a killed program left running. */
  readonly isAdopted: boolean
  stop(): Promise<void>
}

interface Options {
  readonly dataDir: string
  readonly log: Pick<Logger, "info" | "warn" | "error">
  /** PostgreSQL settings for tests; a real database starts with none. */
  readonly settings?: Readonly<Record<string, string>>
}

const databaseName = "roomwright"

/**
 * Starts the PostgreSQL that comes with the program on DATA_DIR, or adopts one left running there, and keeps
 * it running until `stop`. Only one process at a time can have it.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: Options): Promise<EmbeddedPostgres> {
  const lock = claimDataFolder(dataDir, { exclusive: true })
  try {
    return await startClaimed({ dataDir, log, settings }, lock)
  } catch (error) {
    lock.release()
    throw explainFileFault(error, dataDir)
  }
}

async function startClaimed(
  { dataDir, log, settings = {} }: Options,
  lock: DataFolderLock,
): Promise<EmbeddedPostgres> {
  const home = settlePostgresHome(dataDir)
  const left = existsSync(home.dataFolder) ? await findLeftServer(dataDir, home.dataFolder) : null
  const address =
    left?.address ?? (await chooseAddress(dataDir, home.owner, readPostmaster(home.dataFolder)?.socketFolder))
  const start: StartSettings = { home, address, settings, logFile: join(dataDir, "postgres.log") }
  let server: RunningServer
  if (left) {
    log.warn({ pid: left.pid }, "adopted the database that an earlier program left running")
    server = { pid: left.pid, exited: whenGone(left.pid) }
  } else {
    try {
      if (!existsSync(home.dataFolder)) await createCluster(start)
      server = await startServer(start)
    } catch (error) {
      removeSocketFolder(address)
      throw error
    }
  }
  const keeper = keepRunning(server, start, log)
  try {
    await ensureDatabase(address)
  } catch (error) {
    await keeper.stop()
    throw error
  }
  return {
    url: toDatabaseUrl(address, databaseName),
    isAdopted: left !== null,
    async stop() {
      await keeper.stop()
      removeSocketFolder(address)
      lock.release()
    },
  }
}

/** Restarts the server when it was killed or has crashed. Its address stays the same. */
function keepRunning(
  first: RunningServer,
  start: StartSettings,
  log: Options["log"],
): { stop(): Promise<void> } {
  let isStopping = false
  let server = first
  let restarting = Promise.resolve()
  const watch = (): void => {
    void server.exited.then(() => {
      if (!isStopping) restarting = restart()
    })
  }
  const restart = async (): Promise<void> => {
    log.error({ pid: server.pid }, "the database ended unasked, starting it again")
    for (let pauseMs = 100; !isStopping; pauseMs = Math.min(pauseMs * 2, 5_000)) {
      try {
        server = await startServer(start)
        log.info({ pid: server.pid }, "the database is back")
        return watch()
      } catch (error) {
        log.error({ err: error }, "the database does not start")
        await wait(pauseMs)
      }
    }
  }
  watch()
  return {
    async stop() {
      isStopping = true
      await restarting
      await stopServer(server.pid)
    },
  }
}

async function ensureDatabase(address: PostgresAddress): Promise<void> {
  try {
    await withClient(toDatabaseUrl(address, databaseName), () => Promise.resolve())
  } catch (error) {
    if (codeOf(error) !== "3D000") throw error
    await withClient(toDatabaseUrl(address, "postgres"), (client) =>
      client.query(`create database ${databaseName}`),
    )
  }
}
