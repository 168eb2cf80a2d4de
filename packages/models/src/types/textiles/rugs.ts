import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { fringeLength, rugBody, rugFringe, rugSymbol, shifted } from "./rug-shapes.ts"

const words = {
  zh: ["地毯", "客厅地毯", "毯子", "块毯"],
  en: ["rug", "carpet", "area rug"],
  vi: ["thảm", "thảm trải sàn", "thảm phòng khách"],
} as const

/** A rug of one weave: rectangle with or without fringe, round, or like a pebble. */
export const plainRug = defineModel({
  id: "rug.plain",
  category: "textiles",
  name: { zh: "素织地毯", en: "Woven rug", vi: "Thảm dệt trơn" },
  words,
  parameters: {
    width: length(2400, 800, 4000, 100),
    depth: length(1700, 600, 3000, 100),
    height: length(16, 8, 45, 1),
    shape: choice("rectangle", "round", "organic"),
    fringe: toggle(true),
  },
  slots: {
    rug: { finish: "rug-ivory", accepts: ["rug", "fabric"] },
    fringe: { finish: "cotton-white", accepts: ["fabric"] },
  },
  anchor: "floor",
  build({ width, depth, height, shape, fringe }) {
    const parts = openParts()
    const isFringed = fringe && shape === "rectangle"
    const long = isFringed ? width - 2 * fringeLength : width
    parts.addFitted(
      "rug",
      shifted(rugBody({ shape, width: long, depth, thick: height, isPrint: false, isFringed })),
    )
    if (isFringed) parts.add("fringe", rugFringe(long / 2, depth, height))
    return parts.close()
  },
  symbol: ({ width, depth, shape, fringe }) => rugSymbol(shape, width, depth, fringe),
  looks: [
    { name: { zh: "象牙白流苏地毯", en: "Ivory rug with fringe", vi: "Thảm ngà tua rua" } },
    {
      name: { zh: "圆形黄麻地毯", en: "Round jute rug", vi: "Thảm đay tròn" },
      values: { shape: "round", width: 2000, depth: 2000, height: 12 },
      finishes: { rug: "rug-jute" },
    },
    {
      name: { zh: "鹅卵石羊毛地毯", en: "Pebble-shaped wool rug", vi: "Thảm len hình sỏi" },
      values: { shape: "organic", width: 2600, height: 30 },
      finishes: { rug: "rug-camel" },
    },
    {
      name: { zh: "条纹地毯", en: "Striped rug", vi: "Thảm kẻ sọc" },
      values: { width: 3000, depth: 2000, height: 10 },
      finishes: { rug: "rug-stripe", fringe: "linen-oat" },
    },
  ],
})

/** A rug with one picture over all of it. */
export const printedRug = defineModel({
  id: "rug.printed",
  category: "textiles",
  name: { zh: "图案地毯", en: "Patterned rug", vi: "Thảm hoa văn" },
  words: {
    zh: [...words.zh, "波斯地毯", "摩洛哥地毯"],
    en: [...words.en, "persian rug", "berber rug", "pattern"],
    vi: [...words.vi, "thảm ba tư", "thảm họa tiết"],
  },
  parameters: {
    width: length(2400, 1200, 4000, 100),
    depth: length(1700, 800, 3000, 100),
    height: length(14, 8, 30, 1),
    shape: choice("rectangle", "round", "organic"),
    fringe: toggle(false),
  },
  slots: {
    rug: { finish: "rug-arcs", accepts: ["rug"] },
    fringe: { finish: "linen-oat", accepts: ["fabric"] },
  },
  anchor: "floor",
  build({ width, depth, height, shape, fringe }) {
    const parts = openParts()
    const isFringed = fringe && shape === "rectangle"
    const long = isFringed ? width - 2 * fringeLength : width
    parts.addFitted("rug", rugBody({ shape, width: long, depth, thick: height, isPrint: true, isFringed }))
    if (isFringed) parts.add("fringe", rugFringe(long / 2, depth, height))
    return parts.close()
  },
  symbol: ({ width, depth, shape, fringe }) => rugSymbol(shape, width, depth, fringe),
  looks: [
    { name: { zh: "弧形拼色地毯", en: "Arcs", vi: "Thảm vòng cung" } },
    {
      name: { zh: "波斯地毯", en: "Persian rug with fringe", vi: "Thảm Ba Tư tua rua" },
      values: { fringe: true, width: 2800, depth: 1900, height: 10 },
      finishes: { rug: "rug-persian" },
    },
    {
      name: { zh: "柏柏尔地毯", en: "Berber rug", vi: "Thảm Berber" },
      values: { height: 24 },
      finishes: { rug: "rug-berber" },
    },
    {
      name: { zh: "圆形草甸地毯", en: "Round meadow rug", vi: "Thảm tròn đồng cỏ" },
      values: { shape: "round", width: 2200, depth: 2200 },
      finishes: { rug: "rug-meadow" },
    },
  ],
})

/** A long narrow rug for halls and beside beds. */
export const runnerRug = defineModel({
  id: "rug.runner",
  category: "textiles",
  name: { zh: "走廊长毯", en: "Runner", vi: "Thảm dài hành lang" },
  words: {
    zh: ["长条地毯", "走廊地毯", "床边毯"],
    en: ["runner", "hall rug"],
    vi: ["thảm hành lang", "thảm chạy dài"],
  },
  parameters: {
    width: length(2400, 1400, 4500, 100),
    depth: length(700, 500, 900, 50),
    height: length(10, 6, 25, 1),
    fringe: toggle(true),
  },
  slots: {
    rug: { finish: "rug-stripe", accepts: ["rug", "fabric"] },
    fringe: { finish: "linen-oat", accepts: ["fabric"] },
  },
  anchor: "floor",
  build({ width, depth, height, fringe }) {
    const parts = openParts()
    const long = fringe ? width - 2 * fringeLength : width
    parts.addFitted(
      "rug",
      shifted(
        rugBody({ shape: "rectangle", width: long, depth, thick: height, isPrint: false, isFringed: fringe }),
      ),
    )
    if (fringe) parts.add("fringe", rugFringe(long / 2, depth, height))
    return parts.close()
  },
  symbol: ({ width, depth, fringe }) => rugSymbol("rectangle", width, depth, fringe),
  looks: [
    { name: { zh: "条纹长毯", en: "Striped runner", vi: "Thảm dài kẻ sọc" } },
    {
      name: { zh: "黄麻长毯", en: "Jute runner", vi: "Thảm đay dài" },
      values: { fringe: false, width: 3000 },
      finishes: { rug: "rug-jute" },
    },
  ],
})
