import fc from "fast-check"
import { describe, expect, test } from "vitest"
import * as z from "zod/mini"
import {
  Amount,
  cleanKeyword,
  Flag,
  Id,
  Keyword,
  PageNumber,
  PageSize,
  Slug,
  SlugList,
} from "./input-shapes.ts"
import { limits } from "./limits.ts"

/** The parsed value, or undefined when it is refused. */
function parse(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  return result.success ? result.data : undefined
}

describe("a keyword", () => {
  test.each([
    ["  ghế   sofa ", "ghế sofa"],
    ["so\u200Bfa", "sofa"],
    ["\uFEFFsofa\u200D", "sofa"],
    ["sofa\0bed", "sofa bed"],
    ["sofa\tbed\r\n", "sofa bed"],
    ["\u202Eafos\u202C", "afos"],
    ["sofa\uD800", "sofa"],
    ["\uDC00", ""],
    ["ghe\u0302\u0301", "ghế"],
    ["<b>&'\"", "<b>&'\""],
    ["", ""],
  ])("%j is read as %j", (typed, read) => expect(parse(Keyword, typed)).toBe(read))

  test("longer than the box takes is refused", () => {
    expect(parse(Keyword, "a".repeat(limits.keywordLength))).toBe("a".repeat(limits.keywordLength))
    expect(parse(Keyword, "a".repeat(limits.keywordLength + 1))).toBeUndefined()
    expect(parse(Keyword, "a".repeat(100_000))).toBeUndefined()
    expect(parse(Keyword, "🛋️".repeat(5_000))).toBeUndefined()
  })

  test("never holds what nobody can see, and cleaning it again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (typed) => {
        const clean = cleanKeyword(typed)
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|^\s|\s$|\s\s/u)
        expect(clean.isWellFormed()).toBe(true)
        expect(cleanKeyword(clean)).toBe(clean)
      }),
      { numRuns: 2000 },
    )
  })
})

describe("a list of slugs", () => {
  test("is split, each value once", () => {
    expect(parse(SlugList, "nordic")).toEqual(["nordic"])
    expect(parse(SlugList, "nordic,wabi-sabi,nordic")).toEqual(["nordic", "wabi-sabi"])
  })

  test.each([
    "",
    ",",
    "a,",
    ",a",
    "a,,b",
    "A",
    "a b",
    "a_b",
    "-",
    "a-",
    "a--b",
    "a'b",
    "a,__proto__",
    "%",
    "a\0",
    "é",
    "沙发",
    "a".repeat(41),
  ])("refuses %j", (text) => expect(parse(SlugList, text)).toBeUndefined())

  test("takes only so many values", () => {
    const slugs = (count: number): string => Array.from({ length: count }, (_none, at) => `s${at}`).join(",")
    expect(parse(SlugList, slugs(limits.filterValuesMax))).toHaveLength(limits.filterValuesMax)
    expect(parse(SlugList, slugs(limits.filterValuesMax + 1))).toBeUndefined()
    expect(parse(SlugList, "a,".repeat(50_000))).toBeUndefined()
  })
})

describe("a number in an address", () => {
  test("is read when it is whole and within its bounds", () => {
    expect(parse(PageNumber, undefined)).toBe(0)
    expect(parse(PageNumber, "0")).toBe(0)
    expect(parse(PageNumber, String(limits.pageMax))).toBe(limits.pageMax)
    expect(parse(PageSize, undefined)).toBe(limits.pageSize)
    expect(parse(PageSize, "1")).toBe(1)
    expect(parse(Amount, "0")).toBe(0)
    expect(parse(Amount, "999999999999")).toBe(999_999_999_999)
  })

  const junk = [
    "",
    " ",
    "-1",
    "+1",
    "1.5",
    "1e9",
    "0x10",
    "٣",
    "１",
    "1 ",
    "NaN",
    "Infinity",
    "99999999999999999999",
    "1\0",
    "null",
  ]
  test.each(junk)("refuses %j", (text) => {
    for (const schema of [PageNumber, PageSize, Amount]) expect(parse(schema, text)).toBeUndefined()
  })

  test("refuses what is out of bounds, and two values", () => {
    expect(parse(PageNumber, String(limits.pageMax + 1))).toBeUndefined()
    expect(parse(PageSize, "0")).toBeUndefined()
    expect(parse(PageSize, String(limits.pageSizeMax + 1))).toBeUndefined()
    expect(parse(Amount, "1000000000000")).toBeUndefined()
    expect(parse(PageNumber, ["1", "2"])).toBeUndefined()
  })
})

test("a flag is true or false, spelt so", () => {
  expect(parse(Flag, "true")).toBe(true)
  expect(parse(Flag, "false")).toBe(false)
  for (const other of ["", "1", "TRUE", "yes", true, ["true"]]) expect(parse(Flag, other)).toBeUndefined()
})

test("an id is a UUID in lower case", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(parse(Id, id)).toBe(id)
    }),
  )
  const id = "019b7711-9680-72cb-a276-163fe47378e1"
  for (const other of [
    "",
    "1",
    "null",
    id.toUpperCase(),
    `${id}0`,
    `{${id}}`,
    id.replaceAll("-", ""),
    `${id}\n`,
    "' or 1=1",
  ]) {
    expect(parse(Id, other)).toBeUndefined()
  }
})

test("slugs are short words of lower-case letters and digits, joined by hyphens", () => {
  for (const slug of ["a", "wabi-sabi", "20-40", "a".repeat(40)]) expect(parse(Slug, slug)).toBe(slug)
  for (const other of ["", "A", "a--b", "-a", "a,b", "a".repeat(41)])
    expect(parse(Slug, other)).toBeUndefined()
})
