import type { PlanPicture, ProjectLink, SharedProject } from "@roomwright/contract/studio/projects"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { hashToken, newToken, openLinkToken, sealLinkToken } from "./link-token.ts"
import { lockLiveProject, lockProject, type Own } from "./own-project.ts"
import { signPicture } from "./plan-pictures.ts"

/** Gives a project a link, or the one that it has. Throws `notFound`, `projectInTrash`. */
export const shareProject = (
  { database: { db }, config, clock }: Pick<Services, "database" | "config" | "clock">,
  own: Own,
): Promise<ProjectLink> =>
  db.transaction().execute(async (tx) => {
    await lockLiveProject(tx, own)
    const row = await tx
      .selectFrom("studio_link")
      .select(["sealed_token", "made_at"])
      .where("project_id", "=", own.id)
      .executeTakeFirst()
    const known = row && openLinkToken(config, own.id, row.sealed_token)
    if (row && known) return { token: known, madeAt: row.made_at.toISOString() }
    const token = newToken()
    const madeAt = clock.now()
    const link = {
      token_hash: hashToken(token),
      sealed_token: sealLinkToken(config, own.id, token),
      made_at: madeAt,
    }
    await tx
      .insertInto("studio_link")
      .values({ project_id: own.id, ...link })
      .onConflict((conflict) => conflict.column("project_id").doUpdateSet(link))
      .execute()
    return { token, madeAt: madeAt.toISOString() }
  })

/** Withdraws its link: it never leads anywhere again. Throws `notFound`. */
export const unshareProject = ({ database: { db } }: Pick<Services, "database">, own: Own): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockProject(tx, own)
    await tx.deleteFrom("studio_link").where("project_id", "=", own.id).execute()
  })

/** What is behind a link as long as it is worked on, and its owner is not blocked. */
const selectShared = (db: Kysely<DB>, token: string) =>
  db
    .selectFrom("studio_link as l")
    .innerJoin("studio_project as p", "p.id", "l.project_id")
    .innerJoin("account as a", "a.id", "p.account_id")
    .where("l.token_hash", "=", hashToken(token))
    .where("p.trashed_at", "is", null)
    .where("a.blocked_at", "is", null)
    .where("a.erased_at", "is", null)

/** The project behind a link. Throws `notFound` for one that leads nowhere, or not any more. */
export async function readSharedProject(db: Kysely<DB>, token: string): Promise<SharedProject> {
  const row = await selectShared(db, token)
    .select(["p.name", "a.nickname", "p.document", "p.changed_at"])
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const { name, nickname, document, changed_at } = row
  return { name, owner: { nickname }, document, changedAt: changed_at.toISOString() }
}

/** A picture of the project behind a link. Throws `notFound`. */
export async function readSharedPicture(
  services: Pick<Services, "database" | "config" | "clock">,
  { token, picture }: { readonly token: string; readonly picture: string },
): Promise<PlanPicture> {
  const row = await selectShared(services.database.db, token).select("p.id").executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return signPicture(services, { projectId: row.id, picture })
}
