import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, it } from "vitest"
import { planDocs } from "./plan-docs.ts"

it("docs/plans says what the template is (else run scripts/plan-docs/write-plan-docs.ts)", () => {
  const docs = planDocs()
  expect(Object.keys(docs)).toEqual(["two-room-62.svg", "two-room-62.md"])
  for (const [name, text] of Object.entries(docs)) {
    expect(readFileSync(join(resolve("docs", "plans"), name), "utf8")).toBe(text)
  }
})
