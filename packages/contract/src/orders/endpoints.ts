import { addAddress, changeAddress, deleteAddress, listAddresses, listWards } from "./addresses.ts"
import { cancelAdminOrder, readAdminOrder, searchOrders } from "./admin.ts"
import {
  cancelOrder,
  cancelSale,
  completeOrder,
  listOrders,
  orderProduct,
  printOrder,
  readOrder,
  readProductOffer,
  shipOrder,
} from "./calls.ts"
import { changeCart, countCart, fillCart, orderCart, previewCart, readCart } from "./cart.ts"
import { orderDesign, readDesignOffer, signOrderedPicture } from "./design-orders.ts"
import { noteOrderInvoice } from "./order-invoices.ts"
import { refundPart, withdrawPart } from "./part-refunds.ts"
import { answerProblem, decideProblem, reportProblem } from "./problem-calls.ts"
import { readAdminStatement, recordPayout, searchStatements, undoPayout } from "./statements-admin.ts"
import {
  callOffPayoutRun,
  failPayout,
  listDuePayouts,
  listPayoutRuns,
  makePayoutRun,
  notePayoutsPaid,
  readPayoutRun,
  releasePayoutRun,
  signPayoutFile,
} from "./payout-runs.ts"
import { recordRepayment, undoRepayment } from "./repayments.ts"
import { listStatements, readOwnStatement } from "./statements.ts"
import { readSoldPieces, readStats } from "./stats.ts"

export const ordersEndpoints = {
  addAddress,
  changeAddress,
  deleteAddress,
  listAddresses,
  listWards,
  cancelAdminOrder,
  readAdminOrder,
  searchOrders,
  cancelOrder,
  cancelSale,
  completeOrder,
  listOrders,
  noteOrderInvoice,
  orderProduct,
  printOrder,
  readOrder,
  readProductOffer,
  shipOrder,
  changeCart,
  countCart,
  fillCart,
  orderCart,
  previewCart,
  readCart,
  orderDesign,
  readDesignOffer,
  signOrderedPicture,
  answerProblem,
  decideProblem,
  reportProblem,
  refundPart,
  withdrawPart,
  readAdminStatement,
  recordPayout,
  undoPayout,
  searchStatements,
  recordRepayment,
  undoRepayment,
  callOffPayoutRun,
  failPayout,
  listDuePayouts,
  listPayoutRuns,
  makePayoutRun,
  notePayoutsPaid,
  readPayoutRun,
  releasePayoutRun,
  signPayoutFile,
  listStatements,
  readOwnStatement,
  readSoldPieces,
  readStats,
} as const
