import { stat, statfs } from "node:fs/promises"
import { dirname } from "node:path"
import { codeOf } from "./startup-error.ts"

export interface Space {
  /** For who is no root. */
  readonly freeBytes: number
  readonly totalBytes: number
}

/** How much room there is on the disk of a folder, which need not be there yet. */
export async function readSpace(folder: string): Promise<Space> {
  const path = await nearestFolder(folder)
  const { bavail, blocks, bsize } = await statfs(path)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** Which disk a folder lies on: the same number, the same disk. */
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

/** Below this somebody has to look after the disk: a tenth of it, but from 2 to 20 GB. */
export const warningBytes = ({ totalBytes }: Pick<Space, "totalBytes">): number =>
  Math.min(Math.max(totalBytes / 10, 2 * gigabyte), 20 * gigabyte)

/**
 * Files leave this to the database, which stops altogether when it can write no more of its log of changes: a fiftieth of
 * the disk, 0.5 GB at most.
 */
export const reservedBytes = ({ totalBytes }: Pick<Space, "totalBytes">): number =>
  Math.min(totalBytes / 50, gigabyte / 2)
