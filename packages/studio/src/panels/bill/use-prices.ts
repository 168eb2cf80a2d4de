import { use, useEffect, useState } from "react"
import type { LibraryHost, PieceKey } from "../../library/library-host.ts"
import { LibraryHostContext } from "../../library/use-library-host.ts"

/** What a product costs now. */
export interface PriceNow {
  /** VND; null where it is no longer sold. */
  readonly price: number | null
  /** It depends on the variant: this is the lowest. */
  readonly varies: boolean
  /** What it cost when this window first asked, where that was something else; VND. */
  readonly before: number | null
}

/** So many are asked for at once. */
const atOnce = 24

/** What products cost, by their keys (`product:<id>`): asked when the list changes and whenever somebody comes back to the window. */
export function usePrices(keys: readonly PieceKey[]): ReadonlyMap<PieceKey, PriceNow> {
  const host = use(LibraryHostContext)
  const [prices, setPrices] = useState<ReadonlyMap<PieceKey, PriceNow>>(() => new Map())
  const asked = keys.toSorted().join(" ")
  useEffect(() => {
    if (!host || asked === "") return
    let isShown = true
    const ask = (): void => {
      readPrices(host, asked.split(" ")).then(
        (found) => {
          if (isShown) setPrices((known) => pricesAfter(known, found))
        },
        // Without an answer the last ones stay; coming back asks again.
        () => {},
      )
    }
    ask()
    addEventListener("focus", ask)
    return () => {
      isShown = false
      removeEventListener("focus", ask)
    }
  }, [host, asked])
  return prices
}

type Found = ReadonlyMap<PieceKey, Pick<PriceNow, "price" | "varies">>

async function readPrices(host: LibraryHost, keys: readonly PieceKey[]): Promise<Found> {
  const parts = Array.from({ length: Math.ceil(keys.length / atOnce) }, (_, at) =>
    keys.slice(at * atOnce, (at + 1) * atOnce),
  )
  const pages = await Promise.all(parts.map((part) => host.search({ keys: part, offset: 0, limit: atOnce })))
  const hits = new Map(pages.flatMap((page) => page.hits.map((hit) => [hit.key, hit.product] as const)))
  return new Map(
    keys.map((key) => {
      const product = hits.get(key)
      return [key, { price: product?.price ?? null, varies: product?.priceVaries ?? false }]
    }),
  )
}

/** What is known after an answer: the first price stays to be compared with. */
export function pricesAfter(
  known: ReadonlyMap<PieceKey, PriceNow>,
  found: Found,
): ReadonlyMap<PieceKey, PriceNow> {
  return new Map(
    [...found].map(([key, { price, varies }]) => {
      const last = known.get(key)
      const first = last ? (last.before ?? last.price) : price
      return [key, { price, varies, before: first !== null && first !== price ? first : null }]
    }),
  )
}
