import type { PersonalData } from "../../platform/personal-data.ts"
import { accountOf, readBalance } from "./ledger.ts"
import { deletePrivateFile } from "../media/media.public.ts"

/** What the platform keeps for a person for their next bill; the books stay, as the law on accounting requires. */
export const creditData: PersonalData = {
  name: "credit",
  async export(db, accountId) {
    const balance = await readBalance(db, accountOf("credit", accountId))
    return balance === 0 ? null : { balance }
  },
  async erase() {},
}

/**
 * The personal data of payments. The law on accounting requires that bills stay, under an anonymous account;
 * the pictures of transfers, which show more of a person, are deleted.
 */
export const billData: PersonalData = {
  name: "bills",
  async export(db, accountId) {
    const bills = await db
      .selectFrom("bill")
      .select([
        "id",
        "kind",
        "title",
        "amount",
        "transfer_code",
        "state",
        "created_at",
        "confirmed_at",
        "invoice",
        "refund_account",
      ])
      .where("payer_id", "=", accountId)
      .orderBy("created_at")
      .execute()
    const invoices = await db
      .selectFrom("bill_invoice as i")
      .innerJoin("bill as b", "b.id", "i.bill_id")
      .select(["i.bill_id", "i.number", "i.issued_on", "i.lookup", "i.noted_at"])
      .where("b.payer_id", "=", accountId)
      .orderBy("i.noted_at")
      .execute()
    const invoiceOf = new Map(invoices.map(({ bill_id, ...invoice }) => [bill_id, invoice]))
    return bills.length > 0
      ? bills.map((bill) => ({ ...bill, issued_invoice: invoiceOf.get(bill.id) ?? null }))
      : null
  },
  async erase(tx, accountId) {
    const receipts = await tx
      .selectFrom("bill_receipt as r")
      .innerJoin("bill as b", "b.id", "r.bill_id")
      .select(["r.id", "r.private_file_id"])
      .where("b.payer_id", "=", accountId)
      .execute()
    for (const { id, private_file_id: fileId } of receipts) {
      await tx.updateTable("bill_receipt").set({ private_file_id: null }).where("id", "=", id).execute()
      if (fileId !== null) await deletePrivateFile(tx, fileId)
    }
    await tx
      .updateTable("bill")
      .set({ invoice: null, refund_account: null })
      .where("payer_id", "=", accountId)
      .execute()
  },
}
