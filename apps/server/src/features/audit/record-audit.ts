import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"

export interface AuditEntry {
  readonly actorId: string
  /** What was done, as `<area>.<verb>`: `bill.confirm`. */
  readonly action: string
  readonly subject: { readonly kind: string; readonly id: string }
  /** What a reader of the log needs to understand it; no secrets, and no more of a person than that. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

/** Notes what a member of staff does, in the transaction that does it: one is never there without the other. */
export async function recordAudit(
  tx: Transaction<DB>,
  at: Date,
  { actorId, action, subject, details = {} }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto("audit_entry")
    .values({
      id: newId(),
      at,
      actor_id: actorId,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      details: JSON.stringify(details),
    })
    .execute()
}
