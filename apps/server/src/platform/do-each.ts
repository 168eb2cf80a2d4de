import type { BulkReport } from "@roomwright/contract/bulk"
import { AppError } from "./app-error.ts"
import type { CallContext } from "./http/dispatch.ts"
import { formatError } from "./http/format-error.ts"

/**
 * Applies an action to each row, one after the other, each in its own transaction. The report contains each
 * row's refusal; an error that is no row's fault (no database) ends the call, and the caller can repeat it.
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
