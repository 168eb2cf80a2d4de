import pg from "pg"
import type { EventRow } from "./event-window.ts"

/** A connection that reads events and is notified of new ones. A broken one is replaced. */
export interface EventStream {
  read(floor: string | null): Promise<EventRow[]>
  /** Makes every other process read. Sent outside any transaction, where it would delay other commits. */
  notify(): void
  /** Deletes expired events. */
  clear(olderThanMs: number): Promise<void>
  close(): void
}

const channel = "roomwright_event"
/** Less than a read may take before the cache stops answering. */
const patienceMs = 1_500

/** One statement, so events and floor come from one snapshot; it returns a row even without events. */
const readSql = `
select snapshot.floor::text as floor,
       (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
       event.id, event.written_by::text as "writtenBy", event.data
from (select pg_snapshot_xmin(pg_current_snapshot()) as floor) as snapshot
left join event on event.written_by >= coalesce($1::xid8, snapshot.floor)
order by event.id`

/** Opens the connection; `onNews` is called when another process reports new events. */
export async function openEventStream(url: string, onNews: () => void): Promise<EventStream> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 1_000,
    query_timeout: patienceMs,
    application_name: "roomwright events",
  })
  // The next read reports it; without a listener it would end the process.
  client.on("error", () => {})
  client.on("notification", onNews)
  const close = (): void => void client.end().catch(() => {})
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    close()
    throw error
  }
  // A connection does one thing at a time, and the driver has no queue for it.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(ask: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(ask, ask)
    last = turn
    return turn
  }
  return {
    async read(floor) {
      const { rows } = await inTurn(() =>
        client.query<EventRow>({ name: "read events", text: readSql, values: [floor] }),
      )
      return rows
    },
    notify() {
      inTurn(() => client.query(`notify ${channel}`)).catch(() => {})
    },
    async clear(olderThanMs) {
      const clearSql = "delete from event where created_at < clock_timestamp() - make_interval(secs => $1)"
      await inTurn(() => client.query(clearSql, [olderThanMs / 1000]))
    },
    close,
  }
}
