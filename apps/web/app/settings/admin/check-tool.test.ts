import { expect, test } from "vitest"
import { checkTool, draftOfTool } from "./check-tool.ts"

const stored = {
  address: "https://tool.example/open",
  appKey: "key",
  secretSetAt: "2026-01-01T00:00:00.000Z",
  isReadable: true,
}
const draft = draftOfTool({ tool: "coohom", source: "desk", coohom: stored })
const right = { address: false, appKey: false, secret: false }

test("nothing is asked for our own studio", () => {
  expect(checkTool({ tool: "roomwright", address: "", appKey: "", secret: "" }, null)).toEqual(right)
})

test("a stored secret stays for its own host alone, and while it can be read", () => {
  expect(checkTool(draft, stored)).toEqual(right)
  expect(checkTool({ ...draft, address: "https://tool.example/api" }, stored)).toEqual(right)
  expect(checkTool({ ...draft, address: "https://other.example/" }, stored).secret).toBe(true)
  expect(checkTool(draft, { ...stored, isReadable: false }).secret).toBe(true)
  expect(checkTool(draft, null).secret).toBe(true)
})

test.each([
  ["address", { address: "http://tool.example/" }],
  ["appKey", { appKey: "two words" }],
  ["secret", { secret: "short" }],
  ["secret", { secret: "long enough, with spaces" }],
] as const)("a wrong %s is told", (name, wrong) => {
  expect(checkTool({ ...draft, ...wrong }, stored)).toEqual({ ...right, [name]: true })
})
