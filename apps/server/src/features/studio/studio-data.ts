import { sql, type Kysely } from "kysely"
import { eraseLayouts, exportLayouts } from "./layouts/layout-data.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { deleteProjects } from "./change-project.ts"
import { lockOwner } from "./own-project.ts"

/**
 * What somebody has drawn and asked to be furnished: projects with their documents, those in the trash too, of earlier states the named ones
 * whole, the others by when they were, and the scenes of works. Pictures of plans go with the uploads.
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
    return exportDrawn(
      db,
      accountId,
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
    // Who bought a design may begin from its scene for good.
    await sql`
      delete from studio_work_scene as s where account_id = ${accountId}
        and not exists (select from market_order as o where o.subject_id = s.work_id and o.kind = 'design')`.execute(
      tx,
    )
    await eraseLayouts(tx, accountId)
    await tx.deleteFrom("studio_hand_off").where("account_id", "=", accountId).execute()
  },
}

async function* exportDrawn(
  db: Kysely<DB>,
  accountId: string,
  projectIds: readonly string[],
): AsyncGenerator {
  yield* exportProjects(db, projectIds)
  yield* exportScenes(db, accountId)
  yield* exportLayouts(db, accountId)
}

/** The scenes of works, as they were published. */
async function* exportScenes(db: Kysely<DB>, accountId: string): AsyncGenerator {
  const rows = await db
    .selectFrom("studio_work_scene")
    .select("work_id")
    .where("account_id", "=", accountId)
    .orderBy("work_id")
    .execute()
  for (const { work_id } of rows) {
    const scene = await db
      .selectFrom("studio_work_scene")
      .select(["work_id", "project_id", "published_at", "document"])
      .where("work_id", "=", work_id)
      .executeTakeFirst()
    if (scene) yield { ...scene, document: toJson(scene.document) }
  }
}

/** One after the other: documents may be long. */
async function* exportProjects(db: Kysely<DB>, ids: readonly string[]): AsyncGenerator {
  for (const id of ids) {
    const project = await db
      .selectFrom("studio_project as p")
      .leftJoin("studio_link as l", "l.project_id", "p.id")
      .select([
        "p.name",
        "p.version",
        "p.created_at",
        "p.changed_at",
        "p.trashed_at",
        "p.document",
        "p.template_id",
      ])
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
