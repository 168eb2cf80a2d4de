import type { Category } from "../model/categories.ts"
import type { ModelVariant } from "../model/model-id.ts"
import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import { formNames } from "./form-names.ts"
import { parameterNames } from "./parameter-names.ts"
import { partOptionNames } from "./part-option-names.ts"
import { slotNames } from "./slot-names.ts"
import { stateNames } from "./state-names.ts"

type Names = Readonly<Record<string, ThreeLanguages>>

const parameters: Names = parameterNames
const slots: Names = slotNames
const options: Names = { ...formNames, ...partOptionNames, ...stateNames }

/** The head of a bed is another thing than that of a lamp: what a category has a word of its own for comes first. */
function find(names: Names, id: string, category: Category): ThreeLanguages | null {
  for (const key of [`${category}.${id}`, id]) if (Object.hasOwn(names, key)) return names[key] ?? null
  return null
}

/** What a parameter is called on its field; null for one that no type has. */
export const nameOfParameter = (id: string, category: Category): ThreeLanguages | null =>
  find(parameters, id, category)
/** What an option of a choice is called; null for one that no type has. */
export const nameOfOption = (id: string, category: Category): ThreeLanguages | null =>
  find(options, id, category)
/** What the part of a piece is called whose finish can be chosen; null for one that no type has. */
export const nameOfSlot = (id: string, category: Category): ThreeLanguages | null => find(slots, id, category)

/**
 * What a piece is called: as in the catalogue where it looks like one of its type's looks in whatever size, else by its type.
 */
export function nameOfVariant({ type, values, finishes }: ModelVariant): ThreeLanguages {
  const look = type.looks.find((one) => {
    const isValued = Object.entries(type.parameters).every(
      ([name, { standard }]) => isSize(name) || values[name] === (one.values?.[name] ?? standard),
    )
    return (
      isValued &&
      Object.entries(type.slots).every(
        ([slot, { finish }]) => finishes[slot] === (one.finishes?.[slot] ?? finish),
      )
    )
  })
  return look?.name ?? type.name
}

const isSize = (name: string): boolean => name === "width" || name === "depth" || name === "height"
