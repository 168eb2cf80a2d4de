import type { orderActors, OrderKind, OrderState } from "@roomwright/contract/orders/calls"
import type { DeskTextId } from "../../admin/frame/admin-texts.ts"
import type { TagTone } from "../../admin/frame/tag.tsx"

export const orderStateTexts: Readonly<Record<OrderState, DeskTextId>> = {
  AWAITING_PAYMENT: "desk.orders.state.awaiting",
  PAID: "desk.orders.state.paid",
  SHIPPED: "desk.orders.state.shipped",
  PROBLEM: "desk.orders.state.problem",
  COMPLETED: "desk.orders.state.completed",
  CANCELLED: "desk.orders.state.cancelled",
  EXPIRED: "desk.orders.state.expired",
}

export const orderKindTexts: Readonly<Record<OrderKind, DeskTextId>> = {
  product: "desk.orders.kind.product",
  design: "desk.orders.kind.design",
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

export const actorTexts: Readonly<Record<(typeof orderActors)[number], DeskTextId>> = {
  buyer: "desk.orders.by.buyer",
  seller: "desk.orders.by.seller",
  staff: "desk.orders.by.staff",
  time: "desk.orders.by.time",
}
