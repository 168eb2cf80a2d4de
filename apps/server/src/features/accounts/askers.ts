import { createHash } from "node:crypto"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { CallContext, Session } from "../../platform/http/dispatch.ts"

export type Visitor = CallContext["visitor"]

/**
 * The person who makes a request about an account. Limits apply to them and to nobody else: a stranger uses
 * up the limits of strangers in that network, never those of the account's owner.
 */
export interface Asker {
  /** The key of the counts. */
  readonly key: string
  /** The account has signed in from this browser before, or is signed in: it has limits of its own. */
  readonly isKnown: boolean
}

/** How many browsers an account remembers. */
const browsersMax = 20
const browserLivesMs = 400 * 86_400_000
/** No account: the query runs all the same, so that the work is the same. */
const nobody = "00000000-0000-0000-0000-000000000000"

/** The asker before sign-in: a browser that this account knows, else the network. */
export async function findAsker(
  db: Kysely<DB>,
  accountId: string | undefined,
  { address, browser }: Visitor,
): Promise<Asker> {
  const known = await db
    .selectFrom("known_browser")
    .select("account_id")
    .where("account_id", "=", accountId ?? nobody)
    .where("browser", "=", hashName(browser?.name ?? ""))
    .executeTakeFirst()
  return known && browser
    ? { key: `browser ${browser.name}`, isKnown: true }
    : { key: `network ${address}`, isKnown: false }
}

/** The signed-in asker: nobody else can use up a session's limits. */
export const askerOf = ({ id }: Pick<Session, "id">): Asker => ({ key: `session ${id}`, isKnown: true })

/** Makes this browser known to the account: somebody signed in, or proved an address, in it. */
export async function rememberBrowser(
  tx: Transaction<DB>,
  accountId: string,
  { browser }: Visitor,
  now: Date,
): Promise<void> {
  if (!browser) return
  await tx
    .insertInto("known_browser")
    .values({ account_id: accountId, browser: hashName(browser.name), last_seen_at: now })
    .onConflict((conflict) => conflict.columns(["account_id", "browser"]).doUpdateSet({ last_seen_at: now }))
    .execute()
  await tx
    .deleteFrom("known_browser")
    .where("account_id", "=", accountId)
    .where("browser", "in", (query) =>
      query
        .selectFrom("known_browser")
        .select("browser")
        .where("account_id", "=", accountId)
        .orderBy("last_seen_at", "desc")
        .offset(browsersMax),
    )
    .execute()
}

/** A new password forgets all browsers but the one that set it. */
export async function forgetBrowsers(tx: Transaction<DB>, accountId: string): Promise<void> {
  await tx.deleteFrom("known_browser").where("account_id", "=", accountId).execute()
}

export async function sweepBrowsers(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .deleteFrom("known_browser")
    .where("last_seen_at", "<", new Date(now.getTime() - browserLivesMs))
    .execute()
}

/** The ids are random: they need no slow hash. */
export const hashName = (name: string): Buffer => createHash("sha256").update(name).digest()
