import type { FinishId } from "../finishes/finishes.ts"

/** Materials as shoppers say them: which finishes they mean, by the beginning of the id. */
export const materials = {
  oak: { finishes: ["oak"], zh: ["橡木"], en: ["oak"], vi: ["gỗ sồi", "sồi"] },
  walnut: { finishes: ["walnut"], zh: ["胡桃木", "黑胡桃"], en: ["walnut"], vi: ["gỗ óc chó", "óc chó"] },
  ash: { finishes: ["ash"], zh: ["白蜡木"], en: ["ash"], vi: ["tần bì", "gỗ tần bì"] },
  beech: { finishes: ["beech"], zh: ["榉木"], en: ["beech"], vi: ["sồi á", "gỗ dẻ gai"] },
  cherry: { finishes: ["cherry"], zh: ["樱桃木"], en: ["cherry"], vi: ["anh đào", "gỗ anh đào"] },
  teak: { finishes: ["teak"], zh: ["柚木"], en: ["teak"], vi: ["gỗ tếch", "teak"] },
  pine: { finishes: ["pine"], zh: ["松木"], en: ["pine"], vi: ["gỗ thông"] },
  bamboo: { finishes: ["bamboo"], zh: ["竹木", "竹"], en: ["bamboo"], vi: ["tre"] },
  wood: {
    finishes: ["oak", "walnut", "ash", "beech", "cherry", "teak", "pine", "birch", "bamboo"],
    zh: ["实木", "木质", "木"],
    en: ["wood", "wooden", "timber"],
    vi: ["gỗ", "bằng gỗ", "gỗ tự nhiên"],
  },
  linen: { finishes: ["linen"], zh: ["亚麻"], en: ["linen"], vi: ["vải lanh", "linen"] },
  boucle: {
    finishes: ["boucle"],
    zh: ["圈圈绒", "羔羊绒", "泰迪绒"],
    en: ["boucle", "teddy"],
    vi: ["bouclé", "vải bouclé"],
  },
  velvet: { finishes: ["velvet"], zh: ["丝绒", "天鹅绒"], en: ["velvet"], vi: ["nhung"] },
  wool: { finishes: ["wool", "tweed"], zh: ["羊毛"], en: ["wool"], vi: ["len"] },
  fabric: {
    finishes: ["linen", "boucle", "velvet", "wool", "tweed", "cotton", "canvas", "knit"],
    zh: ["布艺", "布"],
    en: ["fabric", "upholstered"],
    vi: ["vải", "bọc vải", "nỉ"],
  },
  leather: {
    finishes: ["leather"],
    zh: ["真皮", "皮质", "皮革", "皮"],
    en: ["leather"],
    vi: ["da", "bọc da", "da thật"],
  },
  marble: {
    finishes: ["marble"],
    zh: ["大理石"],
    en: ["marble"],
    vi: ["đá cẩm thạch", "đá marble", "marble"],
  },
  travertine: {
    finishes: ["travertine"],
    zh: ["洞石"],
    en: ["travertine"],
    vi: ["đá travertine", "travertine"],
  },
  stone: {
    finishes: ["marble", "travertine", "limestone", "granite", "slate", "quartz", "terrazzo"],
    zh: ["石材", "岩板"],
    en: ["stone"],
    vi: ["đá", "mặt đá"],
  },
  terrazzo: { finishes: ["terrazzo"], zh: ["水磨石"], en: ["terrazzo"], vi: ["terrazzo", "đá mài"] },
  brass: {
    finishes: ["brass"],
    zh: ["黄铜", "铜"],
    en: ["brass", "gold"],
    vi: ["đồng thau", "đồng", "vàng đồng"],
  },
  steel: {
    finishes: ["steel"],
    zh: ["不锈钢", "金属", "铁艺"],
    en: ["steel", "metal", "iron"],
    vi: ["thép", "kim loại", "sắt", "inox"],
  },
  chrome: { finishes: ["chrome"], zh: ["镀铬"], en: ["chrome"], vi: ["crôm"] },
  glass: { finishes: ["glass"], zh: ["玻璃"], en: ["glass"], vi: ["kính", "thủy tinh"] },
  rattan: {
    finishes: ["rattan", "cane", "wicker"],
    zh: ["藤编", "藤"],
    en: ["rattan", "cane", "wicker"],
    vi: ["mây", "mây đan", "mây tre"],
  },
  ceramic: { finishes: ["ceramic"], zh: ["陶瓷", "陶"], en: ["ceramic"], vi: ["gốm", "sứ"] },
  plywood: { finishes: ["birch"], zh: ["胶合板"], en: ["plywood", "birch"], vi: ["ván ép", "bạch dương"] },
} as const satisfies Readonly<
  Record<
    string,
    Readonly<Record<"zh" | "en" | "vi", readonly string[]>> & { readonly finishes: readonly string[] }
  >
>
export type Material = keyof typeof materials

/** Whether a finish is of a material. */
export const isOfMaterial = (finish: FinishId, material: Material): boolean =>
  materials[material].finishes.some((start) => finish.startsWith(`${start}-`))
