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
 * The licence under which designs are sold, shown before paying. Its text stands in the messages of `orders`; whoever
 * changes what it says gives it another version, and orders keep the one they were placed under.
 */
export const designLicence = "2026-11"

/** What a design costs now (VND) and what its buyer gets. */
export const DesignOffer = z.object({
  work: z.object({ id: z.string(), name: ShownText }),
  seller: z.object({ id: z.string(), nickname: z.string() }),
  price: z.int(),
  /** The main one first; sides (px) are those of the file that the buyer gets. */
  pictures: z.array(z.object({ picture: Picture, width: z.int(), height: z.int() })),
  licence: z.string(),
  isOwn: z.boolean(),
  /** An order of this very work by who asks, which is neither called off nor expired. */
  orderId: z.nullable(z.string()),
  /** Names price, pictures and licence. An order carries it, so that one never buys what one was not shown. */
  offer: z.string(),
})
export type DesignOffer = z.infer<typeof DesignOffer>

export const readDesignOffer = get("/user/design-offers/{work}", {
  summary: "What a design costs now, which pictures its buyer gets, and under which licence.",
  access: "required",
  params: z.object({ work: Id }),
  data: DesignOffer,
  errors: ["designWithdrawn"],
})

export const orderDesign = post("/user/design-orders", {
  summary: "Orders a design and opens its bill. Repeated with the same key it gives the same order.",
  access: "required",
  body: z.strictObject({
    work: Id,
    buyerEmail: EmailAddress,
    buyerMobile: ReceiverPhone,
    remark: paragraphsOf(orderLimits.remark),
    /** Of what the buyer was shown; the licence is a part of it. */
    offer: z.string().check(z.regex(/^[\w-]{22}$/)),
    /** Made when the form opens. */
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
  summary: "An address of a picture of a design in full size, for 60 seconds, once its order is paid.",
  access: "required",
  params: z.object({ id: Id, position: z.string().check(z.regex(/^(?:[0-9]|1[0-9]|2[0-4])$/)) }),
  data: SignedAddress,
  errors: ["orderChanged"],
})
