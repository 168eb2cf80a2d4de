import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { doorLeaf, leafThickness, recessedPull, type LeafStyle } from "./door-leaf.ts"
import { addDoorFrame, liningReach, openingSymbol } from "./opening-frame.ts"

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

interface Slid {
  readonly x: number
  readonly z: number
  readonly width: number
  readonly height: number
  readonly style: LeafStyle
  /** The side that its pull is on. */
  readonly pull: -1 | 1
}

function addSlidLeaf(parts: PartsDraft, { x, z, width, height, style, pull }: Slid): void {
  const { wood, glass } = doorLeaf(style, width, height)
  parts.add("leaf", ...wood.map((mesh) => place(mesh, { at: [x, 0.008, z] })))
  if (glass.length > 0) parts.add("glass", ...glass.map((mesh) => place(mesh, { at: [x, 0.008, z] })))
  const at = x + pull * (width / 2 - Math.min(0.055, width * 0.08))
  const y = Math.min(1.02, height * 0.5)
  parts.add(
    "metal",
    ...recessedPull().map((mesh) => place(mesh, { at: [at, y, z + leafThickness / 2 + 0.0005] })),
    ...recessedPull().map((mesh) =>
      place(mesh, { at: [at, y, z - leafThickness / 2 - 0.0005], turn: [0, Math.PI, 0] }),
    ),
  )
}

/** Leaves that run past each other on two tracks. */
export const slidingDoor = defineModel({
  id: "door.sliding",
  category: "openings",
  name: { zh: "推拉门", en: "Sliding door", vi: "Cửa lùa" },
  words,
  parameters: {
    width: length(1800, 1200, 3600, 50),
    depth: length(150, 120, 400, 10),
    height: length(2150, 1950, 2900, 10),
    leaf: choice("glazed", "flush", "panelled", "slatted", "grooved"),
    trim: choice("flat", "stepped", "slim"),
    leaves: count(2, 2, 4),
    open: toggle(false),
  },
  slots,
  anchor: "opening",
  build({ width, depth, height, leaf, trim, leaves, open }) {
    const parts = openParts()
    const reach = liningReach(trim)
    const [clear, tall] = [width - 2 * reach, height - reach]
    addDoorFrame(parts, width, height, depth, trim)
    const over = 0.05
    const wide = (clear + over * (leaves - 1)) / leaves
    for (let i = 0; i < leaves; i++) {
      // With four leaves the outer ones lie behind and the inner ones meet.
      const isFront = leaves === 4 ? i === 1 || i === 2 : i % 2 === 1
      const closed = -clear / 2 + wide / 2 + i * (wide - over)
      const goes = leaves === 4 ? (i === 1 ? -1 : i === 2 ? 1 : 0) : i === leaves - 1 ? -1 : 0
      const x = open ? closed + goes * (wide - over - 0.06) : closed
      addSlidLeaf(parts, {
        x,
        z: isFront ? 0.024 : -0.024,
        width: wide,
        height: tall - 0.03,
        style: leaf,
        pull: leaves === 4 ? (i < 2 ? 1 : -1) : i === 0 ? -1 : 1,
      })
    }
    parts.add(
      "metal",
      place(roundedBox({ size: [clear, 0.02, 0.1], radius: 0.001, rounds: 1 }), {
        at: [0, tall - 0.0095, 0],
      }),
      ...[-0.024, 0.024].map((z) =>
        place(roundedBox({ size: [clear, 0.005, 0.012], radius: 0.001, rounds: 1 }), { at: [0, 0.0025, z] }),
      ),
    )
    return parts.close()
  },
  symbol({ width, depth, trim, leaves }) {
    const clear = width - 2 * liningReach(trim)
    const wide = (clear + 0.05 * (leaves - 1)) / leaves
    return openingSymbol(
      width,
      depth,
      liningReach(trim),
      Array.from({ length: leaves }, (_, i) => {
        const isFront = leaves === 4 ? i === 1 || i === 2 : i % 2 === 1
        return symbolBox({
          at: [-clear / 2 + wide / 2 + i * (wide - 0.05), isFront ? 0.024 : -0.024],
          size: [wide, leafThickness],
        })
      }),
    )
  },
  looks: [
    { name: { zh: "橡木玻璃推拉门", en: "Glazed sliding door in oak", vi: "Cửa lùa kính gỗ sồi" } },
    {
      name: {
        zh: "黑框长虹玻璃四扇门",
        en: "Four leaves, black and reeded glass",
        vi: "Bốn cánh đen kính sọc",
      },
      values: { leaves: 4, width: 3000, trim: "slim", height: 2400 },
      finishes: { leaf: "lacquer-black", frame: "lacquer-black", glass: "glass-reeded" },
    },
    {
      name: { zh: "白色竖槽推拉门", en: "Boarded sliding door in white", vi: "Cửa lùa ván trắng" },
      values: { leaf: "grooved", open: true },
      finishes: { leaf: "lacquer-white", frame: "lacquer-white", metal: "brass-brushed" },
    },
  ],
})

