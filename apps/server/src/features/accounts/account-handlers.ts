import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** What features of higher tiers do when an account changes, in the same transaction. Registered in `app.ts`. */
export interface AccountHandlers {
  /** Names and texts by which products, works and designers are found. */
  profileChanged(tx: Transaction<DB>, accountId: string): Promise<void>
}

/** All of these, one after the other. */
export const joinHandlers = (handlers: readonly Partial<AccountHandlers>[]): AccountHandlers => ({
  async profileChanged(tx, accountId) {
    for (const { profileChanged } of handlers) await profileChanged?.(tx, accountId)
  },
})
