import { expect, test } from "vitest"
import { holdPageCode } from "./hold-page-code.ts"

const code = 'import "/assets/a.js";$&window.x = "</b>";'
const page = (script: string): string =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>` +
  `<link rel="stylesheet" href="/assets/c.css"/></head><body><script nonce="">1</script>${script}</body></html>`
const whole = page(`<script type="module" async="">${code}</script>`)
const held = holdPageCode(whole)

test("the page's module and what it wants fetched wait as text for the starter", () => {
  expect(held).not.toContain('modulepreload" href')
  expect(held).toContain('<link rel="stylesheet" href="/assets/c.css"/>')
  expect(held).toContain(
    `<script type="text/plain" id="page-code" data-modules="/assets/a.js /assets/b.js">${code}</script>`,
  )
  expect(held.match(/<script type="module"/)).toBeNull()
  expect(held.match(/<script>\(function/g)).toHaveLength(1)
})

test("a page without scripts stays as it is", () => {
  const bare = page("")
  expect(holdPageCode(bare)).toBe(bare)
})

test("what has to be there before everything else, while the site is worked on, is fetched first", () => {
  const first = "/@id/__x00__virtual:react-router/inject-hmr-runtime"
  const dev = holdPageCode(page(`<script type="module" async="">import "${first}";${code}</script>`))
  expect(dev).toContain(`data-modules="${first} /assets/a.js /assets/b.js"`)
})

test("the texts that the program asks for by itself come along", () => {
  expect(holdPageCode(whole, ["/assets/site-vi.js"])).toContain(
    'data-modules="/assets/a.js /assets/b.js /assets/site-vi.js"',
  )
})
