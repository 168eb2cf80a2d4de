import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import { bulb, clothShade, cordBetween, globe, lampHolder } from "./lamp-parts.ts"

/** Three wooden legs under a cloth shade, with a shelf between them if one likes. */
export const floorTripod = defineModel({
  id: "lamp.floor-tripod",
  category: "lamps",
  name: { zh: "三脚落地灯", en: "Tripod floor lamp", vi: "Đèn cây ba chân" },
  words: {
    zh: ["落地灯", "灯", "木质灯"],
    en: ["floor lamp", "standing lamp", "lamp", "wood"],
    vi: ["đèn", "đèn cây", "đèn đứng", "đèn gỗ"],
  },
  parameters: {
    width: length(560, 440, 700, 20),
    depth: length(520, 440, 700, 20),
    height: length(1500, 1250, 1750, 50),
    shade: choice("drum", "cone", "pleated", "globe"),
    shelf: choice("none", "shelf"),
  },
  slots: {
    legs: { finish: "oak-natural", accepts: ["wood", "metal"] },
    shade: { finish: "linen-shade", accepts: ["paper", "fabric", "glass"] },
    fittings: { finish: "brass-brushed", accepts: ["metal"] },
    glow: { finish: "glow-soft" },
  },
  anchor: "floor",
  build({ width, depth, height, shade, shelf }) {
    const parts = openParts()
    const size = Math.min(width, depth)
    const shadeTall = shade === "globe" ? size * 0.56 : Math.min(0.32, height * 0.2)
    const hub = height - shadeTall - (shade === "globe" ? 0.03 : 0.02)
    const spread = size * 0.5
    for (let i = 0; i < 3; i++) {
      const angle = (i / 3) * 2 * Math.PI
      const [x, z] = [Math.cos(angle), Math.sin(angle)]
      parts.add(
        "legs",
        taperedLeg({
          top: [x * 0.026, hub + 0.012, z * 0.026],
          foot: [x * spread, 0, z * spread],
          topRadius: 0.0135,
          footRadius: 0.0095,
          sides: 18,
        }),
      )
      parts.add(
        "fittings",
        place(disc({ radius: 0.0105, height: 0.006, rim: 0.0015, segments: 18 }), {
          at: [x * spread, 0.003, z * spread],
        }),
      )
    }
    parts.add(
      "fittings",
      place(disc({ radius: 0.048, height: 0.022, rim: 0.004, segments: 40 }), { at: [0, hub - 0.012, 0] }),
      place(disc({ radius: 0.03, height: 0.012, rim: 0.003, segments: 32 }), { at: [0, hub + 0.006, 0] }),
    )
    if (shelf === "shelf") {
      const y = hub * 0.34
      const reach = 0.026 + (spread - 0.026) * (1 - y / hub)
      parts.add(
        "legs",
        place(disc({ radius: reach * 0.98, height: 0.018, rim: 0.004, segments: 56 }), { at: [0, y, 0] }),
      )
    }
    if (shade === "globe") {
      const radius = shadeTall / 2
      parts.add("shade", globe(radius, [0, height - radius, 0]))
      parts.add(
        "fittings",
        place(disc({ radius: 0.05, height: 0.03, rim: 0.006 }), { at: [0, height - shadeTall + 0.005, 0] }),
      )
    } else {
      const bottom = size * (shade === "cone" ? 0.46 : 0.4)
      const { cloth, wires } = clothShade({
        bottom,
        top: shade === "cone" ? bottom * 0.58 : shade === "drum" ? bottom * 0.92 : bottom * 0.7,
        y: height - shadeTall,
        tall: shadeTall,
        pleats: shade === "pleated" ? 44 : 0,
      })
      parts.add("shade", cloth)
      parts.add(
        "fittings",
        wires,
        cordBetween([0, hub, 0], [0, height - shadeTall * 0.2, 0], 0.006),
        place(lampHolder(0, 0.018, 0.05), { at: [0, height - shadeTall * 0.8, 0], turn: [0, 0, 0] }),
      )
      parts.add("glow", place(bulb(0.036), { at: [0, height - shadeTall * 0.42, 0], turn: [Math.PI, 0, 0] }))
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.3, depth * 0.3], style: "detail" }),
    ...[0, 1, 2].map((i) => {
      const angle = (i / 3) * 2 * Math.PI
      return symbolLine([
        [Math.cos(angle) * width * 0.1, Math.sin(angle) * depth * 0.1],
        [Math.cos(angle) * width * 0.48, Math.sin(angle) * depth * 0.48],
      ])
    }),
  ],
  looks: [
    { name: { zh: "橡木三脚落地灯", en: "Oak tripod", vi: "Đèn ba chân gỗ sồi" } },
    {
      name: { zh: "胡桃木褶罩灯", en: "Walnut tripod, pleated shade", vi: "Đèn óc chó chụp xếp ly" },
      values: { shade: "pleated", height: 1600 },
      finishes: { legs: "walnut-natural", shade: "paper-shade" },
    },
    {
      name: { zh: "黑色三脚置物灯", en: "Black tripod with a shelf", vi: "Đèn ba chân đen có kệ" },
      values: { shade: "cone", shelf: "shelf", width: 620, depth: 600 },
      finishes: { legs: "oak-black", fittings: "steel-black" },
    },
    {
      name: { zh: "球形三脚灯", en: "Tripod with an opal globe", vi: "Đèn ba chân cầu sữa" },
      values: { shade: "globe", height: 1300, width: 480, depth: 460 },
      finishes: { legs: "ash-natural", shade: "glass-opal" },
    },
  ],
})
