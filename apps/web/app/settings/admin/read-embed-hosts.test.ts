import { expect, test } from "vitest"
import { hostsOf, wrongLineOf } from "./read-embed-hosts.ts"

test("lines are read as people write them: addresses, capitals, empty lines, the same twice", () => {
  const text = "https://Shop.example/rooms\n\n*.blog.example \nshop.example\n"
  expect(wrongLineOf(text)).toBeNull()
  expect(hostsOf(text)).toEqual(["shop.example", "*.blog.example"])
})

test.each([
  ["", null],
  ["shop.example\nnot a site", 2],
  ["\n\nshop", 3],
  [Array.from({ length: 40 }, (_, i) => `s${i}.example`).join("\n"), null],
  [Array.from({ length: 41 }, (_, i) => `s${i}.example`).join("\n"), 41],
])("of %j the wrong line is %j", (text, line) => {
  expect(wrongLineOf(text)).toBe(line)
})
