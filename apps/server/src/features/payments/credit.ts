import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { readBillMoney } from "./bill-money.ts"
import { accountOf, bookMoney } from "./ledger.ts"
import { lockCredit } from "./lock-credit.ts"
import { lockBill, moveBill } from "./move-bill.ts"
import { notifyPayer } from "./notify-payer.ts"

interface OwnBill {
  readonly payerId: string
  readonly billId: string
}

/**
 * What is due back of a bill stays with its payer as credit, at their wish. Throws `notFound`, and `billClosed` if nothing is
 * due, an account was given, or a clerk has approved the transfer: it may be on its way.
 */
export async function keepAsCredit(services: Services, { payerId, billId }: OwnBill): Promise<void> {
  await inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, billId, payerId)
    if (!bill) throw new AppError("notFound")
    const notes = await tx
      .selectFrom("payment_note")
      .select(["id", "due", "approved_at"])
      .where("bill_id", "=", billId)
      .where("outcome", "=", "REFUND_DUE")
      .where("due", ">", 0)
      .orderBy("id")
      .forUpdate()
      .execute()
    const isUnderWay = bill.refund_account !== null || notes.some(({ approved_at: at }) => at !== null)
    if (notes.length === 0 || isUnderWay) throw new AppError("billClosed")
    const at = services.clock.now()
    await tx
      .updateTable("payment_note")
      .set({ outcome: "CREDITED", settled_at: at, settled_by: payerId, told_at: at })
      .where(
        "id",
        "in",
        notes.map(({ id }) => id),
      )
      .execute()
    const [from, to] = [accountOf("refund", billId), accountOf("credit", payerId)]
    await bookMoney(
      tx,
      { at, actorId: payerId },
      notes.map(({ id, due }) => ({ what: "kept", from, to, amount: due ?? 0, billId, subjectId: id })),
    )
  })
}

/**
 * Pays an open bill by its payer's credit, as far as it goes; a bill that is covered is paid. Throws `notFound`, `billClosed`
 * if the bill is not open or misses nothing, `creditGone` if none is left, such as after it was used in another window.
 */
export async function useCredit(
  services: Services,
  handlers: BillHandlerTable,
  { payerId, billId }: OwnBill,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, billId, payerId)
    if (!bill) throw new AppError("notFound")
    const missing = bill.amount - (await readBillMoney(tx, billId)).held
    const isOpen = bill.state === "AWAITING_PAYMENT" || bill.state === "REJECTED"
    if (!isOpen || missing <= 0) throw new AppError("billClosed")
    const amount = Math.min(await lockCredit(tx, payerId), missing)
    if (amount <= 0) throw new AppError("creditGone")
    const occasion = { at: services.clock.now(), actorId: payerId }
    const [from, to] = [accountOf("credit", payerId), accountOf("bill", billId)]
    await bookMoney(tx, occasion, [{ what: "credit", from, to, amount, billId }])
    if (amount < missing) return
    await moveBill(tx, handlers, bill, { step: "accept", ...occasion })
    await notifyPayer(tx, services, handlers, bill)
  })
}
