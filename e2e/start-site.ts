import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { randomBytes } from "node:crypto"
import { findFreePort } from "./find-free-port.ts"
import { startServer } from "./start-server.ts"

/**
 * Playwright's global set-up: the real program with demo content on data of its own. With SITE_URL set the tests
 * run against that site instead.
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined
  // Not made here: as root the program gives it rights that let its database in.
  const dataDir = join(tmpdir(), `roomwright-e2e-${randomBytes(6).toString("hex")}`)
  const server = await startServer({ DATA_DIR: dataDir, PORT: String(await findFreePort()) }, "server.log")
  process.env.SITE_URL = server.address
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
