import type { PicturePlace } from "@roomwright/models/seen/camera-rays"
import { useEffect, useState } from "react"
import type { PictureOrder } from "./render-order.ts"
import { useRenderDesk } from "./use-render-desk.ts"

/** What has no end is focused on as far as that, m. */
const farAway = 30
/** Asked again after this where nothing could be measured, ms. */
const againMs = 2_500
/** Lenses come no closer, m. */
const nearest = 0.15

/** How far away what lies at a place of a picture is, m; null until it is known. Null for an order asks for nothing. */
export function useFocus(order: PictureOrder | null, place: PicturePlace): number | null {
  const { desk } = useRenderDesk()
  const [found, setFound] = useState<{ readonly key: string; readonly distance: number } | null>(null)
  const key = JSON.stringify([order, place])
  useEffect(() => {
    if (!order) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | null = null
    const later = (): void => {
      if (!stop.signal.aborted) timer = setTimeout(ask, againMs)
    }
    const ask = (): void => {
      desk.distanceAt(order, place, stop.signal).then((distance) => {
        if (stop.signal.aborted) return
        if (distance === null) return later()
        const metres = Math.min(farAway, Math.max(nearest, distance))
        setFound({ key, distance: Math.round(metres * 100) / 100 })
        // The preview says what is wrong.
      }, later)
    }
    ask()
    return () => {
      if (timer !== null) clearTimeout(timer)
      stop.abort(new Error("Another focus is wanted."))
    }
    // The key says all of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, key])
  return order ? (found?.distance ?? null) : null
}
