import { type Server, type Socket, createServer } from "node:net"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { ask } from "./testing/database-bench.ts"
import { type StartedProgram, findFreePort, startProgram } from "./testing/start-program.ts"
import { nameDataFolder } from "./testing/temporary-data-folder.ts"

const started: StartedProgram[] = []
afterEach(async () => {
  for (const program of started.splice(0)) {
    program.child.kill("SIGTERM")
    await program.ended
  }
})

function start(env: Record<string, string>): StartedProgram {
  const program = startProgram({ env: { DATA_DIR: files[0].path, ...env } })
  started.push(program)
  return program
}

/** What a start that cannot succeed says. It must end by itself, with 1 and without a stack. */
async function refusal(env: Record<string, string>): Promise<string> {
  const program = start({ PORT: String(await findFreePort()), ...env })
  expect(await program.ended).toEqual({ code: 1, signal: null })
  return program.output()
}

async function health(address: string): Promise<number> {
  return (await fetch(`${address}/api/health`)).status
}

const holderData = nameDataFolder()
const files = [nameDataFolder(), nameDataFolder()] as const
let holder: StartedProgram
let url: URL

beforeAll(async () => {
  holder = startProgram({ file: "testing/hold-database.ts", env: { DATA_DIR: holderData.path } })
  url = new URL((await holder.ready).address)
})
afterAll(async () => {
  holder.child.kill("SIGTERM")
  await holder.ended
  for (const folder of [holderData, ...files]) await folder.remove()
})

function withDatabase(name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

test("two programs that start together on an empty database share it", async () => {
  const ports = [await findFreePort(), await findFreePort()]
  const programs = ports.map((own, index) =>
    start({ DATABASE_URL: url.href, PORT: String(own), DATA_DIR: files[index]?.path ?? "" }),
  )
  const addresses = await Promise.all(programs.map(({ ready }) => ready))
  expect(await Promise.all(addresses.map(({ address }) => health(address)))).toEqual([200, 200])
  expect(Number(await ask(url.href, "select count(*) - count(distinct name) from migration"))).toBe(0)
})

test("a database that does not exist is one line", async () => {
  expect(await refusal({ DATABASE_URL: withDatabase("nothing") })).toMatch(
    /^Roomwright: DATABASE_URL: there is no database nothing at \S+\. Create it: createdb nothing\n$/,
  )
})

test("an encoding that cannot hold every name is one line", async () => {
  await ask(
    url.href,
    "create database narrow encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0",
  )
  expect(await refusal({ DATABASE_URL: withDatabase("narrow") })).toBe(
    "Roomwright: The database of DATABASE_URL is encoded in SQL_ASCII: create one with ENCODING 'UTF8'.\n",
  )
})

test("a server that is not there is one line, without the password", async () => {
  const nobody = await findFreePort()
  expect(await refusal({ DATABASE_URL: `postgresql://rooms:secret@127.0.0.1:${nobody}/rooms` })).toBe(
    `Roomwright: DATABASE_URL: no PostgreSQL answers at 127.0.0.1:${nobody}. Start it, or correct host and port.\n`,
  )
})

test("a wrong password is one line", async () => {
  const { server, address } = await serve((socket) => {
    const fields = ["SFATAL", "VFATAL", "C28P01", 'Mpassword authentication failed for user "rooms"', ""]
    const body = Buffer.from(`${fields.join("\0")}\0`)
    const head = Buffer.alloc(5)
    head.write("E")
    head.writeInt32BE(body.length + 4, 1)
    socket.end(Buffer.concat([head, body]))
  })
  expect(await refusal({ DATABASE_URL: `postgresql://rooms:secret@${address}/rooms` })).toBe(
    `Roomwright: DATABASE_URL: PostgreSQL at ${address} refuses rooms. Correct user and password, or allow this host in pg_hba.conf.\n`,
  )
  server.close()
})

test("a server that is no PostgreSQL is one line", async () => {
  const { server, address } = await serve((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"))
  expect(await refusal({ DATABASE_URL: `postgresql://rooms:secret@${address}/rooms` })).toMatch(
    /^Roomwright: DATABASE_URL: \S+ does not answer as PostgreSQL \(.+\)\. Correct the address\.\n$/,
  )
  server.close()
})
/** A server that answers the first bytes of each connection. */
function serve(answer: (socket: Socket) => void): Promise<{ server: Server; address: string }> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on("error", () => {})
      socket.once("data", () => answer(socket))
    })
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      resolve({ server, address: `127.0.0.1:${port}` })
    })
  })
}
