import type { PieceKey } from "./library-host.ts"

/** A plan symbol as lines of an SVG, in mm around its middle. */
export interface SymbolPath {
  readonly viewBox: string
  readonly outline: string
  readonly detail: string
}

/** The plan symbol of a model, for browsers that draw no pictures; null for what has none. Its code is fetched for the first one. */
export async function drawSymbolPath(key: PieceKey): Promise<SymbolPath | null> {
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
