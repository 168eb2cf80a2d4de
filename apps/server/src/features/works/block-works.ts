import type { AccountHandlers } from "../accounts/accounts.public.ts"
import { shelveWork } from "./save-work.ts"

/** A block unpublishes a designer's works; its end publishes those again that were published. */
export const blockWorks: Partial<AccountHandlers> = {
  async blockChanged(tx, designerId, isBlocked) {
    const works = await tx
      .updateTable("work")
      .set({ blocked_from_shelf: isBlocked })
      .where("designer_id", "=", designerId)
      .where(isBlocked ? "shelved" : "blocked_from_shelf", "=", true)
      .where("deleted_at", "is", null)
      .returning("id")
      .execute()
    for (const { id } of works) await shelveWork(tx, id, !isBlocked)
  },
  async findBlockedOffering(db) {
    const rows = await db
      .selectFrom("work")
      .innerJoin("account", "account.id", "work.designer_id")
      .select("account.id")
      .distinct()
      .where("work.shelved", "=", true)
      .where("account.blocked_at", "is not", null)
      .execute()
    return rows.map(({ id }) => id)
  },
}
