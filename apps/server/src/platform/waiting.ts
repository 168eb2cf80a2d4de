import type { Role } from "@roomwright/contract/endpoint"
import type { WaitingKind } from "@roomwright/contract/admin/waiting"
import type { Kysely } from "kysely"
import type { DB } from "./database/row-types.ts"

/** A queue of items that wait for staff, as the feature that owns it counts it. Registered in `app.ts`. */
export interface WaitingQueue {
  readonly kind: WaitingKind
  /** The roles that process it. */
  readonly roles: readonly Role[]
  /** How many wait, and since when the oldest does; null when none. */
  read(db: Kysely<DB>): Promise<{ readonly count: number; readonly oldestAt: Date | null }>
}
