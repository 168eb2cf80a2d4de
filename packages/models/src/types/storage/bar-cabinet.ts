import { board, middle, splitSpan, type Span } from "../../geometry/board.ts"
import { lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import {
  addCabinetOnLegs,
  cabinetFinishes,
  cabinetSymbol,
  handleFinishes,
  legFinishes,
  opening,
} from "../construction/cabinet.ts"
import { addDoor } from "../construction/fronts.ts"

/** A cabinet for wine and glasses: doors, an open counter with hanging glasses, and bottles lying below. */
export const barCabinet = defineModel({
  id: "cabinet.bar",
  category: "storage",
  name: { zh: "酒柜", en: "Bar cabinet", vi: "Tủ rượu" },
  words: {
    zh: ["酒柜", "红酒柜", "吧柜", "餐边酒柜"],
    en: ["bar cabinet", "wine cabinet", "wine rack", "drinks cabinet", "liquor"],
    vi: ["tủ rượu", "kệ rượu", "tủ bar", "tủ rượu vang"],
  },
  parameters: {
    width: length(900, 600, 1300, 50),
    depth: length(420, 350, 500, 10),
    height: length(1450, 1200, 1900, 10),
    fronts: choice("fluted", "cane", "slab", "slatted", "shaker"),
    handles: choice("knob", "none", "bar"),
    legs: choice("pin", "tapered", "block", "sled"),
    filled: toggle(true),
  },
  slots: {
    body: { finish: "walnut-natural", accepts: cabinetFinishes },
    fronts: { finish: "walnut-natural", accepts: cabinetFinishes },
    cane: { finish: "cane-natural", accepts: ["woven", "fabric"] },
    counter: { finish: "marble-nero", accepts: ["stone", "wood", "metal", "mirror"] },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
    legs: { finish: "brass-brushed", accepts: legFinishes },
    rails: { finish: "brass-brushed", accepts: ["metal"] },
    glasses: { finish: "glass-clear", accepts: ["glass"] },
    bottles: { finish: "ceramic-black" },
    foil: { finish: "copper-brushed" },
    spirits: { finish: "glass-amber" },
  },
  anchor: "floor",
  clearance: { front: 700 },
  build({ width, depth, height, fronts, handles, legs, filled }) {
    const parts = openParts()
    const { inside, face } = addCabinetOnLegs(parts, {
      width,
      depth,
      height,
      legs,
      handles,
      thickness: 0.022,
    })
    const [low, high] = inside.y
    const whole = high - low
    const rack = Math.max(0.27, whole * 0.26)
    const niche = Math.max(0.36, whole * 0.32)
    const shelf = (y: number, slot: string, t: number): void =>
      parts.add(
        slot,
        board({ x: inside.x, y: [y - t, y], z: [inside.z[0], face - 0.001], radius: 0.001, grain: "x" }),
      )
    const counter = low + rack
    shelf(counter - 0.012, "body", 0.018)
    shelf(counter, "counter", 0.012)
    shelf(counter + niche + 0.018, "body", 0.018)
    // Pigeonholes for lying bottles.
    const columns = Math.max(4, Math.round((inside.x[1] - inside.x[0]) / 0.125))
    const cells: readonly Span[] = splitSpan(inside.x, columns, 0.01)
    for (const [, end] of cells.slice(0, -1))
      parts.add(
        "body",
        board({ x: [end, end + 0.01], y: [low, counter - 0.03], z: [inside.z[0], face - 0.004], grain: "y" }),
      )
    const rows = splitSpan([low, counter - 0.03], 2, 0.01)
    parts.add(
      "body",
      board({
        x: inside.x,
        y: [rows[0]?.[1] ?? low, (rows[0]?.[1] ?? low) + 0.01],
        z: [inside.z[0], face - 0.0035],
        grain: "x",
      }),
    )
    if (filled) {
      for (const [i, x] of cells.entries())
        for (const [j, y] of rows.entries())
          if ((i * 3 + j * 2) % 5 > 1) addBottle(parts, [middle(x), y[0] + 0.039, face - 0.03], true)
      const back = inside.z[0] + 0.1
      addBottle(parts, [inside.x[0] + 0.09, counter, back], false, "spirits")
      addBottle(parts, [inside.x[0] + 0.19, counter, back + 0.03], false)
      const top = counter + niche
      const count = Math.floor((inside.x[1] - inside.x[0] - 0.34) / 0.1)
      for (let i = 0; i < count; i++) {
        const x = inside.x[1] - 0.07 - i * 0.1
        for (const z of [-0.045, 0.06]) addStemGlass(parts, [x, top - 0.012, z])
        for (const side of [-0.014, 0.014])
          parts.add(
            "rails",
            board({
              x: [x + side - 0.003, x + side + 0.003],
              y: [top - 0.012, top],
              z: [-0.1, face - 0.03],
              radius: 0.001,
            }),
          )
      }
    }
    const y = opening([counter + niche + 0.018, high])
    for (const [i, x] of splitSpan(opening(inside.x), 2, 0.003).entries())
      addDoor(parts, {
        x,
        y,
        face,
        style: fronts,
        handle: handles,
        hinge: i === 0 ? "left" : "right",
        grip: "middle",
      })
    return parts.close()
  },
  symbol: ({ width, depth }) => cabinetSymbol(width, depth, 2),
  looks: [
    { name: { zh: "胡桃木格栅酒柜", en: "Walnut bar cabinet", vi: "Tủ rượu óc chó" } },
    {
      name: { zh: "橡木藤编酒柜", en: "Oak and cane bar cabinet", vi: "Tủ rượu sồi mây" },
      values: { fronts: "cane", legs: "tapered", width: 800 },
      finishes: {
        body: "oak-natural",
        fronts: "oak-natural",
        legs: "oak-natural",
        counter: "marble-carrara",
      },
    },
    {
      name: { zh: "墨绿酒柜", en: "Forest green drinks cabinet", vi: "Tủ rượu xanh rừng" },
      values: { fronts: "shaker", legs: "block", width: 1000, height: 1600 },
      finishes: {
        body: "lacquer-forest",
        fronts: "lacquer-forest",
        legs: "lacquer-forest",
        counter: "marble-verde",
      },
    },
  ],
})

function addBottle(
  parts: PartsDraft,
  at: readonly [number, number, number],
  isLying: boolean,
  slot = "bottles",
): void {
  const turn = isLying ? ([Math.PI / 2, 0, 0] as const) : ([0, 0, 0] as const)
  // Lying ones show the neck: their foot is 290 mm behind.
  const from = isLying ? ([at[0], at[1], at[2] - 0.29] as const) : at
  parts.add(
    slot,
    place(
      lathe({
        profile: [
          [0.03, 0],
          [0.0365, 0.006],
          [0.0365, 0.18],
          [0.03, 0.205],
          [0.0155, 0.228],
          [0.0145, 0.245],
        ],
        segments: 14,
      }),
      { at: from, turn },
    ),
  )
  parts.add(
    slot === "spirits" ? "bottles" : "foil",
    place(
      lathe({
        profile: [
          [0.0148, 0.235],
          [0.0148, 0.292],
          [0.0165, 0.293],
          [0.0165, 0.304],
          [0, 0.305],
        ],
        segments: 14,
      }),
      { at: from, turn },
    ),
  )
}

/** A wine glass that hangs by its foot. */
function addStemGlass(parts: PartsDraft, at: readonly [number, number, number]): void {
  parts.add(
    "glasses",
    place(
      lathe({
        profile: [
          [0.026, -0.205],
          [0.036, -0.16],
          [0.034, -0.125],
          [0.014, -0.095],
          [0.0035, -0.085],
          [0.0035, -0.01],
          [0.012, -0.002],
          [0.032, 0.0005],
        ],
        segments: 14,
      }),
      { at },
    ),
  )
}
