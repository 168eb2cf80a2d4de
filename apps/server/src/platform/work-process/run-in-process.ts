import { fork, type ChildProcess } from "node:child_process"
import type { ErrorName } from "@roomwright/contract/errors"
import { AppError } from "../app-error.ts"

/** What ended a piece of work before it had a result. */
type Stop = "time" | "memory" | "crash" | "asked"

export class WorkStopped extends Error {
  readonly by: Stop
  constructor(by: Stop) {
    super(`The work was stopped (${by}).`)
    this.name = "WorkStopped"
    this.by = by
  }
}

export interface WorkLimits {
  /** After this time its process is killed, with everything that libraries started. */
  readonly mostMs: number
  readonly signal?: AbortSignal
}

/**
 * Runs the default export of a module in another process. Input and output are copied. Throws `WorkStopped`,
 * and the `AppError` that the module throws.
 */
export type RunInProcess = <Result>(module: URL, input: unknown, limits: WorkLimits) => Promise<Result>

export interface WorkOrder {
  readonly module: string
  readonly input: unknown
}
export type WorkAnswer =
  | { readonly done: unknown }
  | { readonly refused: ErrorName }
  | { readonly failed: string }

interface PoolOptions {
  readonly heapMb: number
  /** A process that was idle for this long is ended. */
  readonly idleMs?: number
}

interface Idle {
  readonly child: ChildProcess
  readonly timer: NodeJS.Timeout
}

/**
 * Creates processes for work on strangers' input: a thread of this process cannot be stopped while a library
 * decodes, a process can. They are reused; a queue limits how many run at once.
 */
export function createWorkProcesses({ heapMb, idleMs = 60_000 }: PoolOptions): RunInProcess {
  const idle: Idle[] = []

  const take = (): ChildProcess => {
    for (let found = idle.pop(); found; found = idle.pop()) {
      clearTimeout(found.timer)
      if (found.child.connected) return found.child
    }
    return startChild(heapMb)
  }

  const putBack = (child: ChildProcess): void => {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((each) => each.child === child),
        1,
      )
      child.kill("SIGKILL")
    }, idleMs)
    // It does not keep this process alive, and ends with it.
    timer.unref()
    child.unref()
    child.channel?.unref()
    idle.push({ child, timer })
  }

  return <Result>(module: URL, input: unknown, { mostMs, signal }: WorkLimits) =>
    new Promise<Result>((resolve, reject) => {
      if (signal?.aborted) return reject(new WorkStopped("asked"))
      const child = take()
      child.ref()
      child.channel?.ref()
      let stoppedBy: Stop | null = null
      const stop = (by: Stop): void => {
        stoppedBy ??= by
        child.kill("SIGKILL")
      }
      const stopAsked = (): void => stop("asked")
      const timer = setTimeout(stop, mostMs, "time")
      const settle = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener("abort", stopAsked)
        // Between two pieces of work nobody needs its errors.
        child.removeAllListeners().on("error", () => {})
      }
      signal?.addEventListener("abort", stopAsked)
      child.once("message", (answer: WorkAnswer) => {
        settle()
        putBack(child)
        if ("done" in answer) resolve(answer.done as Result)
        else if ("refused" in answer) reject(new AppError(answer.refused))
        else reject(new Error(answer.failed))
      })
      // Wait for its end: only then its processor is free for the next.
      child.once("exit", (code, by) => {
        settle()
        reject(new WorkStopped(stoppedBy ?? (isOutOfMemory(code, by) ? "memory" : "crash")))
      })
      child.once("error", (error) => {
        settle()
        child.kill("SIGKILL")
        reject(error)
      })
      const order: WorkOrder = { module: module.href, input }
      // "exit" reports a closed channel.
      child.send(order, () => {})
    })
}

/** V8 aborts when its heap is full. */
const isOutOfMemory = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === "SIGABRT" || code === 134

/** What a program needs to start; none of our secrets. */
const passedOn = ["PATH", "LD_LIBRARY_PATH", "SystemRoot", "TEMP", "TMP", "TMPDIR", "NODE_ENV"]

const startChild = (heapMb: number): ChildProcess =>
  fork(new URL("./work-process.ts", import.meta.url), {
    env: Object.fromEntries(
      passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
    execArgv: [
      "--disable-warning=ExperimentalWarning",
      // Its modules are loaded as ours are.
      ...process.execArgv.filter((flag) => flag.endsWith("/load-stripped.mjs")),
      `--max-old-space-size=${heapMb}`,
    ],
    // Libraries that read strangers' pictures would write warnings into our log.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  })
