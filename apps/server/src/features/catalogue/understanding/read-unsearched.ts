const money = String.raw`(?:vnd|vnđ|đồng|dong|usd|dollars?|rmb|yuan|euros?|eur|元|块钱|块|欧元|美元|美金|越南盾)`
const thousands = String.raw`(?:triệu|trieu|tr|củ|nghìn|ngàn|ngan|k|million|mil|m|万|千|百)`
const limit = String.raw`(?:under|below|less than|up to|max|around|about|budget of|dưới|duoi|tầm|tam giá|khoảng|không quá|giá)`
const amount = String.raw`\d+(?:[.,]\d+)*`

/** What says nothing of a thing itself: prices, the size of a television's screen, and how old a child is. */
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:${amount}|[一两二三四五六七八九十百千]+)\s*(?:百|千|万)?\s*(?:元|块钱|块|万)?(?:以内|以下|左右|之内)`,
    "gu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${limit}\s+)?[$€¥￥]\s*${amount}\s*${thousands}?(?![\p{L}\d])`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${limit}\s+)?(?:${amount}\s*[-–]\s*)?${amount}\s*(?:(?:triệu|trieu|tr|củ|nghìn|ngàn|ngan|k|million)(?:\s*đồng|\s*dong|\s*vnd)?|${money})(?!\p{Script=Latin}|\d)`,
    "giu",
  ),
  new RegExp(String.raw`(?:${amount}|[一两二三四五六七八九十百千]+)\s*(?:百|千|万)?\s*(?:元|块钱|块)`, "gu"),
  /\d{2,3}\s*-?\s*(?:inch(?:es)?|in|["”″])\s+(?=(?:tv|television|tivi|screen)s?\b(?!\s+(?:stand|unit|cabinet|console|table|bench|shelf)))/giu,
  /(?<=(?:tv|television|tivi|ti vi)\s+)\d{2,3}\s*-?\s*(?:inch(?:es)?|in|["”″])(?![\p{L}\d])/giu,
  /\d{2,3}\s*(?:寸|英寸)/gu,
  /\b\d{1,2}\s*-?\s*(?:to\s*\d{1,2}\s*)?(?:years?|yrs?|months?|yo)\b(?:\s*-?\s*olds?\b)?/giu,
  /\d{1,2}\s*(?:tuổi|tuoi|tháng tuổi|岁|个月)/giu,
]

/** The keyword without them, unless nothing else is said. */
export function withoutUnsearched(text: string): string {
  const rest = patterns
    .reduce((left, pattern) => left.replaceAll(pattern, " "), text.normalize("NFC"))
    .replaceAll(/ +/gu, " ")
    .trim()
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text
}
