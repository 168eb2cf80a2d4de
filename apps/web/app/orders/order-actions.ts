import type { Order } from "@roomwright/contract/orders/calls"
import type { SiteCall } from "../platform/site-call.ts"

/** What the buttons and forms of an order are given. */
export interface OrderActionsProps {
  readonly order: Order
  readonly isBusy: boolean
  readonly act: (what: (call: SiteCall) => Promise<Order>) => Promise<boolean>
}
