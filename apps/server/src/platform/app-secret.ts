import { randomBytes } from "node:crypto"
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { prepareDataFolder } from "./data-folder.ts"
import { StartupError, codeOf, explainFileFault } from "./startup-error.ts"

/**
 * The secret in DATA_DIR, created on first use and readable only by its owner. The file appears complete or
 * not at all, and two processes that start together end up with the same secret.
 */
export function readOrMakeAppSecret(dataDir: string): string {
  const path = join(dataDir, "app-secret")
  prepareDataFolder(dataDir)
  try {
    return readSecret(path) ?? makeSecret(path)
  } catch (error) {
    throw explainFileFault(error, dataDir)
  }
}

function readSecret(path: string): string | null {
  try {
    const secret = readFileSync(path, "utf8").trim()
    if (secret.length >= 32) return secret
    throw new StartupError(`${path} is damaged: delete it (everyone has to sign in again) or set APP_SECRET.`)
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null
    throw error
  }
}

function makeSecret(path: string): string {
  const beside = `${path}.${randomBytes(6).toString("hex")}`
  writeFileSync(beside, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(beside, path)
  } catch (error) {
    // Some disks have no hard links: two first starts at the same moment cannot detect each other there.
    if (codeOf(error) !== "EEXIST") renameSync(beside, path)
  } finally {
    rmSync(beside, { force: true })
  }
  const secret = readSecret(path)
  if (!secret) throw new StartupError(`${path} cannot be read back: check the disk or set APP_SECRET.`)
  return secret
}
