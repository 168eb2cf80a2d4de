import { describe, expect, test } from "vitest"
import { toBlocks } from "./legal-blocks.ts"

const plain = (text: string) => ({ text, look: "plain", to: null })
const piecesOf = (paragraph: string) => {
  const [block] = toBlocks([paragraph])
  return block?.kind === "paragraph" ? block.pieces : block?.points[0]
}

test("points that follow each other are one list, and a paragraph ends it", () => {
  expect(toBlocks(["Before.", "- one", "- two", "Between.", "- three"])).toEqual([
    { kind: "paragraph", pieces: [plain("Before.")] },
    { kind: "list", points: [[plain("one")], [plain("two")]] },
    { kind: "paragraph", pieces: [plain("Between.")] },
    { kind: "list", points: [[plain("three")]] },
  ])
})

test("links to pages and phones are found among the words", () => {
  expect(piecesOf("See [terms](/TermsOfUse), call [+84 24](tel:+8424).")).toEqual([
    plain("See "),
    { text: "terms", look: "plain", to: "/TermsOfUse" },
    plain(", call "),
    { text: "+84 24", look: "plain", to: "tel:+8424" },
    plain("."),
  ])
})

describe("no link is made", () => {
  test.each([
    "[a](https://example.com)",
    "[a](//example.com)",
    "[a](javascript:alert)",
    "[a](/path with space)",
    "[a] (/works)",
    "[](/works)",
  ])("of %s", (text) => {
    expect(piecesOf(text)).toEqual([plain(text)])
  })
})

describe("what a point is about", () => {
  test.each([
    ["- theme: light or dark", ["theme:", " light or dark"]],
    ["- 账号：昵称、邮箱", ["账号：", "昵称、邮箱"]],
    ["- resell the tools; unless: never", ["resell the tools; unless: never"]],
    ["- [profile](/user/profile): yours", ["profile", ": yours"]],
  ])("in %s", (point, texts) => {
    expect(piecesOf(point)?.map(({ text }) => text)).toEqual(texts)
  })

  test("is not everything of a long sentence before a colon", () => {
    expect(piecesOf(`- ${"word ".repeat(20)}: end`)).toHaveLength(1)
  })

  test("is no matter of paragraphs", () => {
    expect(piecesOf("Note: this.")).toEqual([plain("Note: this.")])
  })
})
