import type { Item } from "@roomwright/scene/kinds/item/item"
import { findModelType } from "../types/model-types.ts"
import { dress, type ModelVariant } from "./model-id.ts"

/** How a document names a piece of this library in `Item.model`: `model:sofa.lounge`. */
const prefix = "model:"

type Described = Pick<Item, "model" | "size" | "parameters" | "materials">

/**
 * What an item is made of, of a piece: its size is the item's own, every other value that is not standard is one of its parameters,
 * every finish that is not the slot's own one of its materials. `elevation` is where its underside mostly is, mm above the floor.
 */
export function itemOfModel({
  type,
  values,
  finishes,
}: ModelVariant): Described & { readonly elevation: number } {
  const { width, depth, height, ...others } = values
  const own = Object.entries(others).filter(([name, value]) => value !== type.parameters[name]?.standard)
  const dressed = Object.entries(finishes).filter(([slot, finish]) => finish !== type.slots[slot]?.finish)
  return {
    model: `${prefix}${type.id}`,
    size: { width, depth, height },
    parameters: Object.fromEntries(own),
    materials: Object.fromEntries(dressed),
    elevation: type.elevation ?? 0,
  }
}

/**
 * The piece that an item is; null where it is none of this library, of a newer one, or says what its type does not take: then it is
 * a box of its size. `label` is the owner's own word and no value of the model.
 */
export function modelOfItem({ model, size, parameters, materials }: Described): ModelVariant | null {
  const type = model.startsWith(prefix) ? findModelType(model.slice(prefix.length)) : undefined
  if (!type) return null
  const { label: _label, ...values } = parameters
  const read = dress(type, { ...values, ...size }, materials)
  return "reason" in read ? null : read
}
