import { searchBills } from "./bills-admin.ts"
import { cancelBill, listBills, printBill, readBill, sendReceipt, setInvoiceData } from "./bills.ts"
import { keepAsCredit, readCredit, useCredit } from "./credit.ts"
import { exportSales, listInvoices, noteInvoice } from "./invoices.ts"
import {
  approveRefund,
  changeBankAccount,
  confirmReceipt,
  listBanks,
  listReceipts,
  readBankAccount,
  readReceipt,
  readStatement,
  recordMoney,
  rejectReceipt,
  settleMoney,
} from "./receipts-admin.ts"
import { refundBillPart, withdrawBillPart } from "./part-refunds.ts"
import { listRefundBanks, printAdminCreditNote, printCreditNote, setRefundAccount } from "./refunds.ts"
import {
  assignStatementLine,
  creditStatementLine,
  listStatementLines,
  releaseStatementLine,
  setStatementLineAside,
} from "./statement-lines.ts"

import { readSellerAccount, saveSellerAccount } from "./seller-account.ts"
import { readMoneyReport } from "./money-report.ts"
import { deliverNow, undoConfirmation, undoRefund } from "./undo.ts"

export const paymentsEndpoints = {
  readMoneyReport,
  readSellerAccount,
  saveSellerAccount,
  approveRefund,
  undoConfirmation,
  refundBillPart,
  withdrawBillPart,
  deliverNow,
  undoRefund,
  listRefundBanks,
  setRefundAccount,
  printCreditNote,
  printAdminCreditNote,
  assignStatementLine,
  creditStatementLine,
  keepAsCredit,
  readCredit,
  useCredit,
  listStatementLines,
  releaseStatementLine,
  setStatementLineAside,
  searchBills,
  cancelBill,
  listBills,
  printBill,
  readBill,
  sendReceipt,
  setInvoiceData,
  exportSales,
  listInvoices,
  noteInvoice,
  changeBankAccount,
  confirmReceipt,
  listBanks,
  listReceipts,
  readBankAccount,
  readReceipt,
  readStatement,
  recordMoney,
  rejectReceipt,
  settleMoney,
} as const
