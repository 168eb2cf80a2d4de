/** What says nothing of a thing itself: the size of a television's screen, and how old a child is. */
const patterns: readonly RegExp[] = [
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
