import { isSold } from "@roomwright/contract/renders/kinds"
import type { QuotaBounds, QuotaCounter } from "@roomwright/contract/plans/calls"
import type { PlanText } from "./plan-texts.ts"

/** True where a plan does not include what is counted at all. */
export const isNotIncluded = ({ lifetime, month, year }: QuotaBounds): boolean =>
  [lifetime, month, year].includes(0)

/** How many there are, in words: once and for all, a month, a year, or both of these. */
export function formatBounds(bounds: QuotaBounds, t: PlanText): string {
  if (isNotIncluded(bounds)) return t("plans.bound.none")
  const { lifetime, month, year } = bounds
  const parts = [
    ...(lifetime === null ? [] : [t("plans.bound.lifetime", { count: lifetime })]),
    ...(month === null ? [] : [t("plans.bound.month", { count: month })]),
    ...(year === null ? [] : [t("plans.bound.year", { count: year })]),
  ]
  if (parts.length === 0) return t("plans.bound.unlimited")
  return parts.reduce((one, other) => t("plans.bound.both", { one, other }))
}

/** What is counted, by kind, in the order of the comparison. */
export const counterGroups = {
  image: ["image-2k", "image-4k", "image-8k"],
  panorama: ["panorama-3k", "panorama-4k", "panorama-8k", "panorama-12k", "panorama-32k"],
  video: ["video-480p", "video-720p", "video-1080p"],
  live: ["real-time", "ai-design"],
} as const satisfies Readonly<Record<string, readonly QuotaCounter[]>>

export const counterGroupNames = ["image", "panorama", "video", "live"] as const

/** The same without what does not work yet: that is not sold. Groups of which nothing is left are left out. */
export const soldGroups = counterGroupNames.flatMap((name) => {
  const counters: readonly QuotaCounter[] = counterGroups[name].filter(isSold)
  return counters.length > 0 ? [{ name, counters }] : []
})
