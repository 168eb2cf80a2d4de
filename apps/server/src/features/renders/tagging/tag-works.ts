import { RenderCamera } from "@roomwright/contract/renders/order"
import { sql, type Transaction } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../../platform/events/record-event.ts"
import { runInThread } from "../../../platform/run-in-thread.ts"
import type { Services } from "../../../platform/services.ts"
import { tagWork } from "../../works/works.public.ts"
import { readSceneFiles } from "../worker/scene-files.ts"
import { PictureProduct } from "./picture-product.ts"

const triesMax = 3
const limits = { mostMs: 120_000, heapMb: 1_024 } as const

/**
 * Finds the products in renders that became pictures for works, and tags the works that show them: on the main picture where they are,
 * from other pictures without a place. One that fails stops none behind it.
 */
export async function tagWorks(services: Services, signal: AbortSignal): Promise<void> {
  for (let use = await nextUnseen(services); use && !signal.aborted; use = await nextUnseen(services)) {
    try {
      await look(services, use)
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown"
      services.log.warn({ picture: use.picture_id, reason }, "products of a render were not found")
    }
  }
  for (let tagged = true; tagged && !signal.aborted;)
    tagged = await inTransaction(services, (tx) => tagNext(tx))
}

interface UnseenUse {
  readonly picture_id: string
  readonly account_id: string
  readonly document: string
  readonly camera: unknown
  readonly width: number
  readonly height: number
}

/** Counts the try before it begins: what kills the process is not tried for ever. */
async function nextUnseen({ database }: Services): Promise<UnseenUse | null> {
  const { rows } = await sql<UnseenUse>`
    with next as (
      update render_use set tries = tries + 1
      where picture_id = (
        select u.picture_id from render_use u join render r on r.id = u.render_id
        where u.products is null and u.tries < ${triesMax} and r.kind like 'image-%'
        order by u.tries, u.picture_id limit 1 for update of u skip locked)
      returning picture_id, render_id)
    select next.picture_id, r.account_id, s.document, r.camera, r.width, r.height
    from next join render r on r.id = next.render_id join render_scene s on s.id = r.scene_id`.execute(
    database.db,
  )
  return rows[0] ?? null
}

async function look(services: Services, use: UnseenUse): Promise<void> {
  const { document, account_id: accountId, width, height } = use
  const order = {
    document,
    camera: z.parse(RenderCamera, use.camera),
    aspect: width / height,
    files: await readSceneFiles(services, accountId, document),
  }
  const thread = new URL("./find-products-thread.ts", import.meta.url)
  const products = await runInThread<readonly PictureProduct[]>(thread, order, limits)
  await services.database.db
    .updateTable("render_use")
    .set({ products: JSON.stringify(products) })
    .where("picture_id", "=", use.picture_id)
    .execute()
}

interface UntaggedUse {
  readonly picture_id: string
  readonly work_id: string
  readonly designer_id: string
  readonly is_main: boolean
  readonly tagged_as: string
  readonly products: unknown
}

/** Gives a work the products of one of its pictures. False where none is left. */
async function tagNext(tx: Transaction<DB>): Promise<boolean> {
  const isMain = sql`w.main_picture_id = u.picture_id`
  const taggedAs = sql`(w.id || case when ${isMain} then ' main' else '' end)`
  const { rows } = await sql<UntaggedUse>`
    select u.picture_id, w.id as work_id, w.designer_id, ${isMain} as is_main, ${taggedAs} as tagged_as, u.products
    from render_use u
    join work_picture p on p.picture_id = u.picture_id
    join work w on w.id = p.work_id
    where u.products is not null and u.tagged_as is distinct from ${taggedAs}
    order by u.picture_id limit 1 for update of w, u skip locked`.execute(tx)
  const [use] = rows
  if (!use) return false
  const products = z.parse(z.array(PictureProduct), use.products)
  await tagWork(tx, { workId: use.work_id, isMain: use.is_main, products })
  await tx
    .updateTable("render_use")
    .set({ tagged_as: use.tagged_as })
    .where("picture_id", "=", use.picture_id)
    .execute()
  await recordEvent(tx, { type: "work-changed", workId: use.work_id, designerId: use.designer_id })
  return true
}
