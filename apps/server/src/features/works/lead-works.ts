import type { Language } from "@roomwright/contract/language"
import type { WorkCard } from "@roomwright/contract/works/calls"
import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { selectWorkCards, toWorkCard } from "./work-cards.ts"

/** How wide a picture must be to be looked at closely, and to fill a screen (px). */
const largePicture = 1_200
export const coverPicture = 1_600

/**
 * The works that may be shown large on the home page without being chosen: staff checked their current edition,
 * products in them are on sale, and their picture is large. Those whose picture fills a screen may lead, and come first;
 * the most viewed before others.
 */
export async function readLeadWorks(db: Kysely<DB>, most: number, language: Language): Promise<WorkCard[]> {
  const rows = await selectWorkCards(db)
    .whereRef("work.seen_edition", "=", "work.edition")
    .where("picture.width", ">=", largePicture)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("work_product")
          .innerJoin("product", "product.id", "work_product.product_id")
          .select("product.id")
          .whereRef("work_product.work_id", "=", "work.id")
          .where("product.on_sale", "=", true),
      ),
    )
    .orderBy(sql`picture.width >= ${coverPicture}`, "desc")
    .orderBy("work.view_count", "desc")
    .orderBy("work.id", "desc")
    .limit(most)
    .execute()
  return rows.map((row) => toWorkCard(row, language))
}
