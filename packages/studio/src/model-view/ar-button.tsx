import { buttonClass } from "@roomwright/ui/button"
import { useEffect, useState } from "react"
import type { ModelSource } from "./load-model.ts"
import type { ViewerWords } from "./viewer-words.ts"

interface ArButtonProps {
  readonly source: ModelSource
  readonly words: ViewerWords
}

type Making =
  | { readonly kind: "idle" | "making" | "failed" }
  | { readonly kind: "ready"; readonly address: string }

/** Whether the device puts USDZ into a room: browsers of iPhones and iPads say so of links. */
const hasQuickLook = (): boolean => document.createElement("a").relList.supports("ar")

/**
 * Puts a thing into the room of who looks at it, where the device can. Its file is made when it is asked for; it opens by another
 * press, as no browser opens the camera long after one.
 */
export function ArButton({ source: { address, bytes }, words }: ArButtonProps) {
  const [making, setMaking] = useState<Making>({ kind: "idle" })
  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])
  const made = making.kind === "ready" ? making.address : null
  useEffect(() => {
    if (made !== null) return () => URL.revokeObjectURL(made)
  }, [made])
  if (!hasQuickLook()) return null
  const labels = {
    idle: words.room,
    making: words.roomMaking,
    failed: words.roomFailed,
    ready: words.roomReady,
  }
  const make = (): void => {
    setMaking({ kind: "making" })
    import("./write-usdz.ts")
      .then(({ fetchAsUsdz }) => fetchAsUsdz({ address, bytes }, leaving.signal))
      .then(
        (blob) => setMaking({ kind: "ready", address: URL.createObjectURL(blob) }),
        () => setMaking({ kind: "failed" }),
      )
  }
  return (
    <button
      type="button"
      aria-busy={making.kind === "making"}
      onClick={made === null ? make : () => openQuickLook(made)}
      className={`${buttonClass("secondary", true)} absolute top-3 left-3 z-1`}
    >
      {labels[making.kind]}
    </button>
  )
}

/** Quick Look opens from a link around a picture alone, pressed by a hand or in the press of one. */
function openQuickLook(address: string): void {
  const link = document.createElement("a")
  link.rel = "ar"
  link.href = `${address}#allowsContentScaling=0`
  link.append(document.createElement("img"))
  link.click()
}
