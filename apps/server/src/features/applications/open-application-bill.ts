import { planOfType, roleOfType, type ApplicationType } from "@roomwright/contract/applications/types"
import type { LocalText } from "@roomwright/contract/language"
import type { PlanDuration, PlanTier } from "@roomwright/contract/plans/calls"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { callOffUnpaid, lockBill, openBill, type BillHandlerTable } from "../payments/payments.public.ts"
import { lockApplicant } from "./application-row.ts"
import { listRequestTypes } from "./list-request-types.ts"
import { checkMayApply } from "./may-apply.ts"

interface Choice {
  readonly accountId: string
  readonly type: ApplicationType
  /** What the applicant saw. */
  readonly planVersion: string
  readonly amount: number
}

/**
 * Creates the bill of a paid application before it is submitted. Repeating the choice returns the same bill;
 * another choice cancels the previous one, unless it has a receipt (`purchaseOpen`). Throws `priceChanged`,
 * `paymentsClosed`, `applicationOpen`, `roleHeld`, `staffCannotApply`.
 */
export const openApplicationBill = (
  services: Services,
  handlers: BillHandlerTable,
  { accountId, type, planVersion, amount }: Choice,
): Promise<{ billId: string }> =>
  inTransaction(services, async (tx) => {
    await lockApplicant(tx, accountId)
    await checkMayApply(tx, accountId, roleOfType(type))
    const offer = (await listRequestTypes(tx)).find((one) => one.type === type)
    const plan = planOfType(type)
    const isAsShown = offer?.planVersion === planVersion && offer.price === amount
    const at = services.clock.now()
    const before = await openOrder(tx, accountId)
    if (before?.type === type && before.plan_version_id === planVersion && before.price === amount)
      return { billId: before.bill_id }
    if (!plan || !isAsShown) throw new AppError("priceChanged")
    if (before) {
      const bill = await lockBill(tx, before.bill_id, accountId)
      const isOff = bill && (await callOffUnpaid(tx, handlers, { bill, at, actorId: accountId }))
      if (!isOff) throw new AppError("purchaseOpen")
    }
    const id = newId()
    const { id: billId } = await openBill(tx, services, {
      payerId: accountId,
      kind: "application",
      subjectId: id,
      title: titleOf(plan),
      amount,
    })
    await tx
      .insertInto("application_order")
      .values({
        id,
        account_id: accountId,
        type,
        plan_version_id: planVersion,
        price: amount,
        bill_id: billId,
        created_at: at,
      })
      .execute()
    return { billId }
  })

/** The account's order that no application has used. */
const openOrder = (tx: Transaction<DB>, accountId: string) =>
  tx
    .selectFrom("application_order")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("application_id", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirst()

const tierNames: Readonly<Partial<Record<PlanTier, LocalText>>> = {
  pro: { zh: "专业版", en: "Pro", vi: "Pro" },
  premium: { zh: "高级版", en: "Premium", vi: "Premium" },
}
const durationNames: Readonly<Record<PlanDuration, LocalText>> = {
  monthly: { zh: "1 个月", en: "1 month", vi: "1 tháng" },
  "half-yearly": { zh: "6 个月", en: "6 months", vi: "6 tháng" },
  yearly: { zh: "12 个月", en: "12 months", vi: "12 tháng" },
}

function titleOf({
  tier,
  duration,
}: {
  readonly tier: PlanTier
  readonly duration: PlanDuration
}): LocalText {
  const names = tierNames[tier] ?? {}
  const lasts = durationNames[duration]
  return {
    zh: `设计师申请：${names.zh}套餐，${lasts.zh}`,
    en: `Designer application: ${names.en} plan, ${lasts.en}`,
    vi: `Đăng ký nhà thiết kế: gói ${names.vi}, ${lasts.vi}`,
  }
}
