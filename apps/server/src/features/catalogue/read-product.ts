import type { CategoryLabel, ProductDetail } from "@roomwright/contract/catalogue"
import { showText, type Language } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { pictureColumns, toPicture } from "../media/media.public.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import { selectProductCards, toProductCards } from "./product-cards.ts"

/** One product on sale. Throws `notFound` for one that is withdrawn, as for one that never was. */
export async function readProductDetail(
  { database: { db } }: Services,
  filterBook: FilterBook,
  id: string,
  language: Language,
): Promise<ProductDetail> {
  const row = await selectProductCards(db)
    .select(["description", "category_id", "style", "materials", "width_mm", "depth_mm", "height_mm"])
    .innerJoin("merchant_profile", "merchant_profile.account_id", "product.merchant_id")
    .select("merchant_profile.city")
    .where("product.id", "=", id)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const [cards, variants, pictures, categories, merchant, label] = await Promise.all([
    toProductCards(db, [row], language),
    db.selectFrom("product_variant").selectAll().where("product_id", "=", id).orderBy("position").execute(),
    db
      .selectFrom("product_picture")
      .innerJoin("picture", "picture.id", "product_picture.picture_id")
      .select(pictureColumns)
      .where("product_picture.product_id", "=", id)
      .orderBy("product_picture.position")
      .execute(),
    readCategoryPath(db, row.category_id, language),
    db
      .selectFrom("product")
      .select((eb) => eb.fn.countAll<number>().as("productCount"))
      .where("merchant_id", "=", row.merchant_id)
      .where("on_sale", "=", true)
      .executeTakeFirstOrThrow(),
    filterBook.labeller(language),
  ])
  const [card] = cards
  if (!card) throw new AppError("notFound")
  return {
    ...card,
    merchant: { ...card.merchant, city: showText(row.city, language), productCount: merchant.productCount },
    description: showText(row.description, language),
    pictures: pictures.map(toPicture),
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      size: variant.size ? showText(variant.size, language) : null,
      colour: {
        id: variant.colour_id,
        name: showText(variant.colour_name, language),
        hex: variant.colour_hex,
      },
      price: variant.price,
      stock: variant.stock,
    })),
    categories,
    style: label("style", row.style),
    materials: row.materials.map((material) => label("material", material)),
    widthMm: row.width_mm,
    depthMm: row.depth_mm,
    heightMm: row.height_mm,
  }
}

async function readCategoryPath(db: Kysely<DB>, id: string, language: Language): Promise<CategoryLabel[]> {
  const rows = await db
    .selectFrom("category as leaf")
    .leftJoin("category as parent", "parent.id", "leaf.parent_id")
    .select(["leaf.id", "leaf.name", "parent.id as parentId", "parent.name as parentName"])
    .where("leaf.id", "=", id)
    .execute()
  return rows.flatMap((row) => [
    ...(row.parentId && row.parentName
      ? [{ id: row.parentId, name: showText(row.parentName, language) }]
      : []),
    { id: row.id, name: showText(row.name, language) },
  ])
}
