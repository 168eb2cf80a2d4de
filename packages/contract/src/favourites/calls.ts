import * as z from "zod/mini"
import { del, get, put } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"

/** What an account can save as a favourite; saving a designer or a merchant means following them. */
export const favouriteSubjects = ["work", "product", "designer", "merchant"] as const
export const FavouriteSubject = z.enum(favouriteSubjects)
export type FavouriteSubject = z.infer<typeof FavouriteSubject>

export const favouriteLimits = {
  /** Of one account, all kinds together. */
  each: 5_000,
} as const

export const FavouriteState = z.object({
  /** How many accounts saved it. */
  count: z.int(),
  /** Whether the caller did. */
  isMine: z.boolean(),
  /** Whether it is the caller's own, which cannot be saved. */
  isOwn: z.boolean(),
})
export type FavouriteState = z.infer<typeof FavouriteState>

const one = z.object({ subject: FavouriteSubject, id: Id })

export const readFavourite = get("/favourites/{subject}/{id}", {
  summary: "How many accounts saved a work or product, or follow somebody, and whether the caller does.",
  access: "optional",
  params: one,
  data: FavouriteState,
})

export const addFavourite = put("/user/favourites/{subject}/{id}", {
  summary:
    "Saves a work or product as a favourite, or follows a designer or merchant; repeating it changes nothing.",
  access: "required",
  params: one,
  data: FavouriteState,
  errors: ["tooManyFavourites", "ownFavourite"],
})

export const removeFavourite = del("/user/favourites/{subject}/{id}", {
  summary:
    "Removes a favourite or stops following; repeating it changes nothing. Collections stay as they are.",
  access: "required",
  params: one,
  data: z.null(),
})
