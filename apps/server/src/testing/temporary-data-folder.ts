import { randomBytes } from "node:crypto"
import { existsSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
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
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const path = join(tmpdir(), name)
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

/**
 * Names a DATA_DIR that does not exist yet: the program makes it with the rights it wants. (A folder of mkdtemp
 * would be closed to PostgreSQL's user when tests run as root.)
 */
export function nameDataFolder(): TemporaryDataFolder {
  const path = join(tmpdir(), `${prefix}${randomBytes(6).toString("hex")}`)
  return {
    path,
    async remove() {
      await emptyDataFolder(path)
      rmSync(path, { recursive: true, force: true })
    },
  }
}
