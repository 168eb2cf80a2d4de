import type { PlanPicture } from "@roomwright/contract/studio/projects"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { claimUpload, deletePrivateFile, signPrivateFile, takeUpload } from "../media/media.public.ts"
import { findLiveProject, lockLiveProject, type Own } from "./own-project.ts"

type Signing = Pick<Services, "database" | "config" | "clock">

/**
 * Keeps the picture of a plan with a project, for as long as the project or a copy of it is there. Throws `notFound`,
 * `projectInTrash`, and what `takeUpload` throws.
 */
export async function addPlanPicture(
  services: Services,
  own: Own,
  content: Uint8Array,
): Promise<PlanPicture> {
  const { accountId } = own
  await findLiveProject(services.database.db, own)
  const { id: uploadId, width, height } = await takeUpload(services, { accountId, purpose: "plan", content })
  // What is not claimed, because the project went meanwhile, is swept.
  const id = await services.database.db.transaction().execute(async (tx) => {
    await lockLiveProject(tx, own)
    const fileId = await claimUpload(tx, { uploadId, accountId, purpose: "plan" })
    await tx.insertInto("studio_picture").values({ project_id: own.id, file_id: fileId }).execute()
    return fileId
  })
  return { id, width, height, ...signPrivateFile(services, id) }
}

/** A picture of one's own project, at a fresh address. Throws `notFound`. */
export async function readPlanPicture(services: Signing, own: Own, picture: string): Promise<PlanPicture> {
  const project = await services.database.db
    .selectFrom("studio_project")
    .select("id")
    .where("id", "=", own.id)
    .where("account_id", "=", own.accountId)
    .executeTakeFirst()
  if (!project) throw new AppError("notFound")
  return signPicture(services, { projectId: project.id, picture })
}

/** A picture of a project that the caller may see, at a fresh address. Throws `notFound`. */
export async function signPicture(
  services: Signing,
  { projectId, picture }: { readonly projectId: string; readonly picture: string },
): Promise<PlanPicture> {
  const row = await services.database.db
    .selectFrom("studio_picture as p")
    .innerJoin("private_file as f", "f.id", "p.file_id")
    .select(["f.id", "f.width", "f.height"])
    .where("p.project_id", "=", projectId)
    .where("p.file_id", "=", picture)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return { ...row, ...signPrivateFile(services, row.id) }
}

/** A copy has the pictures of what it was copied from. The owner is locked. */
export async function copyPictures(
  tx: Transaction<DB>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into studio_picture (project_id, file_id)
    select ${to}, file_id from studio_picture where project_id = ${from}`.execute(tx)
}

/** Takes these projects' pictures away; those that no other project has are deleted. The owner is locked. */
export async function dropPictures(tx: Transaction<DB>, projectIds: readonly string[]): Promise<void> {
  const dropped = await tx
    .deleteFrom("studio_picture")
    .where("project_id", "in", projectIds)
    .returning("file_id")
    .execute()
  const fileIds = [...new Set(dropped.map(({ file_id }) => file_id))]
  const used = new Set(await findUsed(tx, fileIds))
  for (const fileId of fileIds) if (!used.has(fileId)) await deletePrivateFile(tx, fileId)
}

async function findUsed(db: Kysely<DB>, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return []
  const rows = await db
    .selectFrom("studio_picture")
    .select("file_id")
    .where("file_id", "in", fileIds)
    .execute()
  return rows.map(({ file_id }) => file_id)
}
