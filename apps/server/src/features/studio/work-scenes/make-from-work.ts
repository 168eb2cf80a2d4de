import { createHash } from "node:crypto"
import { showText, type Language } from "@roomwright/contract/language"
import { projectLimits } from "@roomwright/contract/studio/projects"
import { sql, type Kysely } from "kysely"
import { AppError } from "../../../platform/app-error.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import type { Session } from "../../../platform/http/dispatch.ts"
import { newId } from "../../../platform/ids.ts"
import type { Services } from "../../../platform/services.ts"
import { hasPaidForDesign } from "../../orders/orders.public.ts"
import { withinQuota } from "../document-quota.ts"
import { findMade, mayDesign, refuseTooMany } from "../make-project.ts"
import { lockOwner } from "../own-project.ts"
import { refuseBeginning } from "./may-begin.ts"

interface Asked {
  readonly workId: string
  readonly key: string
}

/**
 * Makes a project of the published scene of a work, called as the work is, and gives its id; the same key gives the one that is
 * there. Throws what `refuseBeginning` says, `tooManyProjects`, `studioFull`, `projectKeyReused`.
 */
export async function makeProjectFromWork(
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  session: Session,
  { workId, key }: Asked,
  language: Language,
): Promise<string> {
  const { accountId } = session
  const work = await db.selectFrom("work").select("id").where("id", "=", workId).executeTakeFirst()
  if (!work) throw new AppError("notFound")
  const bodyHash = createHash("sha256").update(`work ${workId}`).digest("hex")
  const asked = { accountId, key, bodyHash }
  const made = await findMade(db, asked)
  if (made) return made
  return db.transaction().execute(async (tx) => {
    await lockOwner(tx, accountId)
    const meanwhile = await findMade(tx, asked)
    if (meanwhile) return meanwhile
    const name = await nameOfBeginning(tx, session, workId, language)
    await refuseTooMany(tx, accountId)
    const id = newId()
    const at = clock.now()
    await withinQuota(tx, accountId, async () => {
      await sql`
        insert into studio_project (id, account_id, key, body_hash, name, template_id, created_at, changed_at, saved_at,
          kept_at, document, document_hash, schema_version, facts, sketch)
        select ${id}, ${accountId}, ${key}, ${bodyHash}, ${name}, work_id, ${at}, ${at}, ${at}, ${at},
          document, document_hash, schema_version, facts, sketch
        from studio_work_scene where work_id = ${workId}`.execute(tx)
    })
    return id
  })
}

/** Whether the caller may begin a project from a work now. Throws `notFound` for a work that is not theirs to see. */
export async function mayBeginFromWork(
  { database: { db } }: Pick<Services, "database">,
  session: Session,
  workId: string,
): Promise<boolean> {
  const { refusal } = await askToBegin(db, session, workId)
  if (refusal === "notFound") throw new AppError("notFound")
  return refusal === null
}

/** What a project that begins from this work is called. Throws where the caller may not begin from it. */
async function nameOfBeginning(
  db: Kysely<DB>,
  session: Session,
  workId: string,
  language: Language,
): Promise<string> {
  const { refusal, name } = await askToBegin(db, session, workId)
  if (refusal) throw new AppError(refusal)
  return showText(name, language).text.slice(0, projectLimits.name)
}

async function askToBegin(db: Kysely<DB>, session: Session, workId: string) {
  const work = await db
    .selectFrom("work")
    .leftJoin("studio_work_scene", "studio_work_scene.work_id", "work.id")
    .select(["work.designer_id", "work.name", "work.shelved", "work.template", "work.price"])
    .select(["work.deleted_at", "studio_work_scene.work_id as scene_of"])
    .select("studio_work_scene.detached_at")
    .where("work.id", "=", workId)
    .executeTakeFirst()
  if (!work) throw new AppError("notFound")
  const isBought = await hasPaidForDesign(db, session.accountId, workId)
  const refusal = refuseBeginning({
    isOwn: work.designer_id === session.accountId && work.deleted_at === null,
    isBought,
    isShown: work.shelved,
    // One that was taken away is there for its buyers alone.
    hasScene: work.scene_of !== null && (isBought || work.detached_at === null),
    isTemplate: work.template,
    price: work.price,
    mayDesign: mayDesign(session),
  })
  return { refusal, name: work.name }
}
