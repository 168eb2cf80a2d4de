import { accessSync, chmodSync, constants, mkdirSync, readFileSync, statSync } from "node:fs"
import { StartupError, explainFileFault } from "./startup-error.ts"

/**
 * Creates DATA_DIR, or checks that it is a writable folder of ours. Only its owner can list it; when running
 * as root others may pass through it, because PostgreSQL, which refuses to be root, has its own folder
 * inside.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const isRoot = process.getuid?.() === 0
    if (made !== undefined) chmodSync(dataDir, isRoot ? 0o711 : 0o700)
    const { uid } = statSync(dataDir)
    const self = process.getuid?.()
    if (self !== undefined && !isRoot && uid !== self && !isWritable(dataDir))
      throw ownedByAnother(dataDir, uid)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw explainFileFault(error, dataDir)
  }
}

/** The refusal for another user's data: two users cannot share one folder. */
export function ownedByAnother(path: string, uid: number): StartupError {
  return new StartupError(
    `${path} belongs to ${nameOfUser(uid)}, not to ${nameOfUser(process.getuid?.() ?? -1)}: start as that user or set DATA_DIR to another folder.`,
  )
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function nameOfUser(uid: number): string {
  try {
    const line = readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .find((candidate) => candidate.split(":")[2] === String(uid))
    if (line) return line.slice(0, line.indexOf(":"))
  } catch {
    // No such file on this system: show the number instead.
  }
  return `user ${uid}`
}
