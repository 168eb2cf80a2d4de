import { SceneDocument, type OwnWorkScene } from "@roomwright/contract/studio/work-scenes"
import type { Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../../platform/app-error.ts"
import type { DB } from "../../../platform/database/row-types.ts"
import { inTransaction } from "../../../platform/events/record-event.ts"
import type { Services } from "../../../platform/services.ts"
import { isDesignOrdered } from "../../orders/orders.public.ts"
import { lockMyWork, notePrices, reviseWork } from "../../works/works.public.ts"
import { checkDocument } from "../check-document.ts"
import { withinQuota } from "../document-quota.ts"
import { columnsOf } from "../make-project.ts"
import { lockOwner } from "../own-project.ts"
import type { StoredScene } from "../read-scene.ts"
import { readOwnScene } from "./own-scenes.ts"
import { findReferences } from "./scene-references.ts"
import { withoutUnderlays } from "./without-underlays.ts"

type Publishing = Pick<Services, "database" | "clock" | "events">

interface OwnWork {
  readonly workId: string
  readonly designerId: string
}

/**
 * Publishes the present state of a project as the scene of a work; both are the designer's. Where this state is published
 * already nothing changes. Throws `notFound` for a work or project that is another's, `projectInTrash`, `documentRefused`,
 * `studioFull`.
 */
export async function attachScene(
  services: Publishing,
  own: OwnWork,
  projectId: string,
): Promise<OwnWorkScene> {
  const project = await services.database.db
    .selectFrom("studio_project")
    .select(["id", "document", "document_hash", "template_id", "trashed_at"])
    .where("id", "=", projectId)
    .where("account_id", "=", own.designerId)
    .executeTakeFirst()
  if (!project) throw new AppError("notFound")
  if (project.trashed_at) throw new AppError("projectInTrash")
  const scene = await checkDocument(withoutUnderlays(project.document))
  const at = services.clock.now()
  await inTransaction(services, async (tx) => {
    await lockOwner(tx, own.designerId)
    await lockMyWork(tx, { id: own.workId, designerId: own.designerId })
    const before = await readPublished(tx, own.workId)
    if (before?.project_id === project.id && before.project_hash === project.document_hash) return
    await withinQuota(tx, own.designerId, () =>
      putScene(tx, {
        workId: own.workId,
        accountId: own.designerId,
        project: { id: project.id, hash: project.document_hash },
        scene,
        at,
      }),
    )
    const { template_id: templateId } = project
    const isFromOther = templateId !== null && templateId !== own.workId
    await reviseWork(tx, { id: own.workId, at, ...(isFromOther ? { templateId } : {}) })
  })
  const published = await readOwnScene(services.database.db, own)
  // Somebody took it away in the same moment.
  if (!published) throw new AppError("notFound")
  return published
}

/**
 * Takes the scene of a work away; without one nothing changes. Who has ordered its design keeps it to begin from. Throws
 * `notFound`.
 */
export const detachScene = (services: Publishing, { workId, designerId }: OwnWork): Promise<void> =>
  inTransaction(services, async (tx) => {
    await lockOwner(tx, designerId)
    await lockMyWork(tx, { id: workId, designerId })
    if (!(await readPublished(tx, workId))) return
    const at = services.clock.now()
    if (await isDesignOrdered(tx, workId))
      await tx
        .updateTable("studio_work_scene")
        .set({ detached_at: at })
        .where("work_id", "=", workId)
        .execute()
    else await tx.deleteFrom("studio_work_scene").where("work_id", "=", workId).execute()
    await reviseWork(tx, { id: workId, at })
  })

/** Throws `notFound` for a work that is not there, or another's. */
export async function findOwnWork(
  { database: { db } }: Pick<Services, "database">,
  { workId, designerId }: OwnWork,
): Promise<void> {
  const work = await db
    .selectFrom("work")
    .select("id")
    .where("id", "=", workId)
    .where("designer_id", "=", designerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!work) throw new AppError("notFound")
}

const readPublished = (tx: Transaction<DB>, workId: string) =>
  tx
    .selectFrom("studio_work_scene")
    .select(["project_id", "project_hash"])
    .where("work_id", "=", workId)
    .where("detached_at", "is", null)
    .executeTakeFirst()

interface PublishedScene {
  readonly workId: string
  readonly accountId: string
  /** With the hash of its document. */
  readonly project: { readonly id: string; readonly hash: string }
  readonly scene: StoredScene
  readonly at: Date
}

/** Writes the scene of a work, in place of the one before. */
export async function putScene(
  tx: Transaction<DB>,
  { workId, accountId, project, scene, at }: PublishedScene,
): Promise<void> {
  const values = {
    account_id: accountId,
    project_id: project.id,
    project_hash: project.hash,
    ...columnsOf(scene),
    published_at: at,
    detached_at: null,
  }
  const { productIds } = findReferences(z.parse(SceneDocument, JSON.parse(scene.text)))
  await notePrices(tx, { workId, productIds, at, isAnew: true })
  await tx
    .insertInto("studio_work_scene")
    .values({ work_id: workId, ...values })
    .onConflict((conflict) => conflict.column("work_id").doUpdateSet(values))
    .execute()
}
