import type { Scene } from "@roomwright/scene/document/scene"
import type { SceneElement } from "@roomwright/scene/elements/element"
import { plus, rotate } from "@roomwright/scene/geometry/vectors"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { modelOfItem } from "@roomwright/models/model/model-of-item"
import { soldPieces } from "./content/sold-pieces.ts"
import type { StandIn } from "./content/work-scenes.ts"

type SizeMm = readonly [width: number, depth: number, height: number]

/** The scene with these finishes in place of others, on pieces as on rooms. */
export const swapFinishes = (scene: Scene, swaps: Readonly<Record<string, string>>): Scene =>
  mapElements(scene, (element) => {
    if (element.kind === "finish")
      return { ...element, material: swaps[element.material] ?? element.material }
    if (element.kind !== "item") return element
    const materials = Object.entries(element.materials).map(
      ([slot, finish]) => [slot, swaps[finish] ?? finish] as const,
    )
    return { ...element, materials: Object.fromEntries(materials) }
  })

/** The scene with one piece made as large as the product that is to stand there. Throws where there is no such piece. */
export function fitPiece(scene: Scene, { type, at, keeps }: StandIn, size: SizeMm): Scene {
  let isFound = false
  const fitted = mapElements(scene, (element) => {
    if (!isPiece(element, type, at)) return element
    isFound = true
    const [width, depth, height] = size
    const back = keeps === "back" ? (element.size.depth - depth) / 2 : 0
    const place = plus(element.at, rotate({ x: 0, y: back }, element.turn))
    return {
      ...element,
      at: { x: Math.round(place.x), y: Math.round(place.y) },
      size: { width, depth, height },
    }
  })
  if (!isFound) throw new Error(`The demo content wants a product at a ${type} that is not there.`)
  return fitted
}

/** The scene with a product of this id in place of that piece. Throws where there is no such piece. */
export function standProduct(
  scene: Scene,
  standIn: StandIn,
  { id, size }: { readonly id: string; readonly size: SizeMm },
): Scene {
  const fitted = fitPiece(scene, standIn, size)
  return mapElements(fitted, (element, key) =>
    element.kind === "item" && isPieceOf(scene, key, standIn)
      ? { ...element, model: `product:${id}`, product: id, parameters: {}, materials: {} }
      : element,
  )
}

/** The scene with the products that its pieces look like; `idOf` gives a product's id. Pieces that are products already stay so. */
export const nameProducts = (scene: Scene, idOf: (product: string) => string | undefined): Scene =>
  mapElements(scene, (element) => {
    if (element.kind !== "item" || element.product !== null) return element
    const isUsual = Object.keys(element.materials).length === 0
    const finishes: readonly string[] = Object.values(modelOfItem(element)?.finishes ?? {})
    const sold = soldPieces.find(
      ({ type, finish, isAll }) =>
        element.model === `model:${type}` &&
        (finish === undefined || (finish === "usual" ? isUsual : finishes.includes(finish))) &&
        (isAll === undefined || finishes.every((one) => one === finish)),
    )
    return sold ? { ...element, product: idOf(sold.product) ?? null } : element
  })

const isPieceOf = (scene: Scene, key: string, { type, at }: StandIn): boolean => {
  const element = scene.elements[key]
  return element !== undefined && isPiece(element, type, at)
}

const isPiece = (element: SceneElement, type: string, [x, y]: StandIn["at"]): element is Item =>
  element.kind === "item" && element.model === `model:${type}` && element.at.x === x && element.at.y === y

const mapElements = (scene: Scene, change: (element: SceneElement, key: string) => SceneElement): Scene => ({
  ...scene,
  elements: Object.fromEntries(
    Object.entries(scene.elements).map(([key, element]) => [key, change(element, key)]),
  ),
})
