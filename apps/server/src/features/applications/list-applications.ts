import { ApplicationState, type ApplicationRole } from "@roomwright/contract/applications/types"
import { PictureKind } from "@roomwright/contract/applications/calls"
import type { AdminApplication } from "@roomwright/contract/applications/admin"
import { BillState } from "@roomwright/contract/payments/bills"
import type { PageOf } from "@roomwright/contract/envelope"
import { defaultLanguage, isLanguage } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { toApplication } from "./application-row.ts"
import { reviewClock } from "./review-clock.ts"

interface AdminQuery {
  readonly page: number
  readonly size: number
  readonly state: "waiting" | "decided"
  readonly role?: ApplicationRole | undefined
  /** A part of an applicant's name, or a transfer code. */
  readonly w?: string | undefined
}

/** Applications that wait, oldest first, or decided ones, the latest first. */
export async function listApplications(
  services: Services,
  { page, size, state, role, w }: AdminQuery,
): Promise<PageOf<AdminApplication> & { content: AdminApplication[] }> {
  const { db } = services.database
  const isWaiting = state === "waiting"
  const like = `%${(w ?? "").replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const found = db
    .selectFrom("application as a")
    .innerJoin("account as applicant", "applicant.id", "a.account_id")
    .leftJoin("application_order as o", "o.application_id", "a.id")
    .leftJoin("bill as b", "b.id", "o.bill_id")
    .where("a.state", isWaiting ? "=" : "<>", "SUBMITTED")
    .$if(role !== undefined, (query) => query.where("a.role", "=", role ?? ""))
    .$if(w !== undefined && w !== "", (query) =>
      query.where(({ or, eb }) =>
        or([
          eb("applicant.nickname", "ilike", like),
          eb("applicant.username", "ilike", like),
          eb("b.transfer_code", "ilike", like),
        ]),
      ),
    )
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select("a.id")
    .orderBy(isWaiting ? "a.submitted_at" : "a.changed_at", isWaiting ? "asc" : "desc")
    .orderBy("a.id", isWaiting ? "asc" : "desc")
    .limit(size)
    .offset(page * size)
    .execute()
  const content = await showApplications(
    services,
    rows.map(({ id }) => id),
  )
  return { content, page, size, totalElements: Number(total) }
}

/** One application as the back office shows it. Throws `notFound`. */
export async function readApplication(services: Services, id: string): Promise<AdminApplication> {
  const [application] = await showApplications(services, [id])
  if (!application) throw new AppError("notFound")
  return application
}

/** Applications with what a reviewer needs, in the order of the given ids. */
async function showApplications(
  { database: { db }, clock }: Services,
  ids: readonly string[],
): Promise<AdminApplication[]> {
  if (ids.length === 0) return []
  const rows = await applicationRows(db, ids).execute()
  const steps = Map.groupBy(await stepRows(db, ids).execute(), (row) => row.application_id)
  const pictures = Map.groupBy(
    await db
      .selectFrom("application_picture")
      .select(["application_id", "kind"])
      .where("application_id", "in", ids)
      .execute(),
    (row) => row.application_id,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { type, role, state, submittedAt, designer, merchant, language, reason, marks } = toApplication(row)
    return [
      {
        id,
        type,
        role,
        status: state,
        submittedAt: submittedAt.toISOString(),
        review: state === "SUBMITTED" ? reviewClock(submittedAt, clock.now()) : null,
        applicant: {
          id: row.account_id,
          nickname: row.nickname,
          username: row.username,
          language: isLanguage(row.applicant_language) ? row.applicant_language : defaultLanguage,
        },
        language,
        designer,
        merchant,
        pictures: (pictures.get(id) ?? []).map(({ kind }) => z.parse(PictureKind, kind)),
        bill:
          row.bill_id === null
            ? null
            : {
                id: row.bill_id,
                state: z.parse(BillState, row.bill_state),
                amount: row.price ?? 0,
                transferCode: row.transfer_code ?? "",
                isPaid: row.paid_at !== null,
              },
        reason,
        marks,
        steps: (steps.get(id) ?? []).map((step) => ({
          at: step.at.toISOString(),
          status: z.parse(ApplicationState, step.to_state),
          reason: step.reason,
          by: step.actor_id === null ? null : { id: step.actor_id, nickname: step.nickname ?? "" },
        })),
      },
    ]
  })
}

const applicationRows = (db: Kysely<DB>, ids: readonly string[]) =>
  db
    .selectFrom("application as a")
    .innerJoin("account as applicant", "applicant.id", "a.account_id")
    .leftJoin("application_order as o", "o.application_id", "a.id")
    .leftJoin("bill as b", "b.id", "o.bill_id")
    .selectAll("a")
    .select(["applicant.nickname", "applicant.username", "applicant.language as applicant_language"])
    .select(["o.bill_id", "o.price", "o.paid_at", "b.state as bill_state", "b.transfer_code"])
    .where("a.id", "in", ids)

const stepRows = (db: Kysely<DB>, ids: readonly string[]) =>
  db
    .selectFrom("application_change as c")
    .leftJoin("account as by", "by.id", "c.actor_id")
    .select(["c.application_id", "c.at", "c.actor_id", "c.to_state", "c.reason", "by.nickname"])
    .where("c.application_id", "in", ids)
    .orderBy(sql`c.at`)
    .orderBy("c.id")
