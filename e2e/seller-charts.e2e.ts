import { pagePaths, workPath } from "@roomwright/contract/page-paths"
import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { expectAccessible, expectNoSidewaysScroll, widthsIn } from "./axe.ts"
import { callAs, setUpPayments } from "./admin-payments.ts"
import { makeDesigner, uploadPicture } from "./make-designer.ts"
import { beginWith } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { runOnPair } from "./run-on-pair.ts"
import { dashboardTextsIn } from "./texts.ts"

const t = dashboardTextsIn.en

runOnPair()

async function look(page: Page, state: string): Promise<void> {
  for (const width of widthsIn("en")) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, state)
    await expectNoSidewaysScroll(page, `${state} at ${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test("a designer sees how works do, drawn and as a table, by day and by month", async ({ page, request }) => {
  const token = await makeDesigner(request, await setUpPayments(request))
  const avatar = await uploadPicture(request, token, "avatar")
  await callAs(request, token, ["PUT", "/user"], { avatar })
  await beginWith(page, token)
  await open(page, pagePaths.designerDashboard)
  const card = page.getByRole("region", { name: t("dashboards.chart.title"), exact: true })
  await expect(card.getByText(t("dashboards.chart.noneDesigner"))).toBeVisible()

  const { id } = await callAs<{ id: string }>(request, token, ["POST", "/designer/design"], {
    key: crypto.randomUUID(),
    localName: { en: "House by the river" },
    style: "nordic",
    homeType: "apartment",
    space: "living-room",
    scene: "family",
    roomType: "two-bedroom",
    area: 60,
    mainImage: await uploadPicture(request, token, "work"),
    detailImages: [],
    url3d: "",
    template: false,
    templateId: null,
    styleDescription: {},
    price: 0,
  })
  await callAs(request, token, ["POST", `/designer/designs/${id}/shelving`])
  // Somebody looks at it.
  const view = await request.post(`/api/works/${id}/views`, {
    headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
  })
  expect(view.status()).toBe(200)

  await open(page, pagePaths.designerDashboard)
  const canvases = card.locator("canvas")
  await expect(canvases).toHaveCount(3)
  const { channels } = await sharp(await canvases.first().screenshot()).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5)
  await card.getByText(t("dashboards.chart.table")).press("Enter")
  await expect(card.getByRole("row")).toHaveCount(31)
  await expect(card.getByRole("row").nth(1).getByRole("cell").first()).toHaveText("1")
  await look(page, "the charts of a designer")
  await card.getByRole("radio", { name: t("dashboards.chart.months") }).check({ force: true })
  await expect(card.getByRole("row")).toHaveCount(13)
  await expect(card.getByRole("row").nth(1).getByRole("cell").first()).toHaveText("1")
  await card
    .getByRole("region", { name: t("dashboards.chart.topWorks") })
    .getByRole("link", { name: "House by the river" })
    .click()
  await expect(page).toHaveURL(new RegExp(`id=${id}$`))

  // The picture of who is signed in is as small as initials, whatever its shape.
  await open(page, workPath(id))
  // Phones have a link of their own in its place.
  const face = page.getByRole("banner").locator("img").filter({ visible: true })
  await expect(face).toBeVisible()
  expect((await face.boundingBox())?.height).toBeLessThan(50)
})
