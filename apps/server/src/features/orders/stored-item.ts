import { LocalText } from "@roomwright/contract/language"
import * as z from "zod/mini"

/** The ordered thing, as an order stores it. */
export const StoredItem = z.object({
  name: LocalText,
  sku: z.nullable(z.string()),
  size: z.nullable(LocalText),
  colour: z.nullable(z.object({ name: LocalText, hex: z.string() })),
  pictureId: z.nullable(z.string()),
  /** For a design: all its pictures, the main one first. */
  pictureIds: z.optional(z.array(z.string())),
})
export type StoredItem = z.infer<typeof StoredItem>
