import type { orderActors, OrderKind, OrderState } from "@roomwright/contract/orders/calls"
import type { AdminTextId } from "../../admin/frame/admin-texts.ts"
import type { TagTone } from "../../admin/frame/tag.tsx"

export const orderStateTexts: Readonly<Record<OrderState, AdminTextId>> = {
  AWAITING_PAYMENT: "admin.orders.state.awaiting",
  PAID: "admin.orders.state.paid",
  SHIPPED: "admin.orders.state.shipped",
  PROBLEM: "admin.orders.state.problem",
  COMPLETED: "admin.orders.state.completed",
  CANCELLED: "admin.orders.state.cancelled",
  EXPIRED: "admin.orders.state.expired",
}

export const orderKindTexts: Readonly<Record<OrderKind, AdminTextId>> = {
  product: "admin.orders.kind.product",
  design: "admin.orders.kind.design",
}

export const orderStateTones: Readonly<Record<OrderState, TagTone>> = {
  AWAITING_PAYMENT: "wait",
  PAID: "ok",
  SHIPPED: "ok",
  PROBLEM: "bad",
  COMPLETED: "plain",
  CANCELLED: "plain",
  EXPIRED: "plain",
}

export const actorTexts: Readonly<Record<(typeof orderActors)[number], AdminTextId>> = {
  buyer: "admin.orders.by.buyer",
  seller: "admin.orders.by.seller",
  staff: "admin.orders.by.staff",
  time: "admin.orders.by.time",
}
