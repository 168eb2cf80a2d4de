import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { Order, OrderKind, orderLimits, OrderState, OrderSummary } from "./calls.ts"
import { clerks } from "../payments/receipts-admin.ts"

export const adminOrderSorts = ["newest", "oldest", "dearest", "cheapest"] as const

export const searchOrders = get("/admin/orders", {
  summary: "Orders of everybody, found by code, what was ordered, buyer or seller.",
  access: clerks,
  query: z.strictObject({
    page: PageNumber,
    size: PageSize,
    w: z.optional(Keyword),
    kind: z.optional(OrderKind),
    status: z.optional(OrderState),
    sort: z._default(z.enum(adminOrderSorts), "newest"),
  }),
  data: pageOf(OrderSummary),
})

export const readAdminOrder = get("/admin/orders/{id}", {
  summary: "Any order; that staff looked at it is noted.",
  access: clerks,
  params: z.object({ id: Id }),
  data: Order,
})

export const cancelAdminOrder = post("/admin/orders/{id}/cancellation", {
  summary: "Staff call an order off with a reason; what was paid is to be refunded.",
  access: clerks,
  params: z.object({ id: Id }),
  body: z.strictObject({ reason: filledLineOf(orderLimits.reason) }),
  data: Order,
  errors: ["ownCase", "orderChanged", "paymentInReview"],
})
