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
    fillWithProducts(dataDir, products)
    writeFileSync(marker, "")
  }
  const holder = await startBenched({
    file: "apps/server/src/testing/hold-database.ts",
    env: { DATA_DIR: dataDir },
  })
  return { dataDir, databaseUrl: holder.url, databasePid: holder.pid, close: () => holder.stop() }
}

/** Makes the demo content and so many products more in a data folder. */
export function fillWithProducts(dataDir: string, products: number): void {
  const { status } = spawnSync(
    process.execPath,
    [join(root, "apps/server/src/demo/seed.ts"), "--products", String(products)],
    { stdio: "inherit", env: { ...process.env, DATA_DIR: dataDir } },
  )
  if (status !== 0) throw new Error("The data could not be made.")
}

/** How late an event loop was (ms). */
export interface LoopDelay {
  readonly p50: number
  readonly p99: number
  readonly most: number
}

export interface Running {
  readonly pid: number
  readonly url: string
  /** Since it was asked last, for programs that are `watched`. */
  readDelay(): Promise<LoopDelay>
  stop(): Promise<void>
}

interface ProgramOptions {
  readonly file: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Its event loop is watched. */
  readonly watched?: boolean
}

/** Runs a program, with the flags that `npm start` gives the server, until it says that it is ready. */
export async function startBenched({
  file,
  args = [],
  env = {},
  watched = false,
}: ProgramOptions): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), "roomwright-bench-"))
  const flags = [...serverFlags, ...(watched ? ["--import", join(root, "bench/watch-delay.ts")] : [])]
  const child: ChildProcess = spawn(process.execPath, [...flags, join(root, file), ...args], {
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
    readDelay: () =>
      new Promise((resolve) => {
        child.once("message", (delay: LoopDelay) => resolve(delay))
        child.send("delay")
      }),
    async stop() {
      child.kill("SIGTERM")
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A process that writes notifications as a server process does. */
export interface Writer {
  /** Of its readers. */
  readonly tokens: readonly string[]
  /** Writes a notification to each reader; gives when each was committed (ms since 1970), in the order of the tokens. */
  writeToAll(): Promise<readonly number[]>
  stop(): Promise<void>
}

/** Starts `write-to-readers.ts`. */
export async function startWriter(env: Readonly<Record<string, string>>): Promise<Writer> {
  const child = spawn(
    process.execPath,
    [...serverFlags, join(root, "apps/server/src/testing/write-to-readers.ts")],
    { stdio: ["ignore", "inherit", "inherit", "ipc"], env: { ...process.env, ...env } },
  )
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const hear = <Message>(): Promise<Message> =>
    new Promise((resolve, reject) => {
      child.once("message", (message) => resolve(message as Message))
      void ended.then(() => reject(new Error("The process that writes has ended.")))
    })
  const { tokens } = await hear<{ tokens: string[] }>()
  return {
    tokens,
    async writeToAll() {
      const written = hear<{ committedAt: number[] }>()
      child.send("write")
      return (await written).committedAt
    },
    async stop() {
      child.kill("SIGTERM")
      await ended
    },
  }
}
