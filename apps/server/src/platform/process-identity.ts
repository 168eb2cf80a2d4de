import { execFileSync } from "node:child_process"
import { readFileSync, readlinkSync } from "node:fs"
import { codeOf } from "./startup-error.ts"

/** Identifies a process for ever: numbers are reused, a number with a start time is not. */
export interface ProcessIdentity {
  readonly pid: number
  /** Empty where the system does not tell. */
  readonly startedAt: string
}

/** Identifies a running process, by default this one; null when there is none with that number. */
export function identifyProcess(pid: number = process.pid): ProcessIdentity | null {
  return isAlive(pid) ? { pid, startedAt: readStartTime(pid) } : null
}

/** Whether exactly that process still runs. When the start times cannot be compared it counts as running. */
export function isStillRunning({ pid, startedAt }: ProcessIdentity): boolean {
  const now = identifyProcess(pid)
  if (!now) return false
  return startedAt === "" || now.startedAt === "" || startedAt === now.startedAt
}

/** Whether a process of that number runs, whoever owns it. A zombie does not count. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === "EPERM"
  }
  return process.platform !== "linux" || readStatFields(pid)?.[0] !== "Z"
}

/** The working folder of a process, which for PostgreSQL is its data folder; null if it cannot be read. */
export function workingFolderOf(pid: number): string | null {
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`)
    if (process.platform === "win32") return null
    const listing = execFileSync("lsof", ["-a", "-p", String(pid), "-d", "cwd", "-Fn"], { encoding: "utf8" })
    return /^n(.+)$/m.exec(listing)?.[1] ?? null
  } catch {
    return null
  }
}

function readStartTime(pid: number): string {
  if (process.platform === "linux") {
    const ticks = readStatFields(pid)?.[19]
    return ticks ? `${readBootId()}:${ticks}` : ""
  }
  if (process.platform === "win32") return ""
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], {
      encoding: "utf8",
      env: { LC_ALL: "C" },
    }).trim()
  } catch {
    return ""
  }
}

/**
 * The fields of /proc/<pid>/stat after the command, which may itself contain spaces and brackets: [0] is the
 * state.
 */
function readStatFields(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  } catch {
    return null
  }
}

function readBootId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
  } catch {
    return ""
  }
}
