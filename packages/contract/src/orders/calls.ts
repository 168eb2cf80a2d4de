import * as z from "zod/mini"
import { BillInvoice } from "../payments/invoices.ts"
import { EmailAddress, filledLineOf, lineOf, paragraphsOf } from "../accounts/fields.ts"
import { SignedAddress } from "../accounts/calls.ts"
import { ProvinceCode, Receiver } from "./addresses.ts"
import { get, post } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Day, Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { OrderRefund } from "./order-refund.ts"
import { OrderItem, OrderLine } from "./order-item.ts"
import { OrderProblem } from "./problem.ts"
import { Picture } from "../media/picture.ts"

/**
 * The state of an order. `PAID`: the money has arrived. `PROBLEM`: the buyer has reported one, and staff
 * decide. `EXPIRED`: nobody paid in time.
 */
export const orderStates = [
  "AWAITING_PAYMENT",
  "PAID",
  "SHIPPED",
  "PROBLEM",
  "COMPLETED",
  "CANCELLED",
  "EXPIRED",
] as const
export const OrderState = z.enum(orderStates)
export type OrderState = z.infer<typeof OrderState>

export const orderKinds = ["product", "design"] as const
export const OrderKind = z.enum(orderKinds)
export type OrderKind = z.infer<typeof OrderKind>

export const orderSides = ["buyer", "seller"] as const
export type OrderSide = (typeof orderSides)[number]

export const orderLimits = {
  quantityMax: 999,
  remark: 500,
  reason: 500,
  carrier: 80,
  tracking: 60,
  /** Days after the shipment, or the payment of a design, when the buyer does nothing. */
  completesAfterMs: 14 * 86_400_000,
  /** Unpaid orders of one buyer. */
  unpaidOrders: 30,
} as const

export const Quantity = z.int().check(z.minimum(1), z.maximum(orderLimits.quantityMax))

/** The current cost of a quantity of a variant, delivered there. All sums in VND, computed by the server. */
export const ProductOffer = z.object({
  item: OrderItem,
  seller: z.object({ id: z.string(), nickname: z.string() }),
  unitPrice: z.int(),
  /** Unit price by quantity. */
  itemsTotal: z.int(),
  deliveryCost: z.int(),
  total: z.int(),
  /** Days from the payment to the delivery. */
  delivery: z.object({ daysMin: z.int(), daysMax: z.int() }),
  stock: z.int(),
  isOwn: z.boolean(),
  /** Identifies exactly these sums. An order carries it, so nobody pays a sum that they did not see. */
  offer: z.string(),
})
export type ProductOffer = z.infer<typeof ProductOffer>

export const readProductOffer = get("/user/product-offers/{product}/{variant}/{province}", {
  summary: "The current cost of a quantity of a variant, delivered to a province.",
  access: "required",
  params: z.object({ product: Id, variant: Id, province: ProvinceCode }),
  query: z.strictObject({
    quantity: z._default(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
        z.transform((text: string) => Number(text)),
      ),
      1,
    ),
  }),
  data: ProductOffer,
  errors: ["productWithdrawn"],
})

export const orderProduct = post("/user/product-orders", {
  summary:
    "Orders a product and opens its bill. Repeating the call with the same key returns the same order.",
  access: "required",
  body: z.strictObject({
    product: Id,
    variant: Id,
    quantity: Quantity,
    /** A saved address. */
    receiver: Id,
    buyerEmail: EmailAddress,
    remark: paragraphsOf(orderLimits.remark),
    /** Of the offer that the buyer saw. */
    offer: z.string().check(z.regex(/^[\w-]{22}$/)),
    /** Created when the form opens. */
    key: Id,
  }),
  data: z.object({ orderId: Id, billId: Id }),
  errors: [
    "productWithdrawn",
    "soldOut",
    "offerChanged",
    "ownProduct",
    "staffBuyNothing",
    "addressGone",
    "tooManyUnpaid",
    "tooMuchUnpaid",
    "keyReused",
    "paymentsClosed",
  ],
})

export const OrderSummary = z.object({
  id: z.string(),
  kind: OrderKind,
  /** Its bill's transfer code, by which people refer to the order. */
  code: z.string(),
  /** The first of what was ordered. */
  item: OrderItem,
  /** Pieces altogether. */
  quantity: z.int(),
  /** Everything that was ordered, where that is more than the item. */
  lines: z.array(OrderLine),
  /** Whether its bill pays orders from other merchants, too. */
  isShared: z.boolean(),
  total: z.int(),
  status: OrderState,
  createdAt: z.string(),
  buyer: z.object({ id: z.string(), nickname: z.string() }),
  seller: z.object({ id: z.string(), nickname: z.string() }),
  /** Whether any of its money is still to be refunded. */
  isRefundDue: z.boolean(),
  /** What is to be refunded, and what was (VND), by the ledger. */
  refund: z.object({ due: z.int(), refunded: z.int() }),
  /** The licensee of a design, for both sides and for staff; else null. */
  buyerMobile: z.nullable(z.string()),
  /** The pictures of a design after its main one, as far as the public sees them; none of products. */
  details: z.array(Picture),
})
export type OrderSummary = z.infer<typeof OrderSummary>

