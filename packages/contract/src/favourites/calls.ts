import * as z from "zod/mini"
import { del, get, put } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"

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
