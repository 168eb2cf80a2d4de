import { SymbolLines } from "./item-symbol.tsx"
import { symbolOfPiece } from "./draw-item.ts"
import type { Piece } from "./piece-of-item.ts"

/** A piece as it is drawn in the plan, filling a small square. */
export function PiecePicture({ piece, className }: { readonly piece: Piece; readonly className: string }) {
  const { width, depth } = piece.values
  const side = Math.max(width, depth) * 1.2
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
      className={`rounded-control bg-plan fill-plan-room stroke-plan-symbol ${className}`}
      strokeLinejoin="round"
    >
      {/* Drawn with y to the back. */}
      <g transform="scale(1 -1)" strokeWidth={1.1}>
        <SymbolLines strokes={symbolOfPiece(piece)} />
      </g>
    </svg>
  )
}
