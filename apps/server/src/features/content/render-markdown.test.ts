import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { picturesIn, renderMarkdown } from "./render-markdown.ts"

const id = "01999b00-0000-7000-8000-000000000999"
const shown = {
  id,
  path: "/media/sofa",
  width: 1024,
  height: 768,
  widths: [320, 640, 1024],
  placeholder: "",
  address: null,
}
const render = (markdown: string): string =>
  renderMarkdown(markdown, (asked) => (asked === id ? shown : undefined))

/** Elements and attributes that our texts may be made of. */
const elements =
  /^(?:p|h[2-6]|ul|ol|li|strong|em|s|a|blockquote|code|pre|hr|br|img|table|thead|tbody|tr|th|td|div)$/
const attributes =
  /^(?:href|rel|title|src|srcset|sizes|width|height|alt|loading|decoding|class|tabindex|start|style)$/

/** Everything that a browser would take for an element, with its attributes. */
function* elementsIn(html: string): Generator<{ name: string; attributes: string[]; text: string }> {
  for (const [text, name = "", rest = ""] of html.matchAll(/<([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi))
    yield {
      name: name.toLowerCase(),
      attributes: [...rest.matchAll(/([\w-]+)=/g)].map(([, attribute = ""]) => attribute),
      text,
    }
}

function expectHarmless(html: string): void {
  for (const element of elementsIn(html.replaceAll(/="[^"]*"/g, '=""'))) {
    expect(element.name, element.text).toMatch(elements)
    for (const attribute of element.attributes) expect(attribute, element.text).toMatch(attributes)
  }
  for (const [, address = ""] of html.matchAll(/(?:href|src)="([^"]*)"/g))
    expect(address).toMatch(/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/)
  // Cells of a table are aligned by a style; nothing else has one.
  for (const [, style = ""] of html.matchAll(/style="([^"]*)"/g))
    expect(style).toMatch(/^text-align:(?:left|right|center)$/)
}

describe("hostile Markdown", () => {
  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "text <svg/onload=alert(1)> text",
    "<iframe src=https://evil.example></iframe>",
    "<style>*{display:none}</style>",
    '<a href="javascript:alert(1)">x</a>',
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java&#10;script:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](  javascript:alert(1))",
    "[x](vbscript:msgbox(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](//evil.example)",
    "[x](http://evil.example)",
    "[x](\\\\evil.example)",
    "[x][1]\n\n[1]: javascript:alert(1)",
    "<javascript:alert(1)>",
    '[x](/ "onmouseover=\\"alert(1)")',
    '[x](/"onmouseover=alert(1)//)',
    "![x](javascript:alert(1))",
    "![x](https://evil.example/pixel.png)",
    "![x](data:image/svg+xml;base64,PHN2Zz4=)",
    `![" onerror="alert(1)](picture:${id})`,
    `![<script>alert(1)</script>](picture:${id})`,
    `[x](picture:${id})`,
    '```js"onload="alert(1)\n</code></pre><script>alert(1)</script>\n```',
    "`<script>alert(1)</script>`",
    "| <script>alert(1)</script> |\n|---|\n| [x](javascript:1) |",
    "# <script>alert(1)</script>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
  ])("%j can do nothing", (markdown) => {
    const html = render(markdown)
    expectHarmless(html)
    expect(html).not.toMatch(/<script|<svg|<iframe|<style/i)
  })

  test("of any shape can do nothing", () => {
    const pieces = fc.constantFrom(
      "<script>",
      "</script>",
      "[x](",
      ["java", "script:"].join(""),
      ")",
      "![",
      "](",
      "`",
      "```\n",
      "\n",
      "\n\n",
      "> ",
      "- ",
      "1. ",
      "| a | b |\n|---|---|\n",
      "# ",
      "<",
      ">",
      '"',
      "'",
      "&quot;",
      "&#x6A;",
      "\\",
      "*",
      "_",
      "~~",
      "https://a.example",
      "]: ",
      `picture:${id}`,
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 40 }), (parts) =>
        expectHarmless(render(parts.join(""))),
      ),
      { numRuns: 500 },
    )
  })

  test("that nests very deeply, or repeats itself, is answered all the same", () => {
    for (const text of [
      "> ".repeat(10_000),
      "- ".repeat(10_000),
      "[".repeat(20_000),
      "*a".repeat(10_000),
      "![".repeat(10_000),
      "<a".repeat(10_000),
    ]) {
      const html = render(text)
      expect([...html.matchAll(/<(?:blockquote|ul)>/g)].length).toBeLessThan(30)
    }
  })

  test("with a table as large as it may be is refused with words for it", () => {
    const columns = "|a".repeat(100)
    const table = `${columns}|\n${"|-".repeat(100)}|\n${`${columns}|\n`.repeat(190)}`
    expect(() => render(table)).toThrow("contentTooLarge")
  })
})

describe("what editors write", () => {
  test("becomes headings below the page's own, lists, tables that scroll, and links", () => {
    expect(render("# A\n\n### B")).toBe("<h2>A</h2>\n<h3>B</h3>\n")
    expect(render("| a |\n|---|\n| b |")).toContain('<div class="prose-table" tabindex="0"><table>')
    expect(render("[works](/works)")).toBe('<p><a href="/works">works</a></p>\n')
    expect(render("[out](https://example.com)")).toBe(
      '<p><a href="https://example.com" rel="noopener nofollow">out</a></p>\n',
    )
  })

  test("shows its own pictures with their sides, and nothing where one is not there", () => {
    expect(render(`![A "sofa"](picture:${id})`)).toBe(
      '<p><img src="/media/sofa/640.webp" srcset="/media/sofa/320.webp 320w, /media/sofa/640.webp 640w, /media/sofa/1024.webp 1024w" sizes="(width < 900px) 92vw, 680px" width="1024" height="768" alt="A &quot;sofa&quot;" loading="lazy" decoding="async"></p>\n'.replace(
        "width < 900px",
        "width < 900px",
      ),
    )
    expect(render("![gone](picture:01999b00-0000-7000-8000-000000000998)")).toBe("<p></p>\n")
    expect(picturesIn(`![a](picture:${id}) [b](picture:${id})`)).toEqual([id])
  })
})
