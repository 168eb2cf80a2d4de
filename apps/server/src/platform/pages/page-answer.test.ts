import { createHash } from "node:crypto"
import { describe, expect, test } from "vitest"
import { bytesOfPage, encodingFor, isForEverybody, toPageAnswer } from "./page-answer.ts"

const site = { https: false, isBuilt: true, scripts: [] }
const html = { "content-type": "text/html; charset=utf-8" }

const read = (body: string, init?: ResponseInit) =>
  toPageAnswer(new Response(body, { headers: html, ...init }), site)

test("a page's policy names the scripts that its renderer put there, each once, and none that a text brought", async () => {
  const scripts = ["start()", 'say("</b>")', "start()"]
  const page = [...scripts, "steal()"].map((text) => `<script async>${text}</script>`).join("<p>")
  const { headers } = await toPageAnswer(
    new Response(`<script src="/a.js"></script>${page}`, { headers: html }),
    { ...site, scripts },
  )
  const hashes = [...new Set(scripts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  )
  expect(headers["content-security-policy"]).toContain(
    `script-src 'self' ${hashes.join(" ")} 'wasm-unsafe-eval';`,
  )
})

test("a page is shown in no frame but where it says so", async () => {
  const ancestorsOf = async (frameHosts?: readonly string[]) => {
    const response = new Response("", { headers: html })
    const { headers } = await toPageAnswer(response, { ...site, ...(frameHosts ? { frameHosts } : {}) })
    const [ancestors] = /frame-ancestors [^;]*/.exec(String(headers["content-security-policy"])) ?? []
    return [ancestors, headers["x-frame-options"]]
  }
  expect(await ancestorsOf()).toEqual(["frame-ancestors 'none'", undefined])
  expect(await ancestorsOf([])).toEqual(["frame-ancestors 'self'", "SAMEORIGIN"])
  expect(await ancestorsOf(["shop.example", "*.blog.example"])).toEqual([
    "frame-ancestors 'self' shop.example *.blog.example",
    "SAMEORIGIN",
  ])
})

test("data has no policy of its own, and a page of the compiler none at all", async () => {
  const data = await read("[]", { headers: { "content-type": "text/x-script" } })
  expect(data.headers["content-security-policy"]).toBeUndefined()
  const page = await toPageAnswer(new Response("", { headers: html }), { ...site, isBuilt: false })
  expect(page.headers["content-security-policy"]).toBeUndefined()
})

test("a page may come as text beside its response; data comes in its response always", async () => {
  const beside = { ...site, html: "<p>here</p>" }
  const page = await toPageAnswer(new Response(null, { headers: html }), beside)
  expect(page.body.find(null)?.toString()).toBe("<p>here</p>")
  expect(page.headers).toEqual((await read("<p>here</p>")).headers)
  const data = new Response("[]", { headers: { "content-type": "text/x-script" } })
  expect((await toPageAnswer(data, beside)).body.find(null)?.toString()).toBe("[]")
})

test("the same page has the same tag, another page another one", async () => {
  const [one, again, other] = await Promise.all([read("one"), read("one"), read("other")])
  expect(one.headers["etag"]).toMatch(/^W\/"[\w-]{43}"$/)
  expect(again.headers["etag"]).toBe(one.headers["etag"])
  expect(other.headers["etag"]).not.toBe(one.headers["etag"])
})

describe("a page for everybody", () => {
  test("is one that is there", async () => {
    expect(isForEverybody(await read("here"))).toBe(true)
    for (const status of [201, 302, 404, 500, 503])
      expect(isForEverybody(await read("", { status }))).toBe(false)
  })

  test("gives nobody a cookie; those of one that does all arrive", async () => {
    const headers = new Headers(html)
    headers.append("set-cookie", "a=1")
    headers.append("set-cookie", "b=2")
    const page = await read("yours", { headers })
    expect(isForEverybody(page)).toBe(false)
    expect(page.headers["set-cookie"]).toEqual(["a=1", "b=2"])
  })

  test("says nothing of its own about caching", async () => {
    const page = await read("secret", { headers: { ...html, "cache-control": "no-store" } })
    expect(isForEverybody(page)).toBe(false)
    expect(page.headers["cache-control"]).toBe("no-store")
  })
})

test("a page's room covers its body and what compression leaves of it", async () => {
  expect(bytesOfPage(await read("x".repeat(100_000)))).toBeGreaterThan(130_000)
})

test.each([
  [undefined, null],
  ["", null],
  ["identity", null],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip;q=0", null],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["brotli", null],
])("Accept-Encoding %j is answered in %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
