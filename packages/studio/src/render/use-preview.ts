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
/** One that lacked something is made again after this, ms. */
const againMs = 2_500

/** A small picture of an order, made anew as it changes. Orders are compared by their text; null asks for none. */
export function usePreview(order: PictureOrder | null): Preview {
  const { desk } = useRenderDesk()
  const [preview, setPreview] = useState<Preview>({ address: null, state: "making" })
  const key = JSON.stringify(order)
  useEffect(() => {
    if (order === null) return
    const stop = new AbortController()
    setPreview((before) => ({ ...before, state: "making" }))
    const ask = (): void => {
      desk.preview(order, stop.signal).then(
        (made) => {
          if (stop.signal.aborted) return
          setPreview((before) => {
            if (!made) return { ...before, state: "paused" }
            if (before.address) URL.revokeObjectURL(before.address)
            return { address: URL.createObjectURL(made.picture), state: made.isComplete ? "there" : "making" }
          })
          // What was missing comes meanwhile.
          if (made?.isComplete === false) timer = setTimeout(ask, againMs)
        },
        () => {
          if (!stop.signal.aborted) setPreview((before) => ({ ...before, state: "failed" }))
        },
      )
    }
    let timer = setTimeout(ask, restMs)
    return () => {
      clearTimeout(timer)
      stop.abort(new Error("Another picture is wanted."))
    }
    // The key says all of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, key])
  return preview
}
