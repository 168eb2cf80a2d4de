import { useEffect, useState } from "react"
import type { PieceKey } from "../../library/library-host.ts"
import type { ShoppingHost } from "../../shopping/shopping-host.ts"

/** What a product costs now. */
export interface PriceNow {
  /** VND, of the cheapest variant that there is; null where it is no longer sold. */
  readonly price: number | null
  /** Of that variant; 0 where it is no longer sold. */
  readonly stock: number
  /** What it cost when this window first asked, where that was something else; VND. */
  readonly before: number | null
}

/** What products cost, by their keys (`product:<id>`): asked when the list changes and whenever somebody comes back to the window. */
export function usePrices(host: ShoppingHost, keys: readonly PieceKey[]): ReadonlyMap<PieceKey, PriceNow> {
  const [prices, setPrices] = useState<ReadonlyMap<PieceKey, PriceNow>>(() => new Map())
  const asked = keys.toSorted().join(" ")
  useEffect(() => {
    if (asked === "") return
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

type Found = ReadonlyMap<PieceKey, Omit<PriceNow, "before">>

async function readPrices(host: ShoppingHost, keys: readonly PieceKey[]): Promise<Found> {
  const offers = await host.offers(
    keys.map((key) => key.slice("product:".length)),
    null,
  )
  const found = new Map(offers.map((offer) => [`product:${offer.product}`, offer]))
  return new Map(
    keys.map((key) => {
      const offer = found.get(key)
      return [key, { price: offer?.price ?? null, stock: offer?.stock ?? 0 }]
    }),
  )
}

/** What is known after an answer: the first price stays to be compared with. */
export function pricesAfter(
  known: ReadonlyMap<PieceKey, PriceNow>,
  found: Found,
): ReadonlyMap<PieceKey, PriceNow> {
  return new Map(
    [...found].map(([key, { price, stock }]) => {
      const last = known.get(key)
      const first = last ? (last.before ?? last.price) : price
      return [key, { price, stock, before: first !== null && first !== price ? first : null }]
    }),
  )
}
