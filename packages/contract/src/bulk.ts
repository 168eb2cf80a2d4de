import * as z from "zod/mini"
import { Id } from "./input-shapes.ts"

/** The most rows of one call: a whole page of a table. */
export const bulkMost = 100

/** The selected rows. Duplicates count once. */
export const BulkIds = z.array(Id).check(z.minLength(1), z.maxLength(bulkMost))

/** The result of each row: a refused row does not stop the others. */
export const BulkReport = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.int(), message: z.string() })),
})
export type BulkReport = z.infer<typeof BulkReport>
