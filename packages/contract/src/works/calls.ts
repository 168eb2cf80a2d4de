import * as z from "zod/mini"
import { ProductCard } from "../catalogue/calls.ts"
import { get } from "../endpoint.ts"
import { foundPageOf } from "../envelope.ts"
import { AreaBucket } from "../settings/filter-kinds.ts"
import { FacetValue, FilterLabel } from "../settings/filters.ts"
import { Flag, Id, Keyword, PageNumber, PageSize, SlugList } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { Panorama } from "./panoramas.ts"
import { Picture } from "../media/picture.ts"

export const WorkSort = z.enum(["newest", "popular", "area-up", "area-down"])
export type WorkSort = z.infer<typeof WorkSort>

/** Filters of works; values of one kind are alternatives, different kinds must all match. */
export const WorkFilters = z.object({
  w: z.optional(Keyword),
  style: z.optional(SlugList),
  homeType: z.optional(SlugList),
  space: z.optional(SlugList),
  scene: z.optional(SlugList),
  roomType: z.optional(SlugList),
  area: z.optional(SlugList),
  template: z.optional(Flag),
  designerId: z.optional(Id),
  /** Works with this product. */
  productId: z.optional(Id),
  /** Works with a product that this merchant sells now. */
  merchantId: z.optional(Id),
})

export const WorksQuery = z.strictObject({
  ...WorkFilters.shape,
  sort: z._default(WorkSort, "newest"),
  page: PageNumber,
  size: PageSize,
})
export type WorksQuery = z.infer<typeof WorksQuery>

export const WorkCard = z.object({
  id: z.string(),
  name: ShownText,
  designer: z.object({ id: z.string(), nickname: z.string(), city: ShownText }),
  picture: Picture,
  areaM2: z.number(),
  price: z.int(),
  template: z.boolean(),
})
export type WorkCard = z.infer<typeof WorkCard>

/** What a product cost when a work was published with it: VND, of the cheapest variant. */
export const PriceThen = z.object({ price: z.int(), at: z.string() })
export type PriceThen = z.infer<typeof PriceThen>

/** A product in a work; `at` is the position of its tag on the main picture, as fractions of its sides. */
export const PlacedProduct = z.object({
  product: ProductCard,
  at: z.nullable(z.object({ x: z.number(), y: z.number() })),
  /** Null for works that were published before prices were noted. */
  atPublishing: z.nullable(PriceThen),
})
export type PlacedProduct = z.infer<typeof PlacedProduct>

/** A product in a work that is no longer sold: nothing of it is shown but what kind of thing it was. */
export const WithdrawnProduct = z.object({
  productId: z.string(),
  category: ShownText,
  atPublishing: z.nullable(PriceThen),
})
export type WithdrawnProduct = z.infer<typeof WithdrawnProduct>

export const WorkDetail = z.object({
  ...WorkCard.shape,
  designer: z.object({
    id: z.string(),
    nickname: z.string(),
    avatar: z.nullable(Picture),
    city: ShownText,
    workCount: z.int(),
  }),
  styleDescription: ShownText,
  pictures: z.array(Picture),
  /** Rooms with a panorama. */
  panoramas: z.array(Panorama),
  style: FilterLabel,
  homeType: FilterLabel,
  space: FilterLabel,
  scene: FilterLabel,
  roomType: FilterLabel,
  startedFrom: z.nullable(z.object({ id: z.string(), name: ShownText })),
  /** Where the work is shown in 3D: the path of our viewer, or another site's page: https, for a frame without rights. */
  url3d: z.nullable(z.string()),
  viewCount: z.int(),
  publishedAt: z.string(),
  products: z.array(PlacedProduct),
  /** How many of its products are no longer on sale. */
  goneProducts: z.int(),
  withdrawnProducts: z.array(WithdrawnProduct),
})
export type WorkDetail = z.infer<typeof WorkDetail>

export const WorkFacets = z.object({
  style: z.array(FacetValue),
  space: z.array(FacetValue),
  homeType: z.array(FacetValue),
  area: z.array(z.object({ id: AreaBucket, count: z.int() })),
  scene: z.array(FacetValue),
  roomType: z.array(FacetValue),
  templateCount: z.int(),
})
export type WorkFacets = z.infer<typeof WorkFacets>

const WorkAddress = z.object({ id: Id })

export const listWorks = get("/works", {
  summary: "Published works, filtered, sorted and paged.",
  access: "anyone",
  query: WorksQuery,
  data: foundPageOf(WorkCard),
  errors: ["unknownFilterValue"],
})

export const countWorkFacets = get("/works/facets", {
  summary: "How many published works match each filter value, given the other filters.",
  access: "anyone",
  query: z.strictObject(WorkFilters.shape),
  data: WorkFacets,
  errors: ["unknownFilterValue"],
})

export const readWork = get("/works/{id}", {
  summary: "One published work with its pictures, details and products.",
  access: "anyone",
  params: WorkAddress,
  data: WorkDetail,
})

export const listSeenWith = get("/products/{id}/seen-with", {
  summary:
    "Products on sale that appear in the same published works as this one, the most shared works first.",
  access: "anyone",
  params: z.object({ id: Id }),
  data: z.array(ProductCard),
})
