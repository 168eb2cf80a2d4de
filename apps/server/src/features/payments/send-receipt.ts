import { billLimits } from "@roomwright/contract/payments/bills"
import type { Transaction } from "kysely"
import { requestJob } from "../../jobs/request-job.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { AppError } from "../../platform/app-error.ts"
import { newId } from "../../platform/ids.ts"
import { claimUpload, readUpload } from "../media/media.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { lockBill, moveBill, type BillRow } from "./move-bill.ts"
import { hashPicture } from "./picture-hash.ts"

interface Sending {
  readonly payerId: string
  readonly billId: string
  readonly uploadId: string
}

/**
 * Submits a receipt, which then waits for a clerk. Throws `notFound`, `uploadGone`, `billClosed`,
 * `tooManyReceipts`; the upload can still be used then.
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
  const receipt = await prepareReceipt(services, payerId, uploadId)
  await inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, billId, payerId)
    if (!bill) throw new AppError("notFound")
    await handReceiptIn(tx, handlers, { bill, receipt, at: services.clock.now() })
  })
}

/** A receipt ready to be submitted. */
export interface PreparedReceipt {
  readonly payerId: string
  readonly uploadId: string
  readonly pictureHash: string
}

/**
 * Examines an uploaded receipt before the transaction that submits it: this takes a while, and nothing may
 * wait for it with a bill locked. Throws `uploadGone`.
 */
export async function prepareReceipt(
  services: Services,
  payerId: string,
  uploadId: string,
): Promise<PreparedReceipt> {
  const claim = { uploadId, accountId: payerId, purpose: "receipt" } as const
  return { payerId, uploadId, pictureHash: await hashPicture(await readUpload(services, claim)) }
}

/** Submits it for a locked bill. Throws `uploadGone`, `billClosed`, `tooManyReceipts`. */
export async function handReceiptIn(
  tx: Transaction<DB>,
  handlers: BillHandlerTable,
  { bill, receipt, at }: { readonly bill: BillRow; readonly receipt: PreparedReceipt; readonly at: Date },
): Promise<void> {
  const { payerId, uploadId, pictureHash } = receipt
  await moveBill(tx, handlers, bill, { step: "receipt", at, actorId: payerId })
  const { sent } = await tx
    .selectFrom("bill_receipt")
    .select(({ fn }) => fn.countAll<string>().as("sent"))
    .where("bill_id", "=", bill.id)
    .executeTakeFirstOrThrow()
  if (Number(sent) >= billLimits.receiptsMax) throw new AppError("tooManyReceipts")
  const fileId = await claimUpload(tx, { uploadId, accountId: payerId, purpose: "receipt" })
  await tx
    .insertInto("bill_receipt")
    .values({
      id: newId(),
      bill_id: bill.id,
      private_file_id: fileId,
      picture_hash: pictureHash,
      sent_at: at,
    })
    .execute()
  await requestJob(tx, "tell-staff")
}
