import * as parts from "@roomwright/contract/payments/part-refunds"
import * as undo from "@roomwright/contract/payments/undo"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { sessionOf } from "../accounts/accounts.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { deliverNow } from "./deliver-paid.ts"
import { refundBillPart, withdrawBillPart } from "./refund-bill.ts"
import { readAdminBill } from "./search-bills.ts"
import { undoConfirmation } from "./undo-confirmation.ts"
import { undoRefund } from "./undo-refund.ts"

const accountOf = (context: CallContext): string => sessionOf(context).accountId

/** What staff take back, give at once and give back of a bill. */
export const undoRoutes = (services: Services, handlers: BillHandlerTable): Route[] => [
  handle(undo.undoConfirmation, async ({ params: { id } }, context) => {
    await undoConfirmation(services, handlers, { billId: id, clerkId: accountOf(context) })
    return readAdminBill(services, handlers, id, context.language)
  }),
  handle(undo.deliverNow, async ({ params: { id } }, context) => {
    await deliverNow(services, handlers, { billId: id, clerkId: accountOf(context) })
    return readAdminBill(services, handlers, id, context.language)
  }),
  handle(parts.refundBillPart, async ({ params: { id }, body }, context) => {
    await refundBillPart(services, handlers, { billId: id, clerkId: accountOf(context), ...body })
    return readAdminBill(services, handlers, id, context.language)
  }),
  handle(parts.withdrawBillPart, async ({ params: { id } }, context) => {
    const billId = await withdrawBillPart(services, handlers, { noteId: id, clerkId: accountOf(context) })
    return readAdminBill(services, handlers, billId, context.language)
  }),
  handle(undo.undoRefund, ({ params, body }, context) =>
    undoRefund(services, handlers, { noteId: params.id, clerkId: accountOf(context), ...body }),
  ),
]
