import { readModelId } from "@roomwright/models/model/model-id"
import type { PieceDrawer } from "../library/piece-pictures.ts"
import { createVariantDrawer } from "./draw-variants.ts"

/** Two columns of the library on a dense screen, px. */
const sidePx = 256
const samples = 20

/** Draws models of the library for its list. Throws without WebGL. */
export function createPieceDrawer(finishBase: string): PieceDrawer {
  const drawer = createVariantDrawer(finishBase)
  return {
    draw: async (key) => {
      const variant = readModelId(key.replace(/^model:/, ""))
      if ("reason" in variant) throw new Error(variant.reason)
      return drawer.draw(variant, { sidePx, samples })
    },
    dispose: () => drawer.dispose(),
  }
}
