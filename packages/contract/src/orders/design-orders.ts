import * as z from "zod/mini"
import { EmailAddress, paragraphsOf } from "../accounts/fields.ts"
import { SignedAddress } from "../accounts/calls.ts"
import { ReceiverPhone } from "./addresses.ts"
import { get, post } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { orderLimits } from "./calls.ts"
import { Picture } from "../media/picture.ts"

/**
 * The licence under which designs are sold, shown before payment. Its text is in `packages/i18n/src/orders`;
 * changing its meaning requires another version, and orders keep the one under which they were placed.
 */
export const designLicence = "2026-11"

/** The current price of a design (VND) and what its buyer gets. */
export const DesignOffer = z.object({
  work: z.object({ id: z.string(), name: ShownText }),
  seller: z.object({ id: z.string(), nickname: z.string() }),
  price: z.int(),
  /** The main one first; sides (px) are those of the buyer's file. */
  pictures: z.array(z.object({ picture: Picture, width: z.int(), height: z.int() })),
  licence: z.string(),
  isOwn: z.boolean(),
  /** The caller's order of this work, unless it was cancelled or has expired. */
  orderId: z.nullable(z.string()),
  /**
   * Identifies price, pictures and licence. An order carries it, so nobody buys something that they did not
   * see.
   */
  offer: z.string(),
})
export type DesignOffer = z.infer<typeof DesignOffer>

export const readDesignOffer = get("/user/design-offers/{work}", {
  summary: "The current price of a design, the pictures that its buyer gets, and the licence.",
  access: "required",
  params: z.object({ work: Id }),
  data: DesignOffer,
  errors: ["designWithdrawn"],
})

export const orderDesign = post("/user/design-orders", {
  summary: "Orders a design and opens its bill. Repeating the call with the same key returns the same order.",
  access: "required",
  body: z.strictObject({
    work: Id,
    buyerEmail: EmailAddress,
    buyerMobile: ReceiverPhone,
    remark: paragraphsOf(orderLimits.remark),
    /** Of the offer that the buyer saw, which includes the licence. */
    offer: z.string().check(z.regex(/^[\w-]{22}$/)),
    /** Created when the form opens. */
    key: Id,
  }),
  data: z.object({ orderId: Id, billId: Id }),
  errors: [
    "designWithdrawn",
    "designChanged",
    "ownDesign",
    "designBought",
    "staffBuyNothing",
    "tooManyUnpaid",
    "keyReused",
    "paymentsClosed",
  ],
})

export const signOrderedPicture = post("/user/orders/{id}/pictures/{position}", {
  summary: "An address of a picture of a paid design in full size, for 60 seconds.",
  access: "required",
  params: z.object({ id: Id, position: z.string().check(z.regex(/^(?:[0-9]|1[0-9]|2[0-4])$/)) }),
  data: SignedAddress,
  errors: ["orderChanged"],
})
