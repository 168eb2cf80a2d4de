import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { longPageOf } from "../envelope.ts"
import { WidthBucket } from "../settings/filter-kinds.ts"
import { FacetValue, FilterLabel } from "../settings/filters.ts"
import { Amount, Cursor, Flag, Id, Keyword, PageNumber, PageSize, Slug, SlugList } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { Picture } from "../media/picture.ts"
import { deliveryAreas } from "../orders/provinces.ts"
import { ModelOutline, ShownModel } from "./product-models.ts"

export const ProductSort = z.enum(["popular", "newest", "price-up", "price-down"])
export type ProductSort = z.infer<typeof ProductSort>

/** Filters of products; a top-level category includes all below it. */
export const ProductFilters = z.object({
  w: z.optional(Keyword),
  category: z.optional(Slug),
  style: z.optional(SlugList),
  colour: z.optional(SlugList),
  material: z.optional(SlugList),
  width: z.optional(z.pipe(SlugList, z.array(WidthBucket))),
  minPrice: z.optional(Amount),
  maxPrice: z.optional(Amount),
  inStock: z.optional(Flag),
  merchantId: z.optional(Id),
})

export const ProductsQuery = z.strictObject({
  ...ProductFilters.shape,
  sort: z._default(ProductSort, "popular"),
  page: PageNumber,
  /** `next` of the previous page; `page` then only labels this page. */
  after: z.optional(Cursor),
  /** `previous` of the following page. */
  before: z.optional(Cursor),
  size: PageSize,
})
export type ProductsQuery = z.infer<typeof ProductsQuery>

/** `price` is the lowest price of its variants in VND; `priceVaries` says that others cost more. */
export const ProductCard = z.object({
  id: z.string(),
  name: ShownText,
  merchant: z.object({ id: z.string(), nickname: z.string() }),
  picture: Picture,
  price: z.int(),
  priceVaries: z.boolean(),
  inStock: z.boolean(),
  colours: z.array(z.object({ name: ShownText, hex: z.string() })),
})
export type ProductCard = z.infer<typeof ProductCard>

export const ProductVariant = z.object({
  id: z.string(),
  sku: z.string(),
  size: z.nullable(ShownText),
  colour: z.object({ id: z.string(), name: ShownText, hex: z.string() }),
  price: z.int(),
  stock: z.int(),
})
export type ProductVariant = z.infer<typeof ProductVariant>

export const CategoryLabel = z.object({ id: z.string(), name: ShownText })
export type CategoryLabel = z.infer<typeof CategoryLabel>

export const ProductDetail = z.object({
  ...ProductCard.shape,
  merchant: z.object({
    id: z.string(),
    nickname: z.string(),
    avatar: z.nullable(Picture),
    city: ShownText,
    productCount: z.int(),
    /** Whether the merchant has a public page. */
    hasPage: z.boolean(),
    /** What the merchant says to sell; null where nothing was said. */
    sells: z.nullable(ShownText),
    joinedAt: z.string(),
    /** What the merchant promises with every sale; null where nothing was said. */
    returns: z.nullable(ShownText),
    warranty: z.nullable(ShownText),
  }),
  description: ShownText,
  pictures: z.array(Picture),
  variants: z.array(ProductVariant),
  /** From the top level down. */
  categories: z.array(CategoryLabel),
  style: FilterLabel,
  materials: z.array(FilterLabel),
  /** Of the first variant, in mm. */
  widthMm: z.int(),
  depthMm: z.int(),
  heightMm: z.int(),
  /** The 3D model; null when its merchant uploaded none. */
  model: z.nullable(ShownModel),
  /** What delivery of one piece costs (VND) and how many days it takes, by part of the country: the product's own, or the standard. */
  deliveries: z.array(
    z.object({ area: z.enum(deliveryAreas), cost: z.int(), daysMin: z.int(), daysMax: z.int() }),
  ),
  /** What it looks like in a drawing, by its 3D model. */
  drawing: z.nullable(ModelOutline),
})
export type ProductDetail = z.infer<typeof ProductDetail>

export const Category = z.object({
  ...CategoryLabel.shape,
  productCount: z.int(),
  children: z.array(z.object({ ...CategoryLabel.shape, productCount: z.int() })),
})
export type Category = z.infer<typeof Category>

export const productFacetKinds = ["category", "width", "style", "colour", "material", "stock"] as const

export const ProductFacets = z.object({
  /** Kinds whose counts cover only the 1,000 most popular hits. */
  capped: z.array(z.enum(productFacetKinds)),
  category: z.array(Category),
  style: z.array(FacetValue),
  colour: z.array(FacetValue),
  material: z.array(FacetValue),
  width: z.array(z.object({ id: WidthBucket, count: z.int() })),
  inStockCount: z.int(),
  price: z.object({ lowest: z.int(), highest: z.int() }),
})
export type ProductFacets = z.infer<typeof ProductFacets>

/**
 * A page of products. `understood` is what the keyword says of a thing and is filtered by, each with the keyword
 * without it, also what it excludes, named as it was typed (`not brass`); `leftOut` are words that no product has, and
 * the keyword that was searched instead.
 */
export const FoundProducts = z.object({
  ...longPageOf(ProductCard).shape,
  understood: z.optional(
    z.array(
      z.object({
        kind: z.enum(["colour", "material", "style", "space", "size", "price"]),
        name: z.string(),
        without: z.string(),
        /** Of kind `price`: the bounds in VND. */
        price: z.optional(z.object({ from: z.optional(z.int()), to: z.optional(z.int()) })),
      }),
    ),
  ),
  /** The keyword without anything that was understood. */
  withoutAll: z.optional(z.string()),
  leftOut: z.optional(z.object({ words: z.array(z.string()), keyword: z.string() })),
  /** A price in the keyword that is not in VND and was not searched. */
  foreignPrice: z.optional(z.string()),
})
export type FoundProducts = z.infer<typeof FoundProducts>

export const listProducts = get("/products", {
  summary: "Products on sale, filtered, sorted and paged.",
  access: "anyone",
  query: ProductsQuery,
  data: FoundProducts,
  errors: ["unknownFilterValue"],
})

export const countProductFacets = get("/products/facets", {
  summary: "How many products match each filter value, given the other filters.",
  access: "anyone",
  query: z.strictObject(ProductFilters.shape),
  data: ProductFacets,
  errors: ["unknownFilterValue"],
})

export const readProduct = get("/products/{id}", {
  summary: "One product on sale with its variants, pictures and details.",
  access: "anyone",
  params: z.object({ id: Id }),
  data: ProductDetail,
})

export const listRelatedProducts = get("/products/{id}/related", {
  summary:
    "Products similar to this one: same category or style, the closest first. Also of one that is no longer sold.",
  access: "anyone",
  params: z.object({ id: Id }),
  data: z.array(ProductCard),
})
