import { lunarDay, type DayNumber } from "./lunar-days.ts"

const dayMs = 86_400_000
/** Vietnam has one time all year: seven hours ahead of UTC. */
const offsetMs = 7 * 3_600_000

/** The calendar day in Vietnam at a moment. */
export const dayNumberOf = (at: Date): DayNumber => Math.floor((at.getTime() + offsetMs) / dayMs)
/** The moment at which a day starts in Vietnam. */
export const startOfDay = (day: DayNumber): Date => new Date(day * dayMs - offsetMs)

const dayOf = (year: number, month: number, day: number): DayNumber => Date.UTC(year, month - 1, day) / dayMs
const yearOf = (day: DayNumber): number => new Date(day * dayMs).getUTCFullYear()
/** 1970-01-01 was a Thursday. */
const isWeekend = (day: DayNumber): boolean => [2, 3].includes(((day % 7) + 7) % 7)

const remembered = new Map<number, ReadonlySet<DayNumber>>()

/**
 * The days off of a year by the Labour Code (art. 112): New Year, five days of Tết (its eve and four days),
 * the Hùng Kings, 30 April and 1 May, the National Day and the weekday next to it. A holiday on a weekend
 * moves to the next working day (art. 111). Days that the government moves from year to year are not known
 * here.
 */
export function holidaysOf(year: number): ReadonlySet<DayNumber> {
  const known = remembered.get(year)
  if (known) return known
  const tet = lunarDay(year, 1, 1)
  const nationalDay = dayOf(year, 9, 2)
  const beside = isWeekend(nationalDay - 1) ? nationalDay + 1 : nationalDay - 1
  const named = [
    dayOf(year, 1, 1),
    ...[-1, 0, 1, 2, 3].map((after) => tet + after),
    lunarDay(year, 3, 10),
    dayOf(year, 4, 30),
    dayOf(year, 5, 1),
    nationalDay,
    beside,
  ].toSorted((one, other) => one - other)
  const days = new Set(named)
  for (const day of named.filter(isWeekend)) {
    let next = day + 1
    while (isWeekend(next) || days.has(next)) next += 1
    days.add(next)
  }
  remembered.set(year, days)
  return days
}

export const isWorkingDay = (day: DayNumber): boolean => !isWeekend(day) && !holidaysOf(yearOf(day)).has(day)

/** The day that is this number of working days after another. */
export function addWorkingDays(day: DayNumber, count: number): DayNumber {
  let at = day
  for (let left = count; left > 0;) {
    at += 1
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/** How many working days come after `from`, up to `to`; 0 when it is not later. */
export function countWorkingDays(from: DayNumber, to: DayNumber): number {
  let count = 0
  for (let day = from + 1; day <= to; day += 1) if (isWorkingDay(day)) count += 1
  return count
}
