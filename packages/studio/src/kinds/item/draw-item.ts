import { comesAsFile } from "@roomwright/models/model/comes-as-file"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { linePath, ringPath } from "../../plan-view/svg-path.ts"
import type { PieceOutline } from "../../library/library-host.ts"
import { knownOutlines } from "./file-outlines.ts"
import { loadedLibrary } from "./model-library.ts"
import { pieceOf, type Piece } from "./piece-of-item.ts"

/** Lines of one weight, one after the other as they lie on each other. Around the middle of the piece, mm, y to its back. */
export interface SymbolStroke {
  /** Outlines are filled; dashed is what hangs above the cut. */
  readonly style: "outline" | "detail" | "dashed"
  /** As the `d` of an SVG path. */
  readonly d: string
}

/** What was drawn last, by what it was drawn of: finishes are not seen in a plan. */
const drawn = new WeakMap<Piece, readonly SymbolStroke[]>()
const alike = new Map<string, readonly SymbolStroke[]>()
/** A home has fewer different pieces. */
const alikeMax = 2_000

/** The plan symbol of an item; null for what is a box. Items that are alike share one. */
export function symbolOfItem(item: Item): readonly SymbolStroke[] | null {
  if (comesAsFile(item)) return symbolOfFile(item)
  const piece = pieceOf(item)
  return piece ? symbolOfPiece(piece) : null
}

/** The plan symbol of a piece; empty before the library came. */
export function symbolOfPiece(piece: Piece): readonly SymbolStroke[] {
  const known = drawn.get(piece)
  if (known) return known
  const key = `${piece.type.id} ${Object.values(piece.values).join(" ")}`
  const strokes = alike.get(key) ?? drawStrokes(piece)
  if (alike.size >= alikeMax) alike.clear()
  alike.set(key, strokes)
  drawn.set(piece, strokes)
  return strokes
}

/** The outline of a piece that comes as a file, as large as its item; null before it came, and where there is none. */
function symbolOfFile({ model, size: { width, depth } }: Item): readonly SymbolStroke[] | null {
  const shape = knownOutlines().get(model)
  if (!shape) return null
  const key = `${model} ${width} ${depth}`
  const drawnBefore = alike.get(key)
  if (drawnBefore) return drawnBefore
  const pathOf = (rings: PieceOutline["outline"]): string =>
    rings
      .map((ring) =>
        ringPath(
          ring.flatMap((x, at) =>
            at % 2 === 0 ? [{ x: (x * width) / 1_000, y: ((ring[at + 1] ?? 0) * depth) / 1_000 }] : [],
          ),
        ),
      )
      .join("")
  const strokes: SymbolStroke[] = [{ style: "outline", d: pathOf(shape.outline) }]
  if (shape.edges.length > 0) strokes.push({ style: "detail", d: pathOf(shape.edges) })
  if (alike.size >= alikeMax) alike.clear()
  alike.set(key, strokes)
  return strokes
}

function drawStrokes({ type, values }: Piece): readonly SymbolStroke[] {
  const strokes: { style: SymbolStroke["style"]; d: string }[] = []
  for (const { points, isClosed, style = "detail" } of loadedLibrary()?.drawSymbol(type, values) ?? []) {
    const places = points.map(([x, y]) => ({ x: x * 1_000, y: -y * 1_000 }))
    const d = isClosed ? ringPath(places) : linePath(places)
    const last = strokes.at(-1)
    if (last?.style === style) last.d += d
    else strokes.push({ style, d })
  }
  return strokes
}
