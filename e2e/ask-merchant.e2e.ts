import type { ProductCard } from "@roomwright/contract/catalogue/calls"
import { askPath, pagePaths, productPath } from "@roomwright/contract/page-paths"
import type { OwnQuestion } from "@roomwright/contract/questions/calls"
import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { callAs } from "./admin-payments.ts"
import { beginWith, demoToken, readOwnProfile, saidIn } from "./own-pages.ts"
import { questionTextsIn, textsIn } from "./texts.ts"
import { chooseForms } from "./in-turn.ts"
import { open, readIn, test } from "./site-test.ts"

const t = questionTextsIn.en
const site = textsIn.en
const asked = "Does it come apart to fit into a lift?"
const answered = "Yes, in three parts; the legs come off."

async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await expectNoSidewaysScroll(page, state)
}

/** The first product that this merchant has on sale. */
async function productOf(request: APIRequestContext, token: string): Promise<ProductCard> {
  const { id } = await readOwnProfile(request, token)
  const { content } = await callAs<{ content: ProductCard[] }>(request, token, [
    "GET",
    `/products?merchantId=${id}&size=1`,
  ])
  const [product] = content
  if (!product) throw new Error("This merchant has nothing on sale.")
  return product
}

const ask = (request: APIRequestContext, token: string, productId: string): Promise<OwnQuestion> =>
  callAs<OwnQuestion>(request, token, ["POST", `/products/${productId}/questions`], {
    text: asked,
    key: crypto.randomUUID(),
  })

test("a buyer asks, the merchant answers, and both stand on the product's page without a name", async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const merchant = await demoToken(request, "hiennuoc")
  const product = await productOf(request, merchant)
  await beginWith(page, await tokenOf(request, await makePerson(request)))
  await open(page, productPath(product.id))
  await page.getByRole("link", { name: site("product.ask") }).click()
  const field = page.getByLabel(t("questions.ask.text"))
  await field.fill("Lift?")
  await page.getByRole("button", { name: t("questions.ask.go") }).click()
  await expect(field).toBeFocused()
  await look(page, "a question that is too short")
  await field.fill(asked)
  // Nothing typed is lost.
  await page.reload()
  await expect(field).toHaveValue(asked)
  await page.getByRole("button", { name: t("questions.ask.go") }).click()
  await expect(page.getByRole("heading", { name: /^Your question is on its way to / })).toBeFocused()

  const shop = await browser.newContext()
  await readIn(shop, process.env.SITE_URL, "en")
  const counter = await shop.newPage()
  await beginWith(counter, merchant)
  await open(counter, pagePaths.merchantDashboard)
  await counter.getByRole("link", { name: asked }).click()
  const row = counter.getByRole("listitem").filter({ hasText: asked })
  await row.getByRole("button", { name: t("questions.answer.open"), exact: true }).click()
  const answer = row.getByLabel(t("questions.answer.text"))
  await expect(answer).toBeFocused()
  await expect(row.getByRole("checkbox")).toBeChecked()
  await answer.fill(answered)
  await row.getByRole("button", { name: t("questions.answer.go") }).click()
  await expect(saidIn(counter, t("questions.answer.saidAnswered")).first()).toBeVisible()
  await expect(row.getByText(t("questions.isShown"))).toBeVisible()
  await look(counter, "an answered question")
  await shop.close()

  await open(page, productPath(product.id))
  await expect(page.getByText(answered)).toBeVisible()
  await expect(page.getByRole("main").getByText("Lan Anh")).toHaveCount(0)

  await open(page, pagePaths.ownQuestions)
  await page.getByRole("button", { name: t("questions.delete.open") }).click()
  await page.getByRole("button", { name: t("questions.delete.go"), exact: true }).click()
  await expect(page.getByText(t("questions.own.none"))).toBeVisible()
  await open(page, productPath(product.id))
  await expect(page.getByText(answered)).toHaveCount(0)
})

for (const [language, username] of chooseForms([
  ["zh", "nhamoc"],
  ["vi", "sangstudio"],
])) {
  test.describe(`questions in ${language}`, () => {
    test.use({ language })

    test("are seen at every width", async ({ page, request }) => {
      test.slow()
      const merchant = await demoToken(request, username)
      const product = await productOf(request, merchant)
      const buyer = await tokenOf(request, await makePerson(request))
      const { id } = await ask(request, buyer, product.id)
      const body = { answer: answered, isShown: true }
      await callAs(request, merchant, ["PUT", `/merchant/questions/${id}/answer`], body)
      await ask(request, buyer, product.id)
      // Whoever answers has asked, too: one reader sees all of it.
      await beginWith(page, merchant)
      for (const width of widthsIn(language)) {
        await page.setViewportSize({ width, height: 900 })
        for (const path of [
          productPath(product.id),
          askPath(product.id),
          pagePaths.receivedQuestions,
          pagePaths.ownQuestions,
        ]) {
          await open(page, path)
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          await look(page, `${path} at ${width}`)
          if (process.env.SHOTS)
            await page.screenshot({
              path: `${process.env.SHOTS}/${language}-${width}-q${path.replaceAll(/\W+/g, "-").slice(0, 24)}.png`,
              fullPage: true,
            })
        }
      }
    })
  })
}
