import { toE164 } from "@roomwright/contract/accounts/fields"
import { BillKind, BillState } from "@roomwright/contract/payments/bills"
import type { AdminBill, adminBillSorts } from "@roomwright/contract/payments/bills-admin"
import type { PageOf } from "@roomwright/contract/envelope"
import { LocalText, showText, type Language } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { containing } from "../../platform/database/containing.ts"
import type { Services } from "../../platform/services.ts"
import { isId } from "../../platform/ids.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { readMoneyOfBills, toShownMoney } from "./bill-money.ts"
import { readBillParties } from "./bill-parties.ts"
import { readNotes } from "./read-notes.ts"
import { showRefundAccounts } from "./show-refund-account.ts"
import { undoneUntil } from "./undo-confirmation.ts"

interface BillSearch {
  readonly page: number
  readonly size: number
  readonly w?: string | undefined
  readonly status?: BillState | undefined
  readonly kind?: BillKind | undefined
  readonly notes?: "open" | "refund" | undefined
  readonly sort: (typeof adminBillSorts)[number]
}

/** All bills, by transfer code or payer. */
export async function searchBills(
  services: Pick<Services, "database" | "config">,
  handlers: BillHandlerTable,
  { page, size, w, status, kind, notes, sort }: BillSearch,
  language: Language,
): Promise<PageOf<AdminBill> & { content: AdminBill[] }> {
  const { db } = services.database
  const code = (w ?? "").toUpperCase().replaceAll(/[^0-9A-Z]/g, "")
  let found = db.selectFrom("bill as b").innerJoin("account as payer", "payer.id", "b.payer_id")
  if (w) {
    const mobile = toE164(w)
    found = found.where((eb) =>
      eb.or([
        ...(code === "" ? [] : [eb("b.transfer_code", "like", `${code}%`)]),
        eb("payer.nickname", "ilike", containing(w)),
        eb("payer.username", "ilike", containing(w)),
        eb(sql`lower(payer.email)`, "=", w.toLowerCase()),
        ...(isId(w) ? [eb("b.id", "=", w)] : []),
        ...(mobile === null ? [] : [eb("payer.mobile", "=", mobile)]),
      ]),
    )
  }
  if (status !== undefined) found = found.where("b.state", "=", status)
  if (kind !== undefined) found = found.where("b.kind", "=", kind)
  if (notes !== undefined) {
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom("payment_note as n")
          .select("n.id")
          .whereRef("n.bill_id", "=", "b.id")
          .where((note) =>
            notes === "open" ? note("n.outcome", "is", null) : note("n.outcome", "=", "REFUND_DUE"),
          ),
      ),
    )
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  const [column, direction] = orders[sort]
  const rows = await found
    .select([
      "b.id",
      "b.kind",
      "b.subject_id",
      "b.title",
      "b.amount",
      "b.transfer_code",
      "b.state",
      "b.created_at",
    ])
    .select([
      "b.confirmed_at",
      "b.deliver_at",
      "b.refund_account",
      "b.invoice",
      "b.payer_id",
      "payer.nickname as payer",
      "payer.username",
    ])
    .select((eb) =>
      eb
        .selectFrom("bill_receipt as r")
        .select(({ fn }) => fn.countAll<string>().as("receipts"))
        .whereRef("r.bill_id", "=", "b.id")
        .as("receipts"),
    )
    .orderBy(column, direction)
    .orderBy("b.id", direction)
    .limit(size)
    .offset(page * size)
    .execute()
  const noted = await readNotes(
    db,
    rows.map(({ id }) => id),
  )
  const money = await readMoneyOfBills(
    db,
    rows.map(({ id }) => id),
  )
  const earned = await readEarned(db, rows)
  const parties = await readBillParties(db, handlers, rows)
  const refundTo = await showRefundAccounts(db, handlers, rows, money)
  const content = rows.map((row) => ({
    id: row.id,
    kind: z.parse(BillKind, row.kind),
    title: showText(z.parse(LocalText, row.title), language),
    amount: row.amount,
    money: toShownMoney({ amount: row.amount, state: z.parse(BillState, row.state) }, money.get(row.id)),
    transferCode: row.transfer_code,
    status: z.parse(BillState, row.state),
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    deliversAt: row.deliver_at?.toISOString() ?? null,
    undoUntil: canUndo(row) ? (undoneUntil(services, row)?.toISOString() ?? null) : null,
    payer: { id: row.payer_id, nickname: row.payer },
    receipts: Number(row.receipts),
    parties: [...(parties.get(row.id) ?? [])],
    refundable: Math.max(0, (earned.get(row.id) ?? 0) - (money.get(row.id)?.waived ?? 0)),
    refundTo: refundTo.get(row.id) ?? null,
    notes: [...(noted.get(row.id) ?? [])],
  }))
  return { content, page, size, totalElements: Number(total) }
}

/** What the platform still has of these bills, but of those that can still be taken back. */
async function readEarned(
  db: Kysely<DB>,
  rows: readonly { readonly id: string; readonly state: string; readonly deliver_at: Date | null }[],
): Promise<ReadonlyMap<string, number>> {
  const given = rows.filter((row) => row.state === "CONFIRMED" && row.deliver_at === null)
  if (given.length === 0) return new Map()
  const balances = await db
    .selectFrom("money_balance")
    .select(["id", "balance"])
    .where("kind", "=", "earned")
    .where(
      "id",
      "in",
      given.map(({ id }) => id),
    )
    .execute()
  return new Map(balances.map(({ id, balance }) => [id, balance]))
}

/** Given at once, only what a receipt said is corrected. */
const canUndo = (row: {
  readonly state: string
  deliver_at: Date | null
  receipts: string | null
}): boolean => row.state === "CONFIRMED" && (row.deliver_at !== null || Number(row.receipts) > 0)

/** One bill as the back office shows it. Throws `notFound`. */
export async function readAdminBill(
  services: Pick<Services, "database" | "config">,
  handlers: BillHandlerTable,
  id: string,
  language: Language,
): Promise<AdminBill> {
  const one = { page: 0, size: 1, w: id, sort: "newest" } as const
  const { content } = await searchBills(services, handlers, one, language)
  if (!content[0]) throw new AppError("notFound")
  return content[0]
}

const orders = {
  newest: ["b.created_at", "desc"],
  oldest: ["b.created_at", "asc"],
  dearest: ["b.amount", "desc"],
  cheapest: ["b.amount", "asc"],
} as const
