export type { BillHandlers, BillHandlerTable, HandledBill } from "./bill-handlers.ts"
export { openBill } from "./open-bill.ts"
