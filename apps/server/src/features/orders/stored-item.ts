import { LocalText } from "@roomwright/contract/language"
import * as z from "zod/mini"

/** What was ordered, as an order keeps it. */
export const StoredItem = z.object({
  name: LocalText,
  sku: z.nullable(z.string()),
  size: z.nullable(LocalText),
  colour: z.nullable(z.object({ name: LocalText, hex: z.string() })),
  pictureId: z.nullable(z.string()),
  /** Of a design: all its pictures, the main one first. */
  pictureIds: z.optional(z.array(z.string())),
})
export type StoredItem = z.infer<typeof StoredItem>
