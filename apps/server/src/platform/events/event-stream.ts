import pg from "pg"
import type { EventRow } from "./event-window.ts"

/** A connection that reads events and is notified of new ones. A broken one is replaced. */
export interface EventStream {
  /**
   * Reads the events from `floor` on. With `tells`, the same statement makes every other process read, outside any
   * transaction, where it would delay other commits.
   */
  read(floor: string | null, tells: boolean): Promise<EventRow[]>
  /** Deletes expired events. */
  clear(olderThanMs: number): Promise<void>
  close(): void
}

const channel = "roomwright_event"
/** Less than a read may take before the cache stops answering. */
const patienceMs = 1_500

/** One statement, so events and floor come from one snapshot; it returns a row even without events. */
const readSql = (besides = "") => `
select snapshot.floor::text as floor,
       (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
       event.id, event.written_by::text as "writtenBy", event.data
from (select pg_snapshot_xmin(pg_current_snapshot()) as floor${besides}) as snapshot
left join event on event.written_by >= coalesce($1::xid8, snapshot.floor)
order by event.id`

const reading = { name: "read events", text: readSql() }
// The planner keeps a subquery with a function that has an effect as it is, so this runs once.
const readingAndTelling = { name: "read events and tell", text: readSql(`, pg_notify('${channel}', '')`) }

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
  // Its own word comes back, too, and it has read already.
  client.on("notification", ({ processId }) => {
    if (processId !== ownId) onNews()
  })
  let ownId = 0
  const close = (): void => void client.end().catch(() => {})
  try {
    await client.connect()
    // Its reads are planned once: what they look for changes, their plan does not.
    await client.query(`listen ${channel}; set plan_cache_mode = force_generic_plan`)
    const { rows } = await client.query<{ id: number }>("select pg_backend_pid() as id")
    ownId = rows[0]?.id ?? 0
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
    async read(floor, tells) {
      const statement = tells ? readingAndTelling : reading
      const { rows } = await inTurn(() => client.query<EventRow>({ ...statement, values: [floor] }))
      return rows
    },
    async clear(olderThanMs) {
      const clearSql = "delete from event where created_at < clock_timestamp() - make_interval(secs => $1)"
      await inTurn(() => client.query(clearSql, [olderThanMs / 1000]))
    },
    close,
  }
}
