import { spawn } from "node:child_process"
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { chooseNode, nodeFlags } from "../scripts/bootstrap/choose-node.mjs"

const root = join(import.meta.dirname, "..")
const longestStartMs = 5 * 60_000

export interface StartedServer {
  readonly address: string
  stop(): Promise<void>
}

/** Starts the real program; what it logs goes to a file of that name in test-results. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  logName: string,
): Promise<StartedServer> {
  const logFile = join(root, "test-results", logName)
  mkdirSync(join(root, "test-results"), { recursive: true })
  const log = openSync(logFile, "w")
  const server = spawn(chooseNode(), [...nodeFlags, join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: { PATH: process.env.PATH, RATE_LIMITS: "off", ...env },
    stdio: ["ignore", log, log, "ipc"],
  })
  closeSync(log)
  const gone = new Promise<void>((resolve) => {
    server.once("exit", () => resolve())
  })
  const address = await new Promise<string>((resolve, reject) => {
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
  return {
    address,
    async stop() {
      server.kill("SIGTERM")
      await gone
    },
  }
}
