import { spawnSync, spawn, type ChildProcess } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serverEnv, serverFlags } from "../scripts/bootstrap/run-server.mjs"

const root = join(import.meta.dirname, "..")
/** Kept between runs: filling takes minutes. */
const benchData = process.env.BENCH_DATA ?? join(root, ".data", "bench")

export interface Stage {
  readonly dataDir: string
  readonly databaseUrl: string
  /** Of the program that holds the database, whose child it is. */
  readonly databasePid: number
  close(): Promise<void>
}

/** A running database with so many made-up products; filled on first use. */
export async function openStage(products: number): Promise<Stage> {
  const dataDir = join(benchData, String(products))
  const marker = join(dataDir, "filled")
  if (!existsSync(marker)) {
    process.stdout.write(`Filling ${dataDir} with ${products} products, once ...\n`)
    const { status } = spawnSync(
      process.execPath,
      [join(root, "apps/server/src/demo/seed.ts"), "--products", String(products)],
      { stdio: "inherit", env: { ...process.env, DATA_DIR: dataDir } },
    )
    if (status !== 0) throw new Error("The data could not be made.")
    writeFileSync(marker, "")
  }
  const holder = await startBenched({
    file: "apps/server/src/testing/hold-database.ts",
    env: { DATA_DIR: dataDir },
  })
  return { dataDir, databaseUrl: holder.url, databasePid: holder.pid, close: () => holder.stop() }
}

export interface Running {
  readonly pid: number
  readonly url: string
  stop(): Promise<void>
}

interface ProgramOptions {
  readonly file: string
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Runs a program, with the flags that `npm start` gives the server, until it says that it is ready. */
export async function startBenched({ file, args = [], env }: ProgramOptions): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), "roomwright-bench-"))
  const child: ChildProcess = spawn(process.execPath, [...serverFlags, join(root, file), ...args], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...serverEnv,
      ...process.env,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      RATE_LIMITS: "off",
      DEMO: "0",
      PORT: "0",
      ...env,
    },
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", ({ address }: { address: string }) => resolve(address.replace(/\/$/, "")))
    void ended.then(() => reject(new Error(`${file} ended before it was ready.`)))
  })
  return {
    pid: child.pid ?? 0,
    url,
    async stop() {
      child.kill("SIGTERM")
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