/** Who changed an order; `time`: nobody, its time was up. */
export const orderActors = ["buyer", "seller", "staff", "time"] as const

export const OrderChange = z.object({
  at: z.string(),
  status: OrderState,
  by: z.enum(orderActors),
  reason: z.nullable(z.string()),
})
export type OrderChange = z.infer<typeof OrderChange>

/** A picture of a design, as an order of it keeps it. */
export const OrderedPicture = z.object({
  /** From 0, the main picture. */
  position: z.int(),
  /** The size of the buyer's file (px). */
  width: z.int(),
  height: z.int(),
  /** Null when it is no longer public. */
  picture: z.nullable(Picture),
  /** A small one for the participants then, at an address that works for 60 seconds. */
  preview: z.nullable(z.string()),
})
export type OrderedPicture = z.infer<typeof OrderedPicture>

export const Order = z.object({
  ...OrderSummary.shape,
  /** The reader's side of the order. */
  side: z.enum([...orderSides, "staff"]),
  /** Of an order of several things: the price of all of them. */
  unitPrice: z.int(),
  deliveryCost: z.int(),
  /** What goes back of it, oldest first. */
  refunds: z.array(OrderRefund),
  /** Only products have these. */
  delivery: z.nullable(z.object({ daysMin: z.int(), daysMax: z.int() })),
  /** Null for designs, and once the buyer's account is erased. */
  receiver: z.nullable(Receiver),
  buyerEmail: z.nullable(z.string()),
  remark: z.string(),
  /** For the buyer only. */
  billId: z.nullable(z.string()),
  /** Whether a receipt waits for a clerk, or is just confirmed; nobody may cancel the order then. */
  isInReview: z.boolean(),
  /** Of an order that is just paid: when its seller gets it, and its buyer a design. */
  deliversAt: z.nullable(z.string()),
  shipment: z.nullable(z.object({ carrier: z.string(), tracking: z.string(), at: z.string() })),
  /** When a shipped order, or a paid design, completes by itself. */
  completesAt: z.nullable(z.string()),
  /** Only for designs. */
  design: z.nullable(
    z.object({
      /** The version of the accepted licence. */
      licence: z.string(),
      pictures: z.array(OrderedPicture),
      /** Whether the buyer may have the pictures in full size. */
      isOpen: z.boolean(),
    }),
  ),
  invoice: z.nullable(BillInvoice),
  problem: z.nullable(OrderProblem),
  /** Whether the reader is the buyer and may report one. */
  mayReport: z.boolean(),
  /** Oldest first. */
  timeline: z.array(OrderChange),
})
export type Order = z.infer<typeof Order>

/** A day in Asia/Ho_Chi_Minh. */
const OrderDay = Day.check(z.regex(/^20/))

const listQuery = {
  page: PageNumber,
  size: PageSize,
  kind: z.optional(OrderKind),
  status: z.optional(OrderState),
  /** The beginning of its code, or a part of what was ordered or of the other side's name. */
  w: z.optional(Keyword),
  from: z.optional(OrderDay),
  /** Including that day. */
  to: z.optional(OrderDay),
} as const

export const listOrders = get("/user/orders", {
  summary: "Orders of the signed-in account, newest first: placed as buyer, or received as seller.",
  access: "required",
  query: z.strictObject({ side: z._default(z.enum(orderSides), "buyer"), ...listQuery }),
  data: pageOf(OrderSummary),
})

const one = z.object({ id: Id })
const Reason = z.strictObject({ reason: filledLineOf(orderLimits.reason) })

export const readOrder = get("/user/orders/{id}", {
  summary: "One order that the signed-in account has placed or received.",
  access: "required",
  params: one,
  data: Order,
})

export const printOrder = post("/user/orders/{id}/pdf", {
  summary: "The order as a PDF to print, in the reader's language, at an address that works for 60 seconds.",
  access: "required",
  params: one,
  data: SignedAddress,
})

export const cancelOrder = post("/user/orders/{id}/cancellation", {
  summary: "The buyer cancels an unpaid order.",
  access: "required",
  params: one,
  data: Order,
  errors: ["orderChanged", "paymentInReview", "paymentHeld"],
})

export const completeOrder = post("/user/orders/{id}/completion", {
  summary: "The buyer confirms a delivery or accepts a design.",
  access: "required",
  params: one,
  data: Order,
  errors: ["orderChanged"],
})

export const shipOrder = post("/user/sales/{id}/shipment", {
  summary: "The seller has handed a paid order to the carrier.",
  access: "required",
  params: one,
  body: z.strictObject({
    carrier: filledLineOf(orderLimits.carrier),
    tracking: lineOf(orderLimits.tracking),
  }),
  data: Order,
  errors: ["orderChanged"],
})

export const cancelSale = post("/user/sales/{id}/cancellation", {
  summary: "The seller cancels an order with a reason; a payment is to be refunded.",
  access: "required",
  params: one,
  body: Reason,
  data: Order,
  errors: ["orderChanged", "paymentInReview", "paymentHeld"],
})
