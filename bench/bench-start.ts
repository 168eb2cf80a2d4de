import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { findFreePort } from "../e2e/find-free-port.ts"
import { serverFlags } from "../scripts/bootstrap/run-server.mjs"
import { row, type Row } from "./table.ts"

const root = join(import.meta.dirname, "..")
const tries = 5

/** From the command to the first answered page, with everything installed, built and filled. */
export async function benchStart(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "roomwright-bench-"))
  try {
    const measure = async (command: readonly string[]): Promise<number> => {
      const times: number[] = []
      // The first one makes what later ones find: database, demo content, compiled code.
      for (let at = 0; at <= tries; at += 1) {
        const took = await timeStart(command, dataDir)
        if (at > 0) times.push(took)
      }
      return times.toSorted((one, other) => one - other)[Math.floor(tries / 2)] ?? 0
    }
    const whole = await measure(["npm", "start"])
    const server = await measure([process.execPath, ...serverFlags, "apps/server/src/main.ts"])
    return [
      row("npm start to the first page", `${whole.toFixed(2)} s`, "at most 3 s", whole <= 3),
      row("the server alone to the first page", `${server.toFixed(2)} s`, "at most 1.5 s", server <= 1.5),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function timeStart([program = "", ...args]: readonly string[], dataDir: string): Promise<number> {
  const port = await findFreePort()
  const startedAt = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    stdio: "ignore",
    detached: true,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
  })
  let took = 0
  while (took === 0) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer?.status === 200 && (await answer.text()).includes("</html>"))
      took = (performance.now() - startedAt) / 1_000
    else await wait(20)
    if (child.exitCode !== null) throw new Error("It ended before it answered.")
  }
  // npm ends before the server that it started, and the next start needs the data folder.
  const group = -(child.pid ?? 0)
  process.kill(group, "SIGTERM")
  while (isRunning(group)) await wait(20)
  return took
}

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0)
  } catch {
    return false
  }
}
