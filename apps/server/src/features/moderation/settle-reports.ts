import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { partiesOfReport } from "./report-parties.ts"

interface Settling {
  readonly subjectId: string
  readonly actorId: string
  readonly at: Date
}

/** Settles all reports of something on which staff have just acted. */
export async function settleReports(
  tx: Transaction<DB>,
  { subjectId, actorId, at }: Settling,
): Promise<void> {
  await tx
    .updateTable("report")
    .set({ settled_at: at, settled_by: actorId, outcome: "ACTED" })
    .where("subject_id", "=", subjectId)
    .where("settled_at", "is", null)
    .execute()
}

/** Dismisses a report. Throws `notFound`, `ownCase`, `decidedAlready`. */
export const dismissReport = (
  services: Services,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const at = services.clock.now()
    const row = await tx
      .updateTable("report")
      .set({ settled_at: at, settled_by: actorId, outcome: "DISMISSED" })
      .where("id", "=", id)
      .where("settled_at", "is", null)
      .returning(["subject_kind", "subject_id", "reporter_id"])
      .executeTakeFirst()
    if (!row) {
      const known = await tx.selectFrom("report").select("id").where("id", "=", id).executeTakeFirst()
      throw new AppError(known ? "decidedAlready" : "notFound")
    }
    refuseOwnCase(actorId, await partiesOfReport(tx, row))
    await recordAudit(tx, at, {
      actorId,
      action: "report.dismiss",
      subject: { kind: "report", id },
      details: { [row.subject_kind]: row.subject_id },
    })
  })
