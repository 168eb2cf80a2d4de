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

/** Their place among these parts. */
const drawers = 1

/** A wardrobe with 4 doors is called four-door; `seats 4` and `4人` are seats. */
export const counts: readonly { readonly phrases: LocalText; readonly meant: string }[] = numbers.flatMap(
  ([digit, en, vi, ...zh]) =>
    parts
      // One is too common a word to count by: `một cánh`, 一人.
      .filter((_part, at) => digit > 1 || at === drawers)
      .map(({ said, meant }) => {
        const written = { zh: [...zh, String(digit)], en: [en, String(digit)], vi: [vi, String(digit)] }
        const fillAll = (text: LocalText) => ({
          zh: fill(text.zh, written.zh),
          en: fill(text.en, written.en),
          vi: fill(text.vi, written.vi),
        })
        return { phrases: fillAll(said), meant: Object.values(fillAll(meant)).join(", ") }
      }),
)

function fill(said: string | undefined, written: readonly string[]): string {
  return readPhrases(said ?? "")
    .flatMap((phrase) => written.map((number) => phrase.replace("#", number)))
    .join(", ")
}

const keys: ReadonlySet<string> = new Set(
  counts.flatMap(({ phrases: { zh, en, vi } }) =>
    [zh, en, vi].flatMap((text) => readPhrases(text ?? "").map((phrase) => tonedKeyOf(readTokens(phrase)))),
  ),
)

/** Whether it says how many seats, doors or drawers there are: that decides, whatever it is for. */
export const isCount = (key: string): boolean => keys.has(key)
