import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import { rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { findFreePort } from "../find-free-port.ts"
import { startProgram, type Program } from "../start-program.ts"

const root = join(import.meta.dirname, "../..")
const webFolder = join(root, "apps/web")
const firstBuild = join(webFolder, "build")

export interface TwoBuilds {
  readonly url: string
  /** Has the server run with the one build or the other: it is stopped and started again on the same port. */
  serve(build: "first" | "second"): Promise<void>
  stop(): Promise<void>
  /** Stops, and takes everything away again. */
  close(): Promise<void>
}

/** Builds the web app a second time, from changed sources, for a server of its own that has no content. */
export async function prepareTwoBuilds(): Promise<TwoBuilds> {
  const name = `new-build-${randomBytes(4).toString("hex")}`
  // Below the repository: a build finds its packages from where it lies.
  const secondBuild = join(root, "test-results", name)
  const dataDir = join(tmpdir(), `roomwright-${name}`)
  await buildWeb(secondBuild)
  const port = await findFreePort()
  let running: { readonly build: string; readonly server: Program } | undefined

  const stop = async (): Promise<void> => {
    await running?.server.stop()
    running = undefined
  }
  return {
    url: `http://localhost:${port}`,
    stop,
    async serve(build) {
      if (running?.build === build) return
      await stop()
      const server = await startProgram({
        name,
        env: {
          DATA_DIR: dataDir,
          PORT: String(port),
          RATE_LIMITS: "off",
          DEMO: "0",
          WEB_BUILD_DIR: build === "first" ? firstBuild : secondBuild,
        },
      })
      running = { build, server }
    },
    async close() {
      await stop()
      await Promise.all([dataDir, secondBuild].map((path) => rm(path, { recursive: true, force: true })))
    },
  }
}

async function buildWeb(folder: string): Promise<void> {
  const fromWeb = createRequire(join(webFolder, "package.json"))
  const reactRouter = join(dirname(fromWeb.resolve("@react-router/dev/package.json")), "bin.cjs")
  const config = join(import.meta.dirname, "changed-web.config.ts")
  await promisify(execFile)(process.execPath, [reactRouter, "build", webFolder, "--config", config], {
    cwd: webFolder,
    env: { ...process.env, NODE_ENV: "production", WEB_BUILD_DIR: folder },
  })
}
