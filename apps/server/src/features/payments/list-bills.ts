import type { PageOf } from "@roomwright/contract/envelope"
import type { BillKind, BillState, BillSummary } from "@roomwright/contract/payments/bills"
import type { Language } from "@roomwright/contract/language"
import type { Services } from "../../platform/services.ts"
import { toSummary } from "./show-bill.ts"

interface BillsQuery {
  readonly page: number
  readonly size: number
  readonly status?: BillState | undefined
  readonly kind?: BillKind | undefined
}

/** The bills of an account, newest first. */
export async function listBills(
  { database: { db } }: Pick<Services, "database">,
  payerId: string,
  { page, size, status, kind }: BillsQuery,
  language: Language,
): Promise<PageOf<BillSummary> & { content: BillSummary[] }> {
  let found = db.selectFrom("bill as b").where("b.payer_id", "=", payerId)
  if (status !== undefined) found = found.where("b.state", "=", status)
  if (kind !== undefined) found = found.where("b.kind", "=", kind)
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll("b")
    .select((from) =>
      from
        .selectFrom("bill_receipt as r")
        .select("r.rejected_for")
        .whereRef("r.bill_id", "=", "b.id")
        .orderBy("r.sent_at", "desc")
        .limit(1)
        .as("rejected_for"),
    )
    .orderBy("b.created_at", "desc")
    .orderBy("b.id", "desc")
    .limit(size)
    .offset(page * size)
    .execute()
  return { content: rows.map((row) => toSummary(row, language)), page, size, totalElements: Number(total) }
}
