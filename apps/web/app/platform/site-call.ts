import { languageTag, type Language } from "@roomwright/contract/language"
import { createCall } from "./api.ts"
import { siteTexts } from "./locale/site-texts.ts"
import { readStoredToken } from "./stored-token.ts"

/** The browser's calls to this site's API in the reader's language. */
export const siteCall = (language: Language) =>
  createCall({
    base: "/api",
    token: readStoredToken,
    languageTag: () => languageTag[language],
    texts: {
      pageNotFound: () => siteTexts(language)("call.pageNotFound"),
      serverFail: () => siteTexts(language)("call.serverFail"),
    },
    fetch: (address, init) => fetch(address, init),
  })
