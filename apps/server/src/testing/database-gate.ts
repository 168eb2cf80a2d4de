import { once } from "node:events"
import { connect, createServer, type AddressInfo, type Socket } from "node:net"

/** Stands between the program and its database, to take the database away. */
export interface DatabaseGate {
  /** The database's address through the gate. */
  readonly url: string
  /** As a database that is stopped: connections break, and new ones are refused. */
  close(): Promise<void>
  /** As one that hangs: connections break, and new ones are taken but never answered. */
  mute(): Promise<void>
  open(): Promise<void>
}

/** Puts a gate, open at first, before the database at this address. */
export async function createDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const target = toTarget(databaseUrl)
  const sockets = new Set<Socket>()
  let muted = false
  const server = createServer((near) => {
    sockets.add(near)
    near.on("close", () => sockets.delete(near))
    // What breaks on one side breaks on the other.
    near.on("error", () => {})
    if (muted) return
    const far = connect(target)
    far.on("error", () => near.destroy())
    far.on("close", () => near.destroy())
    near.on("close", () => far.destroy())
    near.pipe(far).pipe(near)
  })
  const listen = async (port: number): Promise<number> => {
    server.listen(port, "127.0.0.1")
    await once(server, "listening")
    return (server.address() as AddressInfo).port
  }
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  const port = await listen(0)
  const through = new URL(databaseUrl)
  through.host = `127.0.0.1:${port}`
  through.searchParams.delete("host")

  return {
    url: through.href,
    async close() {
      if (!server.listening) return
      const closed = once(server, "close")
      server.close()
      breakAll()
      await closed
    },
    async mute() {
      muted = true
      if (!server.listening) await listen(port)
      breakAll()
    },
    async open() {
      if (muted) breakAll()
      muted = false
      if (!server.listening) await listen(port)
    },
  }
}

/** A socket's folder comes as `?host=`, as PostgreSQL's own programs take it. */
function toTarget(databaseUrl: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const folder = searchParams.get("host")
  const number = Number(port || 5432)
  return folder ? { path: `${folder}/.s.PGSQL.${number}` } : { host: hostname, port: number }
}
