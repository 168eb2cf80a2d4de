import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { printColours } from "./print-colours.ts"

test("messages have the site's colours", () => {
  const tokens = readFileSync(join(import.meta.dirname, "../../../../../packages/ui/src/tokens.css"), "utf8")
  for (const [name, [light, dark]] of Object.entries(printColours))
    expect(tokens).toContain(`--color-${name}: light-dark(${light}, ${dark});`)
})
