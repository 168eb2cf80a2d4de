import { place } from "../../geometry/place-mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { foldedTowels } from "../textiles/folded-towels.ts"
import { addDrawers, addVanityTop, tapRise, vanitySymbol } from "./vanity-parts.ts"

const slots = {
  fronts: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
  body: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
  top: { finish: "quartz-white", accepts: ["stone", "wood"] },
  ceramic: { finish: "ceramic-matt-white", accepts: ["ceramic"] },
  metal: { finish: "brass-brushed", accepts: ["metal"] },
} as const
const words = {
  zh: ["浴室柜", "洗手台", "洗漱台", "台盆柜"],
  en: ["bathroom cabinet", "sink unit", "washstand", "basin"],
  vi: ["tủ lavabo", "tủ chậu rửa", "bàn đá lavabo"],
} as const

/** A vanity that floats on the wall. */
export const wallVanity = defineModel({
  id: "vanity.wall",
  category: "bathroom",
  name: { zh: "悬挂浴室柜", en: "Floating vanity", vi: "Tủ lavabo treo" },
  words,
  parameters: {
    width: length(1000, 500, 1800, 50),
    depth: length(480, 420, 560, 10),
    height: length(820, 700, 900, 10),
    basins: count(1, 1, 2),
    basin: choice("counter", "inset"),
    shape: choice("oval", "round", "rectangle"),
    fronts: choice("fluted", "slab", "shaker"),
    handles: choice("none", "bar", "knob"),
  },
  slots,
  anchor: "wall",
  elevation: 350,
  clearance: { front: 700 },
  build(values) {
    const { width, depth, height, fronts, handles } = values
    const parts = openParts()
    const top = height - tapRise(values.basin)
    addDrawers(parts, {
      width: width - 0.002,
      depth: depth - 0.003,
      from: 0,
      to: top - 0.0245,
      fronts,
      handles,
      columns: width > 1.1 ? 2 : 1,
      rows: 2,
    })
    addVanityTop(parts, values, top)
    return parts.close()
  },
  symbol: vanitySymbol,
  looks: [
    { name: { zh: "橡木条纹悬挂柜", en: "Fluted oak vanity", vi: "Tủ treo gỗ sồi gân sọc" } },
    {
      name: { zh: "胡桃木双盆浴室柜", en: "Double vanity in walnut", vi: "Tủ đôi gỗ óc chó" },
      values: { width: 1600, basins: 2, basin: "inset", shape: "rectangle", fronts: "slab", height: 720 },
      finishes: {
        fronts: "walnut-natural",
        body: "walnut-natural",
        top: "marble-carrara",
        metal: "chrome-polished",
      },
    },
    {
      name: { zh: "鼠尾草绿小浴室柜", en: "Compact vanity in sage", vi: "Tủ nhỏ xanh xô thơm" },
      values: { width: 600, fronts: "shaker", handles: "knob", shape: "round" },
      finishes: { fronts: "lacquer-sage", body: "lacquer-sage", top: "terrazzo-pale" },
    },
  ],
})

/** A washstand: a drawer over an open shelf, on legs of wood or a metal frame. */
export const standingVanity = defineModel({
  id: "vanity.standing",
  category: "bathroom",
  name: { zh: "落地洗漱台", en: "Washstand", vi: "Bàn lavabo đứng" },
  words,
  parameters: {
    width: length(900, 600, 1600, 50),
    depth: length(480, 420, 560, 10),
    height: length(1140, 1020, 1200, 10),
    basins: count(1, 1, 2),
    basin: choice("counter", "inset"),
    shape: choice("round", "oval", "rectangle"),
    fronts: choice("slab", "fluted", "shaker"),
    handles: choice("bar", "knob", "none"),
    legs: choice("wood", "metal"),
  },
  slots: {
    ...slots,
    legs: { finish: "oak-natural", accepts: ["wood", "metal"] },
    towels: { finish: "towel-white", accepts: ["fabric"] },
  },
  anchor: "floor",
  clearance: { front: 700 },
  build(values) {
    const { width, depth, height, fronts, handles, legs } = values
    const parts = openParts()
    const top = height - tapRise(values.basin)
    const [x, z] = [width / 2 - 0.032, depth / 2 - 0.032]
    addDrawers(parts, {
      width: width - 0.012,
      depth: depth - 0.012,
      from: top - 0.024 - 0.19,
      to: top - 0.0245,
      fronts,
      handles,
      columns: width > 1 ? 2 : 1,
      rows: 1,
    })
    addVanityTop(parts, values, top)
    const under = top - 0.2
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        parts.add(
          "legs",
          legs === "wood"
            ? taperedLeg({
                top: [sx * x, under, sz * z],
                foot: [sx * x, 0, sz * z],
                topRadius: 0.024,
                footRadius: 0.015,
                sides: 18,
              })
            : place(roundedBox({ size: [0.022, under, 0.022], radius: 0.002 }), {
                at: [sx * x, under / 2, sz * z],
              }),
        )
    const shelf = 0.17
    if (legs === "wood") {
      const slats = Math.max(5, Math.round((depth - 0.05) / 0.062))
      const pitch = (depth - 0.03) / slats
      for (let i = 0; i < slats; i++)
        parts.add(
          "legs",
          place(roundedBox({ size: [width - 0.06, 0.016, pitch - 0.012], radius: 0.003, grain: "x" }), {
            at: [0, shelf, -depth / 2 + 0.015 + pitch * (i + 0.5)],
          }),
        )
      for (const sx of [-1, 1])
        parts.add(
          "legs",
          place(roundedBox({ size: [0.02, 0.026, depth - 0.07], radius: 0.003 }), {
            at: [sx * x, shelf - 0.0215, 0],
          }),
        )
    } else {
      parts.add(
        "top",
        place(roundedBox({ size: [width - 0.05, 0.016, depth - 0.05], radius: 0.002, grain: "x" }), {
          at: [0, shelf, 0],
        }),
      )
      for (const sz of [-1, 1])
        parts.add(
          "legs",
          pipe({
            path: [
              [-x, shelf - 0.014, sz * z],
              [x, shelf - 0.014, sz * z],
            ],
            radius: 0.006,
          }),
        )
    }
    parts.add(
      "towels",
      ...foldedTowels({ width: 0.36, depth: depth * 0.62, count: 3, seed: 4 }).map((mesh) =>
        place(mesh, { at: [-width / 2 + 0.27, shelf + 0.0085, 0] }),
      ),
    )
    return parts.close()
  },
  symbol: vanitySymbol,
  looks: [
    { name: { zh: "橡木洗漱台", en: "Oak washstand", vi: "Bàn lavabo gỗ sồi" } },
    {
      name: { zh: "黑框大理石洗漱台", en: "Black frame with marble", vi: "Khung đen mặt cẩm thạch" },
      values: {
        legs: "metal",
        width: 1200,
        basin: "inset",
        shape: "rectangle",
        handles: "none",
        height: 1030,
      },
      finishes: {
        legs: "steel-black",
        top: "marble-carrara",
        fronts: "oak-black",
        body: "oak-black",
        metal: "steel-black",
      },
    },
    {
      name: { zh: "胡桃木双盆洗漱台", en: "Double washstand in walnut", vi: "Bàn lavabo đôi óc chó" },
      values: { width: 1500, basins: 2, shape: "oval", fronts: "fluted", handles: "none" },
      finishes: {
        legs: "walnut-natural",
        fronts: "walnut-natural",
        body: "walnut-natural",
        top: "travertine-beige",
      },
    },
  ],
})
