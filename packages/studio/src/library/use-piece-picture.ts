import { useEffect, useState, type RefObject } from "react"
import type { LibraryHit, PieceKey } from "./library-host.ts"
import type { PiecePictures } from "./piece-pictures.ts"

/** What stands for a piece: a picture; its plan symbol where none can be had; nothing yet. */
export type PiecePicture =
  | { readonly kind: "picture"; readonly address: string }
  | { readonly kind: "symbol"; readonly symbol: SymbolPath }
  | { readonly kind: "waiting" }
  /** Neither picture nor symbol can be had. */
  | { readonly kind: "none" }

const waiting: PiecePicture = { kind: "waiting" }

/** The picture of a piece: drawn when its place comes into sight. */
export function usePiecePicture(
  place: RefObject<HTMLElement | null>,
  { key, picture, at }: Pick<LibraryHit, "key" | "picture"> & { readonly at: number },
  pictures: PiecePictures | null,
): readonly [PiecePicture, (fails: true) => void] {
  const [drawn, setDrawn] = useState<PiecePicture>(waiting)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const element = place.current
    if (picture !== null || !element || !pictures) return
    const address = pictures.known(key)
    if (address !== null) return setDrawn({ kind: "picture", address })
    let wish: { readonly cancel: () => void } | null = null
    let isGone = false
    const take = (answer: "none" | { readonly address: string }): void => {
      if (isGone) return
      if (answer !== "none") return setDrawn({ kind: "picture", address: answer.address })
      drawSymbolPath(key).then(
        (symbol) => !isGone && setDrawn(symbol ? { kind: "symbol", symbol } : { kind: "none" }),
        () => !isGone && setDrawn({ kind: "none" }),
      )
    }
    const watcher = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false
      if (isSeen) wish ??= pictures.ask(key, at, take)
      else {
        wish?.cancel()
        wish = null
      }
    })
    watcher.observe(element)
    return () => {
      isGone = true
      wish?.cancel()
      watcher.disconnect()
    }
  }, [place, key, picture, pictures, at])
  if (picture !== null)
    return [isBroken ? { kind: "none" } : { kind: "picture", address: picture }, setBroken]
  return [drawn, setBroken]
}

/** A plan symbol as lines of an SVG, in mm around its middle. */
interface SymbolPath {
  readonly viewBox: string
  readonly outline: string
  readonly detail: string
}

/** The plan symbol of a model, for browsers that draw no pictures; null for what has none. Its code is fetched for the first one. */
async function drawSymbolPath(key: PieceKey): Promise<SymbolPath | null> {
  const [{ readModelId }, { drawSymbol }] = await Promise.all([
    import("@roomwright/models/model/model-id"),
    import("@roomwright/models/model/draw-symbol"),
  ])
  const variant = readModelId(key.replace(/^model:/, ""))
  if ("reason" in variant) return null
  const lines = drawSymbol(variant.type, variant.values)
  const write = (of: typeof lines): string =>
    of
      .map(({ points, isClosed = false }) => {
        const [first, ...more] = points.map(([x, y]) => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`)
        return first === undefined
          ? ""
          : `M${first}${more.map((one) => `L${one}`).join("")}${isClosed ? "Z" : ""}`
      })
      .join("")
  const { width, depth } = variant.values
  const side = Math.max(width, depth) * 1.16
  return {
    viewBox: `${-side / 2} ${-side / 2} ${side} ${side}`,
    outline: write(lines.filter(({ style }) => style === "outline")),
    detail: write(lines.filter(({ style }) => style !== "outline")),
  }
}
