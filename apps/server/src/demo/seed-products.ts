import { firstFilterValues } from "@roomwright/contract/settings/filter-kinds"
import type { NewProduct } from "../features/catalogue/catalogue.public.ts"
import { demoCategories } from "./content/categories.ts"
import type { DemoText } from "./demo-content.ts"

/** What exists already and seeded products point to. */
export interface SeedSurroundings {
  readonly merchantIds: readonly string[]
  /** By category, shown already. */
  readonly pictureIds: ReadonlyMap<string, readonly string[]>
  readonly nowMs: number
}

const leaves = demoCategories.flatMap(({ children }) => children)
const adjectives: readonly DemoText[] = [
  { zh: "轻奢", en: "Refined", vi: "sang trọng" },
  { zh: "低矮", en: "Low", vi: "thấp" },
  { zh: "高背", en: "High-back", vi: "lưng cao" },
  { zh: "折叠", en: "Folding", vi: "gấp gọn" },
  { zh: "圆形", en: "Round", vi: "tròn" },
  { zh: "方形", en: "Square", vi: "vuông" },
  { zh: "弧形", en: "Curved", vi: "cong" },
  { zh: "模块", en: "Modular", vi: "mô đun" },
  { zh: "手工", en: "Handmade", vi: "thủ công" },
  { zh: "复古", en: "Vintage", vi: "cổ điển" },
  { zh: "户外", en: "Outdoor", vi: "ngoài trời" },
  { zh: "儿童", en: "Junior", vi: "trẻ em" },
  { zh: "加宽", en: "Wide", vi: "rộng" },
  { zh: "纤细", en: "Slim", vi: "mảnh" },
  { zh: "云朵", en: "Cloud", vi: "mây" },
  { zh: "编织", en: "Woven", vi: "đan" },
]
const syllables = [
  "la",
  "mo",
  "ri",
  "ta",
  "ve",
  "no",
  "su",
  "ka",
  "li",
  "en",
  "do",
  "fa",
  "pe",
  "hu",
  "zo",
  "mi",
]
const characters = [
  "云",
  "山",
  "松",
  "竹",
  "月",
  "溪",
  "青",
  "禾",
  "远",
  "木",
  "石",
  "光",
  "岚",
  "舟",
  "雨",
  "林",
  "禅",
  "朴",
  "素",
  "晴",
  "暖",
  "白",
  "静",
  "川",
]

/** The same numbers for the same seed on every machine (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Makes up the product of a number: names in three languages, a price, an age, a popularity of which few have much. */
export function makeSeedProduct(number: number, surroundings: SeedSurroundings): NewProduct {
  const random = createRandom(number + 1)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error("There is nothing to pick from: fill in the demo content first.")
    return item
  }
  const category = pick(leaves)
  const material = pick(firstFilterValues.material)
  const colour = pick(firstFilterValues.colour)
  const adjective = pick(adjectives)
  const latin = `${pick(syllables)}${pick(syllables)}${pick(syllables)}`
  const series = latin.charAt(0).toUpperCase() + latin.slice(1)
  const seriesZh = pick(characters) + pick(characters)
  const price = Math.round(Math.exp(11.5 + random() * 6.5) / 10_000) * 10_000
  const pictures = surroundings.pictureIds.get(category.id) ?? [...surroundings.pictureIds.values()].flat()
  const sizes = random() < 0.3 ? [1, 1.25] : [1]
  return {
    merchantId: pick(surroundings.merchantIds),
    categoryId: category.id,
    name: {
      zh: `${seriesZh}${adjective.zh}${material.name.zh}${category.name.zh}`,
      en: `${series} ${adjective.en.toLowerCase()} ${material.name.en.toLowerCase()} ${category.name.en.toLowerCase()}`,
      vi: `${category.name.vi} ${series} ${material.name.vi.toLowerCase()} ${adjective.vi}`,
    },
    description: {
      zh: `${seriesZh}系列，${material.name.zh}，${colour.name.zh}。`,
      en: `From the ${series} series, in ${material.name.en.toLowerCase()}, ${colour.name.en.toLowerCase()}.`,
      vi: `Thuộc dòng ${series}, chất liệu ${material.name.vi.toLowerCase()}, màu ${colour.name.vi.toLowerCase()}.`,
    },
    style: pick(firstFilterValues.style).id,
    materials: [material.id],
    widthMm: 200 + Math.floor(random() * 2_600),
    depthMm: 150 + Math.floor(random() * 1_000),
    heightMm: 100 + Math.floor(random() * 2_000),
    onSale: true,
    pictureIds: [pick(pictures)],
    variants: sizes.map((size, at) => ({
      sku: `SEED-${number}-${at + 1}`,
      size: null,
      colour: { id: colour.id, name: colour.name, hex: colour.hex ?? "#9A9790" },
      price: Math.max(10_000, price * size),
      stock: random() < 0.15 ? 0 : Math.ceil(random() * 60),
    })) as [NewProduct["variants"][0], ...NewProduct["variants"]],
    createdAt: new Date(surroundings.nowMs - Math.floor(random() * 1_000 * 86_400_000)),
    popularity: Math.floor(1 / (random() + 0.000_02)),
  }
}
