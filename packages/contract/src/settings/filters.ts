import * as z from "zod/mini"
import { ShownText } from "../language.ts"

/** A filter value as a label, for example of a work's style. */
export const FilterLabel = z.object({ id: z.string(), name: ShownText, hex: z.optional(z.string()) })
export type FilterLabel = z.infer<typeof FilterLabel>

/** A filter value with the number of hits it would leave. */
export const FacetValue = z.object({
  id: z.string(),
  name: ShownText,
  count: z.int(),
  hex: z.optional(z.string()),
})
export type FacetValue = z.infer<typeof FacetValue>
