import type { MyWorkState } from "@roomwright/contract/works/my-works"
import { staffRoles, type Role } from "@roomwright/contract/endpoint"
import type { Kysely, Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Session } from "../../platform/http/dispatch.ts"

/**
 * What higher features know of works: registered in `app.ts` by those that sell them and store favourites.
 */
export interface WorkSales {
  /** The paid sales of each; may omit works without any. */
  countSales(db: Kysely<DB>, workIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The favourites of each; may omit works without any. */
  countFavourites(db: Kysely<DB>, workIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Whether somebody ordered it, whatever came of that: the order's copy needs the pictures. */
  hasOrders(tx: Transaction<DB>, workId: string): Promise<boolean>
}

/** The counts of a list entry. */
export interface WorkCounts {
  readonly saleCount: number
  readonly favouriteCount: number
}

/** The sales and favourites of each of these works. */
export async function readCounts(
  db: Kysely<DB>,
  { countSales, countFavourites }: Pick<WorkSales, "countSales" | "countFavourites">,
  workIds: readonly string[],
): Promise<(workId: string) => WorkCounts> {
  const [sold, kept] = await Promise.all([countSales(db, workIds), countFavourites(db, workIds)])
  return (workId) => ({ saleCount: sold.get(workId) ?? 0, favouriteCount: kept.get(workId) ?? 0 })
}

type Roles = Pick<Session, "roles">

/** The account of a designer. Throws `designersOnly` for everybody else. */
export function designerOf({ accountId, roles }: Roles & Pick<Session, "accountId">): string {
  if (!roles.includes("ROLE_DESIGNER")) throw new AppError("designersOnly")
  return accountId
}

/** Staff who decide on works publish none. Throws `designersOnly` for staff. */
export function refuseStaff({ roles }: Roles): void {
  if (roles.some((role: Role) => staffRoles.includes(role))) throw new AppError("designersOnly")
}

export const stateOf = (row: { readonly shelved: boolean; readonly held_at: Date | null }): MyWorkState =>
  row.held_at !== null ? "HELD" : row.shelved ? "SHELVED" : "UNSHELVED"

/**
 * A work of its designer, locked until the transaction ends. Throws `notFound` for a deleted one or
 * another's.
 */
export async function lockMyWork(
  tx: Transaction<DB>,
  { id, designerId }: { readonly id: string; readonly designerId?: string },
) {
  const row = await tx
    .selectFrom("work")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(designerId !== undefined, (query) => query.where("designer_id", "=", designerId ?? ""))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return row
}
