/** Vietnam has one time all year: seven hours ahead of UTC. */
const offsetMs = 7 * 3_600_000

const local = (at: Date): Date => new Date(at.getTime() + offsetMs)

/** The calendar day in Asia/Ho_Chi_Minh, YYYY-MM-DD. */
export const localDay = (at: Date): string => local(at).toISOString().slice(0, 10)

/** So many calendar days or months in Asia/Ho_Chi_Minh, the one of `now` last: YYYY-MM-DD or YYYY-MM. */
export function lastPeriods(now: Date, by: "day" | "month", count: number): string[] {
  const today = local(now)
  return Array.from({ length: count }, (_none, at) => {
    const back = count - 1 - at
    return by === "day"
      ? new Date(today.getTime() - back * 86_400_000).toISOString().slice(0, 10)
      : new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back)).toISOString().slice(0, 7)
  })
}

/** When a day (YYYY-MM-DD) or month (YYYY-MM) of Asia/Ho_Chi_Minh begins. */
export const startOfPeriod = (period: string): Date =>
  new Date(Date.parse(`${period.padEnd(10, "-01")}T00:00:00Z`) - offsetMs)
