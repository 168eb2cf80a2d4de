import type { ApplicationRole } from "@roomwright/contract/applications/types"
import {
  PictureKind,
  type ApplicationProcess,
  type LastApplication,
} from "@roomwright/contract/applications/calls"
import { ApplicationState } from "@roomwright/contract/applications/types"
import { BillState } from "@roomwright/contract/payments/bills"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { signPrivateFile } from "../media/media.public.ts"
import { lapsesAt, toApplication, type Application } from "./application-row.ts"
import { reviewClock } from "./review-clock.ts"

/** The newest application of an account, or its newest for a role. */
async function findNewest(
  db: Kysely<DB>,
  accountId: string,
  role: ApplicationRole | undefined,
): Promise<Application | null> {
  const row = await db
    .selectFrom("application")
    .selectAll()
    .where("account_id", "=", accountId)
    .$if(role !== undefined, (query) => query.where("role", "=", role ?? ""))
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  return row ? toApplication(row) : null
}

/** The state of the caller's application; null if there is none. */
export async function readProcess(
  { database: { db }, clock }: Services,
  accountId: string,
  role: ApplicationRole | undefined,
): Promise<ApplicationProcess | null> {
  const application = await findNewest(db, accountId, role)
  if (!application) return null
  const { id, type, state, submittedAt, reason, marks, withdrawnBy } = application
  const steps = await db
    .selectFrom("application_change")
    .select(["at", "to_state", "reason"])
    .where("application_id", "=", id)
    .orderBy("at")
    .orderBy("id")
    .execute()
  return {
    id,
    type,
    role: application.role,
    status: state,
    submittedAt: submittedAt.toISOString(),
    review: state === "SUBMITTED" ? reviewClock(submittedAt, clock.now()) : null,
    reason,
    marks,
    resubmitBy: state === "REJECTED" ? lapsesAt(application).toISOString() : null,
    withdrawnBy,
    bill: await readBillOf(db, id),
    steps: steps.map((step) => ({
      at: step.at.toISOString(),
      status: z.parse(ApplicationState, step.to_state),
      reason: step.reason,
    })),
  }
}

async function readBillOf(db: Kysely<DB>, applicationId: string): Promise<ApplicationProcess["bill"]> {
  const row = await db
    .selectFrom("application_order as o")
    .innerJoin("bill as b", "b.id", "o.bill_id")
    .select(["b.id", "b.state", "b.amount", "b.transfer_code", "o.refund_due_at"])
    .where("o.application_id", "=", applicationId)
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        status: z.parse(BillState, row.state),
        amount: row.amount,
        transferCode: row.transfer_code,
        isRefundDue: row.refund_due_at !== null,
      }
    : null
}

/** The content of the caller's last application; null if there is none. */
export async function readLast(
  services: Services,
  accountId: string,
  role: ApplicationRole | undefined,
): Promise<LastApplication | null> {
  const { db } = services.database
  const application = await findNewest(db, accountId, role)
  if (!application) return null
  const { id, type, state, designer, merchant, reason, marks, language } = application
  const pictures = await db
    .selectFrom("application_picture")
    .select(["kind", "private_file_id"])
    .where("application_id", "=", id)
    .execute()
  return {
    id,
    type,
    role: application.role,
    status: state,
    designer,
    merchant,
    pictures: pictures.map((row) => ({
      kind: z.parse(PictureKind, row.kind),
      picture: signPrivateFile(services, row.private_file_id),
    })),
    reason,
    marks,
    language,
  }
}
