import type { PageOf } from "@roomwright/contract/envelope"
import { showText, type Language } from "@roomwright/contract/language"
import type {
  MyProductSort,
  MyProductState,
  MyProductSummary,
} from "@roomwright/contract/catalogue/my-products"
import { sql, type Kysely, type RawBuilder } from "kysely"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { foundPicture, pictureColumns } from "../media/media.public.ts"
import { readMyVariants, toOwnPicture } from "./read-my-product.ts"

interface OwnQuery {
  readonly page: number
  readonly size: number
  readonly state?: MyProductState | undefined
  readonly w?: string | undefined
  readonly sort: MyProductSort
}

const isLow = sql<boolean>`p.on_sale and exists (
  select from product_variant v where v.product_id = p.id and v.stock <= p.alert_at)`

const stateIs: Readonly<Record<MyProductState, RawBuilder<boolean>>> = {
  "on-sale": sql`p.on_sale`,
  "off-sale": sql`not p.on_sale`,
  "no-picture": sql`not exists (select from product_picture f where f.product_id = p.id)`,
  low: isLow,
  "sold-out": sql`not p.in_stock`,
}

const stock = sql`(select sum(v.stock) from product_variant v where v.product_id = p.id)`
const orders: Readonly<Record<MyProductSort, RawBuilder<unknown>>> = {
  newest: sql`p.created_at desc`,
  changed: sql`p.changed_at desc`,
  "least-stock": stock,
  "price-up": sql`p.lowest_price`,
  "price-down": sql`p.lowest_price desc`,
}

/** One page of a merchant's products, on sale or not. */
export async function listMyProducts(
  services: Pick<Services, "database" | "config" | "clock">,
  merchantId: string,
  { page, size, sort, ...filters }: OwnQuery,
  language: Language,
): Promise<PageOf<MyProductSummary> & { content: MyProductSummary[] }> {
  const { db } = services.database
  const found = filtered(db, merchantId, filters)
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin("product_picture as first", (join) =>
      join.onRef("first.product_id", "=", "p.id").on("first.position", "=", 0),
    )
    .leftJoin("picture", "picture.id", "first.picture_id")
    .select(pictureColumns)
    .select(["p.id", "p.name", "p.on_sale", "p.alert_at", isLow.as("is_low")])
    .orderBy(orders[sort])
    .orderBy("p.id", "desc")
    .limit(size)
    .offset(page * size)
    .execute()
  const variants = await readMyVariants(
    db,
    rows.map(({ id }) => id),
  )
  const content = rows.map((row) => {
    const picture = foundPicture(row)
    return {
      id: row.id,
      name: showText(row.name, language),
      picture: picture && toOwnPicture(services, picture, !row.on_sale),
      isOnSale: row.on_sale,
      isLow: row.is_low,
      alertAt: row.alert_at,
      variants: variants.get(row.id) ?? [],
    }
  })
  return { content, page, size, totalElements: Number(total) }
}

function filtered(db: Kysely<DB>, merchantId: string, { state, w }: Pick<OwnQuery, "state" | "w">) {
  let found = db.selectFrom("product as p").where("p.merchant_id", "=", merchantId)
  if (state !== undefined) found = found.where(stateIs[state])
  if (!w) return found
  const part = containing(w)
  return found.where((eb) =>
    eb.or([
      eb(sql<string>`(p.name ->> 'zh')`, "ilike", part),
      eb(sql<string>`(p.name ->> 'en')`, "ilike", part),
      eb(sql<string>`(p.name ->> 'vi')`, "ilike", part),
      eb.exists(
        eb
          .selectFrom("product_variant as v")
          .select("v.id")
          .whereRef("v.product_id", "=", "p.id")
          .where("v.sku", "ilike", part),
      ),
    ]),
  )
}
