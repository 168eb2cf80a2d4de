import { createHash } from "node:crypto"
import { languages, languageTag } from "@roomwright/contract/language"
import { designerPath, merchantPath, pagePaths, productPath, workPath } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext, type APIResponse } from "@playwright/test"
import { readArticles, readDesigners, readProducts, readWorks } from "./content.ts"
import { test } from "./site-test.ts"

// A kept page says its age; one that was rendered for this request has none.
const isKept = (response: APIResponse): boolean => response.headers()["age"] !== undefined

/** Asks until the page is kept: a purge, or its time, may come between two requests. */
async function requestUntilCached(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  for (let left = 20; left > 0; left -= 1) {
    const response = await request.get(address, { headers })
    if (isKept(response)) return response
  }
  throw new Error(`${address} is not kept.`)
}

test("every page and its data is kept, as it was rendered", async ({ request }) => {
  const [works, products, designers, articles] = await Promise.all([
    readWorks(request),
    readProducts(request),
    readDesigners(request),
    readArticles(request),
  ])
  for (const address of [
    pagePaths.home,
    pagePaths.works,
    `${pagePaths.works}?style=nordic&page=1`,
    workPath(works.content[0]!.id),
    pagePaths.designers,
    designerPath(designers.content[0]!.id),
    `${pagePaths.designerResults}?w=minh`,
    pagePaths.products,
    productPath(products.content[0]!.id),
    `${pagePaths.productResults}?w=sofa`,
    merchantPath(products.content[0]!.merchant.id),
    `${pagePaths.price}?duration=year`,
    pagePaths.articles,
    `${pagePaths.article}?id=${articles.content[0]!.id}`,
    `${pagePaths.help}?w=sofa`,
    pagePaths.about,
    pagePaths.terms,
    pagePaths.disclaimer,
    pagePaths.privacy,
    "/_.data",
    `${pagePaths.works}.data?sort=popular`,
  ]) {
    const kept = await requestUntilCached(request, address)
    const { age, date: _date, ...headers } = kept.headers()
    expect(Number(age), address).toBeLessThanOrEqual(31)
    expect(headers["set-cookie"], address).toBeUndefined()
    expect(headers["cache-control"], address).toBe("private, no-cache")
    expect(headers["vary"], address).toBe("Cookie, Accept-Encoding")
    // The same address in a spelling that is not kept is rendered now.
    const fresh = await request.get(`${address}${address.includes("?") ? "&" : "?"}unknown=1`)
    expect(isKept(fresh), address).toBe(false)
    const names = Object.keys(fresh.headers()).filter((name) => name !== "date")
    expect(Object.keys(headers).toSorted(), address).toEqual(names.toSorted())
  }
})

test("a kept page's policy allows the scripts in it, and no others", async ({ request }) => {
  for (const address of [pagePaths.home, pagePaths.works, pagePaths.products]) {
    const response = await requestUntilCached(request, address)
    const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
    // Data for search engines run in no browser, so no policy has to name them.
    const scripts = [...(await response.text()).matchAll(inline)].filter(
      ([, attributes = ""]) => !attributes.includes("application/ld+json"),
    )
    const hashes = scripts.map(
      ([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    )
    expect(hashes.length).toBeGreaterThan(0)
    const policy = response.headers()["content-security-policy"] ?? ""
    expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(hashes))
  }
})

test("languages, themes, pages and their data are never mixed, when all ask at once", async ({ request }) => {
  const readers = languages.flatMap((language) =>
    ["dark", "light", "none"].flatMap((theme) =>
      [pagePaths.designers, `${pagePaths.designers}.data`].map((address) => ({ language, theme, address })),
    ),
  )
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(
      readers.map(async ({ language, theme, address }) => {
        const cookie = `prg-lang=${language}; session=someone; theme=${theme}`
        const response = await request.get(address, { headers: { cookie } })
        const text = await response.text()
        if (address.endsWith(".data")) {
          expect(response.headers()["content-type"]).toMatch(/^text\/x-script/)
          expect(/"language","(\w\w)"/.exec(text)?.[1]).toBe(language)
        } else {
          expect(response.headers()["content-type"]).toMatch(/^text\/html/)
          expect(/<html lang="([\w-]+)"/.exec(text)?.[1]).toBe(languageTag[language])
          expect(/<html[^>]*data-theme="(\w+)"/.exec(text)?.[1] ?? "none").toBe(theme)
        }
      }),
    )
  }
})

test("who sends a token, or an address that the page does not read, gets a page of his own", async ({
  request,
}) => {
  await requestUntilCached(request, pagePaths.designers)
  const own = { authorization: "Bearer someone" }
  for (let left = 3; left > 0; left -= 1) {
    expect(isKept(await request.get(pagePaths.designers, { headers: own }))).toBe(false)
    expect(isKept(await request.get(`${pagePaths.designers}?utm_source=mail`))).toBe(false)
  }
})

test("what is not there, and what left a part of its address out, is never kept", async ({ request }) => {
  const nobody = "00000000-0000-7000-8000-000000000000"
  for (const [address, status] of [
    [workPath(nobody), 404],
    ["/nope", 404],
    [`${pagePaths.works}?style=no-such-style`, 200],
  ] as const) {
    for (let left = 3; left > 0; left -= 1) {
      const response = await request.get(address)
      expect([response.status(), isKept(response)], address).toEqual([status, false])
    }
  }
})

test("a browser that has a page is told so, with the policy that belongs to it", async ({ request }) => {
  const kept = await requestUntilCached(request, pagePaths.designers)
  const { etag = "", "content-security-policy": policy } = kept.headers()
  const again = await request.get(pagePaths.designers, { headers: { "if-none-match": etag } })
  expect(again.status()).toBe(304)
  expect(await again.text()).toBe("")
  expect(again.headers()["content-security-policy"]).toBe(policy)
  const other = await request.get(pagePaths.designers, { headers: { "if-none-match": 'W/"other"' } })
  expect(other.status()).toBe(200)
})

test("a page is the same in every encoding, and HEAD has its headers alone", async ({ request }) => {
  const bodies = new Set<string>()
  for (const encoding of ["br", "gzip", "identity"]) {
    const response = await requestUntilCached(request, pagePaths.designers, { "accept-encoding": encoding })
    expect(response.headers()["content-encoding"] ?? "identity").toBe(encoding)
    bodies.add(await response.text())
  }
  expect(bodies.size).toBe(1)
  const head = await request.head(pagePaths.designers)
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
})
