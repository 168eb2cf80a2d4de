import { readModelId } from "@roomwright/models/model/model-id"
import type { LibraryHost } from "../library/library-host.ts"
import type { PieceDrawer } from "../library/piece-pictures.ts"
import { createVariantDrawer } from "./draw-variants.ts"
import { isDrawnBySoftware } from "./is-drawn-by-software.ts"

/** Two columns of the library on a dense screen; a program in place of a graphics card would keep its reader waiting for that. */
const byCard = { sidePx: 256, samples: 20 }
const bySoftware = { sidePx: 128, samples: 2 }

/** Draws models of the library, and those that come as files, for its list. Throws without WebGL. */
export function createPieceDrawer({
  finishes,
  modelFile,
}: Pick<LibraryHost, "finishes" | "modelFile">): PieceDrawer {
  const size = isDrawnBySoftware(document) ? bySoftware : byCard
  const drawer = createVariantDrawer(finishes)
  return {
    draw: async (key) => {
      if (key.startsWith("piece:")) {
        const address = await modelFile(key)
        if (address === null) throw new Error("The piece is gone.")
        return drawer.drawFile(address, size)
      }
      const variant = readModelId(key.replace(/^model:/, ""))
      if ("reason" in variant) throw new Error(variant.reason)
      return drawer.draw(variant, size)
    },
    dispose: () => drawer.dispose(),
  }
}
