import { randomBytes } from "node:crypto"
import { existsSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs"
import { freemem, tmpdir } from "node:os"
import { join } from "node:path"
import { emptyDataFolder } from "../platform/empty-data-folder.ts"

export interface TemporaryDataFolder {
  readonly path: string
  remove(): Promise<void>
}

const prefix = "roomwright-test-"
const settledMs = 60_000

/** Clears away what runs that were killed have left: their folders, and databases that still run on them. */
export async function clearLeftFolders(): Promise<void> {
  const parents = [tmpdir(), memoryFolder].filter((parent) => existsSync(parent))
  const left = parents.flatMap((parent) =>
    readdirSync(parent).map((name) => ({ name, path: join(parent, name) })),
  )
  for (const { path } of left.filter(({ name }) => name.startsWith(prefix))) {
    try {
      // A folder that is not claimed yet may be in the making.
      if (!existsSync(join(path, "processes")) || Date.now() - statSync(path).mtimeMs < settledMs) continue
      await emptyDataFolder(path)
      rmSync(path, { recursive: true, force: true })
    } catch {
      // It is in use, or another user's.
    }
  }
}

/** Where Linux keeps files in memory. */
const memoryFolder = "/dev/shm"
const roomyBytes = 4_000_000_000

/** A folder in memory where there is one with room to spare: a new database is more than a thousand files. */
export function findFastFolder(): string {
  if (!existsSync(memoryFolder) || freemem() < roomyBytes) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize < roomyBytes ? tmpdir() : memoryFolder
}

/**
 * Names a DATA_DIR that does not exist yet: the program makes it with the rights it wants. (A folder of mkdtemp
 * would be closed to PostgreSQL's user when tests run as root.)
 */
export function nameDataFolder(parent = tmpdir()): TemporaryDataFolder {
  const path = join(parent, `${prefix}${randomBytes(6).toString("hex")}`)
  return {
    path,
    async remove() {
      await emptyDataFolder(path)
      rmSync(path, { recursive: true, force: true })
    },
  }
}
