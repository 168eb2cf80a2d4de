import type { PlacedProduct } from "@roomwright/contract/works/calls"

/** The stage of a wide picture: 16:9, filled by cutting off top and bottom or the sides alike. */
export const stageRatio = 16 / 9

/** Pictures at least this wide fill the stage; narrower ones stand whole in the middle of it. */
const leastFillRatio = 1.3

/** A tag nearer to the edge than this would be cut itself. */
const edge = 0.03

export const fillsStage = (ratio: number): boolean => ratio >= leastFillRatio

/**
 * Moves the tags of a picture of this ratio (width / height) to where they stand on the stage that it fills. Tags
 * that were cut off lose their place; their products stay in the list.
 */
export function placeOnStage(products: readonly PlacedProduct[], ratio: number): PlacedProduct[] {
  // The part of each side that is still seen.
  const seenX = Math.min(1, stageRatio / ratio)
  const seenY = Math.min(1, ratio / stageRatio)
  return products.map((placed) => {
    const { at } = placed
    if (at === null) return placed
    const x = (at.x - 0.5) / seenX + 0.5
    const y = (at.y - 0.5) / seenY + 0.5
    const seen = [x, y].every((place) => place >= edge && place <= 1 - edge)
    return { ...placed, at: seen ? { x, y } : null }
  })
}
