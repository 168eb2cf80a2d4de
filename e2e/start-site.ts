import { spawn } from "node:child_process"
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { randomBytes } from "node:crypto"
import { chooseNode, nodeFlags } from "../scripts/bootstrap/choose-node.mjs"
import { findFreePort } from "./find-free-port.ts"

const root = join(import.meta.dirname, "..")
const longestStartMs = 5 * 60_000

/**
 * Playwright's global set-up: the real program with demo content on data of its own. With SITE_URL set the tests
 * run against that site instead.
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined
  // Not made here: as root the program gives it rights that let its database in.
  const dataDir = join(tmpdir(), `roomwright-e2e-${randomBytes(6).toString("hex")}`)
  const logFile = join(root, "test-results", "server.log")
  mkdirSync(join(root, "test-results"), { recursive: true })
  const log = openSync(logFile, "w")
  const server = spawn(chooseNode(), [...nodeFlags, join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      RATE_LIMITS: "off",
    },
    stdio: ["ignore", log, log, "ipc"],
  })
  closeSync(log)
  const gone = new Promise<void>((resolve) => {
    server.once("exit", () => resolve())
  })
  process.env.SITE_URL = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The site did not start in time:\n${readFileSync(logFile, "utf8")}`)),
      longestStartMs,
    )
    void gone.then(() => reject(new Error(`The site did not start:\n${readFileSync(logFile, "utf8")}`)))
    server.on("message", (message: { type?: string; address?: string }) => {
      if (message.type !== "ready" || message.address === undefined) return
      clearTimeout(timer)
      resolve(message.address)
    })
  })
  return async () => {
    server.kill("SIGTERM")
    await gone
    await rm(dataDir, { recursive: true, force: true })
  }
}
