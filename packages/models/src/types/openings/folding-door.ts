import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLine } from "../../model/symbol-lines.ts"
import { doorLeaf } from "./door-leaf.ts"
import { addDoorFrame, liningReach, openingSymbol } from "./opening-frame.ts"

const slots = {
  leaf: { finish: "oak-natural", accepts: ["lacquer", "wood", "paint"] },
  frame: { finish: "oak-natural", accepts: ["lacquer", "wood", "paint"] },
  glass: { finish: "glass-clear", accepts: ["glass"] },
  metal: { finish: "steel-black", accepts: ["metal"] },
} as const

/** Narrow leaves hinged to each other that fold to the side, half open. */
export const foldingDoor = defineModel({
  id: "door.folding",
  category: "openings",
  name: { zh: "折叠门", en: "Folding door", vi: "Cửa xếp" },
  words: {
    zh: ["折叠门", "折叠移门"],
    en: ["bifold", "folding door", "concertina"],
    vi: ["cửa xếp", "cửa gấp", "cửa xếp trượt"],
  },
  parameters: {
    width: length(1800, 800, 3600, 50),
    depth: length(200, 120, 400, 10),
    height: length(2150, 1950, 2700, 10),
    leaf: choice("slatted", "flush", "panelled", "glazed", "grooved"),
    trim: choice("flat", "stepped", "slim"),
    leaves: choice("four", "two", "six"),
  },
  slots,
  anchor: "opening",
  build({ width, depth, height, leaf, trim, leaves }) {
    const parts = openParts()
    const reach = liningReach(trim)
    const [clear, tall] = [width - 2 * reach, height - reach]
    addDoorFrame(parts, width, height, depth, trim)
    const number = { two: 2, four: 4, six: 6 }[leaves]
    const wide = clear / number
    // As far folded as the frame is deep.
    const angle = Math.asin(Math.min(0.6, (depth - 0.07) / wide, 1) * 0.9)
    const { wood, glass } = doorLeaf(leaf, wide - 0.006, tall - 0.05)
    for (let i = 0; i < number; i++) {
      const step = wide * Math.cos(angle)
      const isLeft = number === 2 || i < number / 2
      const index = isLeft ? i : number - 1 - i
      const side = isLeft ? -1 : 1
      const at = [side * (clear / 2 - step * (index + 0.5)), 0.01, 0] as const
      const turn = [0, side * (index % 2 === 0 ? 1 : -1) * angle, 0] as const
      parts.add("leaf", ...wood.map((mesh) => place(mesh, { at, turn })))
      if (glass.length > 0) parts.add("glass", ...glass.map((mesh) => place(mesh, { at, turn })))
      if (index % 2 === 1)
        parts.add(
          "metal",
          ...[0.25, tall / 2, tall - 0.3].map((y) =>
            place(disc({ radius: 0.006, height: 0.07, segments: 12 }), {
              at: [side * (clear / 2 - step * index), y, side * side * Math.sin(angle) * (wide / 2) + 0.012],
            }),
          ),
        )
    }
    parts.add(
      "metal",
      place(roundedBox({ size: [clear, 0.03, 0.034], radius: 0.001, rounds: 1 }), {
        at: [0, tall - 0.0145, 0],
      }),
    )
    return parts.close()
  },
  symbol({ width, depth, trim, leaves }) {
    const reach = liningReach(trim)
    const clear = width - 2 * reach
    const number = { two: 2, four: 4, six: 6 }[leaves]
    const reachOut = Math.min(depth / 2 - 0.03, (clear / number) * 0.27)
    const half = number === 2 ? 2 : number / 2
    const zigzag = (side: number) =>
      symbolLine(
        Array.from(
          { length: half + 1 },
          (_, i) =>
            [side * (clear / 2 - (clear / number) * 0.85 * i), i % 2 === 0 ? -reachOut : reachOut] as const,
        ),
        "outline",
      )
    return openingSymbol(width, depth, reach, number === 2 ? [zigzag(-1)] : [zigzag(-1), zigzag(1)])
  },
  looks: [
    { name: { zh: "橡木百叶折叠门", en: "Louvred folding door in oak", vi: "Cửa xếp lá sách gỗ sồi" } },
    {
      name: { zh: "黑框玻璃六扇折叠门", en: "Six glazed leaves in black", vi: "Sáu cánh kính khung đen" },
      values: { leaf: "glazed", leaves: "six", width: 3300, trim: "slim" },
      finishes: { leaf: "lacquer-black", frame: "lacquer-black" },
    },
    {
      name: { zh: "白色双扇折叠门", en: "White bifold", vi: "Cửa xếp hai cánh trắng" },
      values: { leaf: "panelled", leaves: "two", width: 900 },
      finishes: { leaf: "lacquer-white", frame: "lacquer-white", metal: "nickel-satin" },
    },
  ],
})
