import { readModelId } from "@roomwright/models/model/model-id"
import type { PieceDrawer } from "../library/piece-pictures.ts"
import { createVariantDrawer } from "./draw-variants.ts"
import { isDrawnBySoftware } from "./is-drawn-by-software.ts"

/** Two columns of the library on a dense screen; a program in place of a graphics card would keep its reader waiting for that. */
const byCard = { sidePx: 256, samples: 20 }
const bySoftware = { sidePx: 128, samples: 2 }

/** Draws models of the library for its list. Throws without WebGL. */
export function createPieceDrawer(finishBase: string): PieceDrawer {
  const size = isDrawnBySoftware(document) ? bySoftware : byCard
  const drawer = createVariantDrawer(finishBase)
  return {
    draw: async (key) => {
      const variant = readModelId(key.replace(/^model:/, ""))
      if ("reason" in variant) throw new Error(variant.reason)
      return drawer.draw(variant, size)
    },
    dispose: () => drawer.dispose(),
  }
}
