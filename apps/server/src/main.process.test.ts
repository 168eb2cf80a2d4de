import { chmodSync, chownSync, existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { findDataFolder } from "./platform/database/postgres-home.ts"
import { readPostmaster } from "./platform/database/postmaster-file.ts"
import { isAlive } from "./platform/process-identity.ts"
import { type StartedProgram, findFreePort, startProgram } from "./testing/start-program.ts"
import { nameDataFolder } from "./testing/temporary-data-folder.ts"

const isRoot = process.getuid?.() === 0
const data = nameDataFolder()
const started: StartedProgram[] = []
let port = 0

beforeAll(async () => {
  port = await findFreePort()
})
afterEach(async () => {
  for (const program of started.splice(0)) {
    program.child.kill("SIGTERM")
    await program.ended
  }
})
afterAll(() => data.remove())

function start(env: Record<string, string> = {}): StartedProgram {
  const program = startProgram({ env: { DATA_DIR: data.path, PORT: String(port), ...env } })
  started.push(program)
  return program
}

/** What a start that cannot succeed says. It must end by itself, with 1 and without a stack. */
async function refusal(env: Record<string, string> = {}): Promise<string> {
  const program = start(env)
  expect(await program.ended).toEqual({ code: 1, signal: null })
  return program.output()
}

function databasePid(): number {
  return readPostmaster(findDataFolder(data.path) ?? "")?.pid ?? 0
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(5)
}

async function health(address: string): Promise<number> {
  return (await fetch(`${address}/api/health`)).status
}

test("Ctrl-C, which reaches the whole group and can come twice, stops everything in order", async () => {
  const program = start()
  const { address } = await program.ready
  expect(address).toBe(`http://localhost:${port}`)
  expect(await health(address)).toBe(200)
  const database = databasePid()
  expect(isAlive(database)).toBe(true)

  program.signalGroup("SIGINT")
  program.signalGroup("SIGINT")
  expect(await program.ended).toEqual({ code: 0, signal: null })
  expect(program.output()).toContain(`Roomwright is ready at http://localhost:${port}`)
  expect(isAlive(database)).toBe(false)
  await expect(health(address)).rejects.toThrow("fetch failed")
})

test("told to stop while it is still starting, it leaves nothing running", async () => {
  const fresh = nameDataFolder()
  const program = start({ DATA_DIR: fresh.path })
  // From here on it makes its database.
  await until(() => existsSync(join(fresh.path, "postgres.new")))
  program.child.kill("SIGTERM")
  expect(await program.ended).toEqual({ code: 0, signal: null })
  expect(isAlive(readPostmaster(join(fresh.path, "postgres"))?.pid ?? 0)).toBe(false)
  await fresh.remove()
})

test("stops when the program that started it is gone", async () => {
  const program = start()
  await program.ready
  program.child.disconnect()
  expect(await program.ended).toEqual({ code: 0, signal: null })
})

test("a second start on the same data, and a taken port, are one line each", async () => {
  const program = start()
  await program.ready
  expect(await refusal()).toBe(
    `Roomwright: Roomwright already runs on ${data.path} (process ${program.child.pid}): stop it first, or set DATA_DIR to another folder.\n`,
  )
  const other = nameDataFolder()
  expect(await refusal({ DATA_DIR: other.path })).toBe(
    `Roomwright: Port ${port} is taken by another program: stop it, or set PORT to another number.\n`,
  )
  expect(existsSync(join(other.path, "postgres"))).toBe(false)
  await other.remove()
})

test("after a kill -9 the next start carries on with the database left running", async () => {
  const killed = start()
  await killed.ready
  const database = databasePid()
  killed.child.kill("SIGKILL")
  await killed.ended
  expect(isAlive(database)).toBe(true)

  const { address } = await start().ready
  expect(await health(address)).toBe(200)
  expect(databasePid()).toBe(database)
})

test("every fault in the settings is told at once, one line each", async () => {
  expect(await refusal({ PORT: "http", DEMO: "maybe", DATABASE_URL: "mysql://here" })).toBe(
    [
      "Roomwright: PORT must be a number from 0 to 65535, for example PORT=3000.",
      "Roomwright: DATABASE_URL must look like postgresql://user:password@host:5432/database.",
      "Roomwright: DEMO must be 1 (fill an empty site with demo content) or 0.",
      "",
    ].join("\n"),
  )
})

test("an address that is not this machine's is one line", async () => {
  expect(await refusal({ HOST: "192.0.2.1" })).toBe(
    "Roomwright: HOST=192.0.2.1 is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all of them.\n",
  )
})

test("a folder that cannot be made is one line", async () => {
  expect(await refusal({ DATA_DIR: "/dev/null/data" })).toBe(
    "Roomwright: /dev/null/data is a file or lies below one: set DATA_DIR to a folder.\n",
  )
})

test.runIf(!isRoot)("a folder that cannot be written is one line", async () => {
  const closed = nameDataFolder()
  mkdirSync(closed.path)
  chmodSync(closed.path, 0o500)
  expect(await refusal({ DATA_DIR: closed.path })).toBe(
    `Roomwright: ${closed.path} cannot be written by this user: give it write permission or set DATA_DIR to another folder.\n`,
  )
  chmodSync(closed.path, 0o700)
  await closed.remove()
})

test.runIf(isRoot)("data of another user is one line", async () => {
  const other = nameDataFolder()
  mkdirSync(join(other.path, "postgres"), { recursive: true })
  chownSync(join(other.path, "postgres"), 12_345, 12_345)
  expect(await refusal({ DATA_DIR: other.path })).toBe(
    `Roomwright: ${other.path}/postgres belongs to user 12345, not to root: start as that user or set DATA_DIR to another folder.\n`,
  )
  await other.remove()
})
