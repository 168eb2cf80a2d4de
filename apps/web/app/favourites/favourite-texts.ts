import type en from "@roomwright/messages/favourites/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"

export type FavouriteTextId = keyof typeof en

/** Texts of favourites and collections. */
export const favouriteTexts = createAreaTexts<FavouriteTextId>("favourites", {
  zh: () => import("@roomwright/messages/favourites/zh.json"),
  en: () => import("@roomwright/messages/favourites/en.json"),
  vi: () => import("@roomwright/messages/favourites/vi.json"),
})

export const useFavouriteText = () => favouriteTexts.wordsIn(useLanguage())
