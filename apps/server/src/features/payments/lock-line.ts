import type { Selectable, Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"

export type LineRow = Selectable<DB["statement_line"]>

/** Locks a line. Throws `notFound`. */
export async function lockLine(tx: Transaction<DB>, id: string): Promise<LineRow> {
  const found = tx.selectFrom("statement_line").selectAll().where("id", "=", id).forUpdate()
  const line = await found.executeTakeFirst()
  if (!line) throw new AppError("notFound")
  return line
}

interface Decision {
  readonly at: Date
  readonly actorId: string
  readonly state: "assigned" | "unknown" | "settled"
  readonly billId: string | null
  /** Whose credit it is, where it is about no bill. */
  readonly accountId?: string
  readonly remark?: string
}

/** Writes what became of a locked line. */
export const decideLine = (
  tx: Transaction<DB>,
  line: LineRow,
  { at, actorId, state, billId, accountId, remark = "" }: Decision,
) =>
  tx
    .updateTable("statement_line")
    .set({
      state,
      bill_id: billId,
      account_id: accountId ?? null,
      proves: null,
      decided_by: actorId,
      decided_at: at,
      remark,
    })
    .where("id", "=", line.id)
    .execute()
