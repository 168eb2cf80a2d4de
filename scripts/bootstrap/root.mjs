import { dirname } from "node:path"
import { fileURLToPath } from "node:url"

/** The repository's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Ends the program with one line that says cause and remedy. */
export function fail(line) {
  process.stderr.write(`Roomwright: ${line}\n`)
  process.exit(1)
}

/** Whether this file was started, not imported. */
export function isStarted(moduleUrl) {
  return process.argv[1] === fileURLToPath(moduleUrl)
}
