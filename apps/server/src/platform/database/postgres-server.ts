import { totalmem } from "node:os"
import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"
import { isAlive } from "../process-identity.ts"
import { StartupError, codeOf } from "../startup-error.ts"
import type { PostgresAddress } from "./postgres-address.ts"
import { programPath } from "./postgres-binaries.ts"
import { cannotRun, explainFailure } from "./postgres-faults.ts"
import { type PostgresHome, processOptions } from "./postgres-home.ts"
import { readPostmaster } from "./postmaster-file.ts"

export interface StartSettings {
  readonly home: PostgresHome
  readonly logFile: string
  readonly address: PostgresAddress
  /** PostgreSQL settings, for tests only. */
  readonly settings: Readonly<Record<string, string>>
}

/** A running server. `exited` is fulfilled when it ends, for whatever reason. */
export interface RunningServer {
  readonly pid: number
  readonly exited: Promise<void>
}

/**
 * Starts PostgreSQL in its own process group, so Ctrl-C reaches it only through us, and waits until it
 * accepts connections, however long the recovery from a crash takes.
 */
export async function startServer(start: StartSettings): Promise<RunningServer> {
  const deadline = Date.now() + 15_000
  for (;;) {
    const attempt = await tryToStart(start)
    if ("server" in attempt) return attempt.server
    // After a kill -9 the backends need a moment to notice that their server is gone.
    const isHeld = /pre-existing shared memory block|is already in use|lock file .* already exists/.test(
      attempt.said,
    )
    if (!isHeld || Date.now() > deadline) {
      throw new StartupError(explainFailure(attempt.said, start.home, start.logFile))
    }
    await wait(100)
  }
}

async function tryToStart(start: StartSettings): Promise<{ server: RunningServer } | { said: string }> {
  const { home, address, logFile } = start
  const log = openLog(logFile)
  const from = fstatSync(log).size
  const settings = { ...fixedSettings(address), ...start.settings }
  const child = spawn(
    programPath(home.binaries, "postgres"),
    [
      "-D",
      home.dataFolder,
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    { ...processOptions(home, stalePidOf(home.dataFolder)), detached: true, stdio: ["ignore", log, log] },
  )
  closeSync(log)
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const failure = new Promise<never>((_, reject) =>
    child.once("error", (error) => reject(cannotRun(home, error))),
  )
  const isReady = await Promise.race([waitUntilReady(child, home.dataFolder), failure])
  if (!isReady || child.pid === undefined) return { said: readFrom(logFile, from) }
  // The server may outlive this process and must not keep it running.
  child.unref()
  return { server: { pid: child.pid, exited } }
}

async function waitUntilReady(child: ChildProcess, dataFolder: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const postmaster = readPostmaster(dataFolder)
    if (postmaster?.isReady && postmaster.pid === child.pid) return true
    await wait(10)
  }
  return false
}

/** Shuts a server down: ends its sessions and writes everything. */
export async function stopServer(pid: number): Promise<void> {
  sendSignal(pid, "SIGINT")
  if (await isGoneWithin(pid, 30_000)) return
  // This loses nothing either, but the next start has to recover.
  sendSignal(pid, "SIGQUIT")
  await isGoneWithin(pid, 5_000)
}

async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  for (const deadline = Date.now() + milliseconds; isAlive(pid); await wait(10)) {
    if (Date.now() > deadline) return false
  }
  return true
}

/** Resolves when a server that is not our child has ended; does not keep this process running. */
export async function whenGone(pid: number): Promise<void> {
  while (isAlive(pid)) await wait(250, undefined, { ref: false })
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error
  }
}

function fixedSettings(address: PostgresAddress): Record<string, string> {
  const reachable: Record<string, string> =
    address.socketFolder === undefined
      ? { listen_addresses: address.host, port: String(address.port), unix_socket_directories: "" }
      : {
          listen_addresses: "",
          unix_socket_directories: address.socketFolder,
          unix_socket_permissions: "0700",
        }
  return {
    ...reachable,
    timezone: "UTC",
    log_timezone: "UTC",
    // Statements and their values contain personal data: log only what concerns the server itself.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
    shared_buffers: `${sharedMegabytes()}MB`,
  }
}

/**
 * A quarter of the machine's memory, as PostgreSQL advises, up to what searching very many products needs.
 */
const sharedMegabytes = (): number => Math.round(Math.min(1_024, Math.max(128, totalmem() / 4 / 1_048_576)))

/** After a reboot the number in postmaster.pid may belong to any process. Callers have ruled out a server. */
function stalePidOf(dataFolder: string): number | undefined {
  return readPostmaster(dataFolder)?.pid
}

const longestLogBytes = 5_000_000

function openLog(path: string): number {
  const log = openSync(path, "a", 0o600)
  if (fstatSync(log).size < longestLogBytes) return log
  closeSync(log)
  renameSync(path, `${path}.1`)
  return openSync(path, "a", 0o600)
}

function readFrom(path: string, offset: number): string {
  if (!existsSync(path)) return ""
  return readFileSync(path).subarray(offset).toString("utf8")
}
