import en from "@roomwright/messages/security/en.json"
import { expect, test } from "vitest"

const sources = Object.entries(
  import.meta.glob<string>(["./*.{ts,tsx}", "!./*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
)

test("every text of the security page is used by it", () => {
  expect(sources.length).toBeGreaterThan(15)
  const everything = sources.map(([, source]) => source).join("\n")
  // Reasons and problems are named where they are found out.
  const reasons = [...everything.matchAll(/"(needsHttps|notSupported|known|cancelled|failed)"/g)]
  const used = new Set(reasons.map(([, reason]) => `passkeys.${reason}`))
  expect(Object.keys(en).filter((id) => !used.has(id) && !everything.includes(`"${id}"`))).toEqual([])
})
