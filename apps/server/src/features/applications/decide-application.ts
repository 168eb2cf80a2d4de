import { planOfType } from "@roomwright/contract/applications/types"
import { applicationFields, type FieldMark } from "@roomwright/contract/applications/calls"
import type { LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { openDesigner, openMerchant, type AccountHandlers } from "../accounts/accounts.public.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { readGivenBack } from "../payments/payments.public.ts"
import { startAppliedPlan } from "../plans/plans.public.ts"
import { orderOf, type OrderRow } from "./application-order.ts"
import { lockApplication, moveApplication, type Application } from "./application-row.ts"

interface Deciding {
  readonly id: string
  readonly reviewerId: string
}

/**
 * Approves an application: state, role, profile, plan, audit log and notification in one transaction. Of two
 * reviewers the first wins. Throws `notFound`, `ownCase`, `decidedAlready`, `applicationClosed` for a
 * withdrawn one, `applicationUnpaid`.
 */
export const approveApplication = (
  services: Services,
  handlers: AccountHandlers,
  { id, reviewerId }: Deciding,
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const application = await lockWaiting(tx, id, reviewerId)
    const { accountId, role, type } = application
    const order = await orderOf(tx, id)
    if (order && order.paid_at === null) throw new AppError("applicationUnpaid")
    const at = services.clock.now()
    await moveApplication(tx, application, { step: "approve", at, actorId: reviewerId })
    await openProfile(tx, handlers, application)
    const started = order ? await startPlan(tx, services, application, order) : null
    await recordAudit(tx, at, {
      actorId: reviewerId,
      action: "application.approve",
      subject: { kind: "application", id },
      details: { accountId, type },
    })
    await services.notifications.write(tx, {
      accountId,
      type: role === "designer" ? "DESIGNER_REQUEST_APPROVED" : "MERCHANT_REQUEST_APPROVED",
      values: {},
    })
    if (started)
      await services.notifications.write(tx, { accountId, type: "SUBSCRIPTION_STARTED", values: started })
  })

interface Rejecting extends Deciding {
  readonly reason: string
  readonly marks: readonly FieldMark[]
}

/**
 * Rejects an application with a reason and remarks on fields. Throws `notFound`, `ownCase`, `decidedAlready`,
 * `applicationClosed`, and `invalidInput` for remarks on fields that it does not have.
 */
export const rejectApplication = (
  services: Services,
  { id, reviewerId, reason, marks }: Rejecting,
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const application = await lockWaiting(tx, id, reviewerId)
    const { accountId, role, type } = application
    const known: readonly string[] = applicationFields[role]
    const isTwice = new Set(marks.map(({ field }) => field)).size < marks.length
    if (isTwice || marks.some(({ field }) => !known.includes(field)))
      throw new AppError("invalidInput", { faults: [{ path: "body.marks", problem: "unknown" }] })
    const at = services.clock.now()
    await moveApplication(tx, application, { step: "reject", at, actorId: reviewerId, reason, marks })
    await recordAudit(tx, at, {
      actorId: reviewerId,
      action: "application.reject",
      subject: { kind: "application", id },
      details: { accountId, type, reason, marks: marks.map(({ field }) => field).join(" ") },
    })
    await services.notifications.write(tx, {
      accountId,
      type: role === "designer" ? "DESIGNER_REQUEST_REJECTED" : "MERCHANT_REQUEST_REJECTED",
      values: { reason },
    })
  })

/** Locks a waiting application; a faster reviewer has finished by now. */
async function lockWaiting(tx: Transaction<DB>, id: string, reviewerId: string): Promise<Application> {
  const application = await lockApplication(tx, id)
  if (!application) throw new AppError("notFound")
  refuseOwnCase(reviewerId, [application.accountId])
  if (application.state === "WITHDRAWN") throw new AppError("applicationClosed")
  if (application.state !== "SUBMITTED") throw new AppError("decidedAlready")
  return application
}

async function openProfile(
  tx: Transaction<DB>,
  handlers: AccountHandlers,
  { accountId, designer, merchant, language }: Application,
): Promise<void> {
  const inOwn = (text: string): LocalText => (text === "" ? {} : { [language]: text })
  if (designer)
    await openDesigner(tx, handlers, accountId, {
      ...designer,
      city: inOwn(designer.city),
      school: inOwn(designer.school),
      major: inOwn(designer.major),
      introduction: inOwn(designer.introduction),
    })
  if (merchant)
    await openMerchant(tx, handlers, accountId, {
      ...merchant,
      companyAddress: inOwn(merchant.companyAddress),
      businessScope: inOwn(merchant.businessScope),
    })
}

async function startPlan(
  tx: Transaction<DB>,
  services: Services,
  { accountId, type }: Application,
  order: OrderRow,
) {
  const plan = planOfType(type)
  if (!plan) throw new Error(`${type} was paid for, and has no plan.`)
  const days = await startAppliedPlan(tx, services, {
    ...plan,
    accountId,
    versionId: order.plan_version_id,
    price: order.price - (await readGivenBack(tx, order.bill_id)),
    billId: order.bill_id,
  })
  return { tier: plan.tier, ...days }
}
