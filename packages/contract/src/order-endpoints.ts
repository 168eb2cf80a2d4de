import { addAddress, changeAddress, deleteAddress, listAddresses, listWards } from "./addresses.ts"
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
} from "./orders.ts"
import { readFigures } from "./figures.ts"
import { listStatements, readOwnStatement } from "./statements.ts"
import { notePayout, readDeskStatement, searchStatements } from "./statements-desk.ts"
import { answerProblem, decideProblem, reportProblem } from "./order-problems.ts"
import { orderDesign, readDesignOffer, signOrderedPicture } from "./design-orders.ts"
import { cancelDeskOrder, readDeskOrder, searchOrders } from "./orders-desk.ts"

/** Calls of orders, designs, problems and statements: a part of the full table. */
export const orderEndpoints = {
  addAddress,
  answerProblem,
  cancelDeskOrder,
  cancelOrder,
  cancelSale,
  changeAddress,
  completeOrder,
  decideProblem,
  deleteAddress,
  listAddresses,
  listOrders,
  listStatements,
  listWards,
  notePayout,
  orderDesign,
  orderProduct,
  printOrder,
  readDesignOffer,
  readDeskOrder,
  readDeskStatement,
  readFigures,
  readOrder,
  readOwnStatement,
  readProductOffer,
  reportProblem,
  searchOrders,
  searchStatements,
  shipOrder,
  signOrderedPicture,
} as const
