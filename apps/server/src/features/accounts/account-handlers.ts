import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/**
 * What features of higher tiers do when an account changes, in the same transaction. Registered in `app.ts`.
 */
export interface AccountHandlers {
  /** Updates the names and texts by which products, works and designers are found. */
  profileChanged(tx: Transaction<DB>, accountId: string): Promise<void>
  /** A block hides what an account shows and sells; its end restores that. */
  blockChanged(tx: Transaction<DB>, accountId: string, isBlocked: boolean): Promise<void>
  /** Blocked accounts that still have something public. */
  findBlockedOffering(db: Kysely<DB>): Promise<readonly string[]>
}

/** Calls all handlers, one after the other. */
export const joinHandlers = (handlers: readonly Partial<AccountHandlers>[]): AccountHandlers => ({
  async profileChanged(tx, accountId) {
    for (const { profileChanged } of handlers) await profileChanged?.(tx, accountId)
  },
  async blockChanged(tx, accountId, isBlocked) {
    for (const { blockChanged } of handlers) await blockChanged?.(tx, accountId, isBlocked)
  },
  async findBlockedOffering(db) {
    const found = new Set<string>()
    for (const { findBlockedOffering } of handlers)
      for (const id of (await findBlockedOffering?.(db)) ?? []) found.add(id)
    return [...found]
  },
})
