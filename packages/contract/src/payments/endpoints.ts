import { searchBills } from "./bills-admin.ts"
import { cancelBill, listBills, printBill, readBill, sendReceipt, setInvoiceData } from "./bills.ts"
import {
  changeBankAccount,
  confirmReceipt,
  listBanks,
  listReceipts,
  noteMoney,
  readBankAccount,
  readReceipt,
  readStatement,
  rejectReceipt,
  settleMoney,
} from "./receipts-admin.ts"

export const paymentsEndpoints = {
  searchBills,
  cancelBill,
  listBills,
  printBill,
  readBill,
  sendReceipt,
  setInvoiceData,
  changeBankAccount,
  confirmReceipt,
  listBanks,
  listReceipts,
  noteMoney,
  readBankAccount,
  readReceipt,
  readStatement,
  rejectReceipt,
  settleMoney,
} as const
