import { planDurations, quotaCounters } from "@roomwright/contract/plans/kinds"
import type {
  Plan,
  PlanDuration,
  PlanPrices,
  PlanQuotas,
  QuotaCounter,
} from "@roomwright/contract/plans/calls"
import { quotaBounds, type QuotaBound } from "./plan-names.ts"
import { readWholeNumber } from "../../admin/frame/read-whole-number.ts"

/** Where a figure of a plan is: `monthly/price`, `image-2k/month`. */
export type PricePlace = `${PlanDuration}/${"price" | "originalPrice"}`
export type QuotaPlace = `${QuotaCounter}/${QuotaBound}`
export type PlanPlace = PricePlace | QuotaPlace
/** The figures as they are typed. */
export type PlanDraft = Readonly<Partial<Record<PlanPlace, string>>>

type Terms = Pick<Plan, "prices" | "quotas">
const priceFields = ["price", "originalPrice"] as const

const largest = { price: 1_000_000_000, quota: 1_000_000 } as const

/** A plan's figures, to be typed over. No bound is an empty field. */
export function draftPlan({ prices, quotas }: Terms, write: (figure: number) => string): PlanDraft {
  const draft: Partial<Record<PlanPlace, string>> = {}
  if (prices)
    for (const duration of planDurations)
      for (const field of priceFields) draft[`${duration}/${field}`] = write(prices[duration][field])
  for (const counter of quotaCounters)
    for (const bound of quotaBounds) {
      const figure = quotas[counter][bound]
      draft[`${counter}/${bound}`] = figure === null ? "" : write(figure)
    }
  return draft
}

/** What was typed as a plan, or where it cannot be read. A tier without prices stays without. */
export function readDraft(
  draft: PlanDraft,
  hasPrices: boolean,
): { readonly terms: Terms } | { readonly faults: readonly PlanPlace[] } {
  const faults: PlanPlace[] = []
  const read = (place: PlanPlace, least: number, most: number): number => {
    const figure = readWholeNumber(draft[place] ?? "")
    if (figure !== null && figure >= least && figure <= most) return figure
    faults.push(place)
    return least
  }
  const readTag = (duration: PlanDuration) => ({
    price: read(`${duration}/price`, 1, largest.price),
    originalPrice: read(`${duration}/originalPrice`, 0, largest.price),
  })
  const readBound = (place: QuotaPlace): number | null =>
    (draft[place] ?? "").trim() === "" ? null : read(place, 0, largest.quota)
  const prices: PlanPrices = hasPrices
    ? { monthly: readTag("monthly"), "half-yearly": readTag("half-yearly"), yearly: readTag("yearly") }
    : null
  const quotas = Object.fromEntries(
    quotaCounters.map((counter) => [
      counter,
      Object.fromEntries(quotaBounds.map((bound) => [bound, readBound(`${counter}/${bound}`)])),
    ]),
    // Every counter and bound is gone through above.
  ) as PlanQuotas
  return faults.length > 0 ? { faults } : { terms: { prices, quotas } }
}

/** A figure that two versions of a plan do not have in common; null is no bound. */
export type PlanChange =
  | {
      readonly kind: "price"
      readonly duration: PlanDuration
      readonly field: "price" | "originalPrice"
      readonly from: number | null
      readonly to: number | null
    }
  | {
      readonly kind: "quota"
      readonly counter: QuotaCounter
      readonly bound: QuotaBound
      readonly from: number | null
      readonly to: number | null
    }

/** What is different in `after`. */
export function comparePlans(before: Terms, after: Terms): PlanChange[] {
  const prices = planDurations.flatMap((duration) =>
    priceFields.map((field) => ({
      kind: "price" as const,
      duration,
      field,
      from: before.prices?.[duration][field] ?? null,
      to: after.prices?.[duration][field] ?? null,
    })),
  )
  const quotas = quotaCounters.flatMap((counter) =>
    quotaBounds.map((bound) => ({
      kind: "quota" as const,
      counter,
      bound,
      from: before.quotas[counter][bound],
      to: after.quotas[counter][bound],
    })),
  )
  return [...prices, ...quotas].filter(({ from, to }) => from !== to)
}
