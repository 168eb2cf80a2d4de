import { type Stats, chmodSync, chownSync, lstatSync, readdirSync, statSync } from "node:fs"
import { dirname, join } from "node:path"

/** The user who will own the files. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** Whether that user can pass through every folder above this path. */
export function canReach(path: string, owner: Owner): boolean {
  const above = dirname(path)
  return above === path || (canReach(above, owner) && hasRights(above, owner, 0o1))
}

/** Whether that user can reach a program or folder and run or list it. */
export function canUse(path: string, owner: Owner): boolean {
  return canReach(path, owner) && hasRights(path, owner, 0o5)
}

function hasRights(path: string, { uid, gid }: Owner, rights: number): boolean {
  const stats = statSync(path)
  const shift = stats.uid === uid ? 6 : stats.gid === gid ? 3 : 0
  return ((stats.mode >> shift) & rights) === rights
}

/** Lets everybody read a tree and run what its owner can run. */
export function openToAll(path: string): void {
  forEachBelow(path, (entry, stats) => {
    if (!stats.isSymbolicLink())
      chmodSync(entry, stats.isDirectory() || (stats.mode & 0o100) !== 0 ? 0o755 : 0o644)
  })
}

/** Hands a tree over to another user. */
export function giveTo(path: string, { uid, gid }: Owner): void {
  forEachBelow(path, (entry, stats) => {
    if (!stats.isSymbolicLink()) chownSync(entry, uid, gid)
  })
}

function forEachBelow(path: string, visit: (entry: string, stats: Stats) => void): void {
  const stats = lstatSync(path)
  visit(path, stats)
  if (!stats.isDirectory()) return
  for (const name of readdirSync(path)) forEachBelow(join(path, name), visit)
}
