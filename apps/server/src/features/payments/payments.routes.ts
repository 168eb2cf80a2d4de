import * as bills from "@roomwright/contract/payments/bills"
import * as credit from "@roomwright/contract/payments/credit"
import { searchBills as searchBillsCall } from "@roomwright/contract/payments/bills-admin"
import * as report from "@roomwright/contract/payments/money-report"
import * as admin from "@roomwright/contract/payments/receipts-admin"
import * as refunds from "@roomwright/contract/payments/refunds"
import * as seller from "@roomwright/contract/payments/seller-account"
import * as lines from "@roomwright/contract/payments/statement-lines"
import { handle, type CallContext, type Route } from "../../platform/http/dispatch.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { notifyAdministrators, sessionOf } from "../accounts/accounts.public.ts"
import { readBankAccount, saveBankAccount } from "../settings/settings.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { approveRefund } from "./approve-refund.ts"
import { cancelBill, setInvoiceData } from "./change-bill.ts"
import type { ClaimLines } from "./claim-lines.ts"
import { creditLine } from "./credit-line.ts"
import { printCreditNote } from "./credit-notes.ts"
import { keepAsCredit, useCredit } from "./credit.ts"
import { decideReceipt, type Decision } from "./decide-receipt.ts"
import { assignLine, releaseLine, setLineAside } from "./assign-line.ts"
import { invoicesRoutes } from "./invoices.routes.ts"
import { readBalance } from "./ledger.ts"
import { listBills } from "./list-bills.ts"
import { listLines, readLine } from "./list-lines.ts"
import { listReceipts, readReceipt } from "./list-receipts.ts"
import { readMoneyReport } from "./money-report.ts"
import { recordMoney } from "./record-money.ts"
import { settleMoney } from "./settle-money.ts"
import { printBill } from "./print-bill.ts"
import { readStatement } from "./read-statement.ts"
import { searchBills } from "./search-bills.ts"
import { readSellerAccount, saveSellerAccount } from "./seller-account.ts"
import { sendReceipt } from "./send-receipt.ts"
import { setRefundAccount } from "./set-refund-account.ts"
import { readBill } from "./show-bill.ts"
import { undoRoutes } from "./undo.routes.ts"
import { listBanks } from "./viet-qr.ts"

export const paymentsRoutes = (
  services: Services,
  handlers: BillHandlerTable,
  claimLines: ClaimLines,
): Route[] => [
  ...payerRoutes(services, handlers),
  ...adminRoutes(services, handlers, claimLines),
  ...invoicesRoutes(services, handlers),
]

const accountOf = (context: CallContext): string => sessionOf(context).accountId

function payerRoutes(services: Services, handlers: BillHandlerTable): Route[] {
  const show = (id: string, context: CallContext) =>
    readBill(services, accountOf(context), id, context.language)
  return [
    handle(bills.listBills, ({ query }, context) =>
      listBills(services, accountOf(context), query, context.language),
    ),
    handle(bills.readBill, ({ params }, context) => show(params.id, context)),
    handle(bills.sendReceipt, async ({ params, body }, context) => {
      const payerId = accountOf(context)
      await sendReceipt(services, handlers, { payerId, billId: params.id, uploadId: body.upload })
      return show(params.id, context)
    }),
    handle(bills.printBill, ({ params }, context) =>
      printBill(services, {
        payerId: accountOf(context),
        billId: params.id,
        language: context.language,
      }),
    ),
    handle(refunds.listRefundBanks, async () => listBanks()),
    handle(seller.readSellerAccount, (_input, context) => readSellerAccount(services, accountOf(context))),
    handle(seller.saveSellerAccount, ({ body }, context) =>
      saveSellerAccount(services, accountOf(context), body),
    ),
    handle(refunds.setRefundAccount, async ({ params, body }, context) => {
      await setRefundAccount(services, { payerId: accountOf(context), billId: params.id, account: body })
      return show(params.id, context)
    }),
    handle(refunds.printCreditNote, ({ params }, context) =>
      printCreditNote(services, handlers, {
        noteId: params.id,
        accountId: accountOf(context),
        language: context.language,
      }),
    ),
    handle(credit.keepAsCredit, async ({ params }, context) => {
      await keepAsCredit(services, { payerId: accountOf(context), billId: params.id })
      return show(params.id, context)
    }),
    handle(credit.useCredit, async ({ params }, context) => {
      await useCredit(services, handlers, { payerId: accountOf(context), billId: params.id })
      return show(params.id, context)
    }),
    handle(credit.readCredit, async (_input, context) => ({
      balance: await readBalance(services.database.db, { kind: "credit", id: accountOf(context) }),
    })),
    handle(bills.cancelBill, async ({ params }, context) => {
      await cancelBill(services, handlers, { payerId: accountOf(context), billId: params.id })
      return show(params.id, context)
    }),
    handle(bills.setInvoiceData, async ({ params, body }, context) => {
      await setInvoiceData(services, { payerId: accountOf(context), billId: params.id }, body)
      return show(params.id, context)
    }),
  ]
}

