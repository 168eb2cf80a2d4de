import { limits } from "@roomwright/contract/limits"
import type { Language } from "@roomwright/contract/language"
import { writeCookie } from "../cookie.ts"
import { loadOpenedTexts } from "./area-texts.ts"

const languageCookie = "prg-lang"

/** Remembers the reader's language, in the cookie that the server reads and in the store the specification names. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadOpenedTexts(language)
  rememberLanguage(language)
}

/** For the next page that is loaded whole. */
export function rememberLanguage(language: Language): void {
  writeCookie(languageCookie, language, limits.localeCookieDays)
  try {
    localStorage.setItem(languageCookie, language)
  } catch {
    // A browser that keeps nothing still has the cookie.
  }
}
