const young = 12
const numerals = "一二两三四五六七八九十"
const children =
  /\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|boys?|girls?|nursery|toys?)\b|儿童|小孩|孩子|宝宝|婴|幼|小朋友|玩具|(?<!\p{L})(?:bé|trẻ|con|đồ chơi)(?!\p{L})/iu

/** Ages in years or months, and what somebody so young is called. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [
    /\b(\d{1,2})\s*-?\s*(?:(?:to|or|and|-)\s*\d{1,2}\s*-?\s*)?(?:(?:years?|yrs?)\s*-?\s*olds?|y\/?o)\b/giu,
    "kids",
  ],
  [/\b()\d{1,2}\s*-?\s*months?\s*-?\s*olds?\b/giu, "kids"],
  [/(\d{1,2}|[一二两三四五六七八九十])\s*岁(?:的)?/gu, "儿童"],
  [/()\d{1,2}\s*个月(?:大)?(?:的)?/gu, "儿童"],
  [/(?:cho\s+)?(\d{1,2})\s*(?:tuổi|tuoi)(?!\p{L})/giu, "cho bé"],
  [/(?:cho\s+)?()\d{1,2}\s*tháng tuổi(?!\p{L})/giu, "cho bé"],
]

const yearsOf = (typed: string): number =>
  numerals.includes(typed) ? Math.min(numerals.indexOf(typed), 10) : Number(typed)

/** With `kids` in the place of how old a child is: a bed for a 3 year old is one for kids. */
export function sayAges(text: string): string {
  const isSaid = children.test(text)
  return patterns.reduce(
    (said, [pattern, called]) =>
      said.replaceAll(pattern, (age: string, years: string) => {
        if (years !== "" && yearsOf(years) > young) return age
        return isSaid ? " " : called
      }),
    text.normalize("NFC"),
  )
}
