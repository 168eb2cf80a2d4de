import { toE164 } from "@roomwright/contract/accounts/fields"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { isId } from "../../platform/ids.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { lockCredit } from "./lock-credit.ts"
import { accountOf, bookMoney, standingEntries, takeBackEntries } from "./ledger.ts"
import { decideLine, lockLine, type LineRow } from "./lock-line.ts"

interface Crediting {
  readonly lineId: string
  readonly clerkId: string
  /** An email address, a mobile number, a user name or an account's id. */
  readonly person: string
}

/**
 * Assigns an unknown line to a person: its money is their credit, for their next bill. Of two clerks the first wins. Throws
 * `notFound`, `personUnknown`, `ownCase`, `decidedAlready`.
 */
export async function creditLine(services: Services, { lineId, clerkId, person }: Crediting): Promise<void> {
  await inTransaction(services, async (tx) => {
    const line = await lockLine(tx, lineId)
    const account = await findPerson(tx, person)
    if (!account) throw new AppError("personUnknown")
    refuseOwnCase(clerkId, [account.id])
    if (line.state !== "unknown") throw new AppError("decidedAlready")
    const occasion = { at: services.clock.now(), actorId: clerkId }
    await decideLine(tx, line, { ...occasion, state: "assigned", billId: null, accountId: account.id })
    const [from, to] = [accountOf("unknown", lineId), accountOf("credit", account.id)]
    await bookMoney(tx, occasion, [{ what: "line", from, to, amount: line.amount, subjectId: lineId }])
    await services.notifications.write(tx, {
      accountId: account.id,
      type: "CREDIT_ADDED",
      values: { sum: line.amount, reference: line.reference },
    })
    await recordAudit(tx, occasion.at, {
      actorId: clerkId,
      action: "line.credit",
      subject: { kind: "account", id: account.id },
      details: { reference: line.reference, amount: line.amount },
    })
  })
}

/** Takes a line's money back from somebody's credit, while they have not used it. Throws `billClosed`, `ownCase`. */
export async function takeBackCredit(
  tx: Transaction<DB>,
  line: LineRow,
  { at, clerkId, accountId }: { readonly at: Date; readonly clerkId: string; readonly accountId: string },
): Promise<void> {
  refuseOwnCase(clerkId, [accountId])
  if ((await lockCredit(tx, accountId)) < line.amount) throw new AppError("billClosed")
  const occasion = { at, actorId: clerkId }
  const toPerson = await standingEntries(tx, { subjectId: line.id })
    .where("e.to_kind", "=", "credit")
    .execute()
  await takeBackEntries(tx, occasion, toPerson)
  await decideLine(tx, line, { ...occasion, state: "unknown", billId: null })
  await recordAudit(tx, at, {
    actorId: clerkId,
    action: "line.release",
    subject: { kind: "account", id: accountId },
    details: { reference: line.reference, amount: line.amount },
  })
}

function findPerson(tx: Transaction<DB>, person: string): Promise<{ id: string } | undefined> {
  const mobile = toE164(person)
  return tx
    .selectFrom("account")
    .select("id")
    .where("erased_at", "is", null)
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, "=", person.toLowerCase()),
        eb("username", "=", person),
        ...(mobile === null ? [] : [eb("mobile", "=", mobile)]),
        ...(isId(person) ? [eb("id", "=", person)] : []),
      ]),
    )
    .executeTakeFirst()
}
