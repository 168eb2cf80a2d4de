import { staffRoles } from "@roomwright/contract/endpoint"
import { sql, type Kysely } from "kysely"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"

/** The nicknames of these accounts; erased ones are left out. */
export async function readNicknames(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("account")
    .select(["id", "nickname"])
    .where("id", "in", ids)
    .where("erased_at", "is", null)
    .execute()
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

/** The ids of current and former staff whose name or email contains this. */
export async function findStaff(db: Kysely<DB>, text: string): Promise<string[]> {
  const part = containing(text)
  const rows = await db
    .selectFrom("account as a")
    .select("a.id")
    .where((eb) =>
      eb.or([eb("a.nickname", "ilike", part), eb("a.username", "ilike", part), eb("a.email", "ilike", part)]),
    )
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom("account_role as r")
            .select("r.role")
            .whereRef("r.account_id", "=", "a.id")
            .where("r.role", "in", staffRoles),
        ),
        eb.exists(
          eb
            .selectFrom("audit_entry as e")
            .select(sql<number>`1`.as("one"))
            .whereRef("e.actor_id", "=", "a.id"),
        ),
      ]),
    )
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}
