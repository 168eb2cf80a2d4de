import type { MyWork } from "@roomwright/contract/works/my-works"
import type { Language } from "@roomwright/contract/language"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import { pictureColumns, toOwnPicture } from "../media/media.public.ts"
import { readCounts, type WorkSales } from "./my-work-row.ts"
import { selectMyWorks, toSummary } from "./list-my-works.ts"
import { readOwnPanoramas } from "./read-panoramas.ts"

/**
 * A work in full, published or not. Throws `notFound` for a deleted one, and for another's when a designer is
 * given.
 */
export async function readMyWork(
  services: Services,
  sales: WorkSales,
  { id, designerId }: { readonly id: string; readonly designerId?: string },
  language: Language,
): Promise<MyWork> {
  const { db } = services.database
  const row = await selectMyWorks(db)
    .select([
      "style",
      "home_type",
      "space",
      "scene",
      "room_type",
      "style_description",
      "url_3d",
      "template_id",
      "work.edition",
    ])
    .where("work.id", "=", id)
    .$if(designerId !== undefined, (query) => query.where("work.designer_id", "=", designerId ?? ""))
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const [pictures, panoramas, countsOf] = await Promise.all([
    db
      .selectFrom("work_picture")
      .innerJoin("picture", "picture.id", "work_picture.picture_id")
      .select([...pictureColumns, "picture.hidden"])
      .where("work_picture.work_id", "=", id)
      .orderBy("work_picture.position")
      .execute(),
    readOwnPanoramas(services, id),
    readCounts(db, sales, [id]),
  ])
  const [mainImage, ...detailImages] = pictures.map((picture) => toOwnPicture(services, picture))
  const summary = toSummary(services, row, countsOf(id), language)
  return {
    ...summary,
    edition: row.edition,
    localName: row.name,
    styleDescription: row.style_description,
    style: row.style,
    homeType: row.home_type,
    space: row.space,
    scene: row.scene,
    roomType: row.room_type,
    mainImage: mainImage ?? summary.picture,
    detailImages,
    panoramas,
    url3d: row.url_3d,
    templateId: row.template_id,
  }
}
