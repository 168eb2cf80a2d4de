import type { LocalText } from "@roomwright/contract/language"
import { readPhrases } from "./phrases.ts"
import { readTokens, tonedKeyOf } from "./tokens.ts"

/** A number in the ways people write it; the first Chinese one counts people, the others everything. */
const numbers = [
  [1, "one", "một", "单", "一"],
  [2, "two", "hai", "双", "两", "二"],
  [3, "three", "ba", "三"],
  [4, "four", "bốn", "四"],
  [5, "five", "năm", "五"],
  [6, "six", "sáu", "六"],
  [7, "seven", "bảy", "七"],
  [8, "eight", "tám", "八"],
  [9, "nine", "chín", "九"],
  [10, "ten", "mười", "十"],
] as const

/** What things have some of: as shoppers say it, and as names of things say it. `#` is the number. */
const parts: readonly { readonly said: LocalText; readonly meant: LocalText }[] = [
  {
    said: {
      zh: "#人, #人位, #个人, #座, #座位, #位",
      en: "# seater, # seaters, # seat, # seats, seats #, # person, # people, # persons, for #, for # people, for # persons",
      vi: "# chỗ, # chỗ ngồi, # người, # người ngồi, # ghế, # người ăn",
    },
    meant: { zh: "#人位", en: "# seat", vi: "# chỗ" },
  },
  {
    said: {
      zh: "#抽, #屉, #斗, #抽屉, #个抽屉",
      en: "# drawer, # drawers",
      vi: "# ngăn, # hộc, # ngăn kéo, # hộc kéo",
    },
    meant: { zh: "#屉", en: "# drawer", vi: "# hộc, # ngăn" },
  },
  {
    said: { zh: "#门, #扇门", en: "# door, # doors", vi: "# cánh, # cửa, # cánh cửa" },
    meant: { zh: "#门", en: "# door", vi: "# cánh" },
  },
  {
    said: { zh: "#头, #灯头", en: "# light, # lights, # bulb, # head, # arm", vi: "# bóng, # đèn, # nhánh" },
    meant: { zh: "#头, #枚, #枝", en: "# light, # globe, # branch", vi: "# bóng" },
  },
]

/** Their places among these parts. */
const seats = 0
const drawers = 1

interface Count {
  readonly digit: number
  readonly isOfSeats: boolean
  readonly phrases: LocalText
  readonly meant: string
}

/** A wardrobe with 4 doors is called four-door; `seats 4` and `4人` are seats. */
export const counts: readonly Count[] = numbers.flatMap(([digit, en, vi, ...zh]) =>
  parts
    // One is too common a word to count by: `một cánh`, 一人.
    .flatMap((part, at) => (digit > 1 || at === drawers ? [{ ...part, isOfSeats: at === seats }] : []))
    .map(({ said, meant, isOfSeats }) => {
      const written = { zh: [...zh, String(digit)], en: [en, String(digit)], vi: [vi, String(digit)] }
      const fillAll = (text: LocalText) => ({
        zh: fill(text.zh, written.zh),
        en: fill(text.en, written.en),
        vi: fill(text.vi, written.vi),
      })
      return { digit, isOfSeats, phrases: fillAll(said), meant: Object.values(fillAll(meant)).join(", ") }
    }),
)

function fill(said: string | undefined, written: readonly string[]): string {
  return readPhrases(said ?? "")
    .flatMap((phrase) => written.map((number) => phrase.replace("#", number)))
    .join(", ")
}

const known: ReadonlyMap<string, Count> = new Map(
  counts.flatMap((count) =>
    [count.phrases.zh, count.phrases.en, count.phrases.vi].flatMap((text) =>
      readPhrases(text ?? "").map((phrase): [string, Count] => [tonedKeyOf(readTokens(phrase)), count]),
    ),
  ),
)

/** Whether it says how many seats, doors or drawers there are: that decides, whatever it is for. */
export const isCount = (key: string): boolean => known.has(key)

/** For a number of seats that nothing has: those that seat more, then those that seat fewer, in the words for them. */
export function seatsNear(key: string): readonly (readonly string[])[] {
  const said = known.get(key)
  if (!said?.isOfSeats) return []
  const others = counts.filter(({ isOfSeats, digit }) => isOfSeats && digit !== said.digit)
  const more = others.filter(({ digit }) => digit > said.digit)
  const fewer = others.filter(({ digit }) => digit < said.digit).toReversed()
  return [...more, ...fewer].map(({ meant }) => readPhrases(meant))
}
