import { projectLimits } from "@roomwright/contract/studio/projects"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import { runTransaction } from "../../platform/database/run-transaction.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { refuseTooMany } from "./make-project.ts"
import { lockOwner, lockProject, type Own } from "./own-project.ts"
import { dropPictures } from "./plan-pictures.ts"

type Changing = Pick<Services, "database" | "clock">

const dayMs = 86_400_000

/** Gives it another name. Throws `notFound`. */
export async function renameProject(
  { database: { db }, clock }: Changing,
  { id, accountId }: Own,
  name: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("studio_project")
    .set({ name, changed_at: clock.now() })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new AppError("notFound")
}

/** Puts it into the trash; again changes nothing. Throws `notFound`. */
export const trashProject = ({ database: { db }, clock }: Changing, own: Own): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { trashed_at } = await lockProject(tx, own)
    if (!trashed_at) await setTrashed(tx, own, clock.now())
  })

/** Takes it out of the trash; again changes nothing. Throws `notFound`, `tooManyProjects`. */
export const untrashProject = ({ database: { db } }: Changing, own: Own): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockOwner(tx, own.accountId)
    const { trashed_at } = await lockProject(tx, own)
    if (!trashed_at) return
    await refuseTooMany(tx, own.accountId, "from trash")
    await setTrashed(tx, own, null)
  })

async function setTrashed(tx: Transaction<DB>, { id }: Own, at: Date | null): Promise<void> {
  await tx.updateTable("studio_project").set({ trashed_at: at }).where("id", "=", id).execute()
}

/** Deletes it for ever. Throws `notFound`, and `projectNotInTrash` for one that is worked on. */
export const deleteProject = ({ database: { db } }: Changing, own: Own): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockOwner(tx, own.accountId)
    const { trashed_at } = await lockProject(tx, own)
    if (!trashed_at) throw new AppError("projectNotInTrash")
    await deleteProjects(tx, [own.id])
  })

/** Deletes all that lies in the trash of an account. Gives how many. */
export const emptyTrash = ({ database: { db } }: Changing, accountId: string): Promise<number> =>
  db.transaction().execute((tx) => deleteTrashed(tx, accountId, null))

export const sweepOfTrash = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "the trash of an account could not be emptied")

/** Deletes what has lain in anybody's trash for its time. Gives from how many. */
export function emptyOldTrash(
  services: Changing & Pick<Services, "log">,
  sweep = sweepOfTrash(services),
): Promise<number> {
  const { database, clock } = services
  const before = new Date(clock.now().getTime() - projectLimits.trashDays * dayMs)
  return sweep.all(
    async (without) => {
      const owners = await database.db
        .selectFrom("studio_project")
        .select("account_id as id")
        .distinct()
        .where("trashed_at", "<", before)
        .where(sql<boolean>`account_id <> all(${without}::uuid[])`)
        .limit(500)
        .execute()
      return owners.map(({ id }) => id)
    },
    (id) => runTransaction(database, async (tx) => (await deleteTrashed(tx, id, before)) > 0),
  )
}

async function deleteTrashed(tx: Transaction<DB>, accountId: string, before: Date | null): Promise<number> {
  await lockOwner(tx, accountId)
  const rows = await tx
    .selectFrom("studio_project")
    .select("id")
    .where("account_id", "=", accountId)
    .where("trashed_at", "is not", null)
    .$if(before !== null, (query) => query.where("trashed_at", "<", before))
    .orderBy("id")
    .forUpdate()
    .execute()
  await deleteProjects(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.length
}

/** With their versions, links and pictures. The owner is locked. */
export async function deleteProjects(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await dropPictures(tx, ids)
  await tx.deleteFrom("studio_project").where("id", "in", ids).execute()
}
