import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "../payments/payments.public.ts"
import { endOrder, lockBillOf } from "./application-order.ts"
import { lockApplication, moveApplication } from "./application-row.ts"

interface OwnApplication {
  readonly accountId: string
  readonly id: string
}

/**
 * Withdraws the caller's application; notes a refund for a payment. Throws `notFound`, `applicationClosed`.
 */
export const withdrawApplication = (
  services: Services,
  handlers: BillHandlerTable,
  { accountId, id }: OwnApplication,
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const order = await lockBillOf(tx, id)
    const application = await lockApplication(tx, id, accountId)
    if (!application) throw new AppError("notFound")
    const at = services.clock.now()
    await moveApplication(tx, application, {
      step: "withdraw",
      at,
      actorId: accountId,
      withdrawnBy: "applicant",
    })
    if (order) await endOrder(tx, handlers, { order, at, actorId: accountId })
  })