/** A leaf that runs into the wall. */
export const pocketDoor = defineModel({
  id: "door.pocket",
  category: "openings",
  name: { zh: "隐藏推拉门", en: "Pocket door", vi: "Cửa lùa âm tường" },
  words: {
    zh: [...words.zh, "暗藏门", "口袋门"],
    en: [...words.en, "pocket door"],
    vi: [...words.vi, "cửa âm tường"],
  },
  parameters: {
    width: length(900, 700, 1400, 10),
    depth: length(150, 110, 300, 10),
    height: length(2150, 1950, 2700, 10),
    leaf: choice("flush", "panelled", "glazed", "slatted", "grooved"),
    trim: choice("slim", "flat", "stepped"),
    open: choice("half", "closed"),
    side: choice("left", "right"),
  },
  slots,
  anchor: "opening",
  build({ width, depth, height, leaf, trim, open, side }) {
    const parts = openParts()
    const reach = liningReach(trim)
    const [clear, tall] = [width - 2 * reach, height - reach]
    addDoorFrame(parts, width, height, depth, trim)
    const into = side === "left" ? -1 : 1
    // Half open, what has gone into the wall is not seen: the leaf is cut where the lining begins.
    const seen = open === "half" ? clear * 0.48 : clear
    addSlidLeaf(parts, {
      x: into * (clear / 2 - seen / 2),
      z: 0,
      width: seen + 0.002,
      height: tall - 0.02,
      style: leaf,
      pull: into === 1 ? -1 : 1,
    })
    // The slit in the lining.
    parts.add(
      "metal",
      ...[-1, 1].map((face) =>
        place(roundedBox({ size: [0.004, tall, 0.004], radius: 0.001, rounds: 1 }), {
          at: [into * (clear / 2 - 0.001), tall / 2, face * 0.026],
        }),
      ),
      place(roundedBox({ size: [clear, 0.004, 0.03], radius: 0.001, rounds: 1 }), {
        at: [0, tall - 0.002, 0],
      }),
    )
    return parts.close()
  },
  symbol: ({ width, depth, trim, open, side }) => {
    const reach = liningReach(trim)
    const clear = width - 2 * reach
    const seen = open === "half" ? clear * 0.48 : clear
    return openingSymbol(width, depth, reach, [
      symbolBox({
        at: [(side === "left" ? -1 : 1) * (clear / 2 - seen / 2), 0],
        size: [seen, leafThickness],
      }),
    ])
  },
  looks: [
    { name: { zh: "橡木暗藏门", en: "Oak pocket door", vi: "Cửa âm tường gỗ sồi" } },
    {
      name: { zh: "白色镶板暗藏门", en: "Panelled pocket door", vi: "Cửa âm tường pano trắng" },
      values: { leaf: "panelled", trim: "stepped", open: "closed" },
      finishes: { leaf: "lacquer-white", frame: "lacquer-white", metal: "brass-brushed" },
    },
    {
      name: { zh: "黑框玻璃暗藏门", en: "Glazed pocket door in black", vi: "Cửa âm tường kính đen" },
      values: { leaf: "glazed", side: "right", width: 1100 },
      finishes: { leaf: "lacquer-black", frame: "lacquer-black" },
    },
  ],
})
