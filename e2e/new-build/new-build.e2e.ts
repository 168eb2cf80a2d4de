import { brotliCompressSync } from "node:zlib"
import { buildManifestPath, latestBuildPath, routesPath } from "@roomwright/contract/builds"
import { limits } from "@roomwright/contract/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type Page, type Request } from "@playwright/test"
import { open, stopClock, test as siteTest, waitUntilItRuns } from "../site-test.ts"
import { textsIn } from "../texts.ts"
import { prepareTwoBuilds, type TwoBuilds } from "./two-builds.ts"

const t = textsIn.en
const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const tab = (page: Page, text: "nav.products" | "nav.works") =>
  page.getByRole("banner").getByRole("link", { name: t(text), exact: true })

/** The build that a page runs. */
const buildOf = (page: Page): Promise<string> => page.evaluate<string>("__reactRouterManifest.version")
const latestBuild = async (page: Page): Promise<string> => {
  const { id } = (await (await page.request.get(latestBuildPath)).json()) as { id: string }
  return id
}

/** A page whose clock stands still is never painted for its starter: a touch starts it. */
async function startByTouch(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(() => dispatchEvent(new Event("focusin")))
  await waitUntilItRuns(page)
}

/** Opens a page whose clock stands still: it has fetched its manifest and will not ask for a new build by itself. */
async function openUnaware(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await open(page, address)
  const manifest = page.waitForResponse(`**${buildManifestPath("*")}`)
  await stopClock(page)
  expect((await manifest).status()).toBe(200)
}

/** Collects the pages that the browser loads whole from now on, by path. */
function watchLoads(page: Page): string[] {
  const loads: string[] = []
  page.on("request", (request: Request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** Code that is gone, and a server that is, are what these journeys are about. */
function forgiveMissingFiles(complaints: string[]): void {
  const rest = complaints.filter((complaint) => !/Failed to load resource/.test(complaint))
  complaints.splice(0, complaints.length, ...rest)
}

const test = siteTest.extend<object, { readonly builds: TwoBuilds }>({
  builds: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const builds = await prepareTwoBuilds()
      await use(builds)
      await builds.close()
    },
    { scope: "worker" },
  ],
  baseURL: async ({ builds }, use) => {
    await use(builds.url)
  },
})
// One second build is enough for all of them.
test.describe.configure({ mode: "default" })

test.beforeEach(async ({ builds }) => {
  await builds.serve("first")
})

test.afterEach(({ complaints }) => forgiveMissingFiles(complaints))

test("a page whose code a new build took away is loaded from the new build, once", async ({
  page,
  builds,
}) => {
  await openUnaware(page, pagePaths.works)
  await builds.serve("second")
  const loads = watchLoads(page)
  const gone = page.waitForResponse(/\/assets\/products\.page-.*\.js$/)
  await tab(page, "nav.products").click()
  expect((await gone).status()).toBe(404)

  await expect(page).toHaveURL(pagePaths.products)
  await expect(heading(page)).toHaveText(t("nav.products"))
  await startByTouch(page)
  expect(await buildOf(page)).toBe(await latestBuild(page))
  // In the new build pages change without a load again.
  await tab(page, "nav.works").click()
  await expect(heading(page)).toHaveText(t("nav.works"))
  expect(loads).toEqual([pagePaths.products])
  // One step back is the page before, not the destination a second time.
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.products)
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.works)
})

test("a page that has heard of a new build keeps what is typed and leaves by a full load", async ({
  page,
  builds,
}) => {
  await openUnaware(page, pagePaths.works)
  const before = await buildOf(page)
  await builds.serve("second")
  const field = page.getByRole("banner").getByRole("combobox", { name: t("search.label") })
  await field.fill("oak ta")
  const loads = watchLoads(page)
  const answer = page.waitForResponse(`**${latestBuildPath}`)
  await page.clock.runFor(limits.buildPollMs)
  await (await answer).finished()
  await expect(field).toHaveValue("oak ta")
  expect(loads).toEqual([])

  const oldCode: string[] = []
  page.on("response", (response) => {
    if (response.status() === 404) oldCode.push(response.url())
  })
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("nav.designers") })
    .click()
  await expect(page).toHaveURL(pagePaths.designers)
  await startByTouch(page)
  expect(await buildOf(page)).not.toBe(before)
  expect(loads).toEqual([pagePaths.designers])
})

