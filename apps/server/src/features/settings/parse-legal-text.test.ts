import { describe, expect, test } from "vitest"
import { parseLegalText } from "./parse-legal-text.ts"

test("title, introduction, headings, paragraphs and points are told apart", () => {
  const source =
    "# Terms\n\nRead this.\n\n## First\n\nOne.\n- a point\n- another\n\nTwo.\n\n## Second\nThree.\n"
  expect(parseLegalText(source)).toEqual({
    title: "Terms",
    introduction: "Read this.",
    sections: [
      { heading: "First", paragraphs: ["One.", "- a point", "- another", "Two."] },
      { heading: "Second", paragraphs: ["Three."] },
    ],
  })
})

describe("a text is refused", () => {
  test.each([
    ["without a title", "Read this.\n\n## First\nOne.", "title"],
    ["without an introduction", "# Terms\n\n## First\nOne.", "introduction"],
    ["with two introductions", "# Terms\nRead this.\nAnd this.\n## First\nOne.", "introduction"],
    ["with a section that is empty", "# Terms\nRead this.\n## First\n## Second\nOne.", '"First" is empty'],
  ])("%s", (_what, source, reason) => {
    expect(() => parseLegalText(source)).toThrow(reason)
  })
})
