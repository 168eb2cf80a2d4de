import { languages } from "@roomwright/contract/language"
import { expect, test } from "vitest"
import { formatNotification } from "./format-notification.ts"

const titlesOf = (sum: string | number) =>
  languages.map(
    (language) =>
      formatNotification("PAYOUT_SENT", { month: "2026-11", sum, reference: "FT1" }, language).title,
  )

test("a sum is written as the reader's language does, and so is one that an earlier release stored as a text", () => {
  const titles = titlesOf(2_450_000)
  expect(titles).toEqual(titlesOf("2.450.000"))
  const sums = titles.map((title) => /[\d.,]{9}/.exec(title)?.[0])
  expect(new Map(languages.map((language, at) => [language, sums[at]]))).toEqual(
    new Map([
      ["zh", "2,450,000"],
      ["en", "2,450,000"],
      ["vi", "2.450.000"],
    ]),
  )
})
