import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import { payoutFormats } from "@roomwright/contract/orders/payout-runs"
import * as z from "zod/mini"
import { AppError } from "../../../platform/app-error.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import type { Services } from "../../../platform/services.ts"
import { localDay } from "../../../platform/vietnam/local-periods.ts"
import { recordAudit } from "../../audit/audit.public.ts"
import { signDownload, type MakeFile } from "../../media/media.public.ts"
import { openSellerFacts } from "../../payments/payments.public.ts"
import { readBankAccount } from "../../settings/settings.public.ts"
import { codeOfRun } from "./show-runs.ts"
import { writeBankCsv, writeBankXml, type BankFile } from "./write-bank-file.ts"

/** The kind under which signed addresses of banks' files are registered. */
export const payoutDownloads = "payout-run"

interface Asking {
  readonly runId: string
  readonly clerkId: string
  readonly payoutFormat: (typeof payoutFormats)[number]
}

/** An address of the bank's file of a released run, for 60 seconds. Throws `notFound`, `runNotReleased`. */
export function signBankFile(
  services: Services,
  { runId, clerkId, payoutFormat }: Asking,
): Promise<SignedAddress> {
  return inTransaction(services, async (tx) => {
    const run = await tx
      .selectFrom("payout_run")
      .select("released_at")
      .where("id", "=", runId)
      .executeTakeFirst()
    if (!run) throw new AppError("notFound")
    if (run.released_at === null) throw new AppError("runNotReleased")
    await recordAudit(tx, services.clock.now(), {
      actorId: clerkId,
      action: "payout-run.file",
      subject: { kind: "payout-run", id: runId },
      details: { format: payoutFormat },
    })
    return signDownload(services, payoutDownloads, `${payoutFormat}-${runId}`)
  })
}

/** Makes the bank's file of a signed address: what is still open of the run. */
export const makeBankFile =
  (services: Pick<Services, "database" | "config" | "clock">): MakeFile =>
  async (subject) => {
    const [, format = "", id = ""] = /^(\w{3})-(.+)$/.exec(subject) ?? []
    const kind = z.safeParse(z.enum(payoutFormats), format)
    const file = kind.success ? await readBankFile(services, id) : null
    if (!file) return null
    const fileName = `roomwright-payouts-${file.code}.${format}`
    return kind.data === "csv"
      ? { fileName, type: "text/csv; charset=utf-8", content: Buffer.from(writeBankCsv(file)) }
      : { fileName, type: "application/xml", content: Buffer.from(writeBankXml(file)) }
  }

async function readBankFile(
  { database: { db }, config, clock }: Pick<Services, "database" | "config" | "clock">,
  id: string,
): Promise<BankFile | null> {
  const run = await db.selectFrom("payout_run").select("number").where("id", "=", id).executeTakeFirst()
  const payer = await readBankAccount(db)
  if (!run || !payer) return null
  const code = codeOfRun(run.number)
  const items = await db
    .selectFrom("payout_item")
    .select(["id", "seller_id", "amount", "sealed", "state"])
    .where("run_id", "=", id)
    .orderBy("amount", "desc")
    .orderBy("id")
    .execute()
  // A transfer keeps its number in a file that is fetched again, so that the bank knows it.
  const transfers = items.flatMap(({ seller_id, amount, sealed, state }, at) => {
    if (state !== "OPEN") return []
    const facts = openSellerFacts(config, seller_id, sealed)
    if (!facts) throw new Error(`An account of ${code} cannot be read: APP_SECRET has changed.`)
    const { beneficiary: holder, bankName, bankBin, accountNumber } = facts
    const line = `${code}-${at + 1}`
    return [{ id: line, holder, bankName, bankBin, accountNumber, amount, message: `ROOMWRIGHT ${line}` }]
  })
  const madeAt = clock.now()
  const { beneficiary, bankBin, accountNumber } = payer
  return {
    code,
    madeAt,
    day: localDay(madeAt),
    payer: { holder: beneficiary, bankBin, accountNumber },
    transfers,
  }
}
