import {
  applicationLimits,
  ApplicationRole,
  ApplicationState,
  ApplicationType,
} from "@roomwright/contract/applications/types"
import {
  DesignerForm,
  FieldMark,
  MerchantForm,
  type WithdrawnBy,
} from "@roomwright/contract/applications/calls"
import { defaultLanguage, isLanguage, type Language } from "@roomwright/contract/language"
import { sql, type Selectable, type Transaction } from "kysely"
import * as z from "zod/mini"
import { requestJob } from "../../jobs/request-job.ts"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { nextState, type ApplicationStep } from "./application-states.ts"

/** The form of an application: one of the two, by its role. */
export interface ApplicationForm {
  readonly designer: DesignerForm | null
  readonly merchant: MerchantForm | null
}

export interface Application extends ApplicationForm {
  readonly id: string
  readonly accountId: string
  readonly role: ApplicationRole
  readonly type: ApplicationType
  readonly state: ApplicationState
  readonly language: Language
  readonly submittedAt: Date
  readonly changedAt: Date
  readonly reason: string | null
  readonly marks: FieldMark[]
  readonly withdrawnBy: WithdrawnBy | null
}

const StoredForm = z.object({ designer: z.nullable(DesignerForm), merchant: z.nullable(MerchantForm) })
const StoredWithdrawal = z.nullable(z.enum(["applicant", "unpaid", "lapsed"]))

export const toApplication = (row: Selectable<DB["application"]>): Application => ({
  id: row.id,
  accountId: row.account_id,
  role: z.parse(ApplicationRole, row.role),
  type: z.parse(ApplicationType, row.type),
  state: z.parse(ApplicationState, row.state),
  language: isLanguage(row.language) ? row.language : defaultLanguage,
  submittedAt: row.submitted_at,
  changedAt: row.changed_at,
  reason: row.reason,
  marks: z.parse(z.array(FieldMark), row.marks),
  withdrawnBy: z.parse(StoredWithdrawal, row.withdrawn_by),
  ...z.parse(StoredForm, row.form),
})

/** When a rejected application ends by itself. */
export const lapsesAt = ({ changedAt }: Pick<Application, "changedAt">): Date =>
  new Date(changedAt.getTime() + applicationLimits.resubmitDays * 86_400_000)

/** Locks an application for the rest of the transaction; with `accountId` only that account's. */
export async function lockApplication(
  tx: Transaction<DB>,
  id: string,
  accountId?: string,
): Promise<Application | null> {
  const found = tx.selectFrom("application").selectAll().where("id", "=", id).forUpdate()
  const row = await (
    accountId === undefined ? found : found.where("account_id", "=", accountId)
  ).executeTakeFirst()
  return row ? toApplication(row) : null
}

/** Serialises everything that an account applies for until the transaction ends. */
export async function lockApplicant(tx: Transaction<DB>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applications ${accountId}`}, 0))`.execute(tx)
}

interface Move {
  readonly step: ApplicationStep
  readonly at: Date
  /** Null when time ends it. */
  readonly actorId: string | null
  /** Of a rejection. */
  readonly reason?: string
  readonly marks?: readonly FieldMark[]
  /** Of a withdrawal. */
  readonly withdrawnBy?: WithdrawnBy
  /** Of a resubmission. */
  readonly form?: ApplicationForm
  readonly language?: Language
}

/**
 * The only way to change an application's state: by the state table, with a record of the change. It must be
 * locked. Throws `applicationClosed` if the table has no such step.
 */
export async function moveApplication(
  tx: Transaction<DB>,
  { id, state: from }: Application,
  { step, at, actorId, reason, marks, withdrawnBy, form, language }: Move,
): Promise<void> {
  const to = nextState(from, step)
  if (to === null) throw new AppError("applicationClosed")
  await tx
    .updateTable("application")
    .set({
      state: to,
      changed_at: at,
      withdrawn_by: withdrawnBy ?? null,
      ...(step === "reject" ? { reason: reason ?? "", marks: JSON.stringify(marks ?? []) } : {}),
      ...(step === "resubmit" ? { submitted_at: at } : {}),
      ...(form ? { form: JSON.stringify(form) } : {}),
      ...(language ? { language } : {}),
    })
    .where("id", "=", id)
    .where("state", "=", from)
    .execute()
  await recordChange(tx, { applicationId: id, at, actorId, from, to, reason: reason ?? null })
}

interface Change {
  readonly applicationId: string
  readonly at: Date
  readonly actorId: string | null
  readonly from: ApplicationState | null
  readonly to: ApplicationState
  readonly reason: string | null
}

export async function recordChange(tx: Transaction<DB>, change: Change): Promise<void> {
  await tx
    .insertInto("application_change")
    .values({
      id: newId(),
      application_id: change.applicationId,
      at: change.at,
      actor_id: change.actorId,
      from_state: change.from,
      to_state: change.to,
      reason: change.reason,
    })
    .execute()
  if (change.to === "SUBMITTED") await requestJob(tx, "tell-staff")
}
