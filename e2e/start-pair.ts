import { rm } from "node:fs/promises"
import { administrator } from "./administrator.ts"
import { findFreePort } from "./find-free-port.ts"
import { nameFolder } from "./start-site.ts"
import { startProgram, type Program } from "./start-program.ts"

export interface Pair {
  /** The addresses of the two. */
  readonly sites: readonly [string, string]
  /** What another program of theirs needs. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts two programs on one database without demo content. */
export async function startPair(name: string): Promise<Pair> {
  const folders = { database: nameFolder(), site: nameFolder() }
  const programs: Program[] = []
  const start = async (options: Parameters<typeof startProgram>[0]): Promise<Program> => {
    const program = await startProgram(options)
    programs.push(program)
    return program
  }
  const { address: url } = await start({
    name: `${name}-database`,
    file: "testing/hold-database.ts",
    env: { DATA_DIR: folders.database },
  })
  const env = {
    DATABASE_URL: url,
    DATA_DIR: folders.site,
    DEMO: "0",
    RATE_LIMITS: "off",
    HOLD_MINUTES: "0",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  }
  const one = await start({ name: `${name}-one`, env: { ...env, PORT: String(await findFreePort()) } })
  const other = await start({ name: `${name}-other`, env: { ...env, PORT: String(await findFreePort()) } })
  return {
    sites: [one.address, other.address],
    env,
    async stop() {
      for (const program of programs.toReversed()) await program.stop()
      for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true })
    },
  }
}
