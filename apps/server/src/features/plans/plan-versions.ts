import { planTiers } from "@roomwright/contract/plans/kinds"
import {
  Plan,
  type PlanPrices,
  type PlanQuotas,
  type PlanTier,
  type PlanVersion,
} from "@roomwright/contract/plans/calls"
import { firstPlans } from "@roomwright/contract/plans/first-plans"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"

type Reading = Kysely<DB> | Transaction<DB>

/** For as long as plans are being published: of two at once the second sees the first. */
const lockNumber = 7_201_302

/** Inserts the initial plans if there are none. Safe in two processes at once. */
export async function fillPlans(db: Kysely<DB>, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
    const present = await tx.selectFrom("plan_version").select("tier").distinct().execute()
    for (const tier of planTiers.filter((each) => !present.some((row) => row.tier === each)))
      await insertVersion(tx, { tier, ...firstPlans[tier], at: now, by: null })
  })
}

/** The tiers on sale now, free to enterprise. */
export async function readPlans(db: Reading): Promise<Plan[]> {
  const rows = await db
    .selectFrom("plan_version")
    .distinctOn("tier")
    .select(["tier", "id", "prices", "quotas"])
    .orderBy("tier")
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .execute()
  const plans = rows.map(({ id, ...rest }) => Plan.parse({ ...rest, version: id }))
  return planTiers.flatMap((tier) => plans.filter((plan) => plan.tier === tier))
}

/** Every version of a tier, newest first. */
export async function listVersions(db: Reading, tier: PlanTier): Promise<PlanVersion[]> {
  const rows = await db
    .selectFrom("plan_version as v")
    .leftJoin("account as a", "a.id", "v.published_by")
    .select(["v.id", "v.tier", "v.prices", "v.quotas", "v.published_at", "v.published_by", "a.nickname"])
    .where("v.tier", "=", tier)
    .orderBy("v.published_at", "desc")
    .orderBy("v.id", "desc")
    .execute()
  return rows.map((row) => ({
    ...Plan.parse({ tier: row.tier, version: row.id, prices: row.prices, quotas: row.quotas }),
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by === null ? null : { id: row.published_by, nickname: row.nickname ?? "" },
  }))
}

interface Publishing {
  readonly tier: PlanTier
  /** The version that the change is based on. */
  readonly from: string
  readonly prices: PlanPrices
  readonly quotas: PlanQuotas
  readonly actorId: string
}

/** Publishes a new version of a tier. Throws `decidedAlready` if somebody else was faster. */
export async function publishPlan(services: Services, publishing: Publishing): Promise<PlanVersion> {
  const { tier, from, prices, quotas, actorId } = publishing
  await inTransaction(services, async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
    const current = (await readPlans(tx)).find((plan) => plan.tier === tier)
    if (current?.version !== from) throw new AppError("decidedAlready")
    const at = services.clock.now()
    const id = await insertVersion(tx, { tier, prices, quotas, at, by: actorId })
    await recordEvent(tx, { type: "settings-changed" })
    await recordAudit(tx, at, {
      actorId,
      action: "plan.publish",
      subject: { kind: "plan", id: tier },
      details: { from, to: id },
    })
  })
  const [version] = await listVersions(services.database.db, tier)
  if (!version) throw new Error("A version that was just published is not there.")
  return version
}

interface NewVersion {
  readonly tier: PlanTier
  readonly prices: PlanPrices
  readonly quotas: PlanQuotas
  readonly at: Date
  readonly by: string | null
}

async function insertVersion(
  tx: Transaction<DB>,
  { tier, prices, quotas, at, by }: NewVersion,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto("plan_version")
    .values({
      id,
      tier,
      prices: prices === null ? null : JSON.stringify(prices),
      quotas: JSON.stringify(quotas),
      published_at: at,
      published_by: by,
    })
    .execute()
  return id
}
