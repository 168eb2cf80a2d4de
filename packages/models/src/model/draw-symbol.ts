import type { AnyModelType, SymbolLine } from "./model-type.ts"
import { inMetres, type Values } from "./parameters.ts"

/** The plan symbol of a piece, as wide and deep as its values say: stretched a little where its lines miss them, as the piece is. */
export function drawSymbol(type: AnyModelType, values: Values): readonly SymbolLine[] {
  const metres = inMetres(type.parameters, values)
  const lines = type.symbol(metres)
  const xs = lines.flatMap(({ points }) => points.map(([x]) => x))
  const ys = lines.flatMap(({ points }) => points.map(([, y]) => y))
  const fit = (places: readonly number[], size: number): ((value: number) => number) => {
    const [low, high] = [Math.min(...places), Math.max(...places)]
    const scale = size / Math.max(1e-6, high - low)
    return (value) => (value - (low + high) / 2) * scale
  }
  const [toX, toY] = [fit(xs, metres.width), fit(ys, metres.depth)]
  return lines.map((line) => ({ ...line, points: line.points.map(([x, y]) => [toX(x), toY(y)] as const) }))
}