function lineRoutes(services: Services, handlers: BillHandlerTable): Route[] {
  return [
    handle(lines.listStatementLines, ({ query }) => listLines(services, query)),
    handle(lines.assignStatementLine, async ({ params: { id }, body: { transferCode: code } }, context) => {
      await assignLine(services, handlers, { lineId: id, clerkId: accountOf(context), code })
      return readLine(services, id)
    }),
    handle(lines.creditStatementLine, async ({ params: { id }, body: { person } }, context) => {
      await creditLine(services, { lineId: id, clerkId: accountOf(context), person })
      return readLine(services, id)
    }),
    handle(lines.releaseStatementLine, async ({ params: { id } }, context) => {
      await releaseLine(services, handlers, { lineId: id, clerkId: accountOf(context) })
      return readLine(services, id)
    }),
    handle(lines.setStatementLineAside, async ({ params: { id }, body: { remark } }, context) => {
      await setLineAside(services, { lineId: id, clerkId: accountOf(context), remark })
      return readLine(services, id)
    }),
  ]
}

function adminRoutes(services: Services, handlers: BillHandlerTable, claimLines: ClaimLines): Route[] {
  const decide = async (receiptId: string, decision: Decision, context: CallContext) => {
    await decideReceipt(services, handlers, { receiptId, clerkId: accountOf(context), decision })
    return readReceipt(services, handlers, receiptId, context.language)
  }
  return [
    handle(admin.listReceipts, ({ query }, { language }) =>
      listReceipts(services, handlers, query, language),
    ),
    handle(searchBillsCall, ({ query }, { language }) => searchBills(services, handlers, query, language)),
    handle(admin.readReceipt, ({ params }, { language }) =>
      readReceipt(services, handlers, params.id, language),
    ),
    handle(admin.confirmReceipt, ({ params }, context) => decide(params.id, { outcome: "confirm" }, context)),
    handle(admin.rejectReceipt, ({ params, body }, context) =>
      decide(params.id, { outcome: "reject", reason: body.reason }, context),
    ),
    handle(admin.recordMoney, ({ params, body }, context) =>
      recordMoney(services, handlers, { ...body, billId: params.id, clerkId: accountOf(context) }),
    ),
    handle(admin.settleMoney, ({ params, body }, context) =>
      settleMoney(services, handlers, { noteId: params.id, clerkId: accountOf(context), ...body }),
    ),
    handle(report.readMoneyReport, ({ query }) => readMoneyReport(services, query.month)),
    handle(admin.approveRefund, ({ params }, context) =>
      approveRefund(services, handlers, { noteId: params.id, clerkId: accountOf(context) }),
    ),
    handle(refunds.printAdminCreditNote, ({ params }, { language }) =>
      printCreditNote(services, handlers, { noteId: params.id, accountId: null, language }),
    ),
    ...undoRoutes(services, handlers),
    handle(admin.readStatement, ({ body }, context) =>
      readStatement(services, claimLines, { clerkId: accountOf(context), ...body }),
    ),
    ...lineRoutes(services, handlers),
    handle(admin.listBanks, async () => listBanks()),
    handle(admin.readBankAccount, () => readBankAccount(services.database.db)),
    handle(admin.changeBankAccount, ({ body }, context) =>
      inTransaction(services, async (tx) => {
        await saveBankAccount(tx, body)
        await recordAudit(tx, services.clock.now(), {
          actorId: accountOf(context),
          action: "bank-account.change",
          subject: { kind: "setting", id: "bank-account" },
          details: body,
        })
        const actorId = accountOf(context)
        await notifyAdministrators(tx, services, { actorId, change: "BANK_ACCOUNT" })
        return body
      }),
    ),
  ]
}
