import { rm } from "node:fs/promises"
import pg from "pg"
import { administrator } from "./administrator.ts"
import { findFreePort } from "./find-free-port.ts"
import { startProgram, type Program } from "./start-program.ts"
import { nameFolder } from "./start-site.ts"

/** A site of its own without content, whose clock a journey may turn back by its rows: money waits for minutes and days. */
export function timedSite(name: string, env: Readonly<Record<string, string>> = {}) {
  const folders = { database: nameFolder(), site: nameFolder() }
  const programs: Program[] = []
  let starting: Promise<{ readonly site: string; readonly database: string }> | null = null
  const start = () => (starting ??= startOnce())

  async function startOnce() {
    const database = await startProgram({
      name: `${name}-database`,
      file: "testing/hold-database.ts",
      env: { DATA_DIR: folders.database },
    })
    programs.push(database)
    const site = await startProgram({
      name: `${name}-site`,
      env: {
        DATABASE_URL: database.address,
        DATA_DIR: folders.site,
        DEMO: "0",
        RATE_LIMITS: "off",
        PORT: String(await findFreePort()),
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        ...env,
      },
    })
    programs.push(site)
    return { site: site.address, database: database.address }
  }
  return {
    /** Its address; starts it the first time. */
    address: async (): Promise<string> => (await start()).site,
    /** Changes its rows, one statement after the other. */
    async change(
      ...statements: readonly (readonly [sql: string, values?: readonly unknown[]])[]
    ): Promise<void> {
      const client = new pg.Client({ connectionString: (await start()).database })
      await client.connect()
      for (const [sql, values = []] of statements) await client.query(sql, [...values])
      await client.end()
    },
    async stop(): Promise<void> {
      for (const program of programs.splice(0).toReversed()) await program.stop()
      for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true })
      starting = null
    },
  }
}
