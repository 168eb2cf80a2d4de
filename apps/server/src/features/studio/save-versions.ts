import { projectLimits, type VersionReason } from "@roomwright/contract/studio/projects"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"

/**
 * Keeps the present state of a project, which is locked, as a version that can be opened again; a state that is kept
 * already stays as it is. Gives its id.
 */
export async function savePresent(
  tx: Transaction<DB>,
  projectId: string,
  reason: VersionReason,
): Promise<string> {
  await sql`
    insert into studio_version (id, project_id, version, reason, document, document_hash, schema_version, facts,
      sketch, saved_at)
    select ${newId()}, id, version, ${reason}, document, document_hash, schema_version, facts, sketch, saved_at
    from studio_project where id = ${projectId}
    on conflict (project_id, version) do nothing`.execute(tx)
  const { id } = await tx
    .selectFrom("studio_version as v")
    .innerJoin("studio_project as p", (join) =>
      join.onRef("p.id", "=", "v.project_id").onRef("p.version", "=", "v.version"),
    )
    .select("v.id")
    .where("p.id", "=", projectId)
    .executeTakeFirstOrThrow()
  return id
}

/** Gives up the oldest versions without a name where there are too many. */
export async function dropOldest(tx: Transaction<DB>, projectId: string): Promise<void> {
  await sql`
    delete from studio_version where id in (
      select id from studio_version where project_id = ${projectId}
      order by name <> '' desc, version desc offset ${projectLimits.versions}
    )`.execute(tx)
}

/**
 * Names a version of a project, which is locked: it stays until its name is taken off. Throws `notFound`,
 * `tooManyNamedVersions`.
 */
export async function nameVersion(
  tx: Transaction<DB>,
  projectId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const { named } = await tx
    .selectFrom("studio_version")
    .select(({ fn }) => fn.countAll<number>().as("named"))
    .where("project_id", "=", projectId)
    .where("id", "!=", id)
    .where("name", "!=", "")
    .executeTakeFirstOrThrow()
  const most = projectLimits.namedVersions
  if (name !== "" && named >= most) throw new AppError("tooManyNamedVersions", { values: { most } })
  const { numUpdatedRows } = await tx
    .updateTable("studio_version")
    .set({ name })
    .where("id", "=", id)
    .where("project_id", "=", projectId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new AppError("notFound")
}
