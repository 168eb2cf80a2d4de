import type { PgBoss } from "pg-boss"
import type { EveryMinutes, Job } from "./job.ts"

/** UTC. What comes seldom comes at a minute of its own, beside those that come at every full one. */
const cronOf: Readonly<Record<EveryMinutes, string>> = {
  1: "* * * * *",
  5: "*/5 * * * *",
  10: "*/10 * * * *",
  60: "7 * * * *",
  360: "23 */6 * * *",
}

/** The library's own queue between a schedule and its job. */
const between = "__pgboss__send-it"
/** Its jobs are looked at for a minute only, and kept for a week unless told otherwise. */
const betweenSeconds = 3_600

/** Sets the schedules of these jobs, and takes away those of jobs that are no more. */
export async function setSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await boss.updateQueue(between, { deleteAfterSeconds: betweenSeconds })
  const set = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, everyMinutes } of jobs) {
    if (everyMinutes !== null && set.get(name) !== cronOf[everyMinutes])
      await boss.schedule(name, cronOf[everyMinutes], {})
  }
  const names = new Set<string>(
    jobs.flatMap(({ name, everyMinutes }) => (everyMinutes === null ? [] : [name])),
  )
  for (const name of set.keys()) if (!names.has(name)) await boss.unschedule(name)
}
