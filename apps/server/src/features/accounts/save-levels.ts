import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvents } from "../../platform/events/record-event.ts"

/** Stores the designers' current levels, by account, and purges pages that show a changed one. */
export async function saveDesignerLevels(
  tx: Transaction<DB>,
  levels: ReadonlyMap<string, number>,
): Promise<void> {
  const changed: string[] = []
  const byLevel = Map.groupBy(levels, ([, level]) => level)
  for (const [level, accounts] of byLevel) {
    const rows = await tx
      .updateTable("account")
      .set({ designer_level: level })
      .where(
        "id",
        "in",
        accounts.map(([id]) => id),
      )
      .where("designer_level", "!=", level)
      .where("erased_at", "is", null)
      .returning("id")
      .execute()
    changed.push(...rows.map(({ id }) => id))
  }
  await recordEvents(
    tx,
    changed.map((accountId) => ({ type: "profile-changed", accountId })),
  )
}
