import { LocalText } from "@roomwright/contract/language"
import { BillKind } from "@roomwright/contract/payments/bills"
import type { Transaction } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import type { BillRow } from "./move-bill.ts"

/** Tells the payer that the money has arrived, and what that means for what was bought. */
export async function notifyPayer(
  tx: Transaction<DB>,
  { notifications }: Pick<Services, "notifications">,
  handlers: BillHandlerTable,
  bill: Pick<BillRow, "id" | "payer_id" | "transfer_code" | "kind" | "title" | "amount" | "subject_id">,
): Promise<void> {
  const kind = z.parse(BillKind, bill.kind)
  const language = await handlers[kind]?.languageOf?.(tx, bill.subject_id)
  await notifications.write(tx, {
    accountId: bill.payer_id,
    type: "RECEIPT_CONFIRMED",
    values: {
      code: bill.transfer_code,
      billId: bill.id,
      what: kind,
      title: z.parse(LocalText, bill.title),
      sum: bill.amount,
    },
    ...(language ? { language } : {}),
  })
}
