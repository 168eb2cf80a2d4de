import { readFileSync, readdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, it } from "vitest"
import { makeFonts } from "./fonts.ts"

const folder = resolve("apps/web/app/platform/fonts")

it("the site's fonts are what they are made of (else run scripts/fonts/write-fonts.ts)", async () => {
  const made = await makeFonts()
  expect(readdirSync(folder).filter((name) => /\.(?:woff2|css)$/.test(name))).toEqual(
    [...made.keys()].toSorted(),
  )
  for (const [name, content] of made)
    expect(readFileSync(join(folder, name)).equals(content), name).toBe(true)
})
