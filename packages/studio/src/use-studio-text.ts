import type en from "@roomwright/i18n/studio/en.json"
import type { Translate } from "@roomwright/i18n/translate"
import { createContext, use } from "react"

export type StudioTextId = keyof typeof en
export type StudioText = Translate<StudioTextId>

/** The names that have a text `<group>.<name>`. */
export type NameOf<Group extends string, Id> = Id extends `${Group}.${infer Name}` ? Name : never

/** How the studio words its messages, in the reader's language: given by whoever opens it. */
export const StudioTextContext = createContext<StudioText | null>(null)

export function useStudioText(): StudioText {
  const t = use(StudioTextContext)
  if (!t) throw new Error("The studio was opened without texts.")
  return t
}
