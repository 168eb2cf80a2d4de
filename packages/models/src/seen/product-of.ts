import type { SceneElement } from "@roomwright/scene/elements/element"

/** `product:<id>` of what an element is or stands for; null where it is no product. */
export function productOf(element: SceneElement | undefined): string | null {
  if (element?.kind !== "item") return null
  const { model, product } = element
  if (model.startsWith("product:")) return model
  if (product === null || product === "") return null
  return product.startsWith("product:") ? product : `product:${product}`
}
