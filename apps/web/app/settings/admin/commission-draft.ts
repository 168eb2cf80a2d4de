import { planTiers } from "@roomwright/contract/plans/kinds"
import { commissionRateMax, type CommissionRates } from "@roomwright/contract/settings/commission"

/** Percents as they are typed, by plan. */
export type RateTexts = Partial<Record<(typeof planTiers)[number], string>>

export const writeRates = (rates: CommissionRates): RateTexts =>
  Object.fromEntries(planTiers.map((tier) => [tier, String(rates[tier] / 100)]))

/**
 * The rates in hundredths of a percent; null for a row that is empty and may be, undefined where something is wrong. What is
 * needed counts as 0 where it is empty.
 */
export function readRates(texts: RateTexts, isNeeded: boolean): CommissionRates | null | undefined {
  const typed = planTiers.map((tier) => (texts[tier] ?? "").trim())
  if (!isNeeded && typed.every((text) => text === "")) return null
  const rates = typed.map((text) => (text === "" ? (isNeeded ? 0 : null) : readPercent(text)))
  const [free, pro, premium, enterprise] = rates
  const isWhole = (rate: number | null | undefined): rate is number =>
    typeof rate === "number" && rate <= commissionRateMax
  return isWhole(free) && isWhole(pro) && isWhole(premium) && isWhole(enterprise)
    ? { free, pro, premium, enterprise }
    : undefined
}

/** A percent with two decimals at most, with a point or a comma. */
const readPercent = (text: string): number | null =>
  /^\d{1,2}(?:[.,]\d{1,2})?%?$/.test(text)
    ? Math.round(Number(text.replace(",", ".").replace("%", "")) * 100)
    : null
