import { randomBytes } from "node:crypto"
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import * as z from "zod/mini"
import { ownedByAnother, prepareDataFolder } from "../data-folder.ts"
import { StartupError, codeOf, explainFileFault } from "../startup-error.ts"
import { type Owner, canReach, canUse, giveTo } from "./file-access.ts"
import {
  type PostgresBinaries,
  copyPostgresBinaries,
  findPostgresBinaries,
  programPath,
} from "./postgres-binaries.ts"

/** Where PostgreSQL's programs and data are, and which user runs it. */
export interface PostgresHome {
  readonly binaries: PostgresBinaries
  /** May not exist yet. */
  readonly dataFolder: string
  /** Undefined: the user of this process. */
  readonly owner: Owner | undefined
}

/** PostgreSQL refuses to run as root, so it runs as the system's "nobody" user. */
const nobody: Owner = { uid: 65_534, gid: 65_534 }
const copiesFolder = "/var/lib/roomwright"
const pointerOf = (dataDir: string) => join(dataDir, "postgres-home.json")
const Pointer = z.object({ folder: z.string() })
const Belonging = z.object({ dataDir: z.string() })

/**
 * Decides where the database of DATA_DIR is: inside it, except when running as root below a folder that
 * PostgreSQL's user cannot enter (a 0700 home). Then programs or data go to /var/lib/roomwright/<id>, and a
 * file in DATA_DIR points there.
 */
export function settlePostgresHome(dataDir: string): PostgresHome {
  prepareDataFolder(dataDir)
  const owner = process.getuid?.() === 0 ? nobody : undefined
  try {
    const installed = findPostgresBinaries()
    const dataFolder = findDataFolder(dataDir) ?? chooseDataFolder(dataDir, owner)
    if (existsSync(dataFolder)) takeOver(dataFolder, owner)
    if (owner && !canReach(dataFolder, owner)) {
      throw new StartupError(
        `${dirname(dataFolder)} cannot be entered by PostgreSQL, which does not run as root: chmod o+x it and the folders above, or start as an ordinary user.`,
      )
    }
    const binaries = canRun(installed, owner)
      ? installed
      : copyPostgresBinaries(installed, homeApart(dataDir))
    return { binaries, dataFolder, owner }
  } catch (error) {
    throw explainFileFault(error, dataDir)
  }
}

/** The existing data folder of DATA_DIR, or null; follows the pointer. */
export function findDataFolder(dataDir: string): string | null {
  const inside = join(dataDir, "postgres")
  if (existsSync(inside)) return inside
  const apart = readHomeApart(dataDir)
  return apart && existsSync(join(apart, "postgres")) ? join(apart, "postgres") : null
}

/** The folder in /var/lib/roomwright that belongs to DATA_DIR, or null. */
export function readHomeApart(dataDir: string): string | null {
  const pointer = readJson(pointerOf(dataDir), Pointer)
  if (!pointer || dirname(pointer.folder) !== copiesFolder || !existsSync(pointer.folder)) return null
  const ownerFile = join(pointer.folder, "belongs-to.json")
  const here = realpathSync(dataDir)
  const there = readJson(ownerFile, Belonging)?.dataDir
  if (there === here) return pointer.folder
  // A copied DATA_DIR, or only a moved one? Two programs must never use one database.
  if (there !== undefined && readJson(pointerOf(there), Pointer)?.folder === pointer.folder) {
    throw new StartupError(
      `${dataDir} is a copy of ${there}, and both point to one database: delete ${pointerOf(dataDir)} to begin with an empty one, or set DATA_DIR=${there}.`,
    )
  }
  writeFileSync(ownerFile, JSON.stringify({ dataDir: here }))
  return pointer.folder
}

function homeApart(dataDir: string): string {
  const known = readHomeApart(dataDir)
  if (known) return known
  const folder = join(copiesFolder, randomBytes(4).toString("hex"))
  try {
    mkdirSync(folder, { recursive: true })
    chmodSync(copiesFolder, 0o711)
    chmodSync(folder, 0o711)
  } catch (error) {
    throw new StartupError(
      `PostgreSQL does not run as root and cannot enter the folders here, and ${copiesFolder} cannot be written (${codeOf(error)}): start as an ordinary user.`,
      { cause: error },
    )
  }
  writeFileSync(join(folder, "belongs-to.json"), JSON.stringify({ dataDir: realpathSync(dataDir) }))
  writeFileSync(pointerOf(dataDir), JSON.stringify({ folder }))
  return folder
}

function chooseDataFolder(dataDir: string, owner: Owner | undefined): string {
  const inside = join(dataDir, "postgres")
  return !owner || canReach(inside, owner) ? inside : join(homeApart(dataDir), "postgres")
}

function canRun(binaries: PostgresBinaries, owner: Owner | undefined): boolean {
  if (!owner) return true
  const share = join(binaries.folder, "share", "postgresql")
  return (
    canUse(programPath(binaries, "postgres"), owner) &&
    canUse(share, owner) &&
    canUse(join(binaries.folder, "lib"), owner)
  )
}

/**
 * PostgreSQL requires to be the only owner: this corrects files restored by hand, and refuses another user's.
 */
function takeOver(dataFolder: string, owner: Owner | undefined): void {
  const { uid, mode } = statSync(dataFolder)
  if (uid !== (owner?.uid ?? process.getuid?.() ?? uid)) {
    if (!owner || uid !== 0) throw ownedByAnother(dataFolder, uid)
    giveTo(dataFolder, owner)
  }
  if ((mode & 0o077) !== 0 && process.platform !== "win32") chmodSync(dataFolder, 0o700)
}

/** Creates an empty folder that only PostgreSQL can enter. */
export function makePrivateFolder(path: string, owner: Owner | undefined): void {
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { mode: 0o700 })
  if (!owner) return
  try {
    chownSync(path, owner.uid, owner.gid)
  } catch (error) {
    throw new StartupError(
      "PostgreSQL does not run as root and this root may not start it as another user: start as an ordinary user.",
      {
        cause: error,
      },
    )
  }
}

function readJson<T>(path: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(path, "utf8")))
  } catch {
    return null
  }
}

/** How to run its programs: as their user, and without PostgreSQL settings from our environment. */
export function processOptions(home: PostgresHome, stalePid?: number) {
  const inherited = Object.entries(process.env).filter(([name]) =>
    /^(?:PATH|SystemRoot|TEMP|TMP|TMPDIR)$/i.test(name),
  )
  const env: NodeJS.ProcessEnv = Object.fromEntries(inherited)
  // Tells PostgreSQL that the number in postmaster.pid is not a server. It still checks for surviving
  // backends.
  if (stalePid !== undefined) env.PG_GRANDPARENT_PID = String(stalePid)
  return { env, cwd: process.platform === "win32" ? dirname(home.dataFolder) : "/", ...home.owner }
}
