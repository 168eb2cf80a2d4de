import type { PlanDuration, PlanTier } from "@roomwright/contract/plans/calls"

/** What somebody is about to order, and the key that makes a second sending of it the same order. */
export interface CheckoutDraft {
  readonly tier: PlanTier
  readonly duration: PlanDuration
  readonly key: string
}

type SavedDraft = Partial<CheckoutDraft> & Pick<CheckoutDraft, "key">

const place = "checkout-draft"

/** The key of this choice: the kept one while the choice is the same, however often the page is loaded. */
export function keyFor(tier: PlanTier, duration: PlanDuration): string {
  const kept = readDraft()
  if (kept?.tier === tier && kept.duration === duration) return kept.key
  const draft: CheckoutDraft = { tier, duration, key: crypto.randomUUID() }
  keep(JSON.stringify(draft))
  return draft.key
}

/** The order is made: the next one is another. */
export const forgetDraft = (): void => keep(null)

let inMemory: string | null = null

function keep(text: string | null): void {
  inMemory = text
  try {
    if (text === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, text)
  } catch {
    // A browser that keeps nothing still knows it for as long as the page lives.
  }
}

function readDraft(): SavedDraft | null {
  let text = inMemory
  try {
    text ??= sessionStorage.getItem(place)
  } catch {
    // As above.
  }
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== "object" || value === null || !("key" in value) || typeof value.key !== "string")
      return null
    // Its other parts are only compared.
    return value as SavedDraft
  } catch {
    return null
  }
}
