import { setTimeout as wait } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { ask } from "./testing/database-bench.ts"
import { findFreePort, startProgram, type StartedProgram } from "./testing/start-program.ts"
import { nameDataFolder } from "./testing/temporary-data-folder.ts"

const holderData = nameDataFolder()
const data = nameDataFolder()
const started: StartedProgram[] = []
let holder: StartedProgram
let url = ""

beforeAll(async () => {
  holder = startProgram({ file: "testing/hold-database.ts", env: { DATA_DIR: holderData.path } })
  url = (await holder.ready).address
})
afterEach(async () => {
  for (const program of started.splice(0)) {
    program.child.kill("SIGTERM")
    await program.ended
  }
})
afterAll(async () => {
  holder.child.kill("SIGTERM")
  await holder.ended
  for (const folder of [holderData, data]) await folder.remove()
})

function start(args: readonly string[], env: Record<string, string> = {}): StartedProgram {
  const program = startProgram({ args, env: { DATA_DIR: data.path, DATABASE_URL: url, ...env } })
  started.push(program)
  return program
}

test("a worker needs the server's database, in one line", async () => {
  const { ended, output } = start(["--worker"], { DATABASE_URL: "" })
  expect(await ended).toEqual({ code: 1, signal: null })
  expect(output()).toBe(
    "Roomwright: A worker needs the server's database: set DATABASE_URL for both. Without it the server does its jobs itself.\n",
  )
})

test("where the server does no jobs a worker does them, until it is told to stop", async () => {
  const server = start(["--api"], { JOBS: "off", PORT: String(await findFreePort()) })
  await server.ready
  await ask(url, "insert into gone_file (name, gone_at) values ('private/gone.webp', now())")
  const left = async (): Promise<number> => Number(await ask(url, "select count(*) from gone_file"))
  await wait(5_000)
  expect(await left()).toBe(1)
  expect(await ask(url, "select to_regclass('queue.job') is null")).toBe(true)

  const worker = start(["--worker"])
  await worker.ready
  expect(worker.output()).toContain("The worker is ready.")
  await expect.poll(left, { timeout: 60_000, interval: 250 }).toBe(0)
  worker.child.kill("SIGTERM")
  expect(await worker.ended).toEqual({ code: 0, signal: null })
})
