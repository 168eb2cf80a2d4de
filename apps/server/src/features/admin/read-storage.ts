import { join } from "node:path"
import type { StoragePlace, StorageSpace } from "@roomwright/contract/admin/storage"
import type { Config } from "../../config.ts"
import { findDataFolder } from "../../platform/database/postgres-home.ts"
import { diskOf, readSpace, warningBytes } from "../../platform/free-space.ts"

type Configured = Pick<Config, "bucket" | "databaseUrl" | "dataDir" | "diskWarningMb">

/** The disks of files and database, if they are on this machine. */
export async function readStorage(config: Configured): Promise<StorageSpace[]> {
  const disks: StorageSpace[] = []
  for (const { place, folder } of await findDisks(config)) {
    const space = await readSpace(folder)
    const few = config.diskWarningMb === undefined ? warningBytes(space) : config.diskWarningMb * 1_000_000
    disks.push({ place, ...space, isLow: space.freeBytes < few })
  }
  return disks
}

interface Disk {
  readonly place: StoragePlace
  readonly folder: string
}

async function findDisks({ bucket, databaseUrl, dataDir }: Configured): Promise<Disk[]> {
  const files = bucket ? null : join(dataDir, "files")
  const database = databaseUrl === undefined ? (findDataFolder(dataDir) ?? dataDir) : null
  if (files && database && (await diskOf(files)) === (await diskOf(database)))
    return [{ place: "all", folder: dataDir }]
  return [
    ...(files ? [{ place: "files", folder: files } as const] : []),
    ...(database ? [{ place: "database", folder: database } as const] : []),
  ]
}
