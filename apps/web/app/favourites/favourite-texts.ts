import type en from "@roomwright/i18n/favourites/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"

export type FavouriteTextId = keyof typeof en

/** Texts of favourites and collections. */
export const favouriteTexts = createAreaTexts<FavouriteTextId>("favourites", {
  zh: () => import("@roomwright/i18n/favourites/zh.json"),
  en: () => import("@roomwright/i18n/favourites/en.json"),
  vi: () => import("@roomwright/i18n/favourites/vi.json"),
})

export const useFavouriteText = () => favouriteTexts.wordsIn(useLanguage())
