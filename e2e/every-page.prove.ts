import { languages } from "@roomwright/contract/language"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { listPages } from "./content.ts"
import { open, test } from "./site-test.ts"

// The long form of accessibility.e2e.ts: every page x language x theme x width.
for (const language of languages) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [1440, 768, 360]) {
      test.describe(`in ${language}, ${colorScheme}, at ${width} px`, () => {
        test.use({ language, colorScheme, viewport: { width, height: 800 } })

        test("axe finds nothing on any page, and none scrolls sideways", async ({ page, request }) => {
          for (const { name, address } of await listPages(request)) {
            await open(page, address)
            await expectAccessible(page, name)
            await expectNoSidewaysScroll(page, name)
          }
        })
      })
    }
  }
}
