import { useEffect, useState } from "react"
import type { PictureOrder } from "./render-order.ts"
import { useRenderDesk } from "./use-render-desk.ts"

export interface Preview {
  /** An address of the last picture that came; null before the first. */
  readonly address: string | null
  readonly state: "making" | "there" | "paused" | "failed"
}

/** Made so long after the last change, ms. */
const restMs = 250

/** A small picture of an order, made anew as it changes. Orders are compared by their text; null asks for none. */
export function usePreview(order: PictureOrder | null): Preview {
  const { desk } = useRenderDesk()
  const [preview, setPreview] = useState<Preview>({ address: null, state: "making" })
  const key = JSON.stringify(order)
  useEffect(() => {
    if (order === null) return
    const stop = new AbortController()
    setPreview((before) => ({ ...before, state: "making" }))
    const timer = setTimeout(() => {
      desk.preview(order, stop.signal).then(
        (blob) => {
          if (stop.signal.aborted) return
          setPreview((before) => {
            if (!blob) return { ...before, state: "paused" }
            if (before.address) URL.revokeObjectURL(before.address)
            return { address: URL.createObjectURL(blob), state: "there" }
          })
        },
        () => {
          if (!stop.signal.aborted) setPreview((before) => ({ ...before, state: "failed" }))
        },
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      stop.abort(new Error("Another picture is wanted."))
    }
    // The key says all of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, key])
  return preview
}
