import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import type { Language } from "@roomwright/contract/language"
import { BillKind } from "@roomwright/contract/payments/bills"
import { sql, type Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { signPdf } from "./print-pdf.ts"

/** The kind under which signed addresses of credit notes are registered. */
export const creditNoteDownloads = "credit-note"

/** How a credit note is called: its year and its number in it. */
export const nameCreditNote = ({
  year,
  number,
}: {
  readonly year: number
  readonly number: number
}): string => `CN-${year}-${String(number).padStart(5, "0")}`

/**
 * Gives the credit note of a refund that was made its number, once: without a gap in its year in Vietnam, as no two
 * transactions do so at the same time.
 */
export async function issueCreditNote(tx: Transaction<DB>, noteId: string, at: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('credit-note', 0))`.execute(tx)
  await sql`
    with issued as (select extract(year from ${at}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::int as year)
    insert into credit_note (year, number, note_id, issued_at)
    select year, coalesce((select max(c.number) from credit_note c where c.year = issued.year), 0) + 1, ${noteId}, ${at}
    from issued
    on conflict (note_id) do nothing`.execute(tx)
}

interface Asking {
  readonly noteId: string
  /** Whose it must be; null for staff. */
  readonly accountId: string | null
  readonly language: Language
}

/** An address of the PDF of a credit note, for its payer, the merchant concerned or staff, for 60 seconds. Throws `notFound`. */
export async function printCreditNote(
  services: Services,
  handlers: BillHandlerTable,
  { noteId, accountId, language }: Asking,
): Promise<SignedAddress> {
  const { db } = services.database
  const row = await db
    .selectFrom("credit_note as c")
    .innerJoin("payment_note as n", "n.id", "c.note_id")
    .innerJoin("bill as b", "b.id", "n.bill_id")
    .select(["c.note_id", "n.subject_id", "b.payer_id", "b.kind"])
    .where("c.note_id", "=", noteId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  if (accountId !== null && accountId !== row.payer_id) {
    // Money that came besides is between its payer and the platform.
    const seller = row.subject_id
      ? await handlers[z.parse(BillKind, row.kind)]?.sellerOf?.(db, row.subject_id)
      : null
    if (seller?.id !== accountId) throw new AppError("notFound")
  }
  return signPdf(services, creditNoteDownloads, { id: noteId, language })
}
