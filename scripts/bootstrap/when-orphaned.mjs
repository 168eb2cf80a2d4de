import { readFileSync } from "node:fs"

const stepMs = 500

/**
 * Calls `stop` when npm is gone. A signal sent to npm alone ends npm or its shell and not what the shell runs, so
 * nobody else would tell us. Started without npm we may be meant to outlive our parent.
 */
export function whenOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return
  const before = readLineage()
  const timer = setInterval(() => {
    if (readLineage() === before) return
    clearInterval(timer)
    stop()
  }, stepMs)
  timer.unref()
}

/** The shell that npm started us with, and npm; where the system does not tell, the shell alone. */
function readLineage() {
  const shell = process.ppid
  try {
    const stat = readFileSync(`/proc/${shell}/stat`, "utf8")
    const [, npm] = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return `${shell} ${npm}`
  } catch {
    return `${shell}`
  }
}
