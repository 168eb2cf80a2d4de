import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { barPull, doorLeaf, leafThickness, recessedPull, type LeafStyle } from "./door-leaf.ts"
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
