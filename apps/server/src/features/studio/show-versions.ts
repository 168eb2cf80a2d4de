import {
  ProjectFacts,
  ProjectSketch,
  VersionReason,
  projectLimits,
  type OpenedVersion,
  type ProjectVersion,
} from "@roomwright/contract/studio/projects"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { withinQuota } from "./document-quota.ts"
import { dropOldest, savePresent, nameVersion } from "./save-versions.ts"
import { lockLiveProject, lockOwner, lockProject, type Own } from "./own-project.ts"

interface VersionRow {
  readonly id: string
  readonly version: number
  readonly reason: string
  readonly name: string
  readonly facts: unknown
  readonly sketch: unknown
  readonly saved_at: Date
}

const selectVersions = (db: Kysely<DB>, { id, accountId }: Own) =>
  db
    .selectFrom("studio_version as v")
    .innerJoin("studio_project as p", "p.id", "v.project_id")
    .select(["v.id", "v.version", "v.reason", "v.name", "v.facts", "v.sketch", "v.saved_at"])
    .where("p.id", "=", id)
    .where("p.account_id", "=", accountId)

const toVersion = (row: VersionRow): ProjectVersion => ({
  id: row.id,
  version: row.version,
  reason: z.parse(VersionReason, row.reason),
  name: row.name,
  savedAt: row.saved_at.toISOString(),
  facts: z.parse(ProjectFacts, row.facts),
  sketch: z.parse(z.nullable(ProjectSketch), row.sketch),
})

/** Earlier states of one's own project, the latest first. Throws `notFound`. */
export async function listVersions(db: Kysely<DB>, own: Own): Promise<ProjectVersion[]> {
  const project = await db
    .selectFrom("studio_project")
    .select("id")
    .where("id", "=", own.id)
    .where("account_id", "=", own.accountId)
    .executeTakeFirst()
  if (!project) throw new AppError("notFound")
  const rows = await selectVersions(db, own)
    .orderBy("v.version", "desc")
    .limit(projectLimits.versions)
    .execute()
  return rows.map(toVersion)
}

/** One of them with its document. Throws `notFound`. */
export async function openVersion(db: Kysely<DB>, own: Own, kept: string): Promise<OpenedVersion> {
  const row = await selectVersions(db, own).select("v.document").where("v.id", "=", kept).executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return { ...toVersion(row), document: row.document }
}

async function readVersion(db: Kysely<DB>, own: Own, kept: string): Promise<ProjectVersion> {
  const { document: _document, ...version } = await openVersion(db, own, kept)
  return version
}

/** Keeps the present state under a name. Throws `notFound`, `projectInTrash`, `tooManyNamedVersions`, `studioFull`. */
export async function saveNamed(
  { database: { db } }: Pick<Services, "database">,
  own: Own,
  name: string,
): Promise<ProjectVersion> {
  const kept = await db.transaction().execute(async (tx) => {
    await lockOwner(tx, own.accountId)
    return withinQuota(tx, own.accountId, async () => {
      await lockLiveProject(tx, own)
      const id = await savePresent(tx, own.id, "named")
      await nameVersion(tx, own.id, { id, name })
      await dropOldest(tx, own.id)
      return id
    })
  })
  return readVersion(db, own, kept)
}

/** Names an earlier state, or takes its name off. Throws `notFound`, `tooManyNamedVersions`. */
export async function renameVersion(
  { database: { db } }: Pick<Services, "database">,
  own: Own,
  { kept, name }: { readonly kept: string; readonly name: string },
): Promise<ProjectVersion> {
  await db.transaction().execute(async (tx) => {
    await lockProject(tx, own)
    await nameVersion(tx, own.id, { id: kept, name })
  })
  return readVersion(db, own, kept)
}
