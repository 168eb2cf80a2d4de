import * as z from "zod/mini"
import { Id } from "./input-shapes.ts"

/** How many rows one call takes: a whole page of a table. */
export const bulkMost = 100

/** The rows that something is done with. Twice the same is the same as once. */
export const BulkIds = z.array(Id).check(z.minLength(1), z.maxLength(bulkMost))

/** What became of each row: a refused one keeps none of the others from being done. */
export const BulkReport = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.int(), message: z.string() })),
})
export type BulkReport = z.infer<typeof BulkReport>
