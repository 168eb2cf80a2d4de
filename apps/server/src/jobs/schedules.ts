import { sql, type Kysely, type Transaction } from "kysely"
import type { fromKysely, PgBoss } from "pg-boss"
import type { DB } from "../platform/database/row-types.ts"
import type { Job } from "./job.ts"

interface Scheduling {
  readonly db: Kysely<DB>
  readonly boss: Pick<PgBoss, "send">
  readonly into: (tx: Transaction<DB>) => ReturnType<typeof fromKysely>
}

const scheduled = (jobs: readonly Job[]) =>
  jobs.flatMap(({ name, everyMinutes }) => (everyMinutes === null ? [] : [{ name, everyMinutes }]))

/** Has what is new come for the first time at once; what was due while no process ran is made up for. */
export async function addSchedules(db: Kysely<DB>, jobs: readonly Job[]): Promise<void> {
  const names = scheduled(jobs).map(({ name }) => name)
  await sql`insert into job_schedule (name, due_at) select name, now() from unnest(${names}::text[]) as t (name)
    on conflict do nothing`.execute(db)
}

/**
 * Adds the rounds that are due, each once over all processes: whoever moves its next time on adds it, in the same
 * transaction. Gives their names.
 */
export async function addDue({ db, boss, into }: Scheduling, jobs: readonly Job[]): Promise<string[]> {
  const all = scheduled(jobs)
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      update job_schedule as s set due_at = greatest(s.due_at, now() - e.every / 2) + e.every
      from (select name, minutes * interval '1 minute' as every
        from unnest(${all.map(({ name }) => name)}::text[],
          ${all.map(({ everyMinutes }) => everyMinutes)}::integer[]) as t (name, minutes)) as e
      where s.name = e.name and s.name in (
        select name from job_schedule where due_at <= now() order by name for update skip locked)
      returning s.name`.execute(tx)
    for (const { name } of rows) await boss.send(name, {}, { db: into(tx) })
    return rows.map(({ name }) => name)
  })
}
