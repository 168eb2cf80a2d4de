import { readFileSync } from "node:fs"
import { join } from "node:path"

/** What a PostgreSQL server says of itself in postmaster.pid. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** Empty where it has no socket. */
  readonly socketFolder: string
  readonly isReady: boolean
}

/** Reads postmaster.pid; null when there is none or it is still being written. It may be left from a dead server. */
export function readPostmaster(dataFolder: string): Postmaster | null {
  try {
    const lines = readFileSync(join(dataFolder, "postmaster.pid"), "utf8").split("\n")
    const [pid, , , port, socketFolder = "", , , status = ""] = lines
    if (!/^\d+$/.test(pid ?? "")) return null
    return { pid: Number(pid), port: Number(port), socketFolder, isReady: status.startsWith("ready") }
  } catch {
    return null
  }
}
