import * as z from "zod/mini"
import { EmailAddress, paragraphsOf } from "../accounts/fields.ts"
import { get, post, put } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { ProvinceCode } from "./addresses.ts"
import { OrderItem } from "./order-item.ts"
import { orderLimits, Quantity } from "./calls.ts"

export const cartLimits = {
  /** Different variants in a cart; each may be wanted several times. */
  lines: 200,
} as const

/** A wanted variant, and the work out of which it was put into the cart. */
export const CartEntry = z.strictObject({
  product: Id,
  /** Without it the cheapest one that there is. */
  variant: z.optional(Id),
  quantity: Quantity,
  work: z.optional(Id),
  /** The price (VND) that was shown when a visitor put it in; without it the current one counts as shown. */
  seenPrice: z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000_000))),
})
export type CartEntry = z.infer<typeof CartEntry>

const CartEntries = z.array(CartEntry).check(z.minLength(1), z.maxLength(cartLimits.lines))

/**
 * Whether a row can be ordered. `few`: there are fewer pieces than wanted; `tooMuch`: more than one buyer may hold
 * unpaid; `gone`: no longer sold; `own`: the reader's own product.
 */
export const cartLineStates = ["ok", "few", "tooMuch", "soldOut", "gone", "own"] as const
export type CartLineState = (typeof cartLineStates)[number]

/** One row of a cart, at the current price. All sums in VND. */
export const CartLine = z.object({
  variantId: z.string(),
  /** Its product is `item.subjectId`. */
  item: OrderItem,
  quantity: z.int(),
  unitPrice: z.int(),
  /** What its owner saw before; another price than the current one is said. */
  seenPrice: z.int(),
  stock: z.int(),
  /** How many of it may be ordered now. */
  most: z.int(),
  itemsTotal: z.int(),
  /** Null while it is not known where to. */
  deliveryCost: z.nullable(z.int()),
  delivery: z.nullable(z.object({ daysMin: z.int(), daysMax: z.int() })),
  state: z.enum(cartLineStates),
  workId: z.nullable(z.string()),
  /** Identifies exactly these sums; null where it cannot be ordered. The order carries it. */
  offer: z.nullable(z.string()),
})
export type CartLine = z.infer<typeof CartLine>

/** The rows of one merchant: they become one order. */
export const CartGroup = z.object({
  seller: z.object({ id: z.string(), nickname: z.string() }),
  lines: z.array(CartLine),
})
export type CartGroup = z.infer<typeof CartGroup>

export const Cart = z.object({
  groups: z.array(CartGroup),
  /** Variants that were deleted: nothing more is known of them. */
  deleted: z.array(z.string()),
  lines: z.int(),
  pieces: z.int(),
})
export type Cart = z.infer<typeof Cart>

export const CartCount = z.object({ lines: z.int(), pieces: z.int() })
export type CartCount = z.infer<typeof CartCount>

export const readCart = get("/user/cart", {
  summary: "The cart of the signed-in account by merchant, at current prices and delivered to a province.",
  access: "required",
  query: z.strictObject({ province: z.optional(ProvinceCode) }),
  data: Cart,
})

export const countCart = get("/user/cart-count", {
  summary: "How many rows and pieces are in the cart of the signed-in account.",
  access: "required",
  data: CartCount,
})

export const previewCart = post("/common/cart-previews", {
  summary:
    "The same for a cart that a visitor's browser keeps, or for pieces of a home before they are in one.",
  access: "anyone",
  body: z.strictObject({ entries: CartEntries, province: z.optional(ProvinceCode) }),
  data: Cart,
})

export const fillCart = post("/user/cart/entries", {
  summary:
    "Puts variants into the cart: adds to what is there, or makes it at least as much, which may be repeated.",
  access: "required",
  body: z.strictObject({ entries: CartEntries, counting: z.enum(["add", "atLeast"]) }),
  data: CartCount,
  errors: ["cartFull"],
})

export const changeCart = put("/user/cart/entries", {
  summary: "Sets quantities of rows in the cart; 0 takes a row out. Their current prices count as seen.",
  access: "required",
  body: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          variant: Id,
          quantity: z.int().check(z.minimum(0), z.maximum(orderLimits.quantityMax)),
        }),
      )
      .check(z.minLength(1), z.maxLength(cartLimits.lines)),
  }),
  data: CartCount,
})

export const orderCart = post("/user/cart-orders", {
  summary:
    "Orders rows of the cart, all or none: one order for each merchant, and one bill for all. Repeating the call with the same key returns the same orders.",
  access: "required",
  body: z.strictObject({
    /** The rows, each with the offer that the buyer saw. */
    picked: z
      .array(z.strictObject({ variant: Id, offer: z.string().check(z.regex(/^[\w-]{22}$/)) }))
      .check(z.minLength(1), z.maxLength(cartLimits.lines)),
    /** A saved address. */
    receiver: Id,
    buyerEmail: EmailAddress,
    remark: paragraphsOf(orderLimits.remark),
    /** Created when the form opens. */
    key: Id,
  }),
  data: z.object({ billId: Id, orderIds: z.array(Id) }),
  errors: [
    "cartChanged",
    "staffBuyNothing",
    "addressGone",
    "tooManyUnpaid",
    "sumTooLarge",
    "keyReused",
    "paymentsClosed",
  ],
})
