import * as z from "zod/mini"
import { ShownText } from "../language.ts"
import { OwnPicture } from "../media/picture.ts"

/** The ordered thing as it was; it may have been renamed or deleted since. */
export const OrderItem = z.object({
  /** The product or the work. */
  subjectId: z.string(),
  name: ShownText,
  /**
   * The picture as ordered, even when it is no longer public; null for a hidden design, and for a deleted
   * one.
   */
  picture: z.nullable(OwnPicture),
  sku: z.nullable(z.string()),
  size: z.nullable(ShownText),
  colour: z.nullable(z.object({ name: ShownText, hex: z.string() })),
})
export type OrderItem = z.infer<typeof OrderItem>

/** One of several things of an order (VND). */
export const OrderLine = z.object({
  item: OrderItem,
  quantity: z.int(),
  unitPrice: z.int(),
  deliveryCost: z.int(),
})
export type OrderLine = z.infer<typeof OrderLine>
