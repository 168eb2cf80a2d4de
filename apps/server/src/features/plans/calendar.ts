import { monthsOf } from "@roomwright/contract/plans/kinds"
import type { PlanDuration } from "@roomwright/contract/plans/calls"

/** Vietnam has one time all year: seven hours ahead of UTC (no daylight saving since 1975). */
const offsetMs = 7 * 3_600_000

interface Day {
  readonly year: number
  /** From 0. */
  readonly month: number
  readonly day: number
  /** Of the day. */
  readonly ms: number
}

function toDay(at: Date): Day {
  const local = new Date(at.getTime() + offsetMs)
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    ms: local.getTime() - midnight,
  }
}

const fromDay = ({ year, month, day, ms }: Day): Date => new Date(Date.UTC(year, month, day) + ms - offsetMs)

/** The calendar month in Asia/Ho_Chi_Minh at a moment: from (included) to (excluded). */
export function monthOf(at: Date): { from: Date; to: Date } {
  const { year, month } = toDay(at)
  return {
    from: fromDay({ year, month, day: 1, ms: 0 }),
    to: fromDay({ year, month: month + 1, day: 1, ms: 0 }),
  }
}

/** The calendar year in Asia/Ho_Chi_Minh. */
export function yearOf(at: Date): { from: Date; to: Date } {
  const { year } = toDay(at)
  return {
    from: fromDay({ year, month: 0, day: 1, ms: 0 }),
    to: fromDay({ year: year + 1, month: 0, day: 1, ms: 0 }),
  }
}

/**
 * This number of calendar months later, at the same time of day; the 31st becomes the last day of a shorter
 * month.
 */
export function addMonths(at: Date, months: number): Date {
  const { year, month, day, ms } = toDay(at)
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate()
  return fromDay({ year, month: month + months, day: Math.min(day, lastDay), ms })
}

/** The end of a duration that starts then. */
export const endOf = (start: Date, duration: PlanDuration): Date => addMonths(start, monthsOf[duration])

/** The calendar day in Asia/Ho_Chi_Minh, YYYY-MM-DD. */
export const dayOf = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10)
