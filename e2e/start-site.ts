import { randomBytes } from "node:crypto"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { administrator } from "./administrator.ts"
import { findFreePort } from "./find-free-port.ts"
import { startProgram } from "./start-program.ts"

/**
 * Playwright's global set-up: the real program with demo content on data of its own. With SITE_URL set the tests
 * run against that site instead.
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined
  const dataDir = nameFolder()
  const site = await startProgram({
    name: "server",
    env: {
      DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      RATE_LIMITS: "off",
      // Ten minutes are too long for a journey; e2e/payouts has them.
      HOLD_MINUTES: "0",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  })
  process.env.SITE_URL = site.address
  return async () => {
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A folder for a program's data. Not made here: as root the program gives it rights that let its database in. */
export const nameFolder = (): string => join(tmpdir(), `roomwright-e2e-${randomBytes(6).toString("hex")}`)
