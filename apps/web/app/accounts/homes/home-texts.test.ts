import en from "@roomwright/messages/homes/en.json"
import { expect, test } from "vitest"

const sources = Object.entries(
  import.meta.glob<string>(["./*.{ts,tsx}", "../profile/*.{ts,tsx}", "!./*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
)

test("every text of the homes and the profile is used by them", () => {
  expect(sources.length).toBeGreaterThan(15)
  const everything = sources.map(([, source]) => source).join("\n")
  expect(Object.keys(en).filter((id) => !everything.includes(`"${id}"`))).toEqual([])
})
