import { kindSizes, tilesOf } from "@roomwright/contract/renders/kinds"
import { RenderFailure, RenderState } from "@roomwright/contract/renders/renders"
import { RenderEngine, RenderKind } from "@roomwright/contract/renders/public-renders"
import { sql, type Kysely, type Selectable, type Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"

/** A render of somebody's own. */
export interface OwnRender {
  readonly id: string
  readonly accountId: string
}

export type RenderRow = Selectable<DB["render"]>

/** What the check constraints of the table make sure of, for the compiler. */
export const kindOf = ({ kind }: Pick<RenderRow, "kind">) => z.parse(RenderKind, kind)
export const stateOf = ({ state }: Pick<RenderRow, "state">) => z.parse(RenderState, state)
export const engineOf = ({ engine }: Pick<RenderRow, "engine">) => z.parse(RenderEngine, engine)
export const failureOf = ({ failure }: Pick<RenderRow, "failure">) =>
  z.parse(z.nullable(RenderFailure), failure)
export const sortOfRow = (row: Pick<RenderRow, "kind">) => kindSizes[kindOf(row)].sort

export const isOpen = ({ state }: Pick<RenderRow, "state">): boolean =>
  state === "waiting" || state === "running"

/** The tiles in which it is handed in; none of a video or a session. */
export const tilesOfRow = (row: Pick<RenderRow, "kind" | "width" | "height">) => {
  const sort = sortOfRow(row)
  return sort === "still" || sort === "panorama" ? tilesOf(row.width, row.height) : []
}

/** The same, and the one tile that is a video's poster. */
export const handedTilesOf = (row: Pick<RenderRow, "kind" | "width" | "height">) =>
  sortOfRow(row) === "video" ? tilesOf(row.width, row.height) : tilesOfRow(row)

/** Whoever orders renders of an account does so one after the other: they count them. */
export async function lockOrders(tx: Transaction<DB>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`renders ${accountId}`}, 0))`.execute(tx)
}

/** Throws `notFound` for one that is another's. */
export async function findRender(db: Kysely<DB>, { id, accountId }: OwnRender): Promise<RenderRow> {
  const row = await db
    .selectFrom("render")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return row
}

/** The same, locked against other changes. */
export async function lockRender(tx: Transaction<DB>, { id, accountId }: OwnRender): Promise<RenderRow> {
  const row = await tx
    .selectFrom("render")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return row
}

/** Throws `renderSettled` for one that has ended, and `renderLeaseLost` where somebody else has it now. */
export function refuseWithoutLease(row: RenderRow, lease: string): void {
  if (row.state !== "running" && row.state !== "waiting") throw new AppError("renderSettled")
  if (row.state === "waiting" || row.lease !== lease) throw new AppError("renderLeaseLost")
}
