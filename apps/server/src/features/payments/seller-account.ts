import { isDeepStrictEqual } from "node:util"
import {
  SellerAccount,
  sellerAccountHoldMs,
  SellerKind,
  type saveSellerAccount as call,
} from "@roomwright/contract/payments/seller-account"
import type { ParsedInput } from "@roomwright/contract/endpoint"
import { sql, type Kysely, type Transaction } from "kysely"
import * as z from "zod/mini"
import type { Config } from "../../config.ts"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { openSecret, sealSecret } from "../../platform/sealed-secret.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { accountOf, readBalance } from "./ledger.ts"
import { listBanks } from "./viet-qr.ts"

/** What a payout needs to know of a seller, whole. */
const SellerFacts = z.object({
  sellerKind: SellerKind,
  beneficiary: z.string(),
  bankBin: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  taxCode: z.string(),
})
export type SellerFacts = z.infer<typeof SellerFacts>

/** The part of an account that is shown afterwards. */
const Shown = z.pick(SellerAccount, {
  sellerKind: true,
  holder: true,
  bankName: true,
  number: true,
  taxNumber: true,
})

const sealedFor = (owner: string) => ({ use: "seller accounts", owner })

const mask = (number: string): string => `•••• ${number.slice(-4)}`

/** The facts of a sealed account; null if it was sealed under another APP_SECRET. */
export function openSellerFacts(
  { appSecret }: Pick<Config, "appSecret">,
  sellerId: string,
  sealed: Buffer,
): SellerFacts | null {
  const text = openSecret(appSecret, sealedFor(sellerId), sealed)
  return text && z.parse(SellerFacts, JSON.parse(text.toString()))
}

/** Where payouts go, as staff see it. */
export const toShownTarget = (shown: unknown) => {
  const { holder, bankName, number } = z.parse(Shown, shown)
  return { holder, bankName, number }
}

/** What the ledger owes a seller; below 0 the seller owes it. */
export const readSellerBalance = (db: Kysely<DB>, sellerId: string): Promise<number> =>
  readBalance(db, accountOf("seller", sellerId))

/** All that happens to a seller's money happens one after the other: changes of the account, payouts and runs. */
export const holdSeller = (tx: Transaction<DB>, sellerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${sellerId}`}, 0))`.execute(tx)

/** Until when payouts wait after a change; null once that is over. */
export const heldAfterChange = (changedAt: Date, now: Date): Date | null => {
  const until = new Date(changedAt.getTime() + sellerAccountHoldMs)
  return until > now ? until : null
}

/** The account as its owner sees it; null while there is none. */
export async function readSellerAccount(
  { database, clock }: Pick<Services, "database" | "clock">,
  sellerId: string,
): Promise<SellerAccount | null> {
  const row = await findSellerAccount(database.db, sellerId)
  return row && toAccount(row, clock.now())
}

/** The stored account of a seller, sealed. */
export const findSellerAccount = async (db: Kysely<DB>, sellerId: string) =>
  (await db
    .selectFrom("seller_account")
    .select(["sealed", "shown", "changed_at"])
    .where("account_id", "=", sellerId)
    .executeTakeFirst()) ?? null

const toAccount = (
  row: { readonly shown: unknown; readonly changed_at: Date },
  now: Date,
): SellerAccount => ({
  ...z.parse(Shown, row.shown),
  changedAt: row.changed_at.toISOString(),
  heldUntil: heldAfterChange(row.changed_at, now)?.toISOString() ?? null,
})

/**
 * Sets the account of a seller, who is told; payouts wait for a day. The same facts once more change nothing. Throws
 * `bankUnknown`.
 */
export async function saveSellerAccount(
  services: Services,
  sellerId: string,
  given: ParsedInput<typeof call>["body"],
): Promise<SellerAccount> {
  const bank = listBanks().find(({ bin }) => bin === given.bankBin)
  if (!bank) throw new AppError("bankUnknown")
  const { config, clock, notifications } = services
  const facts: SellerFacts = { ...given, bankName: bank.name }
  const shown: z.infer<typeof Shown> = {
    sellerKind: facts.sellerKind,
    holder: facts.beneficiary,
    bankName: facts.bankName,
    number: mask(facts.accountNumber),
    taxNumber: mask(facts.taxCode),
  }
  return inTransaction(services, async (tx) => {
    await holdSeller(tx, sellerId)
    const before = await findSellerAccount(tx, sellerId)
    const known = before && openSellerFacts(config, sellerId, before.sealed)
    if (before && isDeepStrictEqual(known, facts)) return toAccount(before, clock.now())
    const values = {
      sealed: sealSecret(config.appSecret, sealedFor(sellerId), Buffer.from(JSON.stringify(facts))),
      shown: JSON.stringify(shown),
      changed_at: clock.now(),
    }
    await tx
      .insertInto("seller_account")
      .values({ account_id: sellerId, ...values })
      .onConflict((at) => at.column("account_id").doUpdateSet(values))
      .execute()
    await recordAudit(tx, clock.now(), {
      actorId: sellerId,
      action: "seller-account.change",
      subject: { kind: "account", id: sellerId },
      details: { bank: shown.bankName, number: shown.number, isFirst: before === null },
    })
    await notifications.write(tx, {
      accountId: sellerId,
      type: "SELLER_ACCOUNT_CHANGED",
      values: { bank: shown.bankName, number: shown.number },
    })
    return toAccount({ shown, changed_at: values.changed_at }, clock.now())
  })
}
