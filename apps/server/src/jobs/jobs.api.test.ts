import { setTimeout as wait } from "node:timers/promises"
import { afterEach, beforeEach, expect, test } from "vitest"
import * as z from "zod/mini"
import { connectDatabase, type Database } from "../platform/database/connect.ts"
import { createLog } from "../platform/log.ts"
import { startProgram } from "../testing/start-program.ts"
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts"
import { createJobs, type Jobs } from "./create-jobs.ts"
import { defineRound, defineRoundOf, doAll, type Job } from "./job.ts"

let testDatabase: TestDatabase
let database: Database
let undo: (() => Promise<unknown>)[]

beforeEach(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase(testDatabase.url)
  undo = [() => testDatabase.drop(), () => database.close()]
})

afterEach(async () => {
  for (const step of undo.toReversed()) await step()
})

/** One process that does these jobs. */
function startJobs(...all: readonly Job[]): { readonly jobs: Jobs; readonly log: () => string } {
  const lines: string[] = []
  const log = createLog("info", { write: (line) => void lines.push(line) })
  const often = { pollSeconds: 0.5, roundPollSeconds: 0.5, superviseSeconds: 1, scheduleSeconds: 1 }
  const jobs = createJobs(database, log, { mode: "queue", ...often })
  for (const job of all) jobs.register(job)
  undo.push(() => jobs.stop())
  jobs.start()
  return { jobs, log: () => lines.join("") }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 20_000, interval: 50 }).toBe(true)
}

interface JobRow {
  readonly state: string
  readonly output: { readonly reason?: string } | null
  readonly retry_count: number
}
const readJobs = async (name: string): Promise<JobRow[]> =>
  (
    await database.pool.query<JobRow>(
      "select state::text as state, output, retry_count from queue.job where name = $1",
      [name],
    )
  ).rows

const ofDesigner = (work: (id: string, signal: AbortSignal) => Promise<void>, longestSeconds = 60): Job =>
  defineRoundOf({
    name: "count-level",
    schema: z.strictObject({ designerId: z.string() }),
    longestSeconds,
    work: ({ designerId }, { signal }) => work(designerId, signal),
  })

test("what comes by itself comes once each time, however many processes there are", async () => {
  const begun: string[] = []
  const everyMinute = (process: string) =>
    defineRound({
      name: "check-storage",
      everyMinutes: 1,
      longestSeconds: 60,
      work: async () => void begun.push(process),
    })
  for (const process of ["one", "two", "three"]) startJobs(everyMinute(process))
  await until(() => begun.length > 0)
  const dueIn = async (): Promise<number> =>
    (
      await database.pool.query<{ seconds: number }>(
        "select extract(epoch from due_at - now())::integer as seconds from job_schedule",
      )
    ).rows[0]?.seconds ?? 0
  expect(await dueIn()).toBeGreaterThan(25)
  // Each of them looks every second.
  await wait(2_500)
  expect(begun).toHaveLength(1)
  await database.pool.query("update job_schedule set due_at = now() - interval '3 hours'")
  await until(() => begun.length > 1)
  await wait(2_500)
  // What was missed in three hours comes once.
  expect(begun).toHaveLength(2)
  expect(await readJobs("check-storage")).toEqual([])
})

test("what always fails says why, keeps nobody behind it, and is not begun again before its time", async () => {
  const done: string[] = []
  const { jobs, log } = startJobs(
    defineRound({
      name: "check-storage",
      everyMinutes: 360,
      longestSeconds: 60,
      work: async () => {
        throw new Error("the disk is upside down")
      },
    }),
    ofDesigner(async (id) => {
      if (id === "first") throw new Error("no such designer")
      done.push(id)
    }),
  )
  for (const id of ["first", "second", "third"]) jobs.ask("count-level", { designerId: id })
  await until(() => done.length === 2)
  expect(done.toSorted()).toEqual(["second", "third"])
  await until(async () => (await readJobs("check-storage")).some(({ state }) => state === "failed"))
  expect(await readJobs("check-storage")).toEqual([
    { state: "failed", output: { reason: "the disk is upside down" }, retry_count: 0 },
  ])
  // Nothing else would bring this one back: it has two more tries.
  expect((await readJobs("count-level")).map(({ state }) => state)).toEqual(["retry"])
  expect(log()).toContain("the disk is upside down")
})

test("what is asked for often while it waits is done once, and again when it is asked for meanwhile", async () => {
  let begun = 0
  let go = (): void => {}
  const gate = new Promise<void>((resolve) => (go = resolve))
  const { jobs } = startJobs(
    ofDesigner(async () => {
      begun += 1
      await gate
    }),
  )
  jobs.ask("count-level", { designerId: "lan" })
  await until(() => begun === 1)
  for (let count = 0; count < 5; count += 1) jobs.ask("count-level", { designerId: "lan" })
  await until(async () => (await readJobs("count-level")).length === 2)
  go()
  await until(async () => (await readJobs("count-level")).length === 0)
  expect(begun).toBe(2)
})

test("a round that is asked for at a time to come is begun then", async () => {
  const begun: number[] = []
  const { jobs } = startJobs(
    defineRound({
      name: "publish-content",
      isPunctual: true,
      longestSeconds: 60,
      work: async () => void begun.push(Date.now()),
    }),
  )
  const at = Date.now() + 2_500
  jobs.ask("publish-content", {}, new Date(at))
  await until(() => begun.length === 1)
  expect((begun[0] ?? 0) - at).toBeGreaterThan(-200)
})

test("what takes longer than it may is told to stop, and has failed of that", async () => {
  let wasTold = false
  const { jobs } = startJobs(
    ofDesigner(async (_id, signal) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve))
      wasTold = true
    }, 1),
  )
  jobs.ask("count-level", { designerId: "slow" })
  await until(() => wasTold)
  await until(async () => (await readJobs("count-level"))[0]?.state === "retry")
  expect(JSON.stringify((await readJobs("count-level"))[0]?.output)).toMatch(/exceeded|timed out/)
})

test("the job of a process that was killed is taken again by another", async () => {
  const { ended } = startProgram({
    file: "testing/job-and-die.ts",
    args: [],
    env: { DATABASE_URL: testDatabase.url },
  })
  expect((await ended).signal).toBe("SIGKILL")
  expect((await readJobs("count-level")).map(({ state }) => state)).toEqual(["active"])
  const done: string[] = []
  startJobs(ofDesigner(async (id) => void done.push(id)))
  // As if its last sign of life were older, and the pause before the next try over.
  await database.pool.query("update queue.job set heartbeat_on = now() - interval '1 hour'")
  await until(async () => {
    await database.pool.query("update queue.job set start_after = now() where state = 'retry'")
    return done.length === 1
  })
  expect(done).toEqual(["left behind"])
  await until(async () => (await readJobs("count-level")).length === 0)
})

test("a process that does no jobs takes none", async () => {
  const jobs = createJobs(database, createLog("silent"), { mode: "elsewhere" })
  jobs.register(ofDesigner(async () => {}))
  jobs.start()
  jobs.ask("count-level", { designerId: "lan" })
  await jobs.stop()
  const { rowCount } = await database.pool.query("select from pg_namespace where nspname = 'queue'")
  expect(rowCount).toBe(0)
})

test("of several works each is done, and the first that failed is told", async () => {
  const done: string[] = []
  const failing = async (): Promise<void> => {
    throw new Error("the first")
  }
  await expect(doAll([failing, async () => void done.push("second"), failing])).rejects.toThrow("the first")
  expect(done).toEqual(["second"])
})
