import { addAddress, changeAddress, deleteAddress, listAddresses, listWards } from "./addresses.ts"
import { cancelDeskOrder, readDeskOrder, searchOrders } from "./admin.ts"
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
import { orderDesign, readDesignOffer, signOrderedPicture } from "./design-orders.ts"
import { answerProblem, decideProblem, reportProblem } from "./problem-calls.ts"
import { notePayout, readDeskStatement, searchStatements } from "./statements-admin.ts"
import { listStatements, readOwnStatement } from "./statements.ts"
import { readFigures } from "./stats.ts"

export const ordersEndpoints = {
  addAddress,
  changeAddress,
  deleteAddress,
  listAddresses,
  listWards,
  cancelDeskOrder,
  readDeskOrder,
  searchOrders,
  cancelOrder,
  cancelSale,
  completeOrder,
  listOrders,
  orderProduct,
  printOrder,
  readOrder,
  readProductOffer,
  shipOrder,
  orderDesign,
  readDesignOffer,
  signOrderedPicture,
  answerProblem,
  decideProblem,
  reportProblem,
  notePayout,
  readDeskStatement,
  searchStatements,
  listStatements,
  readOwnStatement,
  readFigures,
} as const
