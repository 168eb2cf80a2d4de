import { viewPath } from "@roomwright/contract/page-paths"
import { showText, type Language } from "@roomwright/contract/language"
import type { PlacedProduct, WithdrawnProduct, WorkDetail } from "@roomwright/contract/works/calls"
import { sql, type Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import { prepared } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { readAvatars } from "../accounts/accounts.public.ts"
import { readProductCards } from "../catalogue/catalogue.public.ts"
import { pictureColumns, toPicture } from "../media/media.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { readPanoramas } from "./read-panoramas.ts"
import { readPricesThen } from "./work-prices.ts"
import { selectWorkCards, toWorkCard } from "./work-cards.ts"

/** What a higher feature knows of the 3D scenes of works: registered where features are joined. */
export interface WorkScenes {
  /** Those of these works that carry a scene. */
  findScened(db: Kysely<DB>, workIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** One published work. Throws `notFound` for an unpublished one, too. */
export async function readWorkDetail(
  { database: { db } }: Services,
  { filterRegistry, scenes }: { readonly filterRegistry: FilterRegistry; readonly scenes: WorkScenes },
  id: string,
  language: Language,
): Promise<WorkDetail> {
  const row = await selectWorkCards(db)
    .select([
      "style_description",
      "style",
      "home_type",
      "space",
      "scene",
      "room_type",
      "template_id",
      "url_3d",
      "view_count",
      "published_at",
    ])
    .where("work.id", "=", id)
    .executeTakeFirst()
  if (!row?.published_at) throw new AppError("notFound")
  const [pictures, panoramas, products, { gone, withdrawn }, designer, startedFrom, label, scened, avatars] =
    await Promise.all([
      db
        .selectFrom("work_picture")
        .innerJoin("picture", "picture.id", "work_picture.picture_id")
        .select(pictureColumns)
        .where("work_picture.work_id", "=", id)
        .orderBy("work_picture.position")
        .execute(),
      readPanoramas(db, filterRegistry, id, language),
      readPlacedProducts(db, id, language),
      readWithdrawnProducts(db, id, language),
      db
        .selectFrom("work")
        .select((eb) => eb.fn.countAll<number>().as("workCount"))
        .where("designer_id", "=", row.designer_id)
        .where("shelved", "=", true)
        .executeTakeFirstOrThrow(),
      row.template_id
        ? db
            .selectFrom("work")
            .select(["id", "name"])
            .where("id", "=", row.template_id)
            .where("shelved", "=", true)
            .executeTakeFirst()
        : undefined,
      filterRegistry.labeller(language),
      scenes.findScened(db, [id]),
      readAvatars(db, [row.designer_id]),
    ])
  const card = toWorkCard(row, language)
  return {
    ...card,
    designer: {
      ...card.designer,
      avatar: avatars.get(row.designer_id) ?? null,
      workCount: designer.workCount,
    },
    styleDescription: showText(row.style_description, language),
    pictures: pictures.map(toPicture),
    panoramas,
    style: label("style", row.style),
    homeType: label("homeType", row.home_type),
    space: label("space", row.space),
    scene: label("scene", row.scene),
    roomType: label("roomType", row.room_type),
    startedFrom: startedFrom ? { id: startedFrom.id, name: showText(startedFrom.name, language) } : null,
    url3d: scened.has(id) ? viewPath(id) : row.url_3d === "" ? null : row.url_3d,
    viewCount: row.view_count,
    publishedAt: row.published_at.toISOString(),
    products,
    goneProducts: gone,
    withdrawnProducts: [...withdrawn],
  }
}

/** The products in a work that are on sale, in the order of their tags. */
export async function readPlacedProducts(
  db: Kysely<DB>,
  workId: string,
  language: Language,
): Promise<PlacedProduct[]> {
  const places = await db
    .selectFrom("work_product")
    .modifyFront(prepared)
    .select(["product_id", "tag_x", "tag_y"])
    .where("work_id", "=", workId)
    .orderBy("position")
    .execute()
  const [cards, then] = await Promise.all([
    readProductCards(
      db,
      places.map((place) => place.product_id),
      language,
    ),
    readPricesThen(db, workId),
  ])
  return cards.map((product) => {
    const place = places.find(({ product_id }) => product_id === product.id)
    const { tag_x: x, tag_y: y } = place ?? { tag_x: null, tag_y: null }
    return {
      product,
      at: x === null || y === null ? null : { x, y },
      atPublishing: then.get(product.id) ?? null,
    }
  })
}

/** How many products on sale are tagged in the pictures of these works; those without any are left out. */
export async function countPlacedProducts(
  db: Kysely<DB>,
  workIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (workIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("work_product")
    .innerJoin("product_card", "product_card.product_id", "work_product.product_id")
    .modifyFront(prepared)
    .select(({ fn }) => ["work_product.work_id", fn.countAll<number>().as("count")])
    .where(sql<boolean>`work_product.work_id = any(${[...workIds]}::uuid[])`)
    .where("product_card.on_sale", "=", true)
    .where("tag_x", "is not", null)
    .where("tag_y", "is not", null)
    .groupBy("work_product.work_id")
    .execute()
  return new Map(rows.map(({ work_id: id, count }) => [id, count]))
}

/** The products in a work that are no longer sold, in the order of their tags. */
async function readWithdrawnProducts(
  db: Kysely<DB>,
  workId: string,
  language: Language,
): Promise<{ readonly gone: number; readonly withdrawn: readonly WithdrawnProduct[] }> {
  const rows = await db
    .selectFrom("work_product")
    .innerJoin("product", "product.id", "work_product.product_id")
    .innerJoin("category", "category.id", "product.category_id")
    .leftJoin("work_price", (join) =>
      join
        .onRef("work_price.work_id", "=", "work_product.work_id")
        .onRef("work_price.product_id", "=", "work_product.product_id"),
    )
    .modifyFront(prepared)
    .select(["work_product.product_id", "category.name", "work_price.price", "work_price.noted_at"])
    .select("product.blocked_from_sale")
    .where("work_product.work_id", "=", workId)
    .where("product.on_sale", "=", false)
    .orderBy("work_product.position")
    .execute()
  const withdrawn = rows
    // Of what a blocked merchant offered nothing is shown at all.
    .filter(({ blocked_from_sale: isBlocked }) => !isBlocked)
    .map(({ product_id, name, price, noted_at }) => ({
      productId: product_id,
      category: showText(name, language),
      atPublishing: price === null || noted_at === null ? null : { price, at: noted_at.toISOString() },
    }))
  return { gone: rows.length, withdrawn }
}
