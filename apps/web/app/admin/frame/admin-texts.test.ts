import en from "@roomwright/i18n/admin/en.json"
import { expect, test } from "vitest"

const sources = Object.entries(
  import.meta.glob<string>(["../**/*.{ts,tsx}", "../../*/admin/**/*.{ts,tsx}", "!../../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
)
const everything = sources.map(([, source]) => source).join("\n")

test("every text of the back office is used by it", () => {
  expect(sources.length).toBeGreaterThan(20)
  expect(Object.keys(en).filter((id) => !everything.includes(`"${id}"`))).toEqual([])
})

test("every id that the back office writes is a text", () => {
  const written = [...everything.matchAll(/"(admin(?:\.[\w-]+)+)"/g)].map(([, id = ""]) => id)
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter((id) => !Object.hasOwn(en, id))).toEqual([])
})
