import type { Item } from "@roomwright/scene/kinds/item/item"
import { Box } from "../mark.tsx"
import { symbolOfItem, type SymbolStroke } from "./draw-item.ts"

/** What is drawn around the middle of a piece, turned and mirrored as it stands. */
export const placedAs = ({ at, turn, mirrored }: Pick<Item, "at" | "turn" | "mirrored">): string =>
  `translate(${at.x} ${at.y}) rotate(${turn})${mirrored ? " scale(-1 1)" : ""}`

interface SymbolProps {
  readonly strokes: readonly SymbolStroke[]
  /** Only its outline: it is too small on the screen for more. */
  readonly isPlain?: boolean
}

/** The lines of a piece in the weights of a drawing: outlines strong, what is inside thin. */
export function SymbolLines({ strokes, isPlain = false }: SymbolProps) {
  return strokes.map(({ style, d }) =>
    isPlain && style === "detail" ? null : (
      <path
        key={d}
        d={d}
        vectorEffect="non-scaling-stroke"
        {...(style === "outline" ? {} : { fill: "none", style: { fill: "none" } })}
        {...(style === "detail" ? { strokeWidth: 0.7, strokeOpacity: 0.8 } : {})}
        {...(style === "dashed" ? { strokeDasharray: "5 4" } : {})}
      />
    ),
  )
}

/** An item in the colours of what is around: its symbol, or its box. */
export function LitItem({ item }: { readonly item: Item }) {
  const strokes = symbolOfItem(item)
  if (!strokes) return <Box {...item} />
  return (
    <g transform={placedAs(item)} strokeLinejoin="round">
      {/* What is only dashed has no ground of its own to be lit. */}
      {strokes.some(({ style }) => style === "outline") ? null : (
        <rect
          x={-item.size.width / 2}
          y={-item.size.depth / 2}
          width={item.size.width}
          height={item.size.depth}
          stroke="none"
        />
      )}
      <SymbolLines strokes={strokes} />
    </g>
  )
}
