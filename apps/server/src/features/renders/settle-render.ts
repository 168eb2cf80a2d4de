import { languages } from "@roomwright/contract/language"
import { renderLimits } from "@roomwright/contract/renders/limits"
import type { RenderFailure } from "@roomwright/contract/renders/renders"
import { inboxTexts } from "@roomwright/i18n/inbox-texts"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { returnQuota, spendQuota } from "../plans/plans.public.ts"
import { dropPieces } from "./drop-files.ts"
import type { RenderRow } from "./render-row.ts"

type Settling = Pick<Services, "notifications" | "clock">

const dayMs = 86_400_000

/** How many units cancelling and failing browsers can still give back to an account. */
export async function countReturnsLeft(db: Kysely<DB>, accountId: string, now: Date): Promise<number> {
  const { returned } = await db
    .selectFrom("render_return")
    .select(({ fn }) => fn.countAll<number>().as("returned"))
    .where("account_id", "=", accountId)
    .where("at", ">", new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow()
  return Math.max(0, renderLimits.returnsPerDay - returned)
}

/** Marks a render as complete: from now on its unit is spent, whatever becomes of it. The row is locked. */
export async function completeRender(
  tx: Transaction<DB>,
  { notifications, clock }: Settling,
  row: RenderRow,
): Promise<void> {
  if (row.quota !== "reserved") return
  const now = clock.now()
  await tx.updateTable("render").set({ complete_at: now, quota: "spent" }).where("id", "=", row.id).execute()
  await spendQuota(tx, { notifications }, row.reservation_id, now)
}

export type RenderEnd =
  | { readonly state: "cancelled" }
  | { readonly state: "failed"; readonly failure: RenderFailure; readonly by: "browser" | "platform" }

/**
 * Ends a render without a result. Its unit comes back unless it was complete; what its owner or their browser ends comes back so often
 * a day only. What was handed in is deleted. The row is locked and open.
 */
export async function endRender(
  tx: Transaction<DB>,
  { notifications, clock }: Settling,
  row: RenderRow,
  end: RenderEnd,
): Promise<void> {
  const now = clock.now()
  const { account_id: accountId } = row
  const isOurs = end.state === "failed" && end.by === "platform"
  const isReturned = row.quota === "reserved" && (isOurs || (await countReturnsLeft(tx, accountId, now)) > 0)
  const failure = end.state === "failed" ? end.failure : null
  if (isReturned) {
    await returnQuota(tx, row.reservation_id, await reasonFor(tx, accountId, failure), now)
    if (!isOurs)
      await tx
        .insertInto("render_return")
        .values({ id: row.reservation_id, account_id: accountId, at: now })
        .execute()
  } else if (row.quota === "reserved") await spendQuota(tx, { notifications }, row.reservation_id, now)
  await dropPieces(tx, row.id)
  await tx
    .updateTable("render")
    .set({
      state: end.state,
      failure,
      quota: isReturned ? "returned" : "spent",
      lease: null,
      lease_until: null,
      seconds_left: null,
    })
    .where("id", "=", row.id)
    .execute()
  if (failure === null) return
  const reason = Object.fromEntries(
    languages.map((language) => [language, wordFailure(language, failure, isReturned)]),
  )
  await notifications.write(tx, {
    accountId,
    type: "RENDER_FAILED",
    values: { renderId: row.id, title: row.name, reason: { zh: "", en: "", vi: "", ...reason } },
  })
}

const wordFailure = (language: "zh" | "en" | "vi", failure: RenderFailure, isReturned: boolean): string => {
  const say = inboxTexts[language]
  return `${say(`render.failure.${failure}`)}\n\n${say(isReturned ? "render.returned" : "render.not-returned")}`
}

/** As the ledger shows it to its owner. */
async function reasonFor(db: Kysely<DB>, accountId: string, failure: RenderFailure | null): Promise<string> {
  const { language } = await db
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow()
  const say = inboxTexts[language === "vi" || language === "en" ? language : "zh"]
  return failure === null ? say("render.cancelled") : say(`render.failure.${failure}`)
}
