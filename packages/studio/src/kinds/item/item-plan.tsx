import { findAny, onLevel, type Entry } from "@roomwright/scene/document/scene-index"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { cornersOfItem } from "@roomwright/scene/kinds/item/item-outline"
import { memo } from "react"
import type { PlanWords } from "../../plan-view/plan-words.ts"
import { textWidth } from "../../plan-view/text-fits.ts"
import { Upright } from "../../plan-view/upright.tsx"
import { Box } from "../mark.tsx"
import type { PlanKind } from "../plan-kind.tsx"
import { nameOfItem } from "./boxes.ts"
import { chunksOf } from "./chunks.ts"

interface ItemBoxProps {
  readonly item: Item
  readonly words: PlanWords
  readonly mmPerPixel: number
}

/** px. */
const labelSize = 11

/** A box of its size with its name, where there is room for it. Its front is below when it is not turned: a line marks it. */
const ItemBox = memo(function ItemBox({ item, words, mmPerPixel }: ItemBoxProps) {
  const { at, turn, size } = item
  const front = -size.depth / 2 + Math.min(60, size.depth / 6)
  const name = nameOfItem(words.t, item)
  const isWritten =
    textWidth(name, labelSize) + 8 < size.width / mmPerPixel && labelSize + 6 < size.depth / mmPerPixel
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
    </>
  )
})

interface ItemBoxesProps extends Omit<ItemBoxProps, "item"> {
  readonly items: readonly Entry<Item>[]
}

const ItemBoxes = memo(function ItemBoxes({ items, ...rest }: ItemBoxesProps) {
  return items.map(({ id, element }) => <ItemBox key={id} item={element} {...rest} />)
})

export const itemPlan: PlanKind<Item> = {
  kind: "item",
  Layer: ({ scene, level, words, mmPerPixel }) => (
    <g className="fill-none stroke-plan-item" strokeWidth={1}>
      {chunksOf(onLevel(scene, level, "item")).map((items) => (
        <ItemBoxes key={items[0]?.id} items={items} words={words} mmPerPixel={mmPerPixel} />
      ))}
    </g>
  ),
  Lit: ({ scene, ids }) =>
    [...ids].map((id) => {
      const element = findAny(scene, id)
      return element?.kind === "item" ? <Box key={id} {...element} /> : null
    }),
  // There is one at a time.
  Ghosts: ({ ghosts }) => (
    <g className="fill-accent/20 stroke-accent" strokeWidth={1.4}>
      {ghosts.map(({ element }) => (
        <Box key={element.model} {...element} />
      ))}
    </g>
  ),
  corners: (_, { element }) => cornersOfItem(element),
}
