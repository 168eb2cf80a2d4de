import { randomBytes } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { signToken } from "../apps/server/src/features/accounts/tokens.ts"
import { createMails } from "../apps/server/src/features/notifications/write-mails.ts"
import { readConfig } from "../apps/server/src/config.ts"
import { connectDatabase, type Database } from "../apps/server/src/platform/database/connect.ts"
import { createEvents, type Events } from "../apps/server/src/platform/events/events.ts"
import { inTransaction } from "../apps/server/src/platform/events/record-event.ts"
import { newId } from "../apps/server/src/platform/ids.ts"
import { createLog } from "../apps/server/src/platform/log.ts"
import { percentiles } from "./load.ts"
import { cpuMsOf, residentMbOf } from "./processes.ts"
import { openStreams, type OpenStreams } from "./open-streams.ts"
import { startBenched, type Running } from "./stage.ts"
import { ms, row, type Row } from "./table.ts"

const streams = Number(process.env.BENCH_STREAMS ?? 1_000)
const rounds = 3
const writersAtOnce = 8
const mostMs = 1_000
const mostMb = 50
const appSecret = randomBytes(32).toString("base64url")

/**
 * Many open streams on one server process, and mails to all of them that another process writes, each in a transaction
 * of its own: how long after its commit a mail is there, and what the streams take of memory.
 */
export async function benchStreams(): Promise<Row[]> {
  const database = await startBenched({ file: "apps/server/src/testing/hold-database.ts" })
  const server = await startBenched({
    file: "apps/server/src/main.ts",
    args: ["--api"],
    watched: true,
    env: { DATABASE_URL: database.url, APP_SECRET: appSecret },
  })
  const writing = openWriting(database.url)
  const people = await makePeople(writing.database)
  let open: OpenStreams | null = null
  try {
    await warmUp(server, people)
    const before = residentMbOf(server.pid)
    open = await openStreams(
      server.url,
      people.map(({ token }) => token),
    )
    await wait(2_000)
    const opened = residentMbOf(server.pid)
    const times: number[] = []
    let cpuMs = 0
    for (let round = 0; round < rounds; round++) {
      const cpuBefore = cpuMsOf([server.pid])
      times.push(...(await writeToAll(writing, people, open)))
      cpuMs += cpuMsOf([server.pid]) - cpuBefore
    }
    const delay = await server.readDelay()
    const most = Math.max(opened, residentMbOf(server.pid))
    const { p50, p99 } = percentiles(times)
    const more = most - before
    return [
      row(
        `${streams} open streams, a mail to each, ${rounds} times: from its commit in another process`,
        `p50 ${ms(p50)}, p99 ${ms(p99)}`,
        `p99 ${mostMs} ms`,
        p99 <= mostMs,
      ),
      row(
        "memory of the server for them",
        `${more.toFixed(0)} MB (${before.toFixed(0)} to ${most.toFixed(0)} MB)`,
        `under ${mostMb} MB`,
        more < mostMb,
      ),
      row("CPU of the server for a mail that reaches its reader", ms(cpuMs / (rounds * streams))),
      row("delay of its event loop", `p99 ${ms(delay.p99)}, at most ${ms(delay.most)}`),
    ]
  } finally {
    open?.close()
    await writing.close()
    await server.stop()
    await database.stop()
  }
}

interface BenchPerson {
  readonly id: string
  readonly token: string
}

const clock = { now: () => new Date() }

/** Accounts with a session each. */
async function makePeople({ db }: Database): Promise<BenchPerson[]> {
  const people = await Promise.all(
    Array.from({ length: streams }, async (_none, at) => {
      const [id, sid] = [newId(), newId()]
      const content = { sid, id, username: `reader-${at}`, nickname: "Reader", roles: ["ROLE_USER"] }
      return { id, sid, username: content.username, token: await signToken({ config, clock }, content) }
    }),
  )
  await db
    .insertInto("account")
    .values(people.map(({ id, username }) => ({ id, username, nickname: "Reader" })))
    .execute()
  const now = clock.now()
  const expires = new Date(now.getTime() + 86_400_000)
  await db
    .insertInto("session")
    .values(
      people.map(({ id, sid }) => ({
        id: sid,
        account_id: id,
        user_agent: "bench",
        second_factor_passed: false,
        started_at: now,
        last_used_at: now,
        expires_at: expires,
      })),
    )
    .execute()
  return people
}

const config = readConfig({ APP_SECRET: appSecret })

interface Writing {
  readonly database: Database
  readonly events: Events
  close(): Promise<void>
}

/** What a second server process writes with. */
function openWriting(url: string): Writing {
  const database = connectDatabase(url)
  const events = createEvents(database, createLog("warn"))
  events.start()
  return {
    database,
    events,
    async close() {
      await events.stop()
      await database.close()
    },
  }
}

/** Loads what the first calls load, so that it does not count as the streams' memory. */
async function warmUp({ url }: Running, people: readonly BenchPerson[]): Promise<void> {
  for (const { token } of people.slice(0, 50))
    await fetch(`${url}/api/user/mails`, { headers: { authorization: `Bearer ${token}` } })
  const few = await openStreams(
    url,
    people.slice(0, 20).map(({ token }) => token),
  )
  few.close()
  await wait(1_000)
}

/** A mail to everybody; gives how long each took from its commit to its reader (ms). */
async function writeToAll(
  { database, events }: Writing,
  people: readonly BenchPerson[],
  open: OpenStreams,
): Promise<number[]> {
  const mails = createMails({
    config,
    clock,
    // Nobody here has an address: no copy is sent.
    post: { sendNow: () => Promise.resolve(), enqueue: () => Promise.resolve() },
  })
  open.forget()
  const committedAt: number[] = []
  let next = 0
  const write = async (): Promise<void> => {
    for (let at = next++; at < people.length; at = next++) {
      const accountId = people[at]?.id ?? ""
      await inTransaction(
        { database, events: markCommit(events, () => (committedAt[at] = performance.now())) },
        (tx) => mails.write(tx, { accountId, type: "DESIGNER_REQUEST_APPROVED", values: {} }),
      )
    }
  }
  await Promise.all(Array.from({ length: writersAtOnce }, write))
  await open.allHeard()
  return committedAt.map((at, index) => Math.max(0, (open.heardAt(index) ?? Number.POSITIVE_INFINITY) - at))
}

/** `wake` is what follows the commit at once. */
const markCommit = (events: Events, mark: () => void): Pick<Events, "wake"> & Events => ({
  ...events,
  wake() {
    mark()
    return events.wake()
  },
})
