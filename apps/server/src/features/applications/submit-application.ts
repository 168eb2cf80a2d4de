import { planOfType, roleOfType, type ApplicationType } from "@roomwright/contract/applications/types"
import type { Language } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import {
  handReceiptIn,
  lockBill,
  prepareReceipt,
  type BillHandlerTable,
  type PreparedReceipt,
} from "../payments/payments.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { lockApplicant, recordChange } from "./application-row.ts"
import { checkForm, takePictures, type SentForm } from "./check-form.ts"
import { checkMayApply } from "./may-apply.ts"

interface Submission extends SentForm {
  readonly accountId: string
  readonly type: ApplicationType
  readonly language: Language
  readonly bill?: string | undefined
  readonly receipt?: string | undefined
}

interface Submitting {
  readonly filterRegistry: FilterRegistry
  readonly handlers: BillHandlerTable
}

/**
 * Submits an application: form, pictures, and for paid types the bill with its receipt, in one transaction.
 * Returns its id. Throws `staffCannotApply`, `roleHeld`, `applicationOpen`, `receiptRequired`, `uploadGone`,
 * `billClosed`, `invalidInput`, `unknownFilterValue`.
 */
export async function submitApplication(
  services: Services,
  { filterRegistry, handlers }: Submitting,
  submission: Submission,
): Promise<{ id: string }> {
  const { accountId, type, language, bill, receipt } = submission
  const role = roleOfType(type)
  const isPaid = planOfType(type) !== null
  if (isPaid && bill === undefined) throw new AppError("receiptRequired")
  const form = await checkForm(submission, { role, filterRegistry, kept: [] })
  const prepared = isPaid && receipt !== undefined ? await prepareReceipt(services, accountId, receipt) : null
  const id = newId()
  await inTransaction(services, async (tx) => {
    await lockApplicant(tx, accountId)
    await checkMayApply(tx, accountId, role)
    const at = services.clock.now()
    const orderId =
      isPaid && bill !== undefined
        ? await payFor(tx, handlers, { accountId, type, bill, prepared, at })
        : null
    await tx
      .insertInto("application")
      .values({
        id,
        account_id: accountId,
        role,
        type,
        state: "SUBMITTED",
        form: JSON.stringify(form),
        language,
        submitted_at: at,
        changed_at: at,
      })
      .execute()
    if (orderId !== null)
      await tx
        .updateTable("application_order")
        .set({ application_id: id })
        .where("id", "=", orderId)
        .execute()
    await takePictures(tx, { id, accountId, role }, submission.pictures ?? {})
    await recordChange(tx, {
      applicationId: id,
      at,
      actorId: accountId,
      from: null,
      to: "SUBMITTED",
      reason: null,
    })
  })
  return { id }
}

interface Payment {
  readonly accountId: string
  readonly type: ApplicationType
  readonly bill: string
  readonly prepared: PreparedReceipt | null
  readonly at: Date
}

/**
 * Submits the receipt for a bill of this account and type, unless the bill has one already. Returns the
 * order's id.
 */
async function payFor(
  tx: Transaction<DB>,
  handlers: BillHandlerTable,
  { accountId, type, bill: billId, prepared, at }: Payment,
): Promise<string> {
  const bill = await lockBill(tx, billId, accountId)
  const order = await tx
    .selectFrom("application_order")
    .select("id")
    .where("bill_id", "=", billId)
    .where("account_id", "=", accountId)
    .where("type", "=", type)
    .where("application_id", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirst()
  if (!bill || !order) throw new AppError("billClosed")
  const isSent = bill.state === "PENDING_REVIEW" || bill.state === "CONFIRMED"
  if (!isSent && !prepared) throw new AppError("receiptRequired")
  if (!isSent && prepared) await handReceiptIn(tx, handlers, { bill, receipt: prepared, at })
  return order.id
}
