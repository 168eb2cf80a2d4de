import type { Item } from "@roomwright/scene/kinds/item/item"
import { languageOf, type NameOf, type StudioText, type StudioTextId } from "../../use-studio-text.ts"
import { loadedLibrary } from "./model-library.ts"
import { pieceOf } from "./piece-of-item.ts"

/** Each has a text of its own: `item.<name>`. */
export type BoxName = Exclude<NameOf<"item", StudioTextId>, "other">

/** Pieces of furniture as boxes, by the sizes that they mostly have, mm. */
export const boxes: Readonly<Record<BoxName, Item["size"]>> = {
  sofa: { width: 2_000, depth: 900, height: 800 },
  armchair: { width: 800, depth: 850, height: 900 },
  doubleBed: { width: 1_600, depth: 2_000, height: 500 },
  singleBed: { width: 900, depth: 2_000, height: 500 },
  wardrobe: { width: 1_200, depth: 600, height: 2_200 },
  cabinet: { width: 1_000, depth: 400, height: 800 },
  diningTable: { width: 1_400, depth: 800, height: 750 },
  desk: { width: 1_200, depth: 600, height: 750 },
  chair: { width: 450, depth: 500, height: 850 },
}

// Its keys are those of a record of all names.
export const boxNames = Object.keys(boxes) as readonly BoxName[]

/** How a box is named as a model in documents. */
const prefix = "box:"

/** An item that is such a box, put down at the origin of a level. */
export const boxOf = (name: BoxName): Omit<Item, "kind" | "parent"> => ({
  at: { x: 0, y: 0 },
  elevation: 0,
  turn: 0,
  mirrored: false,
  model: `${prefix}${name}`,
  size: boxes[name],
  parameters: {},
  materials: {},
  product: null,
})

/** The owner's own word for an item; empty where there is none. */
export const labelOfItem = ({ parameters: { label } }: Pick<Item, "parameters">): string =>
  typeof label === "string" ? label : ""

/** Which of the boxes an item is; null where it is none. */
export const boxNameOf = ({ model }: Pick<Item, "model">): BoxName | null =>
  boxNames.find((one) => model === `${prefix}${one}`) ?? null

/** The text that says what an item is. */
export function textOfItem(item: Pick<Item, "model">): StudioTextId {
  const name = boxNameOf(item)
  return name ? `item.${name}` : "item.other"
}

/** What an item is called: the owner's own word, else what it is in the library or what the box stands for. */
export const nameOfItem = (t: StudioText, item: Item): string => labelOfItem(item) || kindName(t, item)

/** What an item is, whatever its owner calls it. */
export function kindName(t: StudioText, item: Item): string {
  const piece = pieceOf(item)
  const names = piece && loadedLibrary()?.nameOfVariant(piece)
  return names ? names[languageOf(t)] : t(textOfItem(item))
}
