import type { Item } from "@roomwright/scene/kinds/item/item"
import type { Manner } from "@roomwright/scene/kinds/item/seat-item"
import { boxNameOf, type BoxName } from "./boxes.ts"
import { loadedLibrary } from "./model-library.ts"
import { pieceOf, type Piece } from "./piece-of-item.ts"

const backedBoxes: ReadonlySet<BoxName> = new Set([
  "sofa",
  "doubleBed",
  "singleBed",
  "wardrobe",
  "cabinet",
  "desk",
])

/** How an item stands, hangs or lies: by its type in the library, else by what the box stands for. */
export function mannerOf(item: Item): Manner {
  const piece = pieceOf(item)
  if (!piece) {
    const name = boxNameOf(item)
    return { anchor: "floor", isBacked: name !== null && backedBoxes.has(name), elevation: item.elevation }
  }
  const { anchor, elevation = 0 } = piece.type
  return {
    anchor: anchor === "opening" ? "wall" : anchor,
    isBacked: isBacked(piece),
    elevation,
    drop: dropOf(piece),
  }
}

/** What wants room before itself and none behind belongs against a wall; armchairs and what is outdoors stand anywhere. */
function isBacked({ type: { anchor, category, clearance = {} } }: Piece): boolean {
  if (anchor !== "floor" || category === "armchairs" || category === "outdoor") return false
  return category === "beds" || ((clearance.front ?? 0) > 0 && (clearance.back ?? 0) <= 100)
}

/** How far it hangs below what it lies on, mm. */
function dropOf({ type, values }: Piece): number {
  const inMetres = loadedLibrary()?.inMetres
  return type.drape && inMetres ? Math.round(type.drape(inMetres(type.parameters, values)) * 1000) : 0
}

/** The seats of sofas and the mattresses of beds, mm above the floor. */
const [seat, mattress] = [430, 520]
/** Nothing is stood on what is higher, mm: the tops of wardrobes are for dust. */
const highest = 1_400

/** How high above its own underside something can be stood on an item, mm; null where nothing can. */
export function surfaceOf(item: Item): number | null {
  const { height } = item.size
  const piece = pieceOf(item)
  if (!piece) {
    const name = boxNameOf(item)
    return name === "diningTable" || name === "desk" || name === "cabinet" ? height : null
  }
  const { category, id } = piece.type
  switch (category) {
    case "tables":
      // Its mirror stands on top of it.
      return id.startsWith("dressing-table") ? Math.min(height, 760) : height
    case "storage":
      return height <= highest ? height : null
    case "kitchen":
      return height <= highest && piece.type.anchor === "floor" ? Math.min(height, 920) : null
    case "bathroom":
      return id.startsWith("vanity") ? Math.min(height, Math.max(1, 860 - item.elevation)) : null
    case "sofas":
      return Math.min(height, seat)
    case "beds":
      return Math.min(height, mattress)
    case "outdoor":
      return id.includes("table") ? height : null
    default:
      return null
  }
}
