import { createHash } from "node:crypto"
import type { MyWorkForm } from "@roomwright/contract/works/my-works"
import type { InputFault } from "@roomwright/contract/envelope"
import { sql, type Transaction } from "kysely"
import { requestJob } from "../../jobs/request-job.ts"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { showPictures } from "../media/media.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { markWork } from "./mark-sold-works.ts"
import { lockMyWork, type WorkSales } from "./my-work-row.ts"
import { dropPictures, takePictures } from "./my-work-pictures.ts"
import { createWork } from "./save-work.ts"
import { panoramaIdsOf, takePanoramas, writePanoramas } from "./work-panoramas.ts"
import { indexDesigner, saveWorkSpellings, wordsOfWork } from "./work-words.ts"

interface Saving {
  readonly filterRegistry: FilterRegistry
  readonly sales: WorkSales
  readonly designerId: string
}

/**
 * Creates a work, unpublished, or changes one; a published one changes at once for everybody. The same key
 * always means the same work, and an identical repeat changes nothing. Throws `notFound`, `uploadGone`,
 * `workChanged` for a form based on an older edition, and `invalidInput` for unknown filter values and
 * templates. Returns the work's id.
 */
export async function saveMyWork(
  services: Services,
  { filterRegistry, sales, designerId }: Saving,
  form: MyWorkForm,
): Promise<string> {
  await refuseUnknownValues(filterRegistry, form)
  return inTransaction(services, async (tx) => {
    const id = form.id ?? (await findByKey(tx, designerId, form.key ?? ""))
    // Its pictures may be renders, which know their products.
    await requestJob(tx, "tag-works")
    return id === null
      ? makeMyWork(tx, designerId, form)
      : changeMyWork(tx, sales, { id, designerId, at: services.clock.now() }, form)
  })
}

