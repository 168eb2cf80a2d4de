import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"

/** Long enough to install an app first. */
const setupLivesMs = 15 * 60_000
const setupTries = 5

type SetupKind = "app" | "passkey"
type Begun =
  | { readonly kind: "app"; readonly secret: Buffer }
  | { readonly kind: "passkey"; readonly challenge: string }

/** Stores a factor that is being set up in this session, replacing an unfinished one. */
export async function beginSetup(
  tx: Transaction<DB>,
  { clock }: Pick<Services, "clock">,
  session: Session,
  begun: Begun,
): Promise<void> {
  const row = {
    session_id: session.id,
    secret: begun.kind === "app" ? begun.secret : null,
    challenge: begun.kind === "passkey" ? begun.challenge : null,
    tries_left: setupTries,
    expires_at: new Date(clock.now().getTime() + setupLivesMs),
  }
  await tx
    .insertInto("second_factor_setup")
    .values({ account_id: session.accountId, kind: begun.kind, ...row })
    .onConflict((conflict) => conflict.columns(["account_id", "kind"]).doUpdateSet(row))
    .execute()
}

/** The setup that this session began, locked until the transaction ends. */
export async function takeSetup(
  tx: Transaction<DB>,
  { clock }: Pick<Services, "clock">,
  session: Session,
  kind: SetupKind,
): Promise<{ secret: Buffer | null; challenge: string | null } | undefined> {
  return tx
    .selectFrom("second_factor_setup")
    .select(["secret", "challenge"])
    .where("account_id", "=", session.accountId)
    .where("kind", "=", kind)
    .where("session_id", "=", session.id)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", clock.now())
    .forUpdate()
    .executeTakeFirst()
}

/** Counts a wrong answer. */
export async function spendSetupTry(tx: Transaction<DB>, accountId: string, kind: SetupKind): Promise<void> {
  await tx
    .updateTable("second_factor_setup")
    .set(({ eb }) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .execute()
}

export async function endSetup(tx: Transaction<DB>, accountId: string, kind: SetupKind): Promise<void> {
  await tx
    .deleteFrom("second_factor_setup")
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .execute()
}
