import { listProducts } from "@roomwright/contract/catalogue/calls"
import { listAnswers } from "@roomwright/contract/content/calls"
import { listDesigners } from "@roomwright/contract/works/designers"
import type { Endpoint } from "@roomwright/contract/endpoint"
import { languageParameter } from "@roomwright/contract/page-paths"
import type { SearchPlace } from "@roomwright/contract/analytics/calls"
import { listWorks } from "@roomwright/contract/works/calls"
import * as z from "zod/mini"
import { toCountedWords } from "./counted-words.ts"

/** Words that a page found nothing for. */
export interface EmptySearch {
  readonly place: SearchPlace
  readonly words: string
}

/** An answer that was read for a page. */
export interface ReadAnswer {
  readonly method: string
  readonly path: string
  readonly data: unknown
}

const lists: readonly (readonly [Endpoint, SearchPlace])[] = [
  [listProducts, "products"],
  [listWorks, "works"],
  [listDesigners, "designers"],
  [listAnswers, "help"],
]
const places = new Map(lists.map(([{ method, path }, place]) => [`${method} ${path}`, place]))

const Found = z.object({ totalElements: z.int() })

/** Says nothing about what is sought. */
const besides = new Set(["w", "sort", "size", "_routes", languageParameter])

/**
 * What a page sought in vain, by its address and the answers that it is made of. Null where something was found, and
 * where it may have been a filter or the end of the list that left nothing.
 */
export function emptySearchOf(address: string, answers: readonly ReadAnswer[]): EmptySearch | null {
  const at = address.indexOf("?")
  if (at < 0) return null
  const query = new URLSearchParams(address.slice(at + 1))
  const typed = query.get("w")
  if (typed === null || [...query.keys()].some((name) => !besides.has(name))) return null
  for (const { method, path, data } of answers) {
    const place = places.get(`${method} ${path}`)
    if (place === undefined) continue
    const words = z.parse(Found, data).totalElements === 0 ? toCountedWords(typed) : null
    return words === null ? null : { place, words }
  }
  return null
}

const noted = new WeakMap<object, EmptySearch>()

/** Remembers for as long as a page is kept what it sought in vain: it counts each time the page is sent. */
export function recordEmptySearch(page: object, address: string, answers: readonly ReadAnswer[]): void {
  const search = emptySearchOf(address, answers)
  if (search) noted.set(page, search)
}

export const emptySearchOfPage = (page: object): EmptySearch | null => noted.get(page) ?? null
