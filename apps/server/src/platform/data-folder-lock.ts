import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as z from "zod/mini"
import { prepareDataFolder } from "./data-folder.ts"
import { type ProcessIdentity, identifyProcess, isStillRunning } from "./process-identity.ts"
import { StartupError, explainFileFault } from "./startup-error.ts"

export interface DataFolderLock {
  release(): void
}

interface Claim extends ProcessIdentity {
  /** The name of its file. */
  readonly name: string
  /** An exclusive claim is for the process that runs the folder's embedded database. */
  readonly exclusive: boolean
}

const ClaimFile = z.object({ pid: z.number(), startedAt: z.string(), exclusive: z.boolean() })

const claimsFolder = (dataDir: string) => join(dataDir, "processes")

/**
 * Claims DATA_DIR for this process. Every process first writes its own claim and then looks for others, so of
 * two that start at the same moment at least one sees the other: both may step back, but never do both
 * continue. Removes claims of dead processes.
 */
export function claimDataFolder(dataDir: string, { exclusive }: { exclusive: boolean }): DataFolderLock {
  prepareDataFolder(dataDir)
  const self = identifyProcess()
  if (!self) throw new Error("This process cannot find itself.")
  const folder = claimsFolder(dataDir)
  // Never reuse the name of a dead process's claim, or somebody could delete this one as that one.
  const name = `${self.pid}-${randomBytes(4).toString("hex")}.json`
  const path = join(folder, name)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Renamed into place: others would ignore a half-written claim.
    writeFileSync(`${path}.new`, JSON.stringify({ ...self, exclusive }))
    renameSync(`${path}.new`, path)
  } catch (error) {
    throw explainFileFault(error, folder)
  }
  const other = listRunning(dataDir).find((claim) => claim.name !== name && (exclusive || claim.exclusive))
  if (other) {
    rmSync(path, { force: true })
    throw new StartupError(
      `Roomwright already runs on ${dataDir} (process ${other.pid}): stop it first, or set DATA_DIR to another folder.`,
    )
  }
  return { release: () => rmSync(path, { force: true }) }
}

/** The processes that use DATA_DIR now. */
export function listRunning(dataDir: string): readonly Claim[] {
  const folder = claimsFolder(dataDir)
  const running: Claim[] = []
  for (const name of listFolder(folder)) {
    const claim = name.endsWith(".json") ? readClaim(folder, name) : null
    if (claim && isStillRunning(claim)) running.push(claim)
    else if (claim) rmSync(join(folder, name), { force: true })
  }
  return running
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function readClaim(folder: string, name: string): Claim | null {
  try {
    const claim: unknown = JSON.parse(readFileSync(join(folder, name), "utf8"))
    const parsed = ClaimFile.safeParse(claim)
    return parsed.success ? { ...parsed.data, name } : null
  } catch {
    return null
  }
}
