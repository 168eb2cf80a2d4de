import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import { cloths, type Cloth } from "./cloths.ts"
import type { Finish } from "./finish.ts"
import { balanced } from "./patterns/tone.ts"

const cloth = (kind: Cloth, name: ThreeLanguages, colour: `#${string}`): Finish => {
  const { pattern, ...rest } = cloths[kind]
  return { class: "fabric", name, colour, ...rest, pattern: () => balanced(colour, pattern(colour)) }
}

const { pattern: stripes, ...striped } = cloths.stripe

export const fabrics = {
  "linen-stripe-rust": {
    ...striped,
    class: "fabric",
    name: { zh: "亚麻·锈橙条纹", en: "Linen, rust stripe", vi: "Vải lanh sọc đỏ gạch" },
    colour: "#d2b09a",
    pattern: () => balanced("#d2b09a", stripes("#b5613f")),
  },
  "linen-oat": cloth("linen", { zh: "亚麻·燕麦", en: "Linen, oat", vi: "Vải lanh yến mạch" }, "#ded3c0"),
  "linen-sand": cloth("linen", { zh: "亚麻·沙色", en: "Linen, sand", vi: "Vải lanh màu cát" }, "#cfc0a6"),
  "linen-stone": cloth("linen", { zh: "亚麻·石灰", en: "Linen, stone", vi: "Vải lanh màu đá" }, "#a8a196"),
  "linen-sage": cloth(
    "linen",
    { zh: "亚麻·鼠尾草", en: "Linen, sage", vi: "Vải lanh xanh xô thơm" },
    "#98a48c",
  ),
  "linen-blue": cloth(
    "linen",
    { zh: "亚麻·雾蓝", en: "Linen, mist blue", vi: "Vải lanh xanh sương" },
    "#8fa2b0",
  ),
  "boucle-cream": cloth(
    "boucle",
    { zh: "圈圈绒·奶油", en: "Bouclé, cream", vi: "Vải bouclé kem" },
    "#ebe4d8",
  ),
  "boucle-oat": cloth(
    "boucle",
    { zh: "圈圈绒·燕麦", en: "Bouclé, oat", vi: "Vải bouclé yến mạch" },
    "#d5c6b0",
  ),
  "boucle-grey": cloth("boucle", { zh: "圈圈绒·浅灰", en: "Bouclé, grey", vi: "Vải bouclé xám" }, "#a9a7a2"),
  "velvet-forest": cloth(
    "velvet",
    { zh: "丝绒·森林绿", en: "Velvet, forest", vi: "Nhung xanh rừng" },
    "#3f5a48",
  ),
  "velvet-rust": cloth("velvet", { zh: "丝绒·铁锈红", en: "Velvet, rust", vi: "Nhung đỏ gạch" }, "#a9593a"),
  "velvet-ochre": cloth("velvet", { zh: "丝绒·赭黄", en: "Velvet, ochre", vi: "Nhung vàng đất" }, "#c2923f"),
  "velvet-navy": cloth("velvet", { zh: "丝绒·海军蓝", en: "Velvet, navy", vi: "Nhung xanh navy" }, "#2f3f5c"),
  "velvet-blush": cloth("velvet", { zh: "丝绒·裸粉", en: "Velvet, blush", vi: "Nhung hồng phấn" }, "#d0a395"),
  "velvet-sage": cloth("velvet", { zh: "丝绒·灰绿", en: "Velvet, sage", vi: "Nhung xanh xám" }, "#7f8c74"),
  "wool-charcoal": cloth("wool", { zh: "羊毛·炭灰", en: "Wool, charcoal", vi: "Len than chì" }, "#4a4947"),
  "wool-grey": cloth("wool", { zh: "羊毛·灰色", en: "Wool, grey", vi: "Len xám" }, "#8d8c89"),
  "wool-camel": cloth("wool", { zh: "羊毛·驼色", en: "Wool, camel", vi: "Len màu lạc đà" }, "#b58f62"),
  "tweed-brown": cloth("tweed", { zh: "粗花呢·棕", en: "Tweed, brown", vi: "Vải tweed nâu" }, "#7d6752"),
  "cotton-white": cloth("cotton", { zh: "棉·白", en: "Cotton, white", vi: "Cotton trắng" }, "#f1eee7"),
  "cotton-clay": cloth("cotton", { zh: "棉·陶土", en: "Cotton, clay", vi: "Cotton đất nung" }, "#c38d72"),
  "cotton-denim": cloth(
    "denim",
    { zh: "棉·牛仔蓝", en: "Cotton, denim", vi: "Cotton xanh denim" },
    "#55677f",
  ),
  "knit-ivory": cloth("knit", { zh: "针织·象牙", en: "Knit, ivory", vi: "Đan len ngà" }, "#e7dcc8"),
  "knit-terracotta": cloth(
    "knit",
    { zh: "针织·赤陶", en: "Knit, terracotta", vi: "Đan len đất nung" },
    "#b56b4c",
  ),
  "canvas-olive": cloth("canvas", { zh: "帆布·橄榄", en: "Canvas, olive", vi: "Vải bố ô liu" }, "#77754f"),
  "towel-white": cloth("towel", { zh: "毛巾·白", en: "Towel, white", vi: "Khăn bông trắng" }, "#f2efe9"),
  "sheer-white": {
    ...cloth("sheer", { zh: "纱·白", en: "Sheer, white", vi: "Voan trắng" }, "#f6f3ed"),
    transmission: 0.6,
    isTwoSided: true,
  },
  "outdoor-canvas-sand": cloth(
    "outdoor",
    { zh: "户外帆布·沙", en: "Outdoor canvas, sand", vi: "Vải ngoài trời màu cát" },
    "#cdbf9f",
  ),
} satisfies Readonly<Record<string, Finish>>
