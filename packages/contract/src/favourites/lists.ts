import * as z from "zod/mini"
import { ProductCard } from "../catalogue/calls.ts"
import { DesignerCard } from "../works/designers.ts"
import { get } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { MerchantCard } from "../catalogue/merchants.ts"
import { WorkCard } from "../works/calls.ts"

export const FavouriteCounts = z.object({
  works: z.int(),
  products: z.int(),
  followed: z.int(),
  collections: z.int(),
  /** Accounts that follow the caller as a designer and as a merchant. */
  designerFollowers: z.int(),
  merchantFollowers: z.int(),
})
export type FavouriteCounts = z.infer<typeof FavouriteCounts>

export const countFavourites = get("/user/favourite-counts", {
  summary: "How many things the signed-in account saved and whom it follows, and how many follow it.",
  access: "required",
  data: FavouriteCounts,
})

const FavouritesQuery = z.strictObject({
  page: PageNumber,
  size: PageSize,
  /** A part of a name, in any language. Hidden things have no name to find. */
  w: z.optional(Keyword),
})

const kept = { id: z.string(), addedAt: z.string() }

/** `work` is null for a hidden or deleted one. */
export const FavouriteWork = z.object({ ...kept, work: z.nullable(WorkCard) })
export type FavouriteWork = z.infer<typeof FavouriteWork>
export const FavouriteProduct = z.object({ ...kept, product: z.nullable(ProductCard) })
export type FavouriteProduct = z.infer<typeof FavouriteProduct>
/** Both are null for somebody without a public page. */
export const Followed = z.object({
  ...kept,
  subject: z.enum(["designer", "merchant"]),
  designer: z.nullable(DesignerCard),
  merchant: z.nullable(MerchantCard),
})
export type Followed = z.infer<typeof Followed>

export const listFavouriteWorks = get("/user/favourites/works", {
  summary: "The works that the signed-in account saved, the newest favourite first.",
  access: "required",
  query: FavouritesQuery,
  data: pageOf(FavouriteWork),
})

export const listFavouriteProducts = get("/user/favourites/products", {
  summary: "The products that the signed-in account saved, the newest favourite first.",
  access: "required",
  query: FavouritesQuery,
  data: pageOf(FavouriteProduct),
})

export const listFollowed = get("/user/favourites/followed", {
  summary: "The designers and merchants that the signed-in account follows, the newest first.",
  access: "required",
  query: FavouritesQuery,
  data: pageOf(Followed),
})
