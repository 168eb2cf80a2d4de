import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import { expect, test } from "vitest"
import { addressOfRunning, toDatabaseUrl } from "./platform/database/postgres-address.ts"
import { findDataFolder } from "./platform/database/postgres-home.ts"
import { type Postmaster, readPostmaster } from "./platform/database/postmaster-file.ts"
import { ask } from "./testing/database-bench.ts"
import { type StartedProgram, findFreePort, startProgram } from "./testing/start-program.ts"
import { nameDataFolder } from "./testing/temporary-data-folder.ts"

const rounds = 20
/** What is killed, in turn. */
const victims = ["program", "database", "both"] as const

// Prints how long each way back took; the bar itself (3 s) is for quiet machines and not tested here.
test(`nothing that was acknowledged is lost in ${rounds} rounds of kill -9`, async () => {
  const data = nameDataFolder()
  const port = await findFreePort()
  const postmaster = (): Postmaster => {
    const found = readPostmaster(findDataFolder(data.path) ?? "")
    if (!found) throw new Error("There is no database.")
    return found
  }
  const start = (): StartedProgram => startProgram({ env: { DATA_DIR: data.path, PORT: String(port) } })
  const url = (): string => toDatabaseUrl(addressOfRunning(data.path, postmaster()), "roomwright")

  let program = start()
  await program.ready
  await ask(url(), "create table kept (id int primary key)")
  let acknowledged = 0

  for (let round = 0; round < rounds; round++) {
    const victim = victims[round % victims.length]
    const writing = writeUntilCut(url(), acknowledged)
    await wait(50 + Math.random() * 250)

    const databasePid = postmaster().pid
    if (victim !== "database") program.child.kill("SIGKILL")
    if (victim !== "program") process.kill(databasePid, "SIGKILL")
    const cutAt = performance.now()
    if (victim === "program") {
      // Its database lives on with our writer; that one stops by itself.
      writing.stop()
    }
    acknowledged = await writing.lastAcknowledged
    if (victim !== "database") {
      await program.ended
      program = start()
      await program.ready
    }
    await untilHealthy(port)
    const backMs = Math.round(performance.now() - cutAt)

    const kept = Number(await ask(url(), "select count(*) from kept"))
    const last = Number(await ask(url(), "select coalesce(max(id), 0) from kept"))
    // One more may have been written whose acknowledgement was cut off.
    expect(kept - acknowledged).toBeOneOf([0, 1])
    expect(last).toBe(kept)
    acknowledged = kept
    process.stdout.write(`round ${round + 1}: ${victim} killed, back after ${backMs} ms with ${kept} rows\n`)
  }

  program.child.kill("SIGTERM")
  expect(await program.ended).toEqual({ code: 0, signal: null })
  await data.remove()
})

/** Writes 1, 2, 3 ... each in a durable transaction of its own, until the connection breaks. */
function writeUntilCut(url: string, from: number): { stop(): void; lastAcknowledged: Promise<number> } {
  let isStopped = false
  const write = async (): Promise<number> => {
    let last = from
    const client = new pg.Client({ connectionString: url })
    client.on("error", () => {})
    try {
      await client.connect()
      while (!isStopped) {
        await client.query("insert into kept values ($1)", [last + 1])
        last += 1
      }
      await client.end()
    } catch {
      // Cut off, as it was meant to be.
    }
    return last
  }
  return { stop: () => (isStopped = true), lastAcknowledged: write() }
}

async function untilHealthy(port: number): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/api/health`)).status === 200) return
    } catch {
      // Not listening yet.
    }
    await wait(20)
  }
}
