import type { SensitiveChange } from "@roomwright/contract/notifications/types"
import type { GivenRole } from "@roomwright/contract/accounts/admin"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"

interface Changed {
  readonly actorId: string
  readonly change: SensitiveChange
  /** For changes of a role. */
  readonly person?: { readonly id: string; readonly role: GivenRole }
}

/**
 * Informs every administrator, including the one who acted, of who changed what: by email and in the inbox,
 * in the change's transaction and as its last step. Contains no new values. A dismissed administrator is
 * informed too.
 */
export async function notifyAdministrators(
  tx: Transaction<DB>,
  { notifications }: Pick<Services, "notifications">,
  { actorId, change, person }: Changed,
): Promise<void> {
  const administrators = await tx
    .selectFrom("account as a")
    .select("a.id")
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("account_role as r")
            .select("r.role")
            .whereRef("r.account_id", "=", "a.id")
            .where("r.role", "=", "ROLE_ADMIN"),
        ),
        eb("a.id", "=", person?.role === "ROLE_ADMIN" ? person.id : actorId),
      ]),
    )
    .where("a.blocked_at", "is", null)
    .where("a.erased_at", "is", null)
    .orderBy("a.id")
    .execute()
  const ids = administrators.map(({ id }) => id)
  const values = {
    change,
    actor: await nameOf(tx, actorId),
    person: person ? await nameOf(tx, person.id) : "",
    role: person?.role ?? ("NONE" as const),
  }
  for (const accountId of ids) await notifications.write(tx, { accountId, type: "SENSITIVE_CHANGE", values })
}

/** Anybody can use a nickname; a handle belongs to one account. */
async function nameOf(tx: Transaction<DB>, id: string): Promise<string> {
  const { nickname, username } = await tx
    .selectFrom("account")
    .select(["nickname", "username"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  return `${nickname} (@${username})`
}
