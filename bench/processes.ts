import { existsSync, readFileSync, readdirSync } from "node:fs"

/** As getconf CLK_TCK says on every Linux of today. */
const ticksPerSecond = 100

/**
 * Processor time, in ms, that a process and those it started have used, with those of them that have ended: the
 * database ends the process of a connection that idles. Only Linux tells.
 */
export function cpuMsOf(pids: readonly number[]): number {
  const ticks = [...new Set(pids.flatMap(withChildren))].reduce((sum, pid) => sum + ticksOf(pid), 0)
  return (ticks * 1_000) / ticksPerSecond
}

/** Memory of one process in MB, as it stands in main memory. */
export function residentMbOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))
  return Number(line?.[1] ?? 0) / 1_024
}

function ticksOf(pid: number): number {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return 0
  // Behind the name, which may hold anything: utime and stime, and those of ended children, begin at the 12th.
  const fields = readFileSync(path, "utf8").split(") ").at(-1)?.split(" ") ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
}

function withChildren(pid: number): number[] {
  const folder = `/proc/${pid}/task`
  if (!existsSync(folder)) return [pid]
  const children = readdirSync(folder).flatMap((task) =>
    readFileSync(`${folder}/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(withChildren)]
}
