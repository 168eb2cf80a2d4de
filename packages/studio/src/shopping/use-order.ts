import { useCallback, useEffect, useMemo, useState } from "react"
import { entriesOf, noChoices, orderRows, sumOrder, type OrderChoices } from "./order-rows.ts"
import type { ProductId, ShoppingHost, ShopOffer } from "./shopping-host.ts"
import type { RoomName, WantedProduct } from "./wanted-products.ts"

export type Putting =
  | { readonly kind: "none" | "busy" }
  | { readonly kind: "done"; readonly pieces: number }
  | { readonly kind: "refused"; readonly message: string | null }

/** An order of what stands in a home, while it is put together. `begins`: the room to begin with. */
export function useOrder(host: ShoppingHost, wanted: readonly WantedProduct[], begins: RoomName | null) {
  const [choices, setChoices] = useState<OrderChoices>(() => ({ ...noChoices, room: begins }))
  const [province, setProvince] = useState<string | null>(null)
  const [offers, setOffers] = useState<ReadonlyMap<ProductId, ShopOffer> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [putting, setPutting] = useState<Putting>({ kind: "none" })
  const [round, setRound] = useState(0)
  const { instead } = choices
  const asked = useMemo(
    () => [...new Set(wanted.flatMap(({ product }) => [product, instead.get(product) ?? product]))],
    [wanted, instead],
  )
  useEffect(() => {
    let isShown = true
    const ask = (): void => {
      host.offers(asked, province).then(
        (found) => {
          if (!isShown) return
          setFailed(false)
          setOffers(new Map(found.map((offer) => [offer.product, offer])))
        },
        () => isShown && setFailed(true),
      )
    }
    ask()
    // Who comes back to the window sees what it costs by now.
    addEventListener("focus", ask)
    return () => {
      isShown = false
      removeEventListener("focus", ask)
    }
  }, [host, asked, province, round])

  const change = (part: Partial<OrderChoices>): void => {
    setPutting({ kind: "none" })
    setChoices((before) => ({ ...before, ...part }))
  }
  const rows = useMemo(() => orderRows(wanted, offers, choices), [wanted, offers, choices])
  const sums = useMemo(() => sumOrder(rows), [rows])
  const put = async (): Promise<void> => {
    setPutting({ kind: "busy" })
    try {
      const answer = await host.put(entriesOf(rows))
      setPutting(answer.kind === "done" ? { kind: "done", pieces: sums.pieces } : answer)
    } catch {
      setPutting({ kind: "refused", message: null })
    }
  }
  return {
    choices,
    province,
    rows,
    sums,
    hasFailed,
    putting,
    put,
    deliverTo: setProvince,
    retry: useCallback(() => setRound((before) => before + 1), []),
    /** Another room: what was typed for one is not meant for another. */
    showRoom: (room: RoomName | null) => change({ room, typed: new Map() }),
    pick: (products: readonly ProductId[], isPicked: boolean) => {
      const left = new Set(choices.left)
      for (const product of products) {
        if (isPicked) left.delete(product)
        else left.add(product)
      }
      change({ left })
    },
    count: (product: ProductId, quantity: number) =>
      change({ typed: new Map(choices.typed).set(product, quantity) }),
    takeInstead: (product: ProductId, other: ProductId) => {
      const next = new Map(choices.instead)
      if (other === product) next.delete(product)
      else next.set(product, other)
      change({ instead: next })
    },
  }
}

export type Ordering = ReturnType<typeof useOrder>
