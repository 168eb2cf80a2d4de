import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The content of a PostgreSQL server's postmaster.pid. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** Empty where it has no socket. */
  readonly socketFolder: string
  readonly isReady: boolean
}

/** Reads postmaster.pid; null when it is missing or incomplete. It may be left over from a dead server. */
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