test("code that stays missing does not reload a path again within ten seconds", async ({ page, builds }) => {
  await page.route(/\/assets\/products\.page-/, (route) => route.abort())
  const loads = watchLoads(page)
  await openUnaware(page, pagePaths.works)
  await builds.serve("second")
  await tab(page, "nav.products").click()
  // The new page is there as the server drew it, and does not try again by itself.
  await expect(heading(page)).toHaveText(t("nav.products"))

  // Within the ten seconds there is another build.
  await page.goto(pagePaths.works)
  await startByTouch(page)
  const manifest = page.waitForResponse(`**${buildManifestPath("*")}`)
  await page.clock.runFor(limits.reloadThrottleMs - 1)
  expect((await manifest).status()).toBe(200)
  await builds.serve("first")
  await tab(page, "nav.products").click()
  await expect(heading(page)).toHaveText(t("call.serverFail"))
  await expect(page).toHaveURL(pagePaths.products)
  await tab(page, "nav.works").click()
  await expect(heading(page)).toHaveText(t("nav.works"))
  expect(loads).toEqual([pagePaths.works, pagePaths.products, pagePaths.works])

  await page.clock.runFor(1)
  await tab(page, "nav.products").click()
  await expect(heading(page)).toHaveText(t("nav.products"))
  expect(loads.slice(3)).toEqual([pagePaths.products])
})

test("code that was lost on its way is asked for again when the reader comes again", async ({ page }) => {
  await open(page, pagePaths.works)
  await page.route(/\/assets\/products\.page-/, (route) => route.abort())
  const loads = watchLoads(page)
  await tab(page, "nav.products").click()
  await expect(heading(page)).toHaveText(t("call.serverFail"))
  await page.unroute(/\/assets\/products\.page-/)
  await tab(page, "nav.works").click()
  await expect(heading(page)).toHaveText(t("nav.works"))
  await tab(page, "nav.products").click()
  await expect(heading(page)).toHaveText(t("nav.products"))
  expect(loads).toEqual([])
})

test("a server that is away is told in words, and tried again in place", async ({ page, builds }) => {
  await open(page, pagePaths.works)
  // What the page still fetches while it is idle has come: it is to be the next page that is missing.
  await page.waitForLoadState("networkidle")
  await builds.stop()
  const loads = watchLoads(page)
  await tab(page, "nav.products").click()
  await expect(heading(page)).toHaveText(t("call.serverFail"))
  const again = page.getByRole("link", { name: t("error.tryAgain") })
  await again.click()
  await expect(heading(page)).toHaveText(t("call.serverFail"))
  await builds.serve("first")
  await again.click()
  await expect(heading(page)).toHaveText(t("nav.products"))
  await expect(page).toHaveURL(pagePaths.products)
  expect(loads).toEqual([])
})

test("the build's files are kept for ever, what is gone and which build it is are not", async ({
  page,
  request,
}) => {
  const id = await latestBuild(page)
  const latest = await request.get(latestBuildPath)
  expect(latest.headers()["cache-control"]).toBe("no-store")
  const manifest = await request.get(buildManifestPath(id))
  expect(await manifest.json()).toMatchObject({ id, pages: expect.arrayContaining(["/", pagePaths.works]) })
  for (const gone of ["/assets/works.page-00000000.js", buildManifestPath("00000000")]) {
    const response = await request.get(gone)
    expect(response.status(), gone).toBe(404)
    expect(response.headers()["cache-control"], gone).toBe("no-store")
    expect(response.headers()["content-type"], gone).toBe("text/plain; charset=utf-8")
  }
  const source = await (await request.get(pagePaths.works)).text()
  const script = /\/assets\/works\.page-[\w-]+\.js/.exec(source)?.[0] ?? ""
  const kept = await request.get(script)
  expect(kept.headers()["cache-control"]).toBe("public, max-age=31536000, immutable")
  // The build has packed it as small as it becomes.
  const packed = await request.get(script, { headers: { "accept-encoding": "br" } })
  const content = await packed.body()
  expect(packed.headers()).toMatchObject({
    "content-encoding": "br",
    "content-length": String(brotliCompressSync(content).length),
    "content-type": "application/javascript; charset=utf-8",
    vary: "accept-encoding",
  })
  const plain = await request.get(script, { headers: { "accept-encoding": "identity" } })
  expect(plain.headers()["content-encoding"]).toBeUndefined()
  expect((await plain.body()).equals(content)).toBe(true)

  // A page brings its own part of the table of pages; the rest is told to pages of this build alone.
  const tellRoutes = (version: string) =>
    request.get(routesPath, { params: { paths: pagePaths.help, version } })
  const routes = await tellRoutes(id)
  expect(routes.headers()["cache-control"]).toBe("public, max-age=31536000, immutable")
  const paths = Object.values((await routes.json()) as Record<string, { readonly path?: string }>)
  expect(paths.map(({ path }) => path)).toContain(pagePaths.help)
  expect(paths.map(({ path }) => path)).not.toContain(pagePaths.admin)
  expect((await tellRoutes("00000000")).status()).toBe(204)
})
