const young = 12
const numerals = "一二两三四五六七八九十"
/** Of the ages that people write in words; the place of a word is the number. */
const english = "one two three four five six seven eight nine ten eleven twelve".split(" ")
const vietnamese = "một hai ba bốn năm sáu bảy tám chín mười".split(" ")
const children =
  /\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|boys?|girls?|nursery|toys?)\b|儿童|小孩|孩子|宝宝|婴|幼|小朋友|玩具|(?<!\p{L})(?:bé|trẻ|con|đồ chơi)(?!\p{L})/iu

/** Ages in years or months, and what somebody so young is called. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(\d{1,2}|${english.join("|")})\s*-?\s*(?:(?:to|or|and|-)\s*\d{1,2}\s*-?\s*)?(?:(?:years?|yrs?)\s*-?\s*olds?|y\/?o)\b`,
      "giu",
    ),
    "kids",
  ],
  [/\b()\d{1,2}\s*-?\s*months?\s*-?\s*olds?\b/giu, "kids"],
  [/(\d{1,2}|[一二两三四五六七八九十])\s*岁(?:的)?/gu, "儿童"],
  [/()\d{1,2}\s*个月(?:大)?(?:的)?/gu, "儿童"],
  [
    new RegExp(
      String.raw`(?:cho\s+)?(?<!\p{L})(\d{1,2}|${vietnamese.join("|")})\s*(?:tuổi|tuoi)(?!\p{L})`,
      "giu",
    ),
    "cho bé",
  ],
  [/(?:cho\s+)?()\d{1,2}\s*tháng tuổi(?!\p{L})/giu, "cho bé"],
]

/** Whose child it is says no more than that it is one. */
const relations: readonly (readonly [RegExp, string])[] = [
  [/女儿|儿子|闺女|外?孙[女子]|外孙/gu, "儿童"],
  [/\b(?:(?:grand)?daughters?|grandsons?|nieces?|nephews?|(?<=\b(?:my|our|his|her|old) )sons?)\b/giu, "kids"],
  [/(?<!\p{L})(?:con|cháu) (?:gái|trai)(?!\p{L})/giu, "bé"],
]

function yearsOf(typed: string): number {
  if (numerals.includes(typed)) return numerals.indexOf(typed)
  const at = [english, vietnamese]
    .map((words) => words.indexOf(typed.toLowerCase()))
    .find((each) => each >= 0)
  return at === undefined ? Number(typed) : at + 1
}

/** With `kids` in the place of whose child it is and how old: a bed for a 3 year old, or for a daughter, is one for kids. */
export function sayAges(asked: string): string {
  const text = relations.reduce(
    (said, [pattern, called]) => said.replaceAll(pattern, called),
    asked.normalize("NFC"),
  )
  const isSaid = children.test(text)
  return patterns.reduce(
    (said, [pattern, called]) =>
      said.replaceAll(pattern, (age: string, years: string) => {
        if (years !== "" && yearsOf(years) > young) return age
        return isSaid ? " " : called
      }),
    text,
  )
}
