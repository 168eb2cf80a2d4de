import { expect, test } from "vitest"
import { startAfterPaint } from "./start-after-paint.ts"

const code = 'import "/assets/a.js";$&window.x = "</b>";'
const page = (script: string): string =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>` +
  `<link rel="stylesheet" href="/assets/c.css"/></head><body><script nonce="">1</script>${script}</body></html>`

test("the page's module and what it wants fetched wait as text for the starter", () => {
  const html = startAfterPaint(page(`<script type="module" async="">${code}</script>`))
  expect(html).not.toContain('modulepreload" href')
  expect(html).toContain('<link rel="stylesheet" href="/assets/c.css"/>')
  expect(html).toContain(
    `<script type="text/plain" id="page-code" data-modules="/assets/a.js /assets/b.js">${code}</script>`,
  )
  expect(html.match(/<script type="module"/)).toBeNull()
  expect(html.match(/<script>\(function/g)).toHaveLength(1)
})

test("a page without scripts stays as it is", () => {
  const bare = page("")
  expect(startAfterPaint(bare)).toBe(bare)
})
