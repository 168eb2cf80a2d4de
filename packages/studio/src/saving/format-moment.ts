/** The language the window is in. */
const shownTag = (): string => globalThis.document?.documentElement.lang || "zh-CN"

/** A moment as the reader writes it, in their own zone: with the day unless it is today. */
export function formatMoment(moment: string | number, now: number = Date.now()): string {
  const at = new Date(moment)
  const isToday = at.toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(
    shownTag(),
    isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(at)
}

/** Square metres to a hundredth, as the reader writes them. */
export const formatSquareMetres = (m2: number): string =>
  `${new Intl.NumberFormat(shownTag(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(m2)}\u00A0m²`
