import type { Item } from "@roomwright/scene/kinds/item/item"

/** Whether a document says that this is an imported piece or a merchant's product: what the library has a file of. */
export const comesAsFile = ({ model }: Pick<Item, "model">): boolean => /^(piece|product):./.test(model)
