import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { serverFlags } from "../../../../scripts/bootstrap/run-server.mjs"

const serverFolder = join(import.meta.dirname, "..")

export interface StartedProgram {
  readonly child: ChildProcess
  /** Fulfilled with the first message it sends, rejected with its output when it ends before. */
  readonly ready: Promise<{ readonly address: string }>
  /** Fulfilled when it has ended, however it did. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** All it has printed so far. */
  output(): string
  /** Sends a signal to its whole process group, as a terminal does. */
  signalGroup(signal: NodeJS.Signals): void
}

interface StartOptions {
  /** Relative to apps/server/src. */
  readonly file?: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Another user to run as; only root may. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
}

/** Starts a real program in a process group of its own; by default main.ts, serving the API alone. */
export function startProgram({
  file = "main.ts",
  args = ["--api"],
  env = {},
  user,
}: StartOptions): StartedProgram {
  const child = spawn(process.execPath, [...serverFlags, join(serverFolder, file), ...args], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: "warn",
      DEMO: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: true,
    ...user,
  })
  let output = ""
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()))
  // Not its `close` event: that never comes for a child whose channel was disconnected from this side.
  const drained = [child.stdout, child.stderr].map((stream) => (stream ? once(stream, "close") : undefined))
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }))
  })
  const ended = Promise.all([exited, ...drained]).then(([end]) => end)
  const ready = new Promise<{ address: string }>((resolve, reject) => {
    child.once("message", (message: { address: string }) => resolve(message))
    void ended.then(() => reject(new Error(`The program ended:\n${output}`)))
  })
  ready.catch(() => {})
  return {
    child,
    ready,
    ended,
    output: () => output,
    signalGroup: (signal) => void process.kill(-(child.pid ?? 0), signal),
  }
}

/** A port that nobody listens on now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
