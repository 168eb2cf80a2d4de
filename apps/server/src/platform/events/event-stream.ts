import pg from "pg"
import type { EventRow } from "./event-window.ts"

/** A connection that reads events and hears when there are new ones. Broken, it is thrown away for another. */
export interface EventStream {
  read(floor: string | null): Promise<EventRow[]>
  /** Has every other process look. Said outside of any transaction, where it would hold up other commits. */
  notify(): void
  /** Deletes what nobody reads any more. */
  clear(olderThanMs: number): Promise<void>
  close(): void
}

const channel = "roomwright_event"
/** Less than a look may take before pages are no longer vouched for. */
const patienceMs = 1_500

/** One statement, so that events and floor are of one snapshot; there is a row even where there is no event. */
const readSql = `
select snapshot.floor::text as floor,
       (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
       event.id, event.written_by::text as "writtenBy", event.data
from (select pg_snapshot_xmin(pg_current_snapshot()) as floor) as snapshot
left join event on event.written_by >= coalesce($1::xid8, snapshot.floor)
order by event.id`

/** Opens the connection; `onNews` is called when another process says that something happened. */
export async function openEventStream(url: string, onNews: () => void): Promise<EventStream> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 1_000,
    query_timeout: patienceMs,
    application_name: "roomwright events",
  })
  // Told by the next read; without a listener it would end the process.
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
  // A connection does one thing at a time, and the driver keeps no queue for it.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(ask: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(ask, ask)
    last = turn
    return turn
  }
  return {
    async read(floor) {
      const { rows } = await inTurn(() => client.query<EventRow>(readSql, [floor]))
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
