import type { Bill } from "@roomwright/contract/payments/bills"
import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import type { Plan, PlanDuration, PlanOffer, PlanTier } from "@roomwright/contract/plans/calls"
import type { APIRequestContext } from "@playwright/test"
import { callAs, drawSquares } from "./admin-payments.ts"

/** A picture as of a transfer that nobody has sent before, to be picked. */
export const drawReceipt = async (): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name: "receipt.png",
  mimeType: "image/png",
  buffer: await drawSquares(),
})

/** The clerk's part: confirms the receipt of a bill, or refuses it with a reason. */
export async function decide(
  request: APIRequestContext,
  clerk: string,
  transferCode: string,
  reason?: string,
): Promise<void> {
  const { content } = await callAs<{ content: AdminReceipt[] }>(request, clerk, [
    "GET",
    "/admin/receipts?size=100",
  ])
  const receipt = content.find(({ bill }) => bill.transferCode === transferCode)
  if (!receipt) throw new Error("The receipt is not at the desk.")
  const step = reason === undefined ? "confirmation" : "rejection"
  await callAs(
    request,
    clerk,
    ["POST", `/admin/receipts/${receipt.id}/${step}`],
    reason === undefined ? undefined : { reason },
  )
}

/** Orders a plan without the screens; gives its bill. */
export async function orderPlan(
  request: APIRequestContext,
  token: string,
  tier: PlanTier,
  duration: PlanDuration,
): Promise<Bill> {
  const offers = await callAs<PlanOffer[]>(request, token, ["GET", "/user/plan-offers"])
  const offer = offers.find((each) => each.tier === tier && each.duration === duration)
  const { billId } = await callAs<{ billId: string }>(request, token, ["POST", "/user/plan-purchases"], {
    tier,
    duration,
    planVersion: offer?.version,
    amount: offer?.amount,
    key: crypto.randomUUID(),
  })
  return callAs<Bill>(request, token, ["GET", `/user/bills/${billId}`])
}

/** Sells a tier at another yearly price from now on. */
export async function repriceYear(
  request: APIRequestContext,
  clerk: string,
  tier: PlanTier,
  price: number,
): Promise<void> {
  const plans = await callAs<Plan[]>(request, clerk, ["GET", "/common/plans"])
  const plan = plans.find((each) => each.tier === tier)
  if (!plan?.prices) throw new Error(`${tier} is not sold by price.`)
  const prices = { ...plan.prices, yearly: { ...plan.prices.yearly, price } }
  await callAs(request, clerk, ["PUT", `/admin/plans/${tier}`], {
    from: plan.version,
    prices,
    quotas: plan.quotas,
  })
}
