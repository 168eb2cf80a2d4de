import { roundedBox } from "../geometry/rounded-box.ts"
import { place } from "../geometry/place-mesh.ts"
import type { ModelVariant } from "../model/model-id.ts"
import { modelOfItem } from "../model/model-of-item.ts"
import type { Item } from "@roomwright/scene/kinds/item/item"
import type { MeshKind } from "./mesh-kind.ts"
import { comesAsFile } from "../model/comes-as-file.ts"

/** Items as the pieces of the library they are; what is none of it as a box of its size, until its file is there if it has one. */
export const itemMesh: MeshKind<Item> = {
  kind: "item",
  follows: [],
  sources: (_, { element }) => [element],
  build: (_, { element: item }) => {
    const { at, elevation, turn, mirrored, size } = item
    const standing = [at.x / 1000, elevation / 1000, -at.y / 1000] as const
    const radians = (turn * Math.PI) / 180
    const variant = modelOfItem(item)
    if (variant)
      return {
        ...(isAtWall(variant) ? { atWall: at } : {}),
        skins: [],
        models: [{ variant, at: standing, turn: radians, scale: [1, 1, 1], isMirrored: mirrored }],
      }
    const metres = [size.width / 1000, size.height / 1000, size.depth / 1000] as const
    const radius = Math.min(0.02, ...metres.map((one) => one / 4))
    const box = roundedBox({ size: metres, radius, rounds: 2 })
    const [x, y, z] = standing
    return {
      skins: [
        {
          role: "base",
          finish: "linen-stone",
          mesh: place(box, { at: [x, y + metres[1] / 2, z], turn: [0, radians, 0] }),
        },
      ],
      models: [],
      ...(comesAsFile(item)
        ? {
            file: {
              reference: item.model,
              at: standing,
              turn: radians,
              scale: metres,
              isMirrored: mirrored,
            },
          }
        : {}),
    }
  },
}

/** Pictures, shelves, and what hangs before windows. */
const isAtWall = ({ type }: ModelVariant): boolean => type.anchor === "wall" || type.id.startsWith("curtain.")
