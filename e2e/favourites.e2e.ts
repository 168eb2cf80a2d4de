import { languages } from "@roomwright/contract/language"
import { designerPath, merchantPath, pagePaths, productPath } from "@roomwright/contract/page-paths"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { makePerson, modalOf, signInAs, tokenOf } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { findProduct, readDesigners } from "./content.ts"
import { callAs } from "./admin-payments.ts"
import { logIn, saidIn } from "./own-pages.ts"
import { open, readIn, test } from "./site-test.ts"
import { accountTextsIn, favouriteTextsIn, textsIn } from "./texts.ts"

const t = favouriteTextsIn.en
const site = textsIn.en

interface Shifts {
  readonly sum: number
  /** What was moved, and by how much. */
  readonly moved: readonly string[]
}

/** How far the page's parts were moved by what came late. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, "value"))
        const sources = Reflect.get(entry, "sources") as readonly { readonly node: Element | null }[]
        shifts.sum += value
        for (const { node } of sources)
          shifts.moved.push(`${value.toFixed(4)} ${node?.nodeName} ${node?.textContent.slice(0, 60)}`)
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
}
const readShifts = (page: Page): Promise<Shifts> =>
  page.evaluate(() => Reflect.get(window, "shifts") as Shifts)

async function countKeepers(request: APIRequestContext, product: string): Promise<number> {
  const answer = await request.get(`/api/favourites/product/${product}`)
  return ((await answer.json()) as { readonly data: { readonly count: number } }).data.count
}

async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await expectNoSidewaysScroll(page, state)
}

test("a visitor's heart is kept after the login, put into a collection, shared by a link and withdrawn", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const person = await makePerson(request)
  const product = await findProduct(request, ({ variants }) => variants.length > 0)
  // People of other journeys may have saved it, too.
  const before = await countKeepers(request, product.id)

  await open(page, productPath(product.id))
  // On a slow line the answer to "is it mine?", which was right when it was asked, comes after the heart was kept.
  const isKept = page.waitForResponse((answer) => answer.request().method() === "PUT")
  await page.route("**/api/favourites/product/*", async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await isKept
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, isMine: false } } })
  })
  await page.getByRole("button", { name: site("favourite.keep"), exact: true }).click()
  await expect(modalOf(page, accountTextsIn.en("login.title"))).toBeVisible()
  await logIn(page, person, "en")
  const heart = page.getByRole("button", { name: site("favourite.kept"), exact: true })
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  await expect(page).toHaveURL(new RegExp(productPath(product.id).replaceAll("?", "\\?")))
  const now = before + 1
  await expect(page.getByText(site("favourite.keepers", { count: now, shown: `${now}` }))).toBeAttached()
  await expect(page.getByTitle(site("favourite.keepers", { count: now, shown: `${now}` }))).toHaveText(
    `${now}`,
  )

  await page.unrouteAll({ behavior: "wait" })
  await expect(heart).toHaveAttribute("aria-pressed", "true")

  // It is there again when the page is opened anew, and moves nothing.
  await watchShifts(page)
  await open(page, productPath(product.id))
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  const { sum, moved } = await readShifts(page)
  expect(sum, moved.join("\n")).toBeLessThan(0.01)

  await open(page, `${pagePaths.favourites}?tab=products`)
  await expect(page.getByRole("link", { name: product.name.text })).toBeVisible()
  await look(page, "saved products")
  await page.getByRole("button", { name: `${t("favourites.collect")} · ${product.name.text}` }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: t("favourites.make") }).click()
  await expect(dialog.getByText(t("favourites.nameMissing"))).toBeVisible()
  await dialog.getByLabel(t("favourites.newFirst")).fill("For the hall")
  await dialog.getByRole("button", { name: t("favourites.make") }).click()
  await expect(dialog.getByRole("checkbox", { name: /For the hall/ })).toBeChecked()
  await look(page, "putting something into a collection")
  await dialog.getByRole("button", { name: t("favourites.done") }).click()

  await page.getByRole("link", { name: new RegExp(t("favourites.tab.collections")) }).click()
  await page.getByRole("link", { name: /For the hall/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: "For the hall" })).toBeVisible()
  await page.getByRole("button", { name: `${t("favourites.noteAdd")} · ${product.name.text}` }).click()
  await page.getByLabel(t("favourites.note"), { exact: true }).fill("In oak, if it comes in time.")
  await page.getByRole("button", { name: t("favourites.save") }).click()
  await expect(page.getByText("In oak, if it comes in time.")).toBeVisible()
  await page.getByRole("button", { name: t("favourites.share") }).click()
  const link = page.getByRole("link", { name: /\/collection\?id=/ })
  await expect(link).toBeVisible()
  await look(page, "a collection of one's own")
  const address = (await link.innerText()).trim()

  const context = await browser.newContext()
  await readIn(context, baseURL, "en")
  const visitor = await context.newPage()
  await open(visitor, address)
  await expect(visitor.getByRole("heading", { level: 1, name: "For the hall" })).toBeVisible()
  await expect(visitor.getByRole("link", { name: product.name.text })).toBeVisible()
  await expect(visitor.getByText("In oak, if it comes in time.")).toBeVisible()
  await expect(visitor.getByText(person.nickname)).toHaveCount(0)
  await look(visitor, "a collection that was shared")

  await page.getByRole("button", { name: t("favourites.unshare") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("favourites.unshareGo") })
    .click()
  await expect(saidIn(page, t("favourites.said.unshared")).first()).toBeVisible()
  expect((await visitor.goto(address))?.status()).toBe(404)
  await context.close()

  await page.getByRole("button", { name: t("favourites.delete") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("favourites.deleteGo") })
    .click()
  await expect(page.getByRole("heading", { name: t("favourites.none.collections") })).toBeVisible()
  await open(page, productPath(product.id))
  await heart.click()
  await expect(page.getByRole("button", { name: site("favourite.keep"), exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  )
})

test("a reader follows a designer and a merchant, finds both again and lets go of one", async ({
  page,
  request,
}) => {
  test.slow()
  const { content } = await readDesigners(request)
  const designer = content[0]
  if (!designer) throw new Error("There is no designer in the demo content.")
  const { merchant } = await findProduct(request, () => true)
  const person = await makePerson(request)
  await signInAs(page, person)

  const follow = page.getByRole("button", { name: site("favourite.follow"), exact: true })
  const followed = page.getByRole("button", { name: site("favourite.followed"), exact: true })
  await open(page, designerPath(designer.id))
  await follow.click()
  await expect(followed).toHaveAttribute("aria-pressed", "true")
  await look(page, "a designer's page")
  await open(page, merchantPath(merchant.id))
  await expect(page.getByRole("heading", { level: 1, name: merchant.nickname })).toBeVisible()
  await follow.click()
  await expect(followed).toHaveAttribute("aria-pressed", "true")
  await look(page, "a merchant's page")

  await open(page, `${pagePaths.favourites}?tab=followed`)
  await expect(page.getByRole("link", { name: new RegExp(designer.nickname) })).toBeVisible()
  await expect(page.getByRole("link", { name: new RegExp(merchant.nickname) })).toBeVisible()
  await page.getByRole("searchbox", { name: t("favourites.search") }).fill(designer.nickname)
  await page.getByRole("button", { name: t("favourites.find"), exact: true }).click()
  await expect(page.getByRole("link", { name: new RegExp(merchant.nickname) })).toHaveCount(0)
  await page.getByRole("button", { name: `${t("favourites.unfollow")} · ${designer.nickname}` }).click()
  await expect(page.getByText(t("favourites.noneSo"))).toBeVisible()
  await page.getByRole("link", { name: t("favourites.showAll") }).click()
  await expect(page.getByRole("link", { name: new RegExp(merchant.nickname) })).toBeVisible()
  const token = await tokenOf(request, person)
  await callAs(request, token, ["DELETE", `/user/favourites/merchant/${merchant.id}`])
})

for (const language of languages) {
  for (const width of widthsIn(language)) {
    test(`favourites are whole in ${language} at ${width} px, empty and full`, async ({
      browser,
      request,
      baseURL,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      await readIn(context, baseURL, language)
      const page = await context.newPage()
      const person = await makePerson(request)
      const token = await signInAs(page, person)
      for (const tab of ["works", "products", "followed", "collections"] as const) {
        await open(page, `${pagePaths.favourites}?tab=${tab}`)
        const title = favouriteTextsIn[language](`favourites.none.${tab}`)
        await expect(page.getByRole("heading", { name: title })).toBeVisible()
        await look(page, `${tab}, empty`)
      }
      const product = await findProduct(request, () => true)
      await callAs(request, token, ["PUT", `/user/favourites/product/${product.id}`])
      await open(page, `${pagePaths.favourites}?tab=products`)
      await expect(
        page
          .getByRole("main")
          .getByRole("button", { name: favouriteTextsIn[language]("favourites.find"), exact: true }),
      ).toBeVisible()
      await look(page, "products, full")
      await open(page, merchantPath(product.merchant.id))
      await look(page, "a merchant's page")
      await context.close()
    })
  }
}
