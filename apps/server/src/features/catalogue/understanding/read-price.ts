/** In VND; what is missing has no bound. */
export interface PriceBounds {
  readonly from?: number
  readonly to?: number
}

export interface TypedPrice extends PriceBounds {
  /** As it was typed, with its limiting words. */
  readonly typed: string
}

export interface ReadPrice {
  /** The first that the text names in VND. */
  readonly price: TypedPrice | null
  /** One in another money, or too little to be VND: nothing here is priced so. */
  readonly foreign: string | null
  /** The text without its prices. */
  readonly rest: string
}

const han = "一两二三四五六七八九十百千"
const scales = {
  million: String.raw`triệu|trieu|tr|củ|million|mil|百万`,
  tenMillion: "千万",
  tenThousand: "万(?![向能年寿])",
  thousand: String.raw`nghìn|nghin|ngàn|ngan|k|千`,
  hundred: "百",
} as const
const scaleValues: Readonly<Record<keyof typeof scales, number>> = {
  million: 1e6,
  tenMillion: 1e7,
  tenThousand: 1e4,
  thousand: 1e3,
  hundred: 100,
}
const scaleNames = ["million", "tenMillion", "tenThousand", "thousand", "hundred"] as const
const dong = String.raw`vnd|vnđ|đồng|dong|đ|₫|越南盾|盾`
const otherMoney = String.raw`usd|dollars?|rmb|cny|euros?|eur|欧元|美元|美金|人民币`
/** Said of either money. */
const pieces = String.raw`元|块钱|块`

/** What is typed as the least, the most, or near the price, before and behind an amount. */
const before = {
  most: String.raw`under|below|less than|up to|max(?:imum)?|cheaper than|within|budget(?: of)?|dưới|duoi|không quá|khong qua|tối đa|toi da|rẻ hơn|ngân sách|ngan sach|预算|不超过|低于|少于|最多`,
  least: String.raw`over|above|more than|at least|from|trên|tren|từ|tối thiểu|ít nhất|超过|高于|至少`,
  near: String.raw`around|about|approx(?:imately)?|tầm(?: giá)?|tam gia|khoảng|khoang|cỡ|大概|大约`,
} as const
const behind = {
  most: String.raw`以内|以下|之内|内|or less|trở xuống|tro xuong|trở lại|tro lai`,
  least: String.raw`以上|起|or more|trở lên|tro len`,
  near: String.raw`左右|上下`,
} as const
const between = String.raw`-|–|—|~|to|đến|den|tới|toi|and|和|到|至`
const price = String.raw`priced?(?: at)?|costing|có giá|giá|gia|价格|价位|价钱`

/** How far "around" reaches, as a share: wide enough to show a choice, near enough to be no other class of goods. */
const near = 0.25
/** Smaller numbers without a word of money are counts, measures and resolutions, such as `4k`. */
const least = 10_000
/** More than anything costs, and few enough digits for a whole number. */
const most = 999_999_999_999
/** In Chinese a number from here on with 以内 behind it is a price: 一起 is none. */
const leastBare = 100
/** The cheapest furniture costs more than this: a smaller number of 元, or of nothing said, is another money's. */
const leastSaid = 100_000

const word = (choice: string): string => String.raw`(?<!\p{Script=Latin})(?:${choice})`
const amount = (name: string): string =>
  [
    String.raw`(?<sign${name}>[$€¥￥])?\s*`,
    String.raw`(?<number${name}>\d+(?:[.,]\d+)*|[${han}]+)`,
    String.raw`\s*(?:${scaleNames.map((scale) => `(?<${scale}${name}>${scales[scale]})`).join("|")})?`,
    // 1tr5, 2 triệu rưỡi
    String.raw`(?<half${name}>(?<=tr|triệu|trieu)(?:\d(?!\d)|\s*(?:rưỡi|ruoi)))?`,
    String.raw`\s*(?:(?<dong${name}>${dong})|(?<other${name}>${otherMoney})|(?<pieces${name}>${pieces}))?`,
    String.raw`(?![\p{Script=Latin}\d])`,
  ].join("")
const limits = (side: typeof before | typeof behind, name: string): string =>
  (["most", "least", "near"] as const).map((kind) => `(?<${kind}${name}>${side[kind]})`).join("|")

const pattern = new RegExp(
  [
    String.raw`(?:${word(price)}\s*)?`,
    String.raw`(?:${word(`(?:between|trong khoảng|${limits(before, "Before")})`)}\s*)?`,
    String.raw`(?<![\p{Script=Latin}\d.,宽高长深])(?:${amount("A")}\s*(?:${between})\s*)?${amount("B")}`,
    String.raw`(?:\s*(?:${limits(behind, "Behind")})(?!\p{Script=Latin}))?(?:之间)?`,
  ].join(""),
  "giu",
)

