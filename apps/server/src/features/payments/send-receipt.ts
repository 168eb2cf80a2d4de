import { billLimits } from "@roomwright/contract/bills"
import type { Services } from "../../platform/services.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { AppError } from "../../platform/app-error.ts"
import { newId } from "../../platform/ids.ts"
import { claimUpload, readUpload } from "../media/media.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { lockBill, moveBill } from "./move-bill.ts"
import { hashPicture } from "./picture-hash.ts"

interface Sending {
  readonly payerId: string
  readonly billId: string
  readonly uploadId: string
}

/**
 * Hands a receipt in, which a clerk looks at from then on. Throws `notFound`, `uploadGone`, `billClosed`,
 * `tooManyReceipts`; then the upload is still there to be used.
 */
export async function sendReceipt(
  services: Services,
  handlers: BillHandlerTable,
  { payerId, billId, uploadId }: Sending,
): Promise<void> {
  const known = await services.database.db
    .selectFrom("bill")
    .select("id")
    .where("id", "=", billId)
    .where("payer_id", "=", payerId)
    .executeTakeFirst()
  if (!known) throw new AppError("notFound")
  const claim = { uploadId, accountId: payerId, purpose: "receipt" } as const
  // Before the transaction: it takes a while, and nothing may wait for it with a bill locked.
  const pictureHash = await hashPicture(await readUpload(services, claim))
  await inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, billId, payerId)
    if (!bill) throw new AppError("notFound")
    const at = services.clock.now()
    await moveBill(tx, handlers, bill, { step: "receipt", at, actorId: payerId })
    const { sent } = await tx
      .selectFrom("bill_receipt")
      .select(({ fn }) => fn.countAll<string>().as("sent"))
      .where("bill_id", "=", billId)
      .executeTakeFirstOrThrow()
    if (Number(sent) >= billLimits.receiptsMax) throw new AppError("tooManyReceipts")
    await tx
      .insertInto("bill_receipt")
      .values({
        id: newId(),
        bill_id: billId,
        private_file_id: await claimUpload(tx, claim),
        picture_hash: pictureHash,
        sent_at: at,
      })
      .execute()
  })
}
