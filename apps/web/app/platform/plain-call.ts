import { languageTag, type Language } from "@roomwright/contract/language"
import { createCall } from "./api.ts"
import { siteTexts } from "./locale/site-texts.ts"
import { currentSession } from "./session/session-store.ts"

/** The browser's calls to this site's API in the reader's language, without any consequence for the session. */
export const plainCall = (language: Language) => callWith(language, () => currentSession()?.token ?? null)

/** The same with another token than that of the site's session. */
export const callWith = (language: Language, token: () => string | null) =>
  createCall({
    base: "/api",
    token,
    languageTag: () => languageTag[language],
    texts: {
      pageNotFound: () => siteTexts(language)("call.pageNotFound"),
      serverFail: () => siteTexts(language)("call.serverFail"),
    },
    fetch: (address, init) => fetch(address, init),
  })