type Groups = Readonly<Record<string, string | undefined>>

interface Amount {
  readonly value: number
  readonly isVnd: boolean
  /** Whether money, or a scale of it, is said. */
  readonly isSaid: boolean
}

/** Reads `sofa dưới 10 triệu`, `5-10 million`, 500万以内; a price of the first amount, and the text without any. */
export function readPrice(text: string): ReadPrice {
  let found: TypedPrice | null = null
  let foreign: string | null = null
  const rest = text.normalize("NFC").replaceAll(pattern, (...args: unknown[]) => {
    const typed = String(args[0])
    // The groups come last.
    const groups = args.at(-1) as Groups
    const read = boundsOf(groups)
    if (!read) return typed
    if (read === "foreign") foreign ??= typed.trim()
    else found ??= { ...read, typed: typed.trim() }
    return " "
  })
  const trimmed = rest.replaceAll(/ +/gu, " ").trim()
  // 500万以内的沙发
  return { price: found, foreign, rest: found || foreign ? trimmed.replace(/^的/u, "") : trimmed }
}

function boundsOf(groups: Groups): PriceBounds | "foreign" | null {
  const second = amountOf(groups, "B", groups)
  const first = groups["numberA"] === undefined ? null : amountOf(groups, "A", groups)
  const kind = (["most", "least", "near"] as const).find(
    (each) => groups[`${each}Before`] !== undefined || groups[`${each}Behind`] !== undefined,
  )
  // Of bare numbers only Chinese says by itself that it is a price: 3000以内.
  const isSaid =
    second.isSaid ||
    (kind !== undefined && second.value >= (isBehindInChinese(groups) ? leastBare : leastSaid))
  if (
    !isSaid ||
    (kind === undefined && isWarmth(groups)) ||
    second.value > most ||
    (first && first.value > most)
  )
    return null
  if (!second.isVnd || (first && !first.isVnd)) return "foreign"
  if (first) return { from: Math.min(first.value, second.value), to: Math.max(first.value, second.value) }
  if (second.value < least) return null
  if (kind === "most") return { to: second.value }
  if (kind === "least") return { from: second.value }
  return { from: Math.round(second.value * (1 - near)), to: Math.round(second.value * (1 + near)) }
}

/** How warm a light is: four digits and K, with nothing else of money. */
const isWarmth = ({ numberB = "", thousandB = "", dongB, otherB }: Groups): boolean =>
  /^\d{4}$/u.test(numberB) && /^k$/iu.test(thousandB) && dongB === undefined && otherB === undefined

const isBehindInChinese = (groups: Groups): boolean =>
  ["most", "least", "near"].some((kind) => /\p{Script=Han}/u.test(groups[`${kind}Behind`] ?? ""))

/** The first amount of a range is of the second's scale and money, unless it says its own. */
function amountOf(groups: Groups, name: "A" | "B", whole: Groups): Amount {
  const of = (group: string): string | undefined => groups[`${group}${name}`] ?? whole[`${group}B`]
  const own = scaleNames.find((scale) => groups[`${scale}${name}`] !== undefined)
  const scale = own ?? scaleNames.find((each) => whole[`${each}B`] !== undefined)
  const half = groups[`half${name}`]?.trim()
  const tenths = half === undefined ? 0 : /\d/u.test(half) ? Number(half) / 10 : 0.5
  const value = Math.round(
    (numberOf(groups[`number${name}`] ?? "", scale !== undefined) + tenths) *
      (scale ? scaleValues[scale] : 1),
  )
  const isOther = of("sign") !== undefined || of("other") !== undefined
  const isVnd =
    !isOther &&
    (of("dong") !== undefined ||
      scale === "million" ||
      value >= leastSaid ||
      (scale === "thousand" && of("pieces") === undefined))
  return {
    value,
    isVnd,
    isSaid:
      isOther ||
      of("dong") !== undefined ||
      of("pieces") !== undefined ||
      (scale !== undefined && value >= least),
  }
}

/** `1.5` before a scale, `15.000.000` and 三百五十. */
function numberOf(typed: string, isScaled: boolean): number {
  if (/^\d/u.test(typed)) {
    const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/u.test(typed) && !(isScaled && /^\d[.,]\d{3}$/u.test(typed))
    return Number(
      isGrouped ? typed.replaceAll(/[.,]/gu, "") : typed.replace(",", ".").replaceAll(/[.,](?=.*[.,])/gu, ""),
    )
  }
  let sum = 0
  let digit = 0
  for (const character of typed) {
    const unit = { 十: 10, 百: 100, 千: 1_000 }[character]
    if (unit === undefined) digit = character === "两" ? 2 : "一二三四五六七八九".indexOf(character) + 1
    else {
      sum += (digit || 1) * unit
      digit = 0
    }
  }
  return sum + digit
}
