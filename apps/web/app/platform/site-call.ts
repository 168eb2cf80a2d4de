import { languageTag, type Language } from "@roomwright/contract/language"
import { createCall } from "./api.ts"
import { siteTexts } from "./locale/site-texts.ts"

/** The browser's calls to this site's API in the reader's language. */
export const siteCall = (language: Language) =>
  createCall({
    base: "/api",
    token: () => null,
    languageTag: () => languageTag[language],
    texts: {
      pageNotFound: () => siteTexts(language)("call.pageNotFound"),
      serverFail: () => siteTexts(language)("call.serverFail"),
    },
    fetch: (address, init) => fetch(address, init),
  })
