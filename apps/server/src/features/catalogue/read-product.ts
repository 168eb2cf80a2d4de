import type { ProductDetail } from "@roomwright/contract/catalogue/calls"
import type { ModelOutline, ShownModel } from "@roomwright/contract/catalogue/product-models"
import { deliveryAreas, type DeliveryArea } from "@roomwright/contract/orders/provinces"
import { limits } from "@roomwright/contract/limits"
import { showText, type Language, type LocalText } from "@roomwright/contract/language"
import { AppError } from "../../platform/app-error.ts"
import type { Database } from "../../platform/database/connect.ts"
import type { Services } from "../../platform/services.ts"
import { modelPath, pictureColumnsText, toPicture, type PictureRow } from "../media/media.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { rememberLongLists, type LongLists } from "./long-lists.ts"
import { standardDelivery, type Delivery } from "./stock.ts"
import { cardColumnsText, cardTablesText, toProductCard, type ProductCardRow } from "./product-cards.ts"

interface DetailRow extends ProductCardRow {
  readonly description: LocalText
  readonly style: string
  readonly materials: readonly string[]
  readonly width_mm: number
  readonly depth_mm: number
  readonly height_mm: number
  readonly city: LocalText
  readonly sells: LocalText
  readonly joined_at: Date
  readonly returns: LocalText
  readonly warranty: LocalText
  readonly leaf: NamedRow
  readonly parent: NamedRow | null
  readonly pictures: readonly PictureRow[]
  readonly variants: readonly {
    readonly id: string
    readonly sku: string
    readonly size: LocalText | null
    readonly colour_id: string
    readonly colour_name: LocalText
    readonly colour_hex: string
    readonly price: number
    readonly stock: number
  }[]
  readonly productCount: number
  readonly hasPage: boolean
  readonly avatar: PictureRow | null
  readonly model: ModelRow | null
  readonly rates: Readonly<Partial<Record<DeliveryArea, Delivery>>> | null
}

interface ModelRow {
  readonly id: string
  readonly hash: string
  readonly bytes: number
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  readonly outline: ModelOutline | null
  readonly poster: PictureRow
}

interface NamedRow {
  readonly id: string
  readonly name: LocalText
}

/** One of the most frequent calls: one statement for the whole detail. */
const detailStatement = `
  select ${cardColumnsText}, product.description, product.style, product.materials, product.width_mm,
    product.depth_mm, product.height_mm, merchant_profile.city,
    merchant_profile.returns, merchant_profile.warranty,
    merchant_profile.business_scope as sells, merchant_profile.created_at as joined_at,
    json_build_object('id', leaf.id, 'name', leaf.name) as leaf,
    case when parent.id is not null then json_build_object('id', parent.id, 'name', parent.name) end as parent,
    (select json_agg(shown order by shown.position) from (
      select ${pictureColumnsText}, other.position
      from product_picture as other join picture on picture.id = other.picture_id
      where other.product_id = product.id) as shown) as pictures,
    (select json_agg(variant order by variant.position) from product_variant as variant
      where variant.product_id = product.id) as variants,
    case when product.merchant_id = any($2::uuid[]) then ${limits.countedMax} else (select count(*) from (
      select from product as sibling where sibling.merchant_id = product.merchant_id and sibling.on_sale
      limit ${limits.countedMax}) as counted) end as "productCount",
    (select json_build_object('id', m.id, 'hash', m.hash, 'bytes', m.bytes, 'widthMm', m.width_mm,
        'depthMm', m.depth_mm, 'heightMm', m.height_mm, 'outline', m.outline, 'poster', (select row_to_json(shown) from (
          select ${pictureColumnsText} from picture where picture.id = held.poster_id) as shown))
      from product_model as held join model_file as m on m.id = held.model_file_id
      where held.product_id = product.id and not m.hidden) as model,
    (select json_object_agg(d.area, json_build_object('cost', d.cost, 'daysMin', d.days_min, 'daysMax', d.days_max))
      from product_delivery as d where d.product_id = product.id) as rates,
    (select row_to_json(shown) from (
      select ${pictureColumnsText} from picture where picture.id = account.avatar_id) as shown) as avatar,
    account.blocked_at is null and account.erased_at is null as "hasPage"
  from ${cardTablesText}
    join product on product.id = product_card.product_id
    join merchant_profile on merchant_profile.account_id = product.merchant_id
    join category as leaf on leaf.id = product.category_id
    left join category as parent on parent.id = leaf.parent_id
  where product_card.product_id = $1 and product.on_sale`

/**
 * One product on sale. Of its merchant's products 1,000 at most are counted. Throws `notFound` for a
 * withdrawn one, too.
 */
export async function readProductDetail(
  { database }: Services,
  filterRegistry: FilterRegistry,
  id: string,
  language: Language,
): Promise<ProductDetail> {
  const large = largeMerchantsOf(database)
  const { rows } = await database.pool.query<DetailRow>({
    name: "product-detail",
    text: detailStatement,
    values: [id, large.keys()],
  })
  const [row] = rows
  if (!row) throw new AppError("notFound")
  // A known count expires after half a minute.
  if (!large.isLong(row.merchant_id)) large.note(row.merchant_id, row.productCount >= limits.countedMax)
  const label = await filterRegistry.labeller(language)
  const card = toProductCard(row, language)
  return {
    ...card,
    merchant: {
      ...card.merchant,
      avatar: row.avatar ? toPicture(row.avatar) : null,
      city: showText(row.city, language),
      productCount: row.productCount,
      hasPage: row.hasPage,
      sells: showIfSaid(row.sells, language),
      joinedAt: row.joined_at.toISOString(),
      returns: showIfSaid(row.returns, language),
      warranty: showIfSaid(row.warranty, language),
    },
    description: showText(row.description, language),
    pictures: row.pictures.map(toPicture),
    variants: row.variants.map((variant) => ({
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
    categories: [row.parent, row.leaf].flatMap((category) =>
      category ? [{ id: category.id, name: showText(category.name, language) }] : [],
    ),
    style: label("style", row.style),
    materials: row.materials.map((material) => label("material", material)),
    widthMm: row.width_mm,
    depthMm: row.depth_mm,
    heightMm: row.height_mm,
    model: row.model ? toShownModel(row.model) : null,
    deliveries: deliveryAreas.map((area) => ({ area, ...(row.rates?.[area] ?? standardDelivery) })),
    drawing: row.model?.outline ?? null,
  }
}

const showIfSaid = (text: LocalText, language: Language) =>
  Object.values(text).some(Boolean) ? showText(text, language) : null

/** Merchants with more products than are counted. The cache belongs to one database. */
const largeMerchants = new WeakMap<Database, LongLists>()

function largeMerchantsOf(database: Database): LongLists {
  const known = largeMerchants.get(database) ?? rememberLongLists({ most: 100 })
  largeMerchants.set(database, known)
  return known
}

const toShownModel = ({ id, hash, bytes, widthMm, depthMm, heightMm, poster }: ModelRow): ShownModel => ({
  path: modelPath(id, hash),
  bytes,
  widthMm,
  depthMm,
  heightMm,
  poster: toPicture(poster),
})
