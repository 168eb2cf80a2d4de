import type { DrawnPiece, SymbolLines } from "@roomwright/scene/drawing/draw-pieces"
import { onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { drawSymbol } from "../model/draw-symbol.ts"
import type { ModelVariant } from "../model/model-id.ts"
import { modelOfItem } from "../model/model-of-item.ts"

/** A piece that comes as a file, from above: rings of x and y by turns, in thousandths of its width and depth. */
export interface FileOutline {
  readonly outline: readonly (readonly number[])[]
  readonly edges: readonly (readonly number[])[]
}

export interface PieceFacts {
  readonly nameOf: (item: Item) => string
  readonly numberOf: (id: ElementId) => string | null
  readonly outlineOf: (reference: Item["model"]) => FileOutline | null
}

/** mm: what is not higher lies under everything; what begins higher is drawn over it. */
const [flat, raised] = [40, 300]

/** The furniture of a level as drawings need it, from below: rugs, seats, what stands on the floor, what stands or hangs above it. */
export function drawnPieces(scene: Scene, level: ElementId, facts: PieceFacts): readonly DrawnPiece[] {
  const layers: [DrawnPiece[], DrawnPiece[], DrawnPiece[], DrawnPiece[]] = [[], [], [], []]
  for (const { id, element: item } of onLevel(scene, level, "item")) {
    const piece = modelOfItem(item)
    const category = piece?.type.category
    const layer =
      item.elevation + item.size.height <= flat
        ? 0
        : item.parent !== level || item.elevation >= raised
          ? 3
          : category === "chairs"
            ? 1
            : 2
    layers[layer].push({
      id,
      item,
      symbol: symbolOf(item, piece, facts),
      number: facts.numberOf(id),
      isLamp: category === "lamps",
      name: facts.nameOf(item),
    })
  }
  return layers.flat()
}

function symbolOf(
  item: Item,
  piece: ModelVariant | null,
  { outlineOf }: PieceFacts,
): readonly SymbolLines[] | null {
  if (piece)
    return drawSymbol(piece.type, piece.values).map(({ points, isClosed = false, style = "detail" }) => ({
      style,
      lines: [{ points: points.map(([x, y]) => ({ x: x * 1_000, y: -y * 1_000 })), isClosed }],
    }))
  const shape = outlineOf(item.model)
  if (!shape) return null
  const { width, depth } = item.size
  const lines = (rings: FileOutline["outline"]): SymbolLines["lines"] =>
    rings.map((ring) => ({
      points: ring.flatMap((x, at) =>
        at % 2 === 0 ? [{ x: (x * width) / 1_000, y: ((ring[at + 1] ?? 0) * depth) / 1_000 }] : [],
      ),
      isClosed: true,
    }))
  return [
    { style: "outline", lines: lines(shape.outline) },
    { style: "detail", lines: lines(shape.edges) },
  ]
}
