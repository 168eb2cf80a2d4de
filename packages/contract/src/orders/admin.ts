import * as z from "zod/mini"
import { filledLineOf } from "../accounts/fields.ts"
import { get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { Order, OrderKind, orderLimits, OrderState, OrderSummary } from "./calls.ts"
import { clerks } from "../payments/receipts-admin.ts"

export const adminOrderSorts = ["newest", "oldest", "dearest", "cheapest"] as const

export const searchOrders = get("/admin/orders", {
  summary: "All orders, found by code, ordered thing, buyer or seller.",
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
  summary: "Any order; the audit log records the view.",
  access: clerks,
  params: z.object({ id: Id }),
  data: Order,
})

export const cancelAdminOrder = post("/admin/orders/{id}/cancellation", {
  summary: "Staff cancel an order with a reason; a payment is to be refunded.",
  access: clerks,
  params: z.object({ id: Id }),
  body: z.strictObject({ reason: filledLineOf(orderLimits.reason) }),
  data: Order,
  errors: ["ownCase", "orderChanged", "paymentInReview", "paymentHeld"],
})
