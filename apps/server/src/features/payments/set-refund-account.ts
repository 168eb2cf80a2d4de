import type { BankAccount } from "@roomwright/contract/payments/bills"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { readBillMoney } from "./bill-money.ts"
import { lockBill } from "./move-bill.ts"
import { listBanks } from "./viet-qr.ts"

interface Setting {
  readonly payerId: string
  readonly billId: string
  readonly account: Omit<BankAccount, "bankName">
}

/**
 * Sets where the refund of a bill goes, while one is due. Throws `notFound`, `bankUnknown`, and `billClosed` if
 * nothing is due.
 */
export async function setRefundAccount(
  services: Services,
  { payerId, billId, account }: Setting,
): Promise<void> {
  const bank = listBanks().find(({ bin }) => bin === account.bankBin)
  await inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, billId, payerId)
    if (!bill) throw new AppError("notFound")
    if (!bank) throw new AppError("bankUnknown")
    if ((await readBillMoney(tx, billId)).due === 0) throw new AppError("billClosed")
    await tx
      .updateTable("bill")
      .set({ refund_account: JSON.stringify({ ...account, bankName: bank.name }) })
      .where("id", "=", billId)
      .execute()
  })
}
