import { randomBytes } from "node:crypto"
import { chownSync, existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { StartupError } from "../startup-error.ts"
import { type Owner, canReach } from "./file-access.ts"

/**
 * The address of our own PostgreSQL: a socket in a folder that only its user can enter, without a password.
 * On Windows, where Node has no such sockets, a port on loopback with a password.
 */
export type PostgresAddress =
  | { readonly socketFolder: string; readonly password?: undefined }
  | {
      readonly socketFolder?: undefined
      readonly host: "127.0.0.1"
      readonly port: number
      readonly password: string
    }

export const superuser = "roomwright"
const folderPrefix = "roomwright-"
/** A socket's path may have 107 bytes on Linux, 103 on macOS; PostgreSQL adds its file's name and `.lock`. */
const longestFolder = 80

/** The connection string of one database; psql and pg_dump understand it too. */
export function toDatabaseUrl(address: PostgresAddress, database: string): string {
  return address.socketFolder === undefined
    ? `postgresql://${superuser}:${address.password}@${address.host}:${address.port}/${database}`
    : `postgresql://${superuser}@localhost/${database}?host=${encodeURIComponent(address.socketFolder)}`
}

/** Chooses an address for a server about to start; `previous` is the socket folder of one that died. */
export async function chooseAddress(
  dataDir: string,
  owner: Owner | undefined,
  previous: string | undefined,
): Promise<PostgresAddress> {
  if (process.platform === "win32") {
    return { host: "127.0.0.1", port: await findFreePort(), password: readOrMakePassword(dataDir) }
  }
  if (previous !== undefined && isOurSocketFolder(previous, owner)) return { socketFolder: previous }
  return { socketFolder: makeSocketFolder(dataDir, owner) }
}

/** The address of a running server, from its postmaster.pid. */
export function addressOfRunning(
  dataDir: string,
  { port, socketFolder }: { port: number; socketFolder: string },
): PostgresAddress {
  if (process.platform === "win32") return { host: "127.0.0.1", port, password: readOrMakePassword(dataDir) }
  return { socketFolder }
}

/** Removes the socket folder of a stopped server. */
export function removeSocketFolder({ socketFolder }: PostgresAddress): void {
  if (socketFolder !== undefined && basename(socketFolder).startsWith(folderPrefix)) {
    rmSync(socketFolder, { recursive: true, force: true })
  }
}

function makeSocketFolder(dataDir: string, owner: Owner | undefined): string {
  for (const parent of ["/tmp", tmpdir(), dataDir]) {
    if (parent.length > longestFolder || !existsSync(parent)) continue
    if (owner && !canReach(join(parent, "any"), owner)) continue
    try {
      // Nobody can guess the name and create the folder first; mkdtemp sets mode 0700.
      const folder = mkdtempSync(join(parent, folderPrefix))
      if (owner) chownSync(folder, owner.uid, owner.gid)
      return folder
    } catch {
      // The next candidate may be writable.
    }
  }
  throw new StartupError(
    "There is no writable folder with a short path for the database's socket: make /tmp writable or set TMPDIR.",
  )
}

function isOurSocketFolder(folder: string, owner: Owner | undefined): boolean {
  if (!basename(folder).startsWith(folderPrefix)) return false
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  const uid = owner?.uid ?? process.getuid?.()
  return stats !== undefined && stats.isDirectory() && stats.uid === uid && (stats.mode & 0o077) === 0
}

function readOrMakePassword(dataDir: string): string {
  const path = join(dataDir, "postgres-password")
  if (existsSync(path)) return readFileSync(path, "utf8")
  const password = randomBytes(24).toString("hex")
  writeFileSync(path, password, { mode: 0o600 })
  return password
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No port.")),
      )
    })
  })
}
