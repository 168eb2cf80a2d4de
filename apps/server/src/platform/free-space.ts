import { stat, statfs } from "node:fs/promises"
import { dirname } from "node:path"
import { codeOf } from "./startup-error.ts"

export interface Space {
  /** The space for users other than root. */
  readonly freeBytes: number
  readonly totalBytes: number
}

/** The free space on the disk of a folder, which need not exist yet. */
export async function readSpace(folder: string): Promise<Space> {
  const path = await nearestFolder(folder)
  const { bavail, blocks, bsize } = await statfs(path)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** Identifies the disk of a folder: the same number, the same disk. */
export const diskOf = async (folder: string): Promise<number> => (await stat(await nearestFolder(folder))).dev

async function nearestFolder(folder: string): Promise<string> {
  try {
    await stat(folder)
    return folder
  } catch (error) {
    if (codeOf(error) !== "ENOENT" || dirname(folder) === folder) throw error
    return nearestFolder(dirname(folder))
  }
}

const gigabyte = 1_000_000_000

/** Below this an administrator has to act: a tenth of the disk, but from 2 to 20 GB. */
export const warningBytes = ({ totalBytes }: Pick<Space, "totalBytes">): number =>
  Math.min(Math.max(totalBytes / 10, 2 * gigabyte), 20 * gigabyte)

/**
 * Files leave this to the database, which stops when it cannot write its log: a fiftieth of the disk, 0.5 GB
 * at most.
 */
export const reservedBytes = ({ totalBytes }: Pick<Space, "totalBytes">): number =>
  Math.min(totalBytes / 50, gigabyte / 2)
