import * as z from "zod/mini"
import { ProductCard } from "./catalogue.ts"
import { DesignerCard } from "./designers.ts"
import { del, get, put } from "./endpoint.ts"
import { pageOf } from "./envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "./input-shapes.ts"
import { MerchantCard } from "./merchants.ts"
import { WorkCard } from "./works.ts"

/** What can be kept as a favourite; to keep a designer or a merchant is to follow them. */
export const favouriteSubjects = ["work", "product", "designer", "merchant"] as const
export const FavouriteSubject = z.enum(favouriteSubjects)
export type FavouriteSubject = z.infer<typeof FavouriteSubject>

export const favouriteLimits = {
  /** Of one account, of all kinds together. */
  each: 5_000,
} as const

export const FavouriteState = z.object({
  /** How many keep it. */
  count: z.int(),
  /** The caller is one of them. */
  isMine: z.boolean(),
  /** It is the caller's own work, product or page: nothing to be kept. */
  isOwn: z.boolean(),
})
export type FavouriteState = z.infer<typeof FavouriteState>

const one = z.object({ subject: FavouriteSubject, id: Id })

export const readFavourite = get("/favourites/{subject}/{id}", {
  summary: "How many keep a work or product, or follow somebody, and whether the caller does.",
  access: "optional",
  params: one,
  data: FavouriteState,
})

export const addFavourite = put("/user/favourites/{subject}/{id}", {
  summary:
    "Keeps a work or product as a favourite, or follows a designer or merchant; again changes nothing.",
  access: "required",
  params: one,
  data: FavouriteState,
  errors: ["tooManyFavourites", "ownFavourite"],
})

export const removeFavourite = del("/user/favourites/{subject}/{id}", {
  summary: "Keeps or follows it no longer; again changes nothing. Collections stay as they are.",
  access: "required",
  params: one,
  data: z.null(),
})

export const FavouriteCounts = z.object({
  works: z.int(),
  products: z.int(),
  followed: z.int(),
  collections: z.int(),
  /** Who follow the caller as a designer and as a merchant. */
  designerFollowers: z.int(),
  merchantFollowers: z.int(),
})
export type FavouriteCounts = z.infer<typeof FavouriteCounts>

export const countFavourites = get("/user/favourite-counts", {
  summary: "How much the signed-in account keeps and follows, and how many follow it.",
  access: "required",
  data: FavouriteCounts,
})

const FavouritesQuery = z.strictObject({
  page: PageNumber,
  size: PageSize,
  /** A part of a name, in any language. What is not on show is found by no name. */
  w: z.optional(Keyword),
})

const kept = { id: z.string(), addedAt: z.string() }

/** `work` is null for one that is not on show now, or gone. */
export const FavouriteWork = z.object({ ...kept, work: z.nullable(WorkCard) })
export type FavouriteWork = z.infer<typeof FavouriteWork>
export const FavouriteProduct = z.object({ ...kept, product: z.nullable(ProductCard) })
export type FavouriteProduct = z.infer<typeof FavouriteProduct>
/** Both are null for somebody who has no public page now. */
export const Followed = z.object({
  ...kept,
  subject: z.enum(["designer", "merchant"]),
  designer: z.nullable(DesignerCard),
  merchant: z.nullable(MerchantCard),
})
export type Followed = z.infer<typeof Followed>

export const listFavouriteWorks = get("/user/favourites/works", {
  summary: "The works that the signed-in account keeps, the newest favourite first.",
  access: "required",
  query: FavouritesQuery,
  data: pageOf(FavouriteWork),
})

export const listFavouriteProducts = get("/user/favourites/products", {
  summary: "The products that the signed-in account keeps, the newest favourite first.",
  access: "required",
  query: FavouritesQuery,
  data: pageOf(FavouriteProduct),
})

export const listFollowed = get("/user/favourites/followed", {
  summary: "The designers and merchants whom the signed-in account follows, the newest first.",
  access: "required",
  query: FavouritesQuery,
  data: pageOf(Followed),
})
