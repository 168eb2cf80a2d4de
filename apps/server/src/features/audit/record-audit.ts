import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"

export interface AuditEntry {
  readonly actorId: string
  /** The action as `<area>.<verb>`: `bill.confirm`. */
  readonly action: string
  readonly subject: { readonly kind: string; readonly id: string }
  /** The details that a reader of the log needs; no secrets, and no more personal data than that. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

/** Records an action of a member of staff, or a change that staff must know of, in its transaction, so neither exists without the other. */
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
