import type { JobName } from "@roomwright/contract/admin/jobs"
import * as z from "zod/mini"

/** What a job is told while it is done. */
export interface JobRun {
  readonly id: string
  /** Aborted when its time is over, and when the process stops: what goes on for long looks at it. */
  readonly signal: AbortSignal
}

interface Limits {
  readonly name: JobName
  /** Longer than the work ever takes: then it counts as failed. */
  readonly longestSeconds: number
}

interface SingleJob<Data extends object> extends Limits {
  readonly schema: z.ZodMiniType<Data>
  /** How often it is begun before it has failed. */
  readonly tries: number
  /** How many at once in one process. */
  readonly atOnce: number
  /** Whether one that has failed is worth a look and another try; else it is deleted. Null is data that does not parse. */
  readonly keepsFailed: (data: Data | null) => boolean
  /** May run again after a crash at the wrong moment, with the same id. */
  readonly work: (data: Data, run: JobRun) => Promise<void>
}

interface Round<Data extends object> extends Limits {
  readonly schema: z.ZodMiniType<Data>
  /** Minutes from one time to the next, over all processes; missing for what is done when it is asked for alone. */
  readonly everyMinutes?: EveryMinutes
  /** For what is asked for at a time to come: begun within a second of it instead of the usual ten. */
  readonly isPunctual?: boolean
  /** May find nothing to do. */
  readonly work: (data: Data, run: JobRun) => Promise<void>
}

/** Those that divide an hour or a day, so that the time between two of them is always the same. */
export type EveryMinutes = 1 | 5 | 10 | 60 | 360

/** Slow or scheduled work, by its name. */
export interface Job extends Limits {
  /**
   * `single` is a piece of work of its own, written with a transaction; a `round` looks for whatever is due, and
   * several that wait are one.
   */
  readonly kind: "single" | "round"
  readonly tries: number
  readonly atOnce: number
  readonly everyMinutes: EveryMinutes | null
  readonly isPunctual: boolean
  /** Both throw for data that a release before or after this one wrote. */
  readonly parse: (data: unknown) => object
  readonly work: (data: unknown, run: JobRun) => Promise<void>
  readonly keepsFailed: (data: unknown) => boolean
}

/** A round that comes by itself is begun again when its process has died; when it fails, its next time is soon enough. */
const scheduledTries = 2
const askedTries = 3
const noData = z.strictObject({})

/** Describes a piece of work that follows from a write. */
export function defineSingleJob<Data extends object>(job: SingleJob<Data>): Job {
  const { schema, work, keepsFailed } = job
  return {
    ...job,
    kind: "single",
    everyMinutes: null,
    isPunctual: true,
    parse: (data) => z.parse(schema, data),
    work: async (data, run) => work(z.parse(schema, data), run),
    keepsFailed(data) {
      const parsed = z.safeParse(schema, data)
      return keepsFailed(parsed.success ? parsed.data : null)
    },
  }
}

/** Describes a round for each of some data: an account's, say. */
export function defineRoundOf<Data extends object>(round: Round<Data>): Job {
  const { schema, work, everyMinutes = null, isPunctual = false } = round
  return {
    ...round,
    kind: "round",
    tries: everyMinutes === null ? askedTries : scheduledTries,
    atOnce: 1,
    everyMinutes,
    isPunctual,
    parse: (data) => z.parse(schema, data),
    work: async (data, run) => work(z.parse(schema, data), run),
    keepsFailed: () => true,
  }
}

/** Describes a round that needs to know nothing. */
export const defineRound = (
  round: Omit<Round<Record<string, never>>, "schema" | "work"> & {
    readonly work: (run: JobRun) => Promise<void>
  },
): Job => defineRoundOf({ ...round, schema: noData, work: (_data, run) => round.work(run) })

/** Does one after the other: one that fails does not keep the others from theirs. Throws the first that failed. */
export async function doAll(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failed: unknown[] = []
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0) throw failed[0]
}
