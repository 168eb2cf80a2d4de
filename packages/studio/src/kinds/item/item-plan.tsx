import { comesAsFile } from "@roomwright/models/model/comes-as-file"
import { onLevel, type Entry } from "@roomwright/scene/document/scene-index"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { cornersOfItem } from "@roomwright/scene/kinds/item/item-outline"
import { memo } from "react"
import type { PlanWords } from "../../plan-view/plan-words.ts"
import { textWidth } from "../../plan-view/text-fits.ts"
import { Upright } from "../../plan-view/upright.tsx"
import type { LayerProps, PlanKind } from "../plan-kind.tsx"
import { nameOfItem } from "./boxes.ts"
import { chunksOf } from "./chunks.ts"
import { symbolOfItem, type SymbolStroke } from "./draw-item.ts"
import type { Outlines } from "./file-outlines.ts"
import { LitItems } from "./lit-items.tsx"
import { inLayers, itemLayers, type ItemLayer } from "./item-layers.ts"
import { LitItem, placedAs, SymbolLines } from "./item-symbol.tsx"
import type { ModelLibrary } from "./model-library.ts"
import { isOfLibrary } from "./piece-of-item.ts"
import { useLibrary } from "./use-library.ts"
import { useOutlines } from "./use-outlines.ts"

interface PlacedItemProps {
  readonly item: Item
  readonly words: PlanWords
  readonly mmPerPixel: number
  /** Symbols are drawn again when it comes. */
  readonly library: ModelLibrary | null
  /** So are those that come as files. */
  readonly outlines: Outlines
}

/** px. */
const labelSize = 11
/** Smaller pieces are drawn by their outline, px. */
const plainBelow = 18

/** A piece as architects draw it, or a box of its size where it has no symbol. */
const PlacedItem = memo(function PlacedItem(props: PlacedItemProps) {
  const { item, library, mmPerPixel } = props
  const strokes = library || comesAsFile(item) ? symbolOfItem(item) : null
  if (!strokes) return <LabelledBox {...props} />
  const isPlain = Math.max(item.size.width, item.size.depth) / mmPerPixel < plainBelow
  return <ItemSymbol placed={placedAs(item)} strokes={strokes} isPlain={isPlain} />
})

/** Zooming draws none of them again. */
const ItemSymbol = memo(function ItemSymbol({
  placed,
  strokes,
  isPlain,
}: {
  readonly placed: string
  readonly strokes: readonly SymbolStroke[]
  readonly isPlain: boolean
}) {
  return (
    <g transform={placed}>
      <SymbolLines strokes={strokes} isPlain={isPlain} />
    </g>
  )
})

/** A box of its size with its name, where there is room for it. Its front is below when it is not turned: a line marks it. */
function LabelledBox({ item, words, mmPerPixel, library }: PlacedItemProps) {
  const { at, turn, size } = item
  const front = -size.depth / 2 + Math.min(60, size.depth / 6)
  const name = nameOfItem(words.t, item)
  const isWritten =
    textWidth(name, labelSize) + 8 < size.width / mmPerPixel && labelSize + 6 < size.depth / mmPerPixel
  // It is one of the library, and the library does not know it.
  const isLost = library !== null && isOfLibrary(item)
  return (
    <>
      <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
        <rect
          x={-size.width / 2}
          y={-size.depth / 2}
          width={size.width}
          height={size.depth}
          rx={Math.min(40, size.width / 8, size.depth / 8)}
          vectorEffect="non-scaling-stroke"
          strokeDasharray={isLost ? "4 3" : undefined}
        />
        <path
          d={`M${-size.width / 2} ${front}H${size.width / 2}`}
          vectorEffect="non-scaling-stroke"
          opacity={0.6}
        />
      </g>
      {isWritten ? (
        // Read from below or from the right, however it is turned.
        <Upright at={at} turn={turn > 90.5 && turn < 270.5 ? turn - 180 : turn} mmPerPixel={mmPerPixel}>
          <text y={4} textAnchor="middle" fontSize={labelSize} stroke="none" className="fill-ink-2">
            {name}
          </text>
        </Upright>
      ) : null}
      {isLost ? (
        <Upright at={cornersOfItem(item)[2] ?? at} mmPerPixel={mmPerPixel}>
          <circle r={6.5} stroke="none" className="fill-wait" />
          <path
            d="M0 -3.4V0.8M0 3V3.2"
            strokeWidth={1.7}
            strokeLinecap="round"
            className="stroke-plan-room"
          />
        </Upright>
      ) : null}
    </>
  )
}

interface PlacedItemsProps extends Omit<PlacedItemProps, "item"> {
  readonly items: readonly Entry<Item>[]
}

const PlacedItems = memo(function PlacedItems({ items, ...rest }: PlacedItemsProps) {
  return items.map(({ id, element }) => <PlacedItem key={id} item={element} {...rest} />)
})

/** Rugs are lighter than what stands on them. */
const looks: Readonly<Record<ItemLayer, string>> = {
  flat: "fill-plan-room stroke-plan-dimension",
  seats: "fill-plan-room stroke-plan-symbol",
  floor: "fill-plan-room stroke-plan-symbol",
  raised: "fill-plan-room stroke-plan-symbol",
}

function ItemsOfLevel({ scene, level, words, mmPerPixel }: LayerProps) {
  const items = onLevel(scene, level, "item")
  const library = useLibrary(items.some(({ element }) => isOfLibrary(element)))
  const outlines = useOutlines(
    items.filter(({ element }) => comesAsFile(element)).map(({ element }) => element.model),
  )
  const layers = inLayers(items, level)
  return itemLayers.map((layer) => (
    <g key={layer} className={looks[layer]} strokeWidth={1.1} strokeLinejoin="round">
      {chunksOf(layers[layer]).map((chunk) => (
        <PlacedItems
          key={chunk[0]?.id}
          items={chunk}
          words={words}
          mmPerPixel={mmPerPixel}
          library={library}
          outlines={outlines}
        />
      ))}
    </g>
  ))
}

export const itemPlan: PlanKind<Item> = {
  kind: "item",
  Layer: ItemsOfLevel,
  Lit: LitItems,
  Ghosts: ({ ghosts }) => (
    <g strokeWidth={1.4}>
      {ghosts.map(({ element, isRefused }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- They have no ids; the first stays the first.
        <g key={at} className={isRefused ? "fill-bad/20 stroke-bad" : "fill-accent/20 stroke-accent"}>
          <LitItem item={element} />
        </g>
      ))}
    </g>
  ),
  corners: (_, { element }) => cornersOfItem(element),
}
