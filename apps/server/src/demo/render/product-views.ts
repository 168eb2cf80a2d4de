import { findModelType } from "@roomwright/models/types/model-types"
import type { ProductPiece, SizeMm } from "../models/product-piece.ts"

export const viewNames = ["front", "side", "back", "detail"] as const

/** From where a product is pictured: the options of `stage.py`. */
export interface ProductView {
  readonly name: (typeof viewNames)[number]
  readonly azimuth: number
  readonly elevation: number
  readonly catches: readonly ("floor" | "wall")[]
  readonly part?: Part
}

/** What a detail shows: its middle in shares of the width, height and depth, and how much of the longest side is seen. */
interface Part {
  readonly at: readonly [number, number, number]
  readonly share: number
}

type Stand = "floor" | "wall" | "ceiling" | "flat"

/** What is made of several pieces, or by hand, and does not stand on the floor. */
const stands: Readonly<Record<string, Stand>> = { "prints-pair-walnut": "wall", "hooks-oak": "wall" }

/** Things whose top says most of them: half-way up there are but legs. */
const topped: ReadonlySet<string> = new Set([
  "stool.low",
  "stool.bar",
  "stool.counter",
  "side-table.round",
  "coffee-table.nest",
  "console.hall",
  "table.round",
])

/** Where the usual detail of a product is but a plain surface: a joint, a handle, a rim. */
const telling: Readonly<Record<string, Part>> = {
  "wall-lamp-brass": { at: [0.5, 0.36, 0.5], share: 0.8 },
  "lamp-mushroom-rust": { at: [0.5, 0.5, 0.6], share: 0.72 },
  "lamp-table-terracotta": { at: [0.5, 0.5, 0.6], share: 0.66 },
  "lamp-arc-brass": { at: [0.84, 0.8, 0.5], share: 0.36 },
  "wardrobe-walnut": { at: [0.5, 0.5, 1], share: 0.36 },
  "wardrobe-cream-oak": { at: [0.5, 0.5, 1], share: 0.36 },
  "nightstand-oak": { at: [0.56, 0.72, 0.9], share: 0.62 },
  "nightstand-walnut": { at: [0.56, 0.72, 0.9], share: 0.62 },
  "wall-shelves-walnut": { at: [0.78, 0.55, 0.6], share: 0.42 },
  "pendant-paper-moon": { at: [0.5, 0.8, 0.6], share: 0.62 },
}

function standOf(product: string, piece: ProductPiece, [width, depth, height]: SizeMm): Stand {
  const known = stands[product]
  if (known) return known
  const anchor = "type" in piece ? findModelType(piece.type)?.anchor : undefined
  if (anchor === "wall" || anchor === "ceiling") return anchor
  return height < Math.max(width, depth) / 12 ? "flat" : "floor"
}

/** Four pictures of a product: as one meets it, from the other side, from another height, and a detail of it. */
export function viewsOf(product: string, piece: ProductPiece, size: SizeMm): readonly ProductView[] {
  const part = telling[product]
  return usualViewsOf(product, piece, size).map((view) => (part && view.part ? { ...view, part } : view))
}

function usualViewsOf(product: string, piece: ProductPiece, size: SizeMm): readonly ProductView[] {
  const [width, depth, height] = size
  switch (standOf(product, piece, size)) {
    case "flat":
      return [
        { name: "front", azimuth: 24, elevation: 42, catches: ["floor"] },
        { name: "side", azimuth: -38, elevation: 26, catches: ["floor"] },
        { name: "back", azimuth: 0, elevation: 82, catches: ["floor"] },
        {
          name: "detail",
          azimuth: 30,
          elevation: 30,
          catches: ["floor"],
          part: { at: [0.72, 1, 0.78], share: 0.3 },
        },
      ]
    case "wall":
      return [
        { name: "front", azimuth: 24, elevation: 8, catches: ["wall"] },
        { name: "side", azimuth: -48, elevation: 10, catches: ["wall"] },
        { name: "back", azimuth: 0, elevation: 0, catches: ["wall"] },
        {
          name: "detail",
          azimuth: 34,
          elevation: 16,
          catches: ["wall"],
          part: { at: [0.66, 0.7, 0.8], share: 0.4 },
        },
      ]
    case "ceiling":
      return [
        {
          name: "front",
          azimuth: 28,
          elevation: height < Math.max(width, depth) * 0.6 ? -20 : -4,
          catches: [],
        },
        { name: "side", azimuth: -35, elevation: 10, catches: [] },
        { name: "back", azimuth: 10, elevation: -42, catches: [] },
        {
          name: "detail",
          azimuth: 30,
          elevation: -12,
          catches: [],
          part: { at: [0.6, 0.4, 0.7], share: 0.5 },
        },
      ]
    case "floor": {
      // A long thing shows a corner in detail, a tall one its upper half.
      const isTall = height > Math.max(width, depth) * 1.25
      const part =
        "type" in piece && topped.has(piece.type)
          ? ({ at: [0.6, 0.9, 0.75], share: 0.5 } as const)
          : isTall
            ? ({ at: [0.55, 0.76, 0.7], share: 0.42 } as const)
            : ({ at: [0.78, 0.62, 0.8], share: 0.42 } as const)
      return [
        { name: "front", azimuth: 32, elevation: 14, catches: ["floor"] },
        { name: "side", azimuth: -52, elevation: 18, catches: ["floor"] },
        { name: "back", azimuth: 205, elevation: 20, catches: ["floor"] },
        { name: "detail", azimuth: 38, elevation: 24, catches: ["floor"], part },
      ]
    }
  }
}
