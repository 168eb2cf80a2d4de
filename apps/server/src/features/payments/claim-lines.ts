import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** A new line of a bank statement that names no bill. */
export interface NamelessLine {
  readonly id: string
  readonly reference: string
  readonly amount: number
}

/**
 * What another feature knows of lines without a code: by line, the entry of the ledger whose money it is, counted already. Given by
 * `collect-routes.ts`.
 */
export type ClaimLines = (
  tx: Transaction<DB>,
  lines: readonly NamelessLine[],
) => Promise<ReadonlyMap<string, string>>

interface Occasion {
  readonly at: Date
  readonly actorId: string
}

/** Settles the lines whose money was counted before: they prove its entry. */
export async function settleClaimed(
  tx: Transaction<DB>,
  { at, actorId }: Occasion,
  claimed: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [id, proves] of claimed)
    await tx
      .updateTable("statement_line")
      .set({ state: "settled", proves, decided_by: actorId, decided_at: at })
      .where("id", "=", id)
      .execute()
}
