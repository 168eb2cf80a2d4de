import en from "@roomwright/i18n/security/en.json"
import vi from "@roomwright/i18n/security/vi.json"
import zh from "@roomwright/i18n/security/zh.json"
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
  expect(Object.keys(en).filter((id) => !everything.includes(`"${id}"`))).toEqual([])
})

// Whoever speaks to their computer says what is on the button.
test.each([
  ["zh", zh],
  ["en", en],
  ["vi", vi],
])("what a button is called in %s holds what stands on it", (_language, texts) => {
  const buttons = [
    ["security.action.setUp", "security.app.setUp"],
    ["security.action.remove", "security.app.remove"],
    ["security.action.remove", "security.passkeys.remove"],
    ["security.action.add", "security.passkeys.add"],
    ["security.action.add", "security.identity.addEmail"],
    ["security.action.add", "security.identity.addMobile"],
    ["security.action.change", "security.identity.changeEmail"],
    ["security.action.change", "security.identity.changeMobile"],
    ["security.copy.action", "security.app.copySecret"],
    ["security.copy.action", "security.recovery.copy"],
    ["security.sessions.signOut", "security.sessions.endOne"],
  ] as const
  for (const [shown, name] of buttons) expect(texts[name].toLowerCase()).toContain(texts[shown].toLowerCase())
})
