import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { barPull, doorLeaf, leafThickness } from "./door-leaf.ts"

const slots = {
  leaf: { finish: "oak-natural", accepts: ["lacquer", "wood", "paint"] },
  frame: { finish: "oak-natural", accepts: ["lacquer", "wood", "paint"] },
  glass: { finish: "glass-clear", accepts: ["glass"] },
  metal: { finish: "steel-black", accepts: ["metal"] },
} as const

const words = {
  zh: ["推拉门", "移门", "滑门"],
  en: ["sliding door", "door", "bypass"],
  vi: ["cửa lùa", "cửa trượt", "cửa kéo"],
} as const

/** A leaf on rollers that hangs from a rail before the wall: it covers a passage. */
export const barnDoor = defineModel({
  id: "door.barn",
  category: "openings",
  name: { zh: "谷仓门", en: "Barn door", vi: "Cửa lùa treo" },
  words: {
    zh: [...words.zh, "谷仓门", "吊轨门"],
    en: [...words.en, "barn door"],
    vi: [...words.vi, "cửa kho", "cửa ray treo"],
  },
  parameters: {
    width: length(1900, 1500, 2600, 50),
    depth: length(110, 105, 140, 5),
    height: length(2250, 2100, 2600, 10),
    leaf: choice("grooved", "panelled", "glazed", "flush", "slatted"),
    side: choice("left", "right"),
  },
  slots: { leaf: slots.leaf, glass: slots.glass, metal: slots.metal },
  anchor: "wall",
  build({ width, depth, height, leaf, side }) {
    const parts = openParts()
    const wide = width / 2 - 0.02
    const tall = height - 0.14
    const z = depth / 2 - 0.05 - leafThickness / 2
    const x = (side === "left" ? -1 : 1) * (width / 4)
    const { wood, glass } = doorLeaf(leaf, wide, tall)
    parts.add("leaf", ...wood.map((mesh) => place(mesh, { at: [x, 0.012, z] })))
    if (glass.length > 0) parts.add("glass", ...glass.map((mesh) => place(mesh, { at: [x, 0.012, z] })))
    const rail = height - 0.075
    parts.add(
      "metal",
      place(roundedBox({ size: [width, 0.04, 0.006], radius: 0.0015, rounds: 1 }), { at: [0, rail, z] }),
    )
    const studs = 5
    for (let i = 0; i < studs; i++)
      parts.add(
        "metal",
        place(disc({ radius: 0.012, height: z + depth / 2 + 0.012, rim: 0.002, segments: 18 }), {
          at: [-width / 2 + 0.06 + ((width - 0.12) * i) / (studs - 1), rail, (z + 0.012 - depth / 2) / 2],
          turn: [Math.PI / 2, 0, 0],
        }),
      )
    for (const at of [-1, 1]) {
      const wheel = x + at * (wide / 2 - 0.13)
      parts.add(
        "metal",
        place(disc({ radius: 0.05, height: 0.018, rim: 0.003, segments: 36 }), {
          at: [wheel, height - 0.0505, z],
          turn: [Math.PI / 2, 0, 0],
        }),
        place(disc({ radius: 0.013, height: 0.06, rim: 0.002, segments: 16 }), {
          at: [wheel, height - 0.0505, z + 0.008],
          turn: [Math.PI / 2, 0, 0],
        }),
        place(roundedBox({ size: [0.036, 0.36, 0.006], radius: 0.002, rounds: 1 }), {
          at: [wheel, height - 0.21, z + leafThickness / 2 + 0.0035],
        }),
        ...[0.27, 0.34].map((down) =>
          place(disc({ radius: 0.008, height: 0.008, segments: 12 }), {
            at: [wheel, height - down, z + leafThickness / 2 + 0.008],
            turn: [Math.PI / 2, 0, 0],
          }),
        ),
      )
      parts.add(
        "metal",
        place(roundedBox({ size: [0.02, 0.05, 0.03], radius: 0.003, rounds: 1 }), {
          at: [at * (width / 2 - 0.012), rail + 0.03, z],
        }),
      )
    }
    parts.add(
      "metal",
      ...barPull(0.4, 0.049).map((mesh) =>
        place(mesh, {
          at: [x + (side === "left" ? 1 : -1) * (wide / 2 - 0.06), 1.02, z + leafThickness / 2],
        }),
      ),
    )
    parts.add(
      "metal",
      place(roundedBox({ size: [0.05, 0.03, z + depth / 2], radius: 0.002, rounds: 1 }), {
        at: [x, 0.015, (z - depth / 2) / 2],
      }),
    )
    return parts.close()
  },
  symbol: ({ width, depth, side }) => [
    symbolBox({ size: [width, depth], style: "detail" }),
    symbolBox({
      at: [(side === "left" ? -1 : 1) * (width / 4), depth / 2 - 0.07],
      size: [width / 2 - 0.02, leafThickness],
    }),
    symbolLine([
      [-width / 2, depth / 2 - 0.07],
      [width / 2, depth / 2 - 0.07],
    ]),
  ],
  looks: [
    {
      name: { zh: "松木谷仓门", en: "Pine barn door", vi: "Cửa lùa treo gỗ thông" },
      finishes: { leaf: "pine-natural" },
    },
    {
      name: { zh: "白色镶板谷仓门", en: "White panelled barn door", vi: "Cửa treo pano trắng" },
      values: { leaf: "panelled", side: "right" },
      finishes: { leaf: "lacquer-white", metal: "brass-aged" },
    },
    {
      name: { zh: "黑框玻璃谷仓门", en: "Glazed barn door in black", vi: "Cửa treo kính khung đen" },
      values: { leaf: "glazed", width: 2200 },
      finishes: { leaf: "lacquer-black" },
    },
  ],
})
