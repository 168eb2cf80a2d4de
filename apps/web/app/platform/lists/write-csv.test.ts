import { expect, test } from "vitest"
import { writeCsv } from "./write-csv.ts"

const lineOf = (...cells: Parameters<typeof writeCsv>[1][number]): string =>
  writeCsv([], [cells]).replace("\uFEFF", "").trim()

test("a file begins with the mark for UTF-8 and has a line for each row", () => {
  expect(writeCsv(["Name", "Sum"], [["An", 388_000]])).toBe('\uFEFF"Name","Sum"\r\n"An",388000\r\n')
})

test("commas, quotes and line breaks stay in their cell", () => {
  expect(lineOf('He said "no", twice\nat least', null)).toBe('"He said ""no"", twice\nat least",')
})

test.each(["=1+1", "+84912345678", "-2", "@sum", "\t=1", " =1", "＝1", "|cmd", "\u200B=1", "\r=1"])(
  "%j is no formula",
  (text) => {
    expect(lineOf(text)).toBe(`"'${text}"`)
  },
)

test("what only holds such a sign stays as it is, and so do numbers", () => {
  expect(lineOf("a=1", -5)).toBe('"a=1",-5')
})
