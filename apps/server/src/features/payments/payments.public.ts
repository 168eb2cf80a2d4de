export type { BillHandlers, BillHandlerTable, BillTurn, HandledBill } from "./bill-handlers.ts"
export type { BillPdf, Row } from "./bill-pdf.ts"
export type { ClaimLines } from "./claim-lines.ts"
export { formatMade } from "./format-bill.ts"
export { makePdf, signPdf } from "./print-pdf.ts"
export { callOffUnpaid } from "./change-bill.ts"
export { lockBill, type BillRow } from "./move-bill.ts"
export { lowerBill } from "./lower-bill.ts"
export { noteIssued, readInvoice } from "./invoices.ts"
export { readRefundNotes } from "./read-refunds.ts"
export { recordRefundDue } from "./record-money.ts"
export { openBill, openBills } from "./open-bill.ts"
export { readGivenBack, readRefundable, recordPartRefund, withdrawPartRefund } from "./part-refund.ts"
export { handReceiptIn, prepareReceipt, type PreparedReceipt } from "./send-receipt.ts"
export { readMoneyOfBills, readRefundsOf } from "./bill-money.ts"
export {
  findSellerAccount,
  heldAfterChange,
  holdSeller,
  openSellerFacts,
  readSellerBalance,
  toShownTarget,
  type SellerFacts,
} from "./seller-account.ts"
export { bookRepayment, takeRepaymentBack } from "./book-repayment.ts"
export { bookPayout, bookSale, takePayoutBack } from "./book-sale.ts"
