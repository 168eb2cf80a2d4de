import type { AuditEntry } from "@roomwright/contract/admin/audit-log"
import { AuditEntry as AuditEntryShape } from "@roomwright/contract/admin/audit-log"
import type { PageOf } from "@roomwright/contract/envelope"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { isId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { findStaff, readNicknames } from "../accounts/accounts.public.ts"

interface AuditQuery {
  readonly page: number
  readonly size: number
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly subject?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly sort: "newest" | "oldest"
}

interface AuditPage extends PageOf<AuditEntry> {
  readonly content: AuditEntry[]
  readonly actions: string[]
}

/** Staff actions, by person, action, subject and time. */
export async function readAuditLog(
  { database: { db } }: Pick<Services, "database">,
  { page, size, actor, action, subject, from, to, sort }: AuditQuery,
): Promise<AuditPage> {
  let found = db.selectFrom("audit_entry as e")
  if (actor) {
    const actors = isId(actor) ? [actor] : await findStaff(db, actor)
    // No staff match, so no entries do.
    found = actors.length > 0 ? found.where("e.actor_id", "in", actors) : found.where(sql<boolean>`false`)
  }
  if (action !== undefined) found = found.where("e.action", "=", action)
  if (subject) {
    found = found.where((eb) => eb.or([eb("e.subject_id", "=", subject), eb("e.subject_kind", "=", subject)]))
  }
  if (from !== undefined) found = found.where("e.at", ">=", beginningOf(from))
  if (to !== undefined) found = found.where("e.at", "<", new Date(beginningOf(to).getTime() + dayMs))
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  const direction = sort === "newest" ? "desc" : "asc"
  const rows = await found
    .selectAll("e")
    .orderBy("e.at", direction)
    .orderBy("e.id", direction)
    .limit(size)
    .offset(page * size)
    .execute()
  const named = rows.flatMap((row) => [
    row.actor_id,
    ...(row.subject_kind === "account" && isId(row.subject_id) ? [row.subject_id] : []),
  ])
  const nicknames = await readNicknames(db, [...new Set(named)])
  const content = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: { id: row.actor_id, nickname: nicknames.get(row.actor_id) ?? null },
    action: row.action,
    subject: {
      kind: row.subject_kind,
      id: row.subject_id,
      nickname: row.subject_kind === "account" ? (nicknames.get(row.subject_id) ?? null) : null,
    },
    details: z.parse(AuditEntryShape.shape.details, row.details),
  }))
  return { content, page, size, totalElements: Number(total), actions: await listActions(db) }
}

const dayMs = 86_400_000

/** The start of a calendar day in Vietnam, which has had one offset since 1975. */
const beginningOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`)

/** All actions, read step by step from the index: the log may be long. */
async function listActions(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive step as (
      (select action from audit_entry order by action limit 1)
      union all
      select (select e.action from audit_entry e where e.action > step.action order by e.action limit 1)
      from step where step.action is not null
    )
    select action from step where action is not null`.execute(db)
  return rows.map(({ action }) => action)
}
