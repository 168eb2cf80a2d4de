import type { PublicSettings } from "@roomwright/contract/settings/calls"
import type { Language } from "@roomwright/contract/language"
import { useRouteLoaderData } from "react-router"

/** What the root gives every page; null when the root itself could not be made. */
export interface RootData {
  readonly language: Language
  readonly theme: "light" | "dark" | null
  readonly publicUrl: string
  /** For the footer: the server's, so that browser and server agree. */
  readonly year: string
  readonly settings: PublicSettings | null
}

export const useRootData = (): RootData | null => useRouteLoaderData<RootData>("root") ?? null
