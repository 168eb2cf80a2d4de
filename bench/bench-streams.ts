import { randomBytes } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { percentiles } from "./load.ts"
import { openStreams, type OpenStreams } from "./open-streams.ts"
import { cpuMsOf, residentMbOf } from "./processes.ts"
import { startBenched, startWriter, type Writer } from "./stage.ts"
import { ms, row, type Row } from "./table.ts"

const streams = Number(process.env.BENCH_STREAMS ?? 1_000)
const rounds = 3
const mostMs = 1_000
const mostMb = 50

/**
 * Many open streams on one server process, and notifications to all of them that another process writes, each in a transaction
 * of its own: how long after its commit a notification is there, and what the streams take of memory.
 */
export async function benchStreams(): Promise<Row[]> {
  const database = await startBenched({ file: "apps/server/src/testing/hold-database.ts" })
  const env = { DATABASE_URL: database.url, APP_SECRET: randomBytes(32).toString("base64url") }
  const server = await startBenched({
    file: "apps/server/src/main.ts",
    args: ["--api"],
    watched: true,
    env,
  })
  const writer = await startWriter({ ...env, READERS: String(streams) })
  let open: OpenStreams | null = null
  try {
    await warmUp(server.url, writer.tokens)
    const before = residentMbOf(server.pid)
    open = await openStreams(server.url, writer.tokens)
    await wait(2_000)
    const opened = residentMbOf(server.pid)
    const times: number[] = []
    await server.readDelay()
    const cpuBefore = cpuMsOf([server.pid])
    for (let round = 0; round < rounds; round++) times.push(...(await timeRound(writer, open)))
    const cpuMs = cpuMsOf([server.pid]) - cpuBefore
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
    await writer.stop()
    await server.stop()
    await database.stop()
  }
}

/** Loads what the first calls load, so that it does not count as the streams' memory. */
async function warmUp(url: string, tokens: readonly string[]): Promise<void> {
  for (const token of tokens.slice(0, 50))
    await fetch(`${url}/api/user/mails`, { headers: { authorization: `Bearer ${token}` } })
  const few = await openStreams(url, tokens.slice(0, 20))
  few.close()
  await wait(1_000)
}

/** A notification to everybody; gives how long each took from its commit to its reader (ms). */
async function timeRound(writer: Writer, open: OpenStreams): Promise<number[]> {
  open.forget()
  const committedAt = await writer.writeToAll()
  await open.allHeard()
  return committedAt.map((at, index) => Math.max(0, open.heardAt(index) - at))
}
