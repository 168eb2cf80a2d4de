import { StartupError, codeOf } from "../startup-error.ts"
import type { PostgresHome } from "./postgres-home.ts"

/** A program that cannot run at all, for example one built for another C library. */
export function cannotRun(home: PostgresHome, error: Error): StartupError {
  return new StartupError(
    `PostgreSQL in ${home.binaries.folder} does not run on this system (${codeOf(error) ?? error.message}): install PostgreSQL 18 yourself and set DATABASE_URL.`,
    { cause: error },
  )
}

/** Derives cause and remedy from PostgreSQL's last output. */
export function explainFailure(said: string, home: PostgresHome, logFile?: string): string {
  const where = home.dataFolder
  if (/No space left on device|Disk quota exceeded/.test(said)) {
    return `The disk of ${where} is full: free some space and start again.`
  }
  if (/database files are incompatible with server/.test(said)) {
    return `${where} was made by another version of PostgreSQL: start the release that made it, take a backup, and restore it here.`
  }
  if (/look up effective user ID/.test(said)) {
    const uid = home.owner?.uid ?? process.getuid?.()
    return `User ${uid} has no account on this system, and PostgreSQL wants one (a line in /etc/passwd): start as a user that has, or set DATABASE_URL.`
  }
  const faults = /(?:FATAL|PANIC|initdb: error|error while loading shared libraries|could not):?\s+(.+)/
  const cause = faults.exec(said)?.[1]
  const more = logFile ? ` ${logFile} tells more.` : ""
  return `PostgreSQL cannot start on ${where}: ${cause ?? (said.trim().split("\n").at(-1) || "it ended without a word")}.${more}`
}
