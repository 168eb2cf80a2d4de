import { chmodSync, cpSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest"
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../platform/database/embedded-postgres.ts"
import { findDataFolder } from "../platform/database/postgres-home.ts"
import { readPostmaster } from "../platform/database/postmaster-file.ts"
import { startProgram } from "./start-program.ts"
import { type TemporaryDataFolder, nameDataFolder } from "./temporary-data-folder.ts"

export const isRoot = process.getuid?.() === 0

/** What tests of the launcher work with: before each of them a DATA_DIR with a database that was stopped in order. */
export interface DatabaseBench {
  readonly dataDir: string
  /** A DATA_DIR that the program made itself. */
  readonly made: string
  start(dataDir?: string): Promise<EmbeddedPostgres>
  stop(): Promise<void>
  /** Starts the database from another process and kills that one. */
  leaveRunning(): Promise<{ url: string; pid: number }>
  databasePid(): number
}

/** Sets the bench up and clears it away; to be called at the top of a test file. */
export function useDatabaseBench(): DatabaseBench {
  const seed = nameDataFolder()
  let data: TemporaryDataFolder
  let running: EmbeddedPostgres | undefined

  const bench: DatabaseBench = {
    get dataDir() {
      return data.path
    },
    made: seed.path,
    async start(dataDir = data.path) {
      running = await startEmbeddedPostgres({ dataDir, log: quiet })
      return running
    },
    async stop() {
      await running?.stop()
      running = undefined
    },
    async leaveRunning() {
      const holder = startProgram({ file: "testing/hold-database.ts", env: { DATA_DIR: data.path } })
      const { address } = await holder.ready
      holder.child.kill("SIGKILL")
      await holder.ended
      return { url: address, pid: bench.databasePid() }
    },
    databasePid: () => readPostmaster(findDataFolder(data.path) ?? "")?.pid ?? 0,
  }

  // Making a database takes much longer than copying one.
  beforeAll(async () => {
    await bench.start(seed.path)
    await bench.stop()
  })
  beforeEach(() => {
    data = nameDataFolder()
    mkdirSync(data.path)
    chmodSync(data.path, isRoot ? 0o711 : 0o700)
    cpSync(join(seed.path, "postgres"), join(data.path, "postgres"), { recursive: true })
  })
  afterEach(async () => {
    await bench.stop()
    await data.remove()
  })
  afterAll(() => seed.remove())
  return bench
}

export const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** The first value that a statement answers with. */
export async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

/** The answer of a server that is away, once it is back. */
export async function queryUntilAnswered(url: string, sql: string): Promise<unknown> {
  for (;;) {
    try {
      return await ask(url, sql)
    } catch {
      await wait(20)
    }
  }
}
