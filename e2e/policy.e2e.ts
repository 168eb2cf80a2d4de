import { pagePaths, productPath, tourPath, viewPath, workPath } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { listPages, readProducts, readWorks } from "./content.ts"
import { open, test } from "./site-test.ts"
import { textsIn } from "./texts.ts"

// That no page complains, breaks the policy or asks another host is watched in every journey: see site-test.ts.

const t = textsIn.en

/** A policy as a table: directive -> its sources. */
const parsePolicy = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

test("every page has a strict policy of content and the headers that go with it", async ({ request }) => {
  const pages = await listPages(request)
  for (const { name, address } of [...pages, { name: "unmatched", address: "/nope" }]) {
    const response = await request.get(address)
    const headers = response.headers()
    const policy = parsePolicy(headers["content-security-policy"] ?? "")
    expect(policy.get("default-src"), name).toEqual(["'self'"])
    const scripts = policy.get("script-src") ?? []
    expect(scripts, name).toContain("'self'")
    for (const source of scripts)
      expect(source, name).toMatch(/^'(?:self|wasm-unsafe-eval|sha256-[\w+/=]+)'$/)
    expect(policy.get("style-src"), name).toEqual(["'self'"])
    expect(policy.get("object-src"), name).toEqual(["'none'"])
    expect(policy.get("base-uri"), name).toEqual(["'none'"])
    expect(policy.get("form-action"), name).toEqual(["'self'"])
    expect(policy.get("frame-ancestors"), name).toEqual(["'none'"])
    expect(headers["x-content-type-options"], name).toBe("nosniff")
    expect(headers["referrer-policy"], name).toBe("strict-origin-when-cross-origin")
    expect(headers["cross-origin-opener-policy"], name).toMatch(/^same-origin/)
    const inline = /<[a-z][^>]*\son\w+=/i.exec(
      (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, ""),
    )
    expect(inline?.[0], name).toBeUndefined()
  }
})

async function expectGoodPictures(page: Page, request: APIRequestContext, name: string): Promise<void> {
  const pictures = await page.locator("img").evaluateAll((all: HTMLImageElement[]) =>
    all.map((img) => ({
      src: img.getAttribute("src") ?? "",
      sized: Number(img.getAttribute("width")) > 0 && Number(img.getAttribute("height")) > 0,
      hasAlt: img.hasAttribute("alt"),
      lazy: img.loading === "lazy",
      urgent: img.fetchPriority === "high",
    })),
  )
  expect(
    pictures.filter(({ sized, hasAlt }) => !sized || !hasAlt),
    name,
  ).toEqual([])
  // Whatever is fetched first is not lazy, and there are few of them: what a phone shows at first, two rows of two.
  expect(
    pictures.filter(({ lazy, urgent }) => lazy === urgent),
    name,
  ).toEqual([])
  expect(pictures.filter(({ urgent }) => urgent).length, name).toBeLessThanOrEqual(4)
  const addresses = [...new Set(pictures.map(({ src }) => src))]
  await Promise.all(
    addresses.slice(0, 6).map(async (src) => {
      const response = await request.get(src)
      expect(response.status(), src).toBe(200)
      expect(response.headers()["content-type"], src).toBe("image/webp")
      expect(response.headers()["cache-control"], src).toMatch(/max-age=31536000/)
    }),
  )
}

test("pages run under the policy, with menus and toasts, and speak to this host alone; every picture has its width, height and alternative, and loads", async ({
  page,
  request,
}) => {
  await page.addInitScript({
    content: `document.addEventListener("securitypolicyviolation", (event) =>
      console.error("Policy: " + event.violatedDirective + " " + event.blockedURI))`,
  })
  for (const { name, address } of await listPages(request)) {
    await open(page, address)
    await expectGoodPictures(page, request, name)
    // The viewers have a window of their own, without the frame of the site.
    if ([viewPath(""), tourPath("")].some((path) => address.startsWith(path))) continue
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("nav.help") })
      .press("Enter")
    await page.getByRole("banner").getByRole("combobox").press("Enter")
    await expect(page.getByText(t("search.enterKeyword")).first()).toBeVisible()
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  }
})

/** Sums up the layout shifts that no input caused, from the first paint on. */
const watchShifts = `window.shifts = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value
}).observe({ type: "layout-shift", buffered: true })`

async function scrollThrough(page: Page): Promise<void> {
  const height = (): Promise<number> => page.locator("html").evaluate((html) => html.scrollHeight)
  for (let y = 0; y < (await height()); y += 700) {
    await page.mouse.wheel(0, 700)
    // Two frames: what the scroll brought in has been laid out.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  }
}

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test("nothing moves after it is shown", async ({ page, request }) => {
      test.slow()
      const [works, products] = await Promise.all([readWorks(request), readProducts(request)])
      await page.addInitScript({ content: watchShifts })
      for (const address of [
        pagePaths.home,
        pagePaths.works,
        workPath(works.content[0]!.id),
        pagePaths.products,
        productPath(products.content[0]!.id),
        pagePaths.designers,
      ]) {
        await open(page, address)
        await page.mouse.move(width / 2, height / 2)
        await scrollThrough(page)
        const shifts = await page.evaluate<number>("window.shifts")
        expect(shifts, address).toBeLessThan(0.02)
      }
    })
  })
}
