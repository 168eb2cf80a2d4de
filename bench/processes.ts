import { existsSync, readFileSync, readdirSync } from "node:fs"

/** As getconf CLK_TCK says on every Linux of today. */
const ticksPerSecond = 100

/** Processor time, in ms, that a process and those it started have used; only Linux tells. */
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
  // Behind the name, which may hold anything: utime and stime are the 12th and 13th from there.
  const fields = readFileSync(path, "utf8").split(") ").at(-1)?.split(" ") ?? []
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}

function withChildren(pid: number): number[] {
  const folder = `/proc/${pid}/task`
  if (!existsSync(folder)) return [pid]
  const children = readdirSync(folder).flatMap((task) =>
    readFileSync(`${folder}/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(withChildren)]
}
