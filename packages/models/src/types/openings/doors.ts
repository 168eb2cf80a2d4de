import { mirrorX, place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { doorLeaf, hingeKnuckles, leafThickness, leverHandle, type LeafStyle } from "./door-leaf.ts"
import { addDoorFrame, addStop, liningReach, openingSymbol } from "./opening-frame.ts"

const slots = {
  leaf: { finish: "lacquer-white", accepts: ["lacquer", "wood", "paint"] },
  frame: { finish: "lacquer-white", accepts: ["lacquer", "wood", "paint"] },
  glass: { finish: "glass-clear", accepts: ["glass"] },
  metal: { finish: "nickel-satin", accepts: ["metal"] },
  threshold: { finish: "oak-natural", accepts: ["wood", "stone", "metal"] },
} as const
const words = {
  zh: ["门", "室内门", "木门", "房门"],
  en: ["door", "interior door", "internal door", "leaf"],
  vi: ["cửa", "cửa gỗ", "cửa phòng", "cửa thông phòng"],
} as const

/** How far behind the front of the frame a leaf lies, so that its handles stay within the frame. */
const leafPlane = (depth: number): number => Math.max(0, depth / 2 - 0.076)

interface Hung {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly style: LeafStyle
  readonly isRight: boolean
  readonly hasHandle: boolean
}

/** A leaf whose hinges are on its left, or mirrored. Slots: leaf, glass, metal. */
function addHungLeaf(parts: PartsDraft, { x, width, height, depth, style, isRight, hasHandle }: Hung): void {
  const z = leafPlane(depth)
  const turn = (mesh: Mesh): Mesh => place(isRight ? mirrorX(mesh) : mesh, { at: [x, 0.006, z] })
  const { wood, glass } = doorLeaf(style, width, height)
  parts.add("leaf", ...wood.map(turn))
  if (glass.length > 0) parts.add("glass", ...glass.map(turn))
  parts.add("metal", ...hingeKnuckles(-width / 2 - 0.001, leafThickness / 2 + 0.002, height).map(turn))
  if (!hasHandle) return
  const at = [width / 2 - Math.min(0.055, width * 0.08), Math.min(1.02, height * 0.5)] as const
  const [front, back] = [depth / 2 - z, depth / 2 + z].map((room) =>
    Math.min(0.055, room - leafThickness / 2 - 0.001),
  )
  parts.add(
    "metal",
    ...leverHandle(front ?? 0.04).map((mesh) => turn(place(mesh, { at: [at[0], at[1], leafThickness / 2] }))),
    ...leverHandle(back ?? 0.04).map((mesh) =>
      turn(place(mirrorX(mesh), { at: [at[0], at[1], -leafThickness / 2], turn: [0, Math.PI, 0] })),
    ),
  )
}

const addThreshold = (parts: PartsDraft, clear: number, depth: number): void =>
  parts.add(
    "threshold",
    place(roundedBox({ size: [clear, 0.005, depth - 0.034], radius: 0.002, rounds: 1, grain: "x" }), {
      at: [0, 0.0025, 0],
    }),
  )

/** One leaf in a lining with architraves. */
export const hingedDoor = defineModel({
  id: "door.hinged",
  category: "openings",
  name: { zh: "单开门", en: "Single door", vi: "Cửa một cánh" },
  words,
  parameters: {
    width: length(900, 650, 1300, 10),
    depth: length(150, 110, 400, 10),
    height: length(2100, 1900, 2700, 10),
    leaf: choice("panelled", "flush", "glazed", "slatted", "grooved"),
    trim: choice("flat", "stepped", "slim"),
    hinge: choice("left", "right"),
    threshold: toggle(false),
  },
  slots,
  anchor: "opening",
  build({ width, depth, height, leaf, trim, hinge, threshold }) {
    const parts = openParts()
    const reach = liningReach(trim)
    const [clear, tall] = [width - 2 * reach, height - reach]
    addDoorFrame(parts, width, height, depth, trim)
    addStop(parts, clear, tall, leafPlane(depth) - leafThickness / 2 - 0.017)
    addHungLeaf(parts, {
      x: 0,
      width: clear - 0.007,
      height: tall - 0.01,
      depth,
      style: leaf,
      isRight: hinge === "right",
      hasHandle: true,
    })
    if (threshold) addThreshold(parts, clear, depth)
    return parts.close()
  },
  symbol: ({ width, depth, trim }) =>
    openingSymbol(width, depth, liningReach(trim), [
      symbolBox({ at: [0, leafPlane(depth)], size: [width - 2 * liningReach(trim), leafThickness] }),
    ]),
  looks: [
    {
      name: { zh: "白色镶板门", en: "White panelled door", vi: "Cửa pano trắng" },
      values: { trim: "stepped" },
    },
    {
      name: { zh: "橡木平板门", en: "Flush door in oak", vi: "Cửa phẳng gỗ sồi" },
      values: { leaf: "flush", trim: "slim", height: 2300 },
      finishes: { leaf: "oak-natural", frame: "oak-natural", metal: "steel-black" },
    },
    {
      name: { zh: "鼠尾草绿玻璃门", en: "Glazed door in sage", vi: "Cửa kính xanh xô thơm" },
      values: { leaf: "glazed", hinge: "right" },
      finishes: { leaf: "lacquer-sage", frame: "lacquer-sage", metal: "brass-brushed" },
    },
    {
      name: { zh: "柚木百叶门", en: "Louvred door in teak", vi: "Cửa lá sách gỗ tếch" },
      values: { leaf: "slatted", width: 800, threshold: true },
      finishes: {
        leaf: "teak-natural",
        frame: "teak-natural",
        metal: "bronze-dark",
        threshold: "teak-natural",
      },
    },
  ],
})

/** Two leaves that meet in the middle. */
export const doubleDoor = defineModel({
  id: "door.double",
  category: "openings",
  name: { zh: "双开门", en: "Double door", vi: "Cửa hai cánh" },
  words: { zh: [...words.zh, "对开门"], en: [...words.en, "double doors"], vi: [...words.vi, "cửa đôi"] },
  parameters: {
    width: length(1500, 1100, 2400, 10),
    depth: length(150, 110, 400, 10),
    height: length(2150, 1950, 2900, 10),
    leaf: choice("glazed", "panelled", "flush", "slatted", "grooved"),
    trim: choice("stepped", "flat", "slim"),
    threshold: toggle(false),
  },
  slots,
  anchor: "opening",
  build({ width, depth, height, leaf, trim, threshold }) {
    const parts = openParts()
    const reach = liningReach(trim)
    const [clear, tall] = [width - 2 * reach, height - reach]
    addDoorFrame(parts, width, height, depth, trim)
    addStop(parts, clear, tall, leafPlane(depth) - leafThickness / 2 - 0.017)
    const wide = clear / 2 - 0.005
    for (const side of [-1, 1])
      addHungLeaf(parts, {
        x: (side * clear) / 4,
        width: wide,
        height: tall - 0.01,
        depth,
        style: leaf,
        isRight: side > 0,
        hasHandle: true,
      })
    // The strip that covers the joint.
    parts.add(
      "leaf",
      place(roundedBox({ size: [0.034, tall - 0.012, 0.008], radius: 0.003, rounds: 1, grain: "y" }), {
        at: [0, tall / 2, leafPlane(depth) - leafThickness / 2 - 0.003],
      }),
    )
    if (threshold) addThreshold(parts, clear, depth)
    return parts.close()
  },
  symbol: ({ width, depth, trim }) =>
    openingSymbol(
      width,
      depth,
      liningReach(trim),
      [-1, 1].map((side) =>
        symbolBox({
          at: [(side * (width - 2 * liningReach(trim))) / 4, leafPlane(depth)],
          size: [width / 2 - liningReach(trim) - 0.004, leafThickness],
        }),
      ),
    ),
  looks: [
    { name: { zh: "白色格子玻璃双开门", en: "White glazed double door", vi: "Cửa đôi kính trắng" } },
    {
      name: { zh: "胡桃木双开门", en: "Double door in walnut", vi: "Cửa đôi óc chó" },
      values: { leaf: "flush", trim: "slim", height: 2400 },
      finishes: { leaf: "walnut-natural", frame: "walnut-natural", metal: "brass-brushed" },
    },
    {
      name: { zh: "海军蓝镶板双开门", en: "Panelled double door in navy", vi: "Cửa đôi pano xanh navy" },
      values: { leaf: "panelled", width: 1700 },
      finishes: { leaf: "lacquer-navy", frame: "lacquer-white", metal: "brass-aged" },
    },
  ],
})
