import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { correctKeyword, foldText, indexWords, isNamed, readLatinWords, toTsQuery } from "./words.ts"

/** Whether a product with these texts is found by this keyword: what PostgreSQL does with words and query. */
function isFound(texts: readonly string[], keyword: string): boolean {
  const query = toTsQuery(keyword)
  if (query === null) return false
  const words = indexWords(texts)
  return query.split(" & ").every((term) => {
    const [, word = "", prefix] = /^'([^']+)'(:\*)?$/.exec(term) ?? []
    return prefix ? words.some((indexed) => indexed.startsWith(word)) : words.includes(word)
  })
}

const sofa = ["云朵沙发", "Cloud sofa", "Ghế sofa Mây"]
const lamp = ["黄铜落地灯", "Brass floor lamp", "Đèn sàn đồng thau"]
const rug = ["羊毛地毯", "Striped wool rugs", "Thảm len kẻ sọc"]

describe("a sofa", () => {
  test.each([
    "sofa",
    "sofas",
    "SOFA",
    "sof",
    "ghế sofa",
    "ghe sofa",
    "GHẾ",
    "ghế",
    "mây",
    "沙发",
    "云朵",
    "云朵沙发",
    "沙",
    "ｓｏｆａ",
  ])("is found by %s", (keyword) => expect(isFound(sofa, keyword)).toBe(true))
  test.each(["lamp", "沙发床", "đèn", "ghế lamp", "ofa"])("is not found by %s", (keyword) =>
    expect(isFound(sofa, keyword)).toBe(false),
  )
})

describe("a floor lamp", () => {
  test.each(["đèn", "den", "ĐÈN", "đèn sàn", "dong thau", "落地灯", "灯", "黄铜 落地灯", "floor lamps"])(
    "is found by %s",
    (keyword) => expect(isFound(lamp, keyword)).toBe(true),
  )
  test.each(["sofa", "沙发", "台灯"])("is not found by %s", (keyword) =>
    expect(isFound(lamp, keyword)).toBe(false),
  )
})

describe("a plural", () => {
  test.each(["rug", "rugs", "Rugs"])("finds the singular and the other way round: %s", (keyword) =>
    expect(isFound(rug, keyword)).toBe(true),
  )
  test.each(["bench", "benches", "box", "boxes", "glass", "glasses"])("in es does too: %s", (keyword) =>
    expect(isFound(["Benches and boxes", "glasses"], keyword)).toBe(true),
  )
  test("is not seen in a word that ends in two s", () => {
    expect(indexWords(["glass"])).toEqual(["glass"])
  })
})

test("marks, case and width do not count", () => {
  expect(foldText("ĐÈN Ghế Ｓｏｆａ ﬁ")).toBe("den ghe sofa fi")
  // The same text with its marks apart.
  expect(foldText("ghế".normalize("NFD"))).toBe(foldText("ghế".normalize("NFC")))
})

test("a keyword without a letter or digit asks for nothing", () => {
  for (const keyword of ["", " ", "🛋️💡", "!?'\"\\", "\0", "%", "&|!()<->:*"])
    expect(toTsQuery(keyword)).toBeNull()
})

test("only the last Latin word may go on, and not from a single letter", () => {
  expect(toTsQuery("Ghế sof")).toBe("'ghe' & 'sof':*")
  expect(toTsQuery("s")).toBe("'s'")
})

test("a keyword of 5,000 characters asks for at most twelve words", () => {
  const many = Array.from({ length: 1000 }, (_none, at) => `w${at}`).join(" ")
  for (const keyword of [many, "沙".repeat(5000), "a".repeat(5000), "🛋️".repeat(5000)]) {
    expect((toTsQuery(keyword) ?? "").split(" & ").length).toBeLessThanOrEqual(12)
  }
})

describe("a name", () => {
  test.each(["sof", "SOFA", "ghe s", "ghế mây", "沙", "沙发", "沙发 cloud", "云朵 may"])(
    "holds %s",
    (keyword) => expect(isNamed(sofa, keyword)).toBe(true),
  )
  test.each(["ofa", "lamp", "sofa lamp", "沙床", "沙发 灯"])("does not hold %s", (keyword) =>
    expect(isNamed(sofa, keyword)).toBe(false),
  )
})

describe("mistyped words", () => {
  const corrections = new Map([
    ["soffa", ["sofa"]],
    ["chaik", ["chair", "chain"]],
  ])

  test("give way to the words meant, all others stay", () => {
    expect(toTsQuery("Soffas 沙发 chaik oak", corrections)).toBe(
      "('sofa') & ('chair' | 'chain') & 'oak':* & '沙发'",
    )
    expect(toTsQuery("oak", corrections)).toBe(toTsQuery("oak"))
  })

  test("are named in what was searched", () => {
    expect(correctKeyword("Ghế SOFFA, 沙发!", corrections)).toBe("Ghế sofa, 沙发!")
    expect(correctKeyword("oak chaik", corrections)).toBe("oak chair")
    expect(correctKeyword("soffabed", corrections)).toBe("soffabed")
  })

  test("never change a keyword that holds none", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (keyword) => {
        if (readLatinWords(keyword).some(({ word }) => corrections.has(word))) return
        expect(correctKeyword(keyword, corrections)).toBe(keyword)
        expect(toTsQuery(keyword, corrections)).toBe(toTsQuery(keyword))
      }),
    )
  })
})

test("any text that holds words is found by itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
      if (toTsQuery(text) === null) return
      expect(isFound([text], text)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test("texts in three languages are found by themselves, among others", () => {
  const words = fc.constantFrom(
    ...sofa,
    ...lamp,
    ...rug,
    "ghế",
    "đèn",
    "灯",
    "床头柜",
    "Bouclé",
    "½",
    "2 chỗ",
    "Ⅳ",
    "ǅ",
  )
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 12 }),
      fc.constantFrom("", " ", ", ", "/"),
      (parts, glue) => {
        const text = parts.join(glue)
        expect(isFound([...sofa, text], text)).toBe(true)
      },
    ),
  )
})
