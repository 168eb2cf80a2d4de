import type en from "@roomwright/i18n/studio/en.json"
import type { Translate } from "@roomwright/i18n/translate"
import { createContext, use } from "react"

export type StudioTextId = keyof typeof en
export type StudioText = Translate<StudioTextId>

/** The names that have a text `<group>.<name>`. */
export type NameOf<Group extends string, Id> = Id extends `${Group}.${infer Name}` ? Name : never

/** The reader's language, for names that are no texts of the site: those of furniture, its parts and finishes. */
export function languageOf(t: StudioText): "zh" | "en" | "vi" {
  const language = t("language")
  return language === "zh" || language === "vi" ? language : "en"
}

/** How the studio words its messages, in the reader's language: given by whoever opens it. */
export const StudioTextContext = createContext<StudioText | null>(null)

export function useStudioText(): StudioText {
  const t = use(StudioTextContext)
  if (!t) throw new Error("The studio was opened without texts.")
  return t
}
