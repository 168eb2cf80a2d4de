import type { PageOf } from "@roomwright/contract/envelope"
import type { DuePayout } from "@roomwright/contract/orders/payout-runs"
import type { PayoutHold } from "@roomwright/contract/orders/statements"
import type { Transaction } from "kysely"
import type { DB } from "../../../platform/database/row-types.ts"
import type { Services } from "../../../platform/services.ts"
import { isBlocked } from "../../accounts/accounts.public.ts"
import { findSellerAccount, readSellerBalance, toShownTarget } from "../../payments/payments.public.ts"
import { heldSum, heldWhole, readHolds } from "../payout-holds.ts"

/** Sellers with a balance: those of whom most can be paid come first, who owes comes last. */
export async function listDuePayouts(
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<PageOf<DuePayout> & { content: DuePayout[] }> {
  const owed = db
    .selectFrom("money_balance as m")
    .innerJoin("account as a", "a.id", "m.id")
    .where("m.kind", "=", "seller")
    .where("m.balance", "<>", 0)
  const { found } = await owed.select((eb) => eb.fn.countAll<number>().as("found")).executeTakeFirstOrThrow()
  const rows = await owed
    .leftJoin("seller_account as s", "s.account_id", "m.id")
    .select(["m.id", "m.balance", "a.nickname", "a.blocked_at", "s.shown"])
    .orderBy("m.balance", "desc")
    .orderBy("m.id")
    .limit(size)
    .offset(page * size)
    .execute()
  const content: DuePayout[] = []
  for (const { id, nickname, balance, blocked_at, shown } of rows) {
    const holds = await readHolds(db, id, clock.now())
    const isOut = blocked_at !== null || shown === null || heldWhole(holds) !== null || isInRun(holds)
    content.push({
      seller: { id, nickname },
      isBlocked: blocked_at !== null,
      balance,
      payable: isOut ? 0 : Math.max(0, balance - heldSum(holds)),
      holds,
      account: shown === null ? null : toShownTarget(shown),
    })
  }
  return { content, page, size, totalElements: found }
}

interface Payable {
  /** VND that a new run would pay; 0 for who is in an open one. */
  readonly amount: number
  /** The balance without all that is held, in a run too; below 0 where more is held than owed by now. */
  readonly rest: number
  readonly account: NonNullable<Awaited<ReturnType<typeof findSellerAccount>>>
}

/** What can be transferred to a seller now, and where to; else why not. The seller must be held (`holdSeller`). */
export async function readPayable(
  tx: Transaction<DB>,
  sellerId: string,
  now: Date,
): Promise<Payable | "BLOCKED" | "ACCOUNT"> {
  if (await isBlocked(tx, sellerId)) return "BLOCKED"
  const account = await findSellerAccount(tx, sellerId)
  const holds = await readHolds(tx, sellerId, now)
  if (!account || heldWhole(holds) !== null) return "ACCOUNT"
  const rest = (await readSellerBalance(tx, sellerId)) - heldSum(holds)
  return { amount: isInRun(holds) ? 0 : Math.max(0, rest), rest, account }
}

/** Whoever is in an open run is in no other one: what came since waits for the next. */
const isInRun = (holds: readonly PayoutHold[]): boolean => holds.some(({ reason }) => reason === "run")
