import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { deleteProjects } from "./change-project.ts"
import { lockOwner } from "./own-project.ts"

/**
 * What somebody has drawn: projects with their documents, those in the trash too, and of earlier states the named ones
 * whole, the others by when they were. Pictures of plans go with the uploads.
 */
export const studioData: PersonalData = {
  name: "studio",
  async export(db, accountId) {
    const rows = await db
      .selectFrom("studio_project")
      .select("id")
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .orderBy("id")
      .execute()
    return exportProjects(
      db,
      rows.map(({ id }) => id),
    )
  },
  async erase(tx, accountId) {
    await lockOwner(tx, accountId)
    const rows = await tx
      .selectFrom("studio_project")
      .select("id")
      .where("account_id", "=", accountId)
      .execute()
    await deleteProjects(
      tx,
      rows.map(({ id }) => id),
    )
    await tx.deleteFrom("studio_hand_off").where("account_id", "=", accountId).execute()
  },
}

/** One after the other: documents may be long. */
async function* exportProjects(db: Kysely<DB>, ids: readonly string[]): AsyncGenerator {
  for (const id of ids) {
    const project = await db
      .selectFrom("studio_project as p")
      .leftJoin("studio_link as l", "l.project_id", "p.id")
      .select(["p.name", "p.version", "p.created_at", "p.changed_at", "p.trashed_at", "p.document"])
      .select("l.made_at as shared_since")
      .where("p.id", "=", id)
      .executeTakeFirst()
    const versions = await db
      .selectFrom("studio_version")
      .select(["version", "reason", "name", "saved_at", "document"])
      .where("project_id", "=", id)
      .orderBy("version")
      .execute()
    if (!project) continue
    const { document, ...told } = project
    yield {
      ...told,
      document: toJson(document),
      versions: versions.map(({ document: earlier, ...version }) =>
        version.name === "" ? version : { ...version, document: toJson(earlier) },
      ),
    }
  }
}

/** Written by `writeDocument`. */
const toJson = (text: string): unknown => JSON.parse(text)
