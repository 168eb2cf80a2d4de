import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { Keyword } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { Picture } from "../media/picture.ts"

/** `price` is the lowest price of its variants in VND; `priceVaries` says that others cost more. */
export const ProductSuggestion = z.object({
  id: z.string(),
  name: ShownText,
  picture: Picture,
  price: z.int(),
  priceVaries: z.boolean(),
})
export type ProductSuggestion = z.infer<typeof ProductSuggestion>

export const WorkSuggestion = z.object({
  id: z.string(),
  name: ShownText,
  picture: Picture,
  designer: z.object({ nickname: z.string() }),
})
export type WorkSuggestion = z.infer<typeof WorkSuggestion>

export const DesignerSuggestion = z.object({
  id: z.string(),
  nickname: z.string(),
  avatar: z.nullable(Picture),
  city: ShownText,
})
export type DesignerSuggestion = z.infer<typeof DesignerSuggestion>

export const Suggestions = z.object({
  products: z.array(ProductSuggestion),
  works: z.array(WorkSuggestion),
  designers: z.array(DesignerSuggestion),
})
export type Suggestions = z.infer<typeof Suggestions>

export const listSuggestions = get("/search/suggestions", {
  summary: "Suggestions for a keyword while it is typed: a few products, works and designers.",
  access: "anyone",
  query: z.strictObject({ w: z.optional(Keyword) }),
  data: Suggestions,
})
