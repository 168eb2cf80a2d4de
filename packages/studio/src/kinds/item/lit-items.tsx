import { findElement } from "@roomwright/scene/document/scene-index"
import { clearZones, type Collisions } from "@roomwright/scene/kinds/item/item-collisions"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { Fragment } from "react"
import { ringPath } from "../../plan-view/svg-path.ts"
import { Upright } from "../../plan-view/upright.tsx"
import type { LitProps } from "../plan-kind.tsx"
import { LitItem } from "./item-symbol.tsx"
import { clearanceOf, collisionsOf, tightSidesOf } from "./piece-facts.ts"

/** Looked at for what they stand in the way of are not more than these: of a whole home that is chosen nobody asks. */
const checkedMost = 12

/** Chosen items in clay, in red where they stand in something's way, with the room they want free where that is shown. */
export function LitItems({ scene, level, ids, isChosen, mmPerPixel, hasClearances = false }: LitProps) {
  const items = [...ids].flatMap((id) => {
    const element = findElement(scene, id, "item")
    return element ? [{ id, element }] : []
  })
  const isChecked = isChosen && items.length <= checkedMost
  return items.map(({ id, element }) => {
    const { items: others, walls } = isChecked ? collisionsOf(scene, level, id) : nothingInTheWay
    return (
      <Fragment key={id}>
        {hasClearances && isChecked ? <ClearRoom scene={scene} level={level} id={id} item={element} /> : null}
        <g className={others.length + walls.length > 0 ? "fill-bad/20 stroke-bad" : undefined}>
          <LitItem item={element} />
        </g>
        {isChosen && element.locked ? <LockMark at={element.at} mmPerPixel={mmPerPixel} /> : null}
      </Fragment>
    )
  })
}

const nothingInTheWay: Collisions = { items: [], walls: [] }

/** It does not move: a padlock in the middle, as large at every zoom. */
const LockMark = ({ at, mmPerPixel }: Pick<LitProps, "mmPerPixel"> & Pick<Item, "at">) => (
  <Upright at={at} mmPerPixel={mmPerPixel}>
    <circle r={10} className="fill-plan-room stroke-accent" strokeWidth={1.4} />
    <path
      d="M-4 -1H4V5H-4ZM-2.5 -1V-3A2.5 2.5 0 0 1 2.5 -3V-1"
      className="fill-none stroke-accent"
      strokeWidth={1.5}
    />
  </Upright>
)

/** The room that an item wants free; red on the sides where something stands in it. */
function ClearRoom({
  scene,
  level,
  id,
  item,
}: Pick<LitProps, "scene" | "level"> & { readonly id: string; readonly item: Item }) {
  const clearance = clearanceOf(item)
  if (!clearance) return null
  const tight = tightSidesOf(scene, level, id)
  return clearZones(item, clearance).map(({ side, ring }) => (
    <path
      key={side}
      d={ringPath(ring)}
      vectorEffect="non-scaling-stroke"
      strokeWidth={1}
      strokeDasharray="3 4"
      className={tight.includes(side) ? "fill-bad/10 stroke-bad/70" : "fill-ok/10 stroke-ok/70"}
    />
  ))
}