/** The work of this key, after waiting for a parallel call that creates it. */
async function findByKey(tx: Transaction<DB>, designerId: string, key: string): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`work ${designerId} ${key}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom("work")
    .select("id")
    .where("designer_id", "=", designerId)
    .where("key", "=", key)
    .executeTakeFirst()
  return row?.id ?? null
}

async function makeMyWork(tx: Transaction<DB>, designerId: string, form: MyWorkForm): Promise<string> {
  await refuseUnknownTemplate(tx, form, { designerId, id: null, before: null })
  const [mainPictureId, ...detailPictureIds] = await takePictures(tx, form, { designerId, before: [] })
  return createWork(tx, {
    ...valuesOf(form),
    designerId,
    mainPictureId,
    detailPictureIds,
    panoramas: await takePanoramas(tx, form.panoramas ?? [], { designerId, before: [] }),
    products: [],
    key: form.key ?? null,
    publishedAt: null,
  })
}

interface Changing {
  readonly id: string
  readonly designerId: string
  readonly at: Date
}

async function changeMyWork(
  tx: Transaction<DB>,
  sales: WorkSales,
  { id, designerId, at }: Changing,
  form: MyWorkForm,
): Promise<string> {
  const work = await lockMyWork(tx, { id, designerId })
  const formHash = hashOf(form)
  if (form.edition !== undefined && form.edition !== work.edition) {
    // Exactly the same form: its answer was lost.
    if (work.form_hash === formHash) return id
    throw new AppError("workChanged")
  }
  await refuseUnknownTemplate(tx, form, { designerId, id, before: work.template_id })
  const before = await tx.selectFrom("work_picture").select("picture_id").where("work_id", "=", id).execute()
  const idsBefore = before.map(({ picture_id }) => picture_id)
  const pictureIds = await takePictures(tx, form, { designerId, before: idsBefore })
  const roomsBefore = await panoramaIdsOf(tx, id)
  const rooms =
    form.panoramas && (await takePanoramas(tx, form.panoramas, { designerId, before: roomsBefore }))
  const values = valuesOf(form)
  const words = await wordsOfWork(tx, { ...values, designerId })
  await tx
    .updateTable("work")
    .set(({ eb }) => ({
      edition: eb("edition", "+", 1),
      form_hash: formHash,
      name: JSON.stringify(values.name),
      style_description: JSON.stringify(values.styleDescription),
      style: values.style,
      home_type: values.homeType,
      space: values.space,
      scene: values.scene,
      room_type: values.roomType,
      area_m2: values.areaM2,
      main_picture_id: pictureIds[0],
      price: values.price,
      template: values.template,
      template_id: values.templateId,
      url_3d: values.url3d,
      words: sql<string>`array_to_tsvector(${words}::text[])`,
      changed_at: at,
    }))
    .where("id", "=", id)
    .execute()
  await tx.deleteFrom("work_picture").where("work_id", "=", id).execute()
  await tx
    .insertInto("work_picture")
    .values(pictureIds.map((picture_id, position) => ({ work_id: id, picture_id, position })))
    .execute()
  // The tags of its products belong to the replaced picture.
  if (work.main_picture_id !== pictureIds[0])
    await tx.updateTable("work_product").set({ tag_x: null, tag_y: null }).where("work_id", "=", id).execute()
  if (rooms) await writePanoramas(tx, id, rooms)
  const shown = [...pictureIds, ...(rooms?.map(({ pictureId }) => pictureId) ?? roomsBefore)]
  const gone = [...idsBefore, ...roomsBefore].filter((pictureId) => !shown.includes(pictureId))
  await dropPictures(tx, gone, { areKept: await sales.hasOrders(tx, id) })
  await showPictures(tx, shown, work.shelved)
  if (await markWork(tx, id)) await requestJob(tx, "mark-works")
  await saveWorkSpellings(tx, words)
  await indexDesigner(tx, designerId)
  await recordEvent(tx, { type: "work-changed", workId: id, designerId })
  return id
}

const hashOf = (form: MyWorkForm): string =>
  createHash("sha256").update(JSON.stringify(form)).digest("base64url")

const valuesOf = (form: MyWorkForm) => ({
  name: form.localName,
  styleDescription: form.styleDescription,
  style: form.style,
  homeType: form.homeType,
  space: form.space,
  scene: form.scene,
  roomType: form.roomType,
  areaM2: form.area,
  price: form.price,
  template: form.template,
  templateId: form.templateId,
  url3d: form.url3d,
})

const valueKinds = ["style", "homeType", "space", "scene", "roomType"] as const

async function refuseUnknownValues(filterRegistry: FilterRegistry, form: MyWorkForm): Promise<void> {
  const faults: InputFault[] = []
  for (const kind of valueKinds) {
    const values = await filterRegistry.list(kind)
    if (!values.some(({ id }) => id === form[kind])) faults.push({ path: `body.${kind}`, problem: "unknown" })
  }
  const rooms = await filterRegistry.list("space")
  for (const [at, { room }] of (form.panoramas ?? []).entries())
    if (!rooms.some(({ id }) => id === room))
      faults.push({ path: `body.panoramas.${at}.room`, problem: "unknown" })
  if (faults.length > 0) throw new AppError("invalidInput", { faults })
}

interface Started {
  readonly designerId: string
  readonly id: string | null
  /** Its present template, which may be withdrawn by now. */
  readonly before: string | null
}

async function refuseUnknownTemplate(
  tx: Transaction<DB>,
  { templateId }: MyWorkForm,
  { designerId, id, before }: Started,
): Promise<void> {
  if (templateId === null || templateId === before) return
  const row = await tx
    .selectFrom("work")
    .select(["id", "designer_id", "shelved", "template"])
    .where("id", "=", templateId)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  const isKnown = row && row.id !== id && (row.designer_id === designerId || (row.shelved && row.template))
  if (!isKnown)
    throw new AppError("invalidInput", { faults: [{ path: "body.templateId", problem: "unknown" }] })
}
