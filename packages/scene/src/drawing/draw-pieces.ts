import type { ElementId } from "../elements/values.ts"
import { plus, rotate, times, type Vector } from "../geometry/vectors.ts"
import type { Item } from "../kinds/item/item.ts"
import type { LineMark, Mark } from "./drawing.ts"
import { lineThrough, movePolyline, rectangle, type Polyline } from "./polyline.ts"

/** Lines of one weight of a piece's symbol, around its middle, mm, y to its back. */
export interface SymbolLines {
  /** Outlines are filled; dashed is what hangs above the cut. */
  readonly style: "outline" | "detail" | "dashed"
  readonly lines: readonly Polyline[]
}

/** A piece of furniture as drawings need it. */
export interface DrawnPiece {
  readonly id: ElementId
  readonly item: Item
  /** Null: a box of its size. */
  readonly symbol: readonly SymbolLines[] | null
  /** Of its row in the schedule. */
  readonly number: string | null
  /** It gives light: it stands in the plan of lamps. */
  readonly isLamp: boolean
  readonly name: string
}

/** The symbols of pieces, one after the other as they lie on each other. */
export const drawPieces = (pieces: readonly DrawnPiece[], scale: number, isFaint: boolean): readonly Mark[] =>
  pieces.flatMap(({ id, item, symbol }) =>
    (symbol ?? boxSymbol(item)).map(({ style, lines }): LineMark => ({
      kind: "line",
      layer: "FURNITURE",
      of: id,
      pen: isFaint || style === "detail" ? "hair" : style === "dashed" ? "thin" : "symbol",
      ...(isFaint ? { tone: "grey" as const } : {}),
      ...(style === "outline" ? { fill: "paper" as const } : {}),
      ...(style === "dashed" ? { dash: "dashed" as const } : {}),
      lines: lines.map((line) =>
        movePolyline(line, (place) => times(standing(item, place), 1 / scale), item.mirrored),
      ),
    })),
  )

/** Where a place of a piece is in the plan, mm. */
export const standing = ({ at, turn, mirrored }: Item, { x, y }: Vector): Vector =>
  plus(at, rotate({ x: mirrored ? -x : x, y }, turn))

/** A box with a line along its front. */
function boxSymbol({ size: { width, depth } }: Item): readonly SymbolLines[] {
  const front = -depth / 2 + Math.min(60, depth / 6)
  return [
    { style: "outline", lines: [rectangle(-width / 2, -depth / 2, width, depth)] },
    { style: "detail", lines: [lineThrough({ x: -width / 2, y: front }, { x: width / 2, y: front })] },
  ]
}
