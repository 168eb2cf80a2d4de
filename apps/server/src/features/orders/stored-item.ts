import { LocalText } from "@roomwright/contract/language"
import * as z from "zod/mini"
import type { SoldVariant } from "../catalogue/catalogue.public.ts"

const thing = {
  name: LocalText,
  sku: z.nullable(z.string()),
  size: z.nullable(LocalText),
  colour: z.nullable(z.object({ name: LocalText, hex: z.string() })),
  pictureId: z.nullable(z.string()),
}

/** One of several things of an order, with its price (VND) and quantity. */
const StoredLine = z.object({
  ...thing,
  productId: z.string(),
  variantId: z.string(),
  unitPrice: z.int(),
  quantity: z.int(),
  deliveryCost: z.int(),
})
export type StoredLine = z.infer<typeof StoredLine>

/** The ordered thing, as an order stores it. */
export const StoredItem = z.object({
  ...thing,
  /** For a design: all its pictures, the main one first. */
  pictureIds: z.optional(z.array(z.string())),
  /** For an order of several things: all of them, the first one included. */
  lines: z.optional(z.array(StoredLine)),
})
export type StoredItem = z.infer<typeof StoredItem>

/** The part of a variant that an order stores. */
export const itemOf = ({ name, sku, size, colour, pictureId }: SoldVariant): StoredItem => ({
  name,
  sku,
  size,
  colour,
  pictureId,
})
