import texts from "@roomwright/i18n/studio/en.json"
import { describe, expect, test } from "vitest"

const sources = Object.values(
  import.meta.glob<string>(
    [
      "../../../../../packages/studio/src/**/*.{ts,tsx}",
      "../../studio/**/*.{ts,tsx}",
      "!../../../../../packages/studio/src/**/*.test.{ts,tsx}",
      "!../../studio/**/*.test.{ts,tsx}",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
).join("\n")

/** Ids that are put together while the studio runs. Its compiler knows all of them: each exists with every ending. */
const begun = [...sources.matchAll(/`([a-z]+\.(?:[\w-]+\.)*)\$\{[^}]*\}([A-Za-z]*)`/g)].map(
  ([, start = "", end = ""]) => ({ start, end }),
)

const isPutTogether = (id: string): boolean =>
  begun.some(
    ({ start, end }) =>
      id.startsWith(start) &&
      id.endsWith(end) &&
      !id.slice(start.length, id.length - end.length).includes("."),
  )

describe("texts of the studio", () => {
  test("are looked for in its source", () => {
    expect(sources.length).toBeGreaterThan(50_000)
    expect(begun.length).toBeGreaterThan(5)
  })

  test("are used when they exist", () => {
    const unused = Object.keys(texts).filter((id) => !sources.includes(`"${id}"`) && !isPutTogether(id))
    expect(unused).toEqual([])
  })
})
