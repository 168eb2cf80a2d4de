import { projectLimits, type Project, type ProjectSummary } from "@roomwright/contract/studio/projects"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { checkDocument } from "./check-document.ts"
import { dropOldest, savePresent } from "./save-versions.ts"
import { columnsOf } from "./make-project.ts"
import { findLiveProject, lockLiveProject, lockOwner, type Own } from "./own-project.ts"
import { withinQuota } from "./document-quota.ts"
import { readProject, readSummary } from "./show-projects.ts"

type Saving = Pick<Services, "database" | "clock">

/**
 * Saves a document on top of the version it is based on. What is there already is not saved again: a save whose answer
 * was lost may be sent once more. When the last version was kept some time ago, the state before this save is kept.
 * Throws `notFound`, `projectInTrash`, `documentRefused`, `studioFull`, and `projectChanged` where somebody has saved since.
 */
export async function saveDocument(
  { database: { db }, clock }: Saving,
  own: Own,
  { base, document }: { readonly base: number; readonly document: string },
): Promise<ProjectSummary> {
  await findLiveProject(db, own)
  const scene = await checkDocument(document)
  return storing({ db, own, read: (tx) => readSummary(tx, own) }, async (tx) => {
    const present = await lockLiveProject(tx, own)
    if (present.document_hash === scene.hash) return
    if (present.version !== base) throw new AppError("projectChanged")
    const now = clock.now()
    const isSpanOver = now.getTime() - present.kept_at.getTime() >= projectLimits.versionSpanMs
    if (isSpanOver) {
      await savePresent(tx, own.id, "span")
      await dropOldest(tx, own.id)
    }
    await tx
      .updateTable("studio_project")
      .set({
        ...columnsOf(scene),
        version: base + 1,
        saved_at: now,
        changed_at: now,
        kept_at: isSpanOver ? now : present.kept_at,
      })
      .where("id", "=", own.id)
      .execute()
  })
}

/**
 * Makes a kept version the present state by a new save; what it takes the place of is kept before. Sent again after a
 * lost answer it changes nothing. Throws `notFound`, `projectInTrash`, `projectChanged`, `studioFull`.
 */
export async function restoreVersion(
  { database: { db }, clock, config }: Saving & Pick<Services, "config">,
  own: Own,
  { kept, base }: { readonly kept: string; readonly base: number },
): Promise<Project> {
  const read = (tx: Transaction<DB>) => readProject({ database: { db: tx }, config }, own)
  return storing({ db, own, read }, async (tx) => {
    const present = await lockLiveProject(tx, own)
    const wanted = await tx
      .selectFrom("studio_version")
      .select("document_hash")
      .where("id", "=", kept)
      .where("project_id", "=", own.id)
      .executeTakeFirst()
    if (!wanted) throw new AppError("notFound")
    if (present.document_hash === wanted.document_hash) return
    if (present.version !== base) throw new AppError("projectChanged")
    await savePresent(tx, own.id, "restoration")
    const now = clock.now()
    await sql`
      update studio_project as p set document = v.document, document_hash = v.document_hash,
        schema_version = v.schema_version, facts = v.facts, sketch = v.sketch, version = ${base + 1},
        saved_at = ${now}, changed_at = ${now}, kept_at = ${now}
      from studio_version as v where v.id = ${kept} and p.id = ${own.id}`.execute(tx)
    // Only now: the one restored may be the oldest.
    await dropOldest(tx, own.id)
  })
}

/**
 * Stores within the quota, and gives the project as this left it: asked for after the transaction, it could be what
 * somebody else saved since, and whoever takes that version for their own would save over it without a question.
 */
const storing = <Stored>(
  given: {
    readonly db: Kysely<DB>
    readonly own: Own
    readonly read: (tx: Transaction<DB>) => Promise<Stored>
  },
  store: (tx: Transaction<DB>) => Promise<void>,
): Promise<Stored> =>
  given.db.transaction().execute(async (tx) => {
    await lockOwner(tx, given.own.accountId)
    await withinQuota(tx, given.own.accountId, () => store(tx))
    return given.read(tx)
  })
