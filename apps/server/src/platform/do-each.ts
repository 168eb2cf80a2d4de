import type { BulkReport } from "@roomwright/contract/bulk"
import { AppError } from "./app-error.ts"
import type { CallContext } from "./http/dispatch.ts"
import { formatError } from "./http/format-error.ts"

/**
 * Does something with each row, one after the other, each in a transaction of its own. What a row is refused for is
 * told with it; what is nobody's fault (the database is away) ends the call, and whoever calls again begins anew.
 */
export async function doEach(
  ids: readonly string[],
  { language, requestId }: Pick<CallContext, "language" | "requestId">,
  act: (id: string) => Promise<unknown>,
): Promise<BulkReport> {
  const done: string[] = []
  const refused: BulkReport["refused"] = []
  for (const id of new Set(ids)) {
    try {
      await act(id)
      done.push(id)
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      const { code, message } = formatError(error, language, requestId)
      refused.push({ id, code, message })
    }
  }
  return { done, refused }
}
