import { board, splitSpan, type Span } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import {
  addCabinetOnLegs,
  cabinetFinishes,
  cabinetSymbol,
  handleFinishes,
  legFinishes,
  opening,
} from "../construction/cabinet.ts"
import { addDoor, addDrawer } from "../construction/fronts.ts"

/** A low unit for a television: closed at its sides, an open niche for what needs air. */
export const tvUnit = defineModel({
  id: "tv.low",
  category: "storage",
  name: { zh: "电视柜", en: "TV unit", vi: "Kệ tivi" },
  words: {
    zh: ["电视柜", "客厅柜", "地柜", "视听柜"],
    en: ["tv unit", "tv stand", "media console", "lowboard"],
    vi: ["kệ tivi", "tủ tivi", "kệ tv", "phòng khách"],
  },
  parameters: {
    width: length(1800, 1200, 2800, 50),
    depth: length(420, 350, 500, 10),
    height: length(480, 300, 600, 10),
    niche: choice("middle", "left", "top", "none"),
    fronts: choice("slab", "slatted", "fluted", "cane", "shaker"),
    handles: choice("none", "edge", "knob", "bar"),
    legs: choice("tapered", "sled", "pin", "block", "none"),
  },
  slots: {
    body: { finish: "walnut-natural", accepts: cabinetFinishes },
    fronts: { finish: "walnut-natural", accepts: cabinetFinishes },
    cane: { finish: "cane-natural", accepts: ["woven", "fabric"] },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
    legs: { finish: "walnut-natural", accepts: legFinishes },
  },
  anchor: "floor",
  clearance: { front: 900 },
  build({ width, depth, height, niche, fronts, handles, legs }) {
    const parts = openParts()
    const tall = { tapered: 0.14, sled: 0.13, pin: 0.14, block: 0.05, none: 0 }[legs]
    const legsHeight = Math.min(tall, height * 0.35)
    const { inside, face } = addCabinetOnLegs(parts, {
      width,
      depth,
      height,
      legs,
      handles,
      legsHeight,
      thickness: 0.022,
    })
    const t = 0.018
    const upright = (x: number, y: Span): void =>
      parts.add("body", board({ x: [x - t / 2, x + t / 2], y, z: [inside.z[0], face - 0.002], grain: "y" }))
    const shelf = (x: Span, y: number): void =>
      parts.add("body", board({ x, y: [y - t / 2, y + t / 2], z: [inside.z[0], face - 0.002], grain: "x" }))
    const flaps = (x: Span, y: Span, count: number): void => {
      for (const [i, one] of splitSpan(opening(x), count, 0.003).entries())
        if (fronts === "slab" || fronts === "shaker") {
          addDrawer(parts, { x: one, y: opening(y), face, style: fronts, handle: handles })
        } else
          addDoor(parts, {
            x: one,
            y: opening(y),
            face,
            style: fronts,
            handle: handles,
            hinge: i % 2 === 0 ? "left" : "right",
            grip: handles === "edge" ? "high" : "middle",
          })
    }
    const wide = inside.x[1] - inside.x[0]
    if (niche === "middle") {
      const [a, b] = [inside.x[0] + wide * 0.34, inside.x[1] - wide * 0.34]
      upright(a, inside.y)
      upright(b, inside.y)
      if (inside.y[1] - inside.y[0] > 0.2) shelf([a + t / 2, b - t / 2], (inside.y[0] + inside.y[1]) / 2)
      flaps([inside.x[0], a - t / 2], inside.y, 1)
      flaps([b + t / 2, inside.x[1]], inside.y, 1)
    } else if (niche === "left") {
      const a = inside.x[0] + wide * 0.3
      upright(a, inside.y)
      if (inside.y[1] - inside.y[0] > 0.2) shelf([inside.x[0], a - t / 2], (inside.y[0] + inside.y[1]) / 2)
      flaps([a + t / 2, inside.x[1]], inside.y, width > 2 ? 3 : 2)
    } else if (niche === "top") {
      const y = inside.y[1] - Math.max(0.09, (inside.y[1] - inside.y[0]) * 0.36)
      shelf(inside.x, y)
      upright(0, [y + t / 2, inside.y[1]])
      flaps(inside.x, [inside.y[0], y - t / 2], width > 2 ? 4 : 3)
    } else flaps(inside.x, inside.y, width > 2.2 ? 4 : width > 1.5 ? 3 : 2)
    return parts.close()
  },
  symbol: ({ width, depth }) => cabinetSymbol(width, depth, 3),
  looks: [
    { name: { zh: "胡桃木电视柜", en: "Walnut TV unit", vi: "Kệ tivi óc chó" } },
    {
      name: { zh: "橡木格栅悬浮电视柜", en: "Slatted oak lowboard", vi: "Kệ tivi sồi nan" },
      values: { width: 2200, height: 420, niche: "none", fronts: "slatted", legs: "block" },
      finishes: { body: "oak-natural", fronts: "oak-natural", legs: "steel-black" },
    },
    {
      name: { zh: "白色藤编电视柜", en: "White TV unit with cane doors", vi: "Kệ tivi trắng cửa mây" },
      values: { width: 1600, niche: "top", fronts: "cane", legs: "tapered", height: 520 },
      finishes: { body: "lacquer-white", fronts: "oak-natural", legs: "oak-natural" },
    },
    {
      name: { zh: "深灰烟熏橡木电视柜", en: "Smoked oak media unit", vi: "Kệ tivi sồi hun khói" },
      values: { width: 2400, niche: "left", handles: "edge", legs: "sled", height: 450 },
      finishes: { body: "oak-smoked", fronts: "oak-smoked", legs: "steel-black", handles: "bronze-dark" },
    },
  ],
})
