import type { Language } from "@roomwright/contract/language"
import { isRobot } from "../../platform/is-robot.ts"
import type { Counter } from "./counter.ts"
import { emptySearchOfPage } from "./empty-search.ts"
import { kindOfAddress } from "./page-kinds.ts"

interface SentPage {
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** From the path on. */
  readonly address: string
  readonly language: Language
  readonly page: { readonly status: number }
}

export type CountPage = (sent: SentPage) => void

/** Counts pages as they are sent to people, and their searches without hits. */
export const createPageCount =
  (counter: Counter): CountPage =>
  ({ method, headers, address, language, page }) => {
    // A page that a browser prefetches may never be viewed.
    if (method !== "GET" || page.status !== 200 || headers["sec-purpose"] !== undefined) return
    const kind = kindOfAddress(address)
    if (kind === undefined || isRobot(headers["user-agent"]?.toString() ?? "")) return
    counter.countPage(kind, language)
    const sought = emptySearchOfPage(page)
    if (sought) counter.countSearch(sought.place, sought.words)
  }
