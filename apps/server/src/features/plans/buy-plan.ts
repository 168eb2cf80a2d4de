import type { PlanDuration, PlanOffer, PlanTier } from "@roomwright/contract/plans/calls"
import { PlanDuration as Duration, PlanTier as Tier } from "@roomwright/contract/plans/calls"
import type { LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { openBill, type BillHandlers } from "../payments/payments.public.ts"
import { endOf } from "./calendar.ts"
import { lockAccount } from "./lock-account.ts"
import { offerPlans } from "./offer-plan.ts"
import { readPlans } from "./plan-versions.ts"
import {
  insertSubscription,
  lowerPrice,
  replaceSubscriptions,
  runningRows,
  toRunning,
  withdrawSubscription,
} from "./subscriptions.ts"
import { subscriptionStarted } from "./format-subscription.ts"

interface Purchase {
  readonly accountId: string
  readonly tier: PlanTier
  readonly duration: PlanDuration
  /** What the buyer saw. */
  readonly planVersion: string
  readonly amount: number
  readonly key: string
}

/** What this account can buy now, and its prices. */
export async function readOffers(services: Services, accountId: string): Promise<PlanOffer[]> {
  const { db } = services.database
  const now = services.clock.now()
  const running = await runningRows(db, accountId, now)
  return offerPlans(await readPlans(db), running.map(toRunning), now)
}

/**
 * Orders a plan: purchase and bill in one transaction. Repeating the key returns the same bill. Throws
 * `priceChanged` if version or amount have changed, `purchaseOpen` if another purchase waits,
 * `paymentsClosed`.
 */
export async function buyPlan(services: Services, purchase: Purchase): Promise<{ billId: string }> {
  const { accountId, key } = purchase
  return inTransaction(services, async (tx) => {
    await lockAccount(tx, accountId)
    const before = await tx
      .selectFrom("plan_purchase")
      .select(["bill_id", "key"])
      .where("account_id", "=", accountId)
      .where(({ eb, or }) => or([eb("key", "=", key), eb("outcome", "is", null)]))
      .execute()
    const same = before.find((one) => one.key === key)
    if (same) return { billId: same.bill_id }
    if (before.length > 0) throw new AppError("purchaseOpen")
    const now = services.clock.now()
    const running = await runningRows(tx, accountId, now)
    const offer = offerPlans(await readPlans(tx), running.map(toRunning), now).find(
      ({ tier, duration }) => tier === purchase.tier && duration === purchase.duration,
    )
    // The credit of an upgrade shrinks every second: a recently shown price still counts.
    if (!offer || offer.amount === null || offer.version !== purchase.planVersion)
      throw new AppError("priceChanged")
    if (!isShown(offer, offer.amount, purchase.amount)) throw new AppError("priceChanged")
    const amount = Math.min(offer.amount, purchase.amount)
    const id = newId()
    const { id: billId } = await openBill(tx, services, {
      payerId: accountId,
      kind: "plan",
      subjectId: id,
      title: titleOf(offer),
      amount,
    })
    await tx
      .insertInto("plan_purchase")
      .values({
        id,
        account_id: accountId,
        key,
        plan_version_id: offer.version,
        tier: offer.tier,
        duration: offer.duration,
        kind: offer.kind,
        price: offer.price,
        credit: offer.price - amount,
        bill_id: billId,
        created_at: now,
      })
      .execute()
    return { billId }
  })
}

/** How much an offer's price may have risen since it was shown: an hour's credit at most. */
const creditSlack = 1 / 24 / 28

function isShown(offer: PlanOffer, amount: number, shown: number): boolean {
  if (offer.kind !== "upgrade") return amount === shown
  return shown <= amount && amount - shown <= Math.ceil(offer.credit * creditSlack) + 1
}

const tierNames: Readonly<Record<PlanTier, LocalText>> = {
  free: { zh: "免费版", en: "Free", vi: "Miễn phí" },
  pro: { zh: "专业版", en: "Pro", vi: "Pro" },
  premium: { zh: "高级版", en: "Premium", vi: "Premium" },
  enterprise: { zh: "企业版", en: "Enterprise", vi: "Doanh nghiệp" },
}
const durationNames: Readonly<Record<PlanDuration, LocalText>> = {
  monthly: { zh: "1 个月", en: "1 month", vi: "1 tháng" },
  "half-yearly": { zh: "6 个月", en: "6 months", vi: "6 tháng" },
  yearly: { zh: "12 个月", en: "12 months", vi: "12 tháng" },
}

const titleOf = ({ tier, duration }: PlanOffer): LocalText => ({
  zh: `${tierNames[tier].zh}套餐，${durationNames[duration].zh}`,
  en: `${tierNames[tier].en} plan, ${durationNames[duration].en}`,
  vi: `Gói ${tierNames[tier].vi}, ${durationNames[duration].vi}`,
})

/** What a plan's bill causes: the subscription, in the transaction that confirms the payment. */
export const planBillHandlers = ({
  clock,
  notifications,
}: Pick<Services, "clock" | "notifications">): BillHandlers => ({
  async confirmed(tx, { id: billId, subjectId, amount }) {
    const purchase = await settlePurchase(tx, subjectId, "PAID")
    const { account_id: accountId } = purchase
    await lockAccount(tx, accountId)
    const now = clock.now()
    const running = await runningRows(tx, accountId, now)
    const isUpgrade = purchase.kind === "upgrade"
    if (isUpgrade)
      await replaceSubscriptions(
        tx,
        running.map(({ id }) => id),
        now,
      )
    const startsAt = isUpgrade ? now : (running.at(-1)?.ends_at ?? now)
    const duration = Duration.parse(purchase.duration)
    const tier = Tier.parse(purchase.tier)
    const endsAt = endOf(startsAt, duration)
    await insertSubscription(tx, {
      accountId,
      versionId: purchase.plan_version_id,
      tier,
      duration,
      source: "purchase",
      price: amount + purchase.credit,
      billId,
      reason: null,
      startsAt,
      endsAt,
      now,
    })
    await notifications.write(tx, subscriptionStarted(accountId, tier, startsAt, endsAt))
  },
  async takenBack(tx, { id: billId, subjectId }) {
    const { account_id: accountId } = await tx
      .selectFrom("plan_purchase")
      .select("account_id")
      .where("id", "=", subjectId)
      .executeTakeFirstOrThrow()
    await lockAccount(tx, accountId)
    const open = await tx
      .selectFrom("plan_purchase")
      .select("id")
      .where("account_id", "=", accountId)
      .where("outcome", "is", null)
      .executeTakeFirst()
    // An account has one open purchase at most, and the next one was begun.
    if (open) throw new AppError("undoTooLate")
    await withdrawSubscription(tx, billId)
    await settlePurchase(tx, subjectId, null)
  },
  givenBack: (tx, { id }, by) => lowerPrice(tx, id, by),
  async ended(tx, { subjectId }) {
    await settlePurchase(tx, subjectId, "ENDED")
  },
})

const settlePurchase = (tx: Transaction<DB>, id: string, outcome: "PAID" | "ENDED" | null) =>
  tx
    .updateTable("plan_purchase")
    .set({ outcome })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()
