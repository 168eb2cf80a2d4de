import type { EnterpriseRequest } from "@roomwright/contract/plans/enterprise-requests"
import type { PageOf } from "@roomwright/contract/envelope"
import type { Selectable } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"

interface RequestsQuery {
  readonly page: number
  readonly size: number
  readonly w?: string | undefined
  readonly state?: "open" | "answered" | undefined
  readonly sort: "newest" | "oldest"
}

/** Companies' requests for an offer. */
export async function listEnterpriseRequests(
  { database: { db } }: Pick<Services, "database">,
  { page, size, w, state, sort }: RequestsQuery,
): Promise<PageOf<EnterpriseRequest> & { content: EnterpriseRequest[] }> {
  let found = db.selectFrom("enterprise_request")
  if (w) {
    const part = containing(w)
    found = found.where((eb) =>
      eb.or([eb("company", "ilike", part), eb("name", "ilike", part), eb("email", "ilike", part)]),
    )
  }
  if (state !== undefined) found = found.where("answered_at", state === "open" ? "is" : "is not", null)
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  const direction = sort === "newest" ? "desc" : "asc"
  const rows = await found
    .selectAll()
    .orderBy("at", direction)
    .orderBy("id", direction)
    .limit(size)
    .offset(page * size)
    .execute()
  return { content: rows.map(toRequest), page, size, totalElements: Number(total) }
}

/**
 * Records that a company was answered, or waits after all. Repeating it changes nothing. Throws `notFound`.
 */
export async function markEnterpriseRequest(
  services: Pick<Services, "database" | "events" | "clock">,
  actorId: string,
  id: string,
  isAnswered: boolean,
): Promise<EnterpriseRequest> {
  return inTransaction(services, async (tx) => {
    const row = await tx
      .selectFrom("enterprise_request")
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError("notFound")
    if ((row.answered_at !== null) === isAnswered) return toRequest(row)
    const now = services.clock.now()
    const answeredAt = isAnswered ? now : null
    await tx.updateTable("enterprise_request").set({ answered_at: answeredAt }).where("id", "=", id).execute()
    await recordAudit(tx, now, {
      actorId,
      action: isAnswered ? "enterprise-request.answer" : "enterprise-request.reopen",
      subject: { kind: "enterprise-request", id },
    })
    return toRequest({ ...row, answered_at: answeredAt })
  })
}

const toRequest = (row: Selectable<DB["enterprise_request"]>): EnterpriseRequest => ({
  id: row.id,
  at: row.at.toISOString(),
  name: row.name,
  company: row.company,
  email: row.email,
  phone: row.phone,
  message: row.message,
  answeredAt: row.answered_at?.toISOString() ?? null,
})
