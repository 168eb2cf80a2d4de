import { readFileSync } from "node:fs"
import { join } from "node:path"
import { languages } from "@roomwright/contract/language"
import { pagePaths } from "@roomwright/contract/page-paths"
import { expect, type Locator, type Page } from "@playwright/test"
import { discOf, makePerson, signInAs } from "./accounts.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { accountTextsIn, dashboardTextsIn, textsIn } from "./texts.ts"
import { cardOf, openProfile, pressUntilFocused, readOwnProfile, saidIn } from "./own-pages.ts"
import { open, test } from "./site-test.ts"
import { inTurn } from "./in-turn.ts"

const photo = join(import.meta.dirname, "../apps/server/demo/pictures/products/sofa-boucle-front.webp")

/** The side of the square that the crop will give, px. */
async function readSide(card: Locator): Promise<number> {
  const text = card.getByText(/^[\d,.]+ × [\d,.]+ /)
  await expect(text).toBeVisible()
  const [width, height] = (await text.innerText())
    .split("×")
    .map((side) => Number(side.replaceAll(/\D/g, "")))
  expect(width).toBe(height)
  return width ?? 0
}

/** A noisy picture of that size, drawn by the browser. */
async function drawPicture(page: Page, side: number): Promise<Buffer> {
  const address = await page.evaluate((px) => {
    const canvas = document.createElement("canvas")
    canvas.width = px
    canvas.height = px
    const brush = canvas.getContext("2d")
    if (!brush) return ""
    for (let at = 0; at < 40; at++) {
      brush.fillStyle = `hsl(${at * 9} 60% 60%)`
      brush.fillRect((at * px) / 40, 0, px / 40, px)
    }
    return canvas.toDataURL("image/jpeg", 0.8)
  }, side)
  return Buffer.from(address.split(",")[1] ?? "", "base64")
}

for (const language of languages) {
  const t = dashboardTextsIn[language]
  const account = accountTextsIn[language]

  test.describe(`the picture of a profile in ${language}`, () => {
    test.use({ language })

    inTurn(language, 2)("is chosen, cut and taken away by keyboard", async ({ page, request }) => {
      const token = await signInAs(page, await makePerson(request))
      await openProfile(page, language)
      const card = cardOf(page, t("dashboards.field.avatar"))
      // Asked for early: a key is quicker than the browser is to hand its dialog over.
      const chooser = page.waitForEvent("filechooser")
      await pressUntilFocused(page, card.getByRole("button", { name: t("dashboards.avatar.choose") }))
      await page.keyboard.press("Enter")
      await (await chooser).setFiles(photo)
      const stage = card.getByRole("application")
      await expect(stage).toBeFocused()
      const whole = await readSide(card)
      await expectAccessible(page, "with the cropper open")

      for (let presses = 0; presses < 5; presses++) await page.keyboard.press("Shift+ArrowLeft")
      const smaller = await readSide(card)
      expect(smaller).toBeLessThan(whole)
      // Moving it about changes nothing of its size, at the edge neither.
      for (let presses = 0; presses < 30; presses++) await page.keyboard.press("Control+ArrowRight")
      expect(await readSide(card)).toBe(smaller)
      await page.keyboard.press("+")
      await expect.poll(() => readSide(card)).toBeLessThan(smaller)
      const side = await readSide(card)
      await pressUntilFocused(page, card.getByRole("button", { name: account("crop.use") }))
      await page.keyboard.press("Enter")
      await expect(saidIn(page, t("dashboards.avatar.stored"))).toBeVisible()
      await expect(card.getByRole("button", { name: t("dashboards.avatar.change") })).toBeFocused()

      const { avatar } = await readOwnProfile(request, token)
      expect(avatar?.width).toBe(avatar?.height)
      expect(avatar?.width).toBeLessThanOrEqual(side)
      await expect(discOf(page, textsIn[language]("menu.account")).locator("img")).toBeVisible()
      await open(page, pagePaths.userDashboard)
      const shown = page.getByRole("main").locator(`img[src*="${avatar?.path}"]`)
      await expect(shown).toBeVisible()
      expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true)

      await openProfile(page, language)
      await pressUntilFocused(page, card.getByRole("button", { name: t("dashboards.avatar.remove") }))
      await page.keyboard.press("Enter")
      const sure = page.getByRole("alertdialog", { name: t("dashboards.avatar.removeTitle") })
      await page.keyboard.press("Escape")
      await expect(sure).toBeHidden()
      await card.getByRole("button", { name: t("dashboards.avatar.remove") }).press("Enter")
      await sure.getByRole("button", { name: t("dashboards.avatar.remove") }).press("Enter")
      await expect(saidIn(page, t("dashboards.avatar.removed"))).toBeVisible()
      expect((await readOwnProfile(request, token)).avatar).toBeNull()
    })
  })
}

const t = dashboardTextsIn.en
const account = accountTextsIn.en

test("a crop is never smaller than 10 px, and comes out at 2000 px at most", async ({ page, request }) => {
  const token = await signInAs(page, await makePerson(request))
  await openProfile(page, "en")
  const card = cardOf(page, t("dashboards.field.avatar"))
  const input = card.locator("input[type=file]")
  await input.setInputFiles({
    name: "large.jpg",
    mimeType: "image/jpeg",
    buffer: await drawPicture(page, 2600),
  })
  expect(await readSide(card)).toBe(2000)
  await card.getByRole("button", { name: account("crop.use") }).click()
  await expect(saidIn(page, t("dashboards.avatar.stored"))).toBeVisible()
  expect((await readOwnProfile(request, token)).avatar?.width).toBeLessThanOrEqual(2000)

  await input.setInputFiles({
    name: "small.jpg",
    mimeType: "image/jpeg",
    buffer: await drawPicture(page, 60),
  })
  await expect(card.getByRole("application")).toBeFocused()
  await readSide(card)
  for (let presses = 0; presses < 20; presses++) await page.keyboard.press("Control+Shift+ArrowLeft")
  expect(await readSide(card)).toBe(10)
})

test("what cannot be a picture of a profile is said beside the field, and the old one stays", async ({
  page,
  request,
}) => {
  await signInAs(page, await makePerson(request))
  await openProfile(page, "en")
  const card = cardOf(page, t("dashboards.field.avatar"))
  const input = card.locator("input[type=file]")
  const said = (problem: string) => card.getByText(t("dashboards.avatar.fault", { problem, megabytes: 8 }))
  await input.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("text") })
  await expect(said("wrongKind")).toBeVisible()
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(0) })
  await expect(said("empty")).toBeVisible()
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(8_000_001) })
  await expect(said("tooLarge")).toBeVisible()
  await expectAccessible(page, "with a fault")
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") })
  await expect(card.getByText(account("crop.unreadable"))).toBeVisible()
  await card.getByRole("button", { name: account("crop.cancel") }).click()
  await expect(card.getByRole("button", { name: t("dashboards.avatar.choose") })).toBeFocused()
})

test("a picture is dropped or pasted, and one that could not be sent is sent again", async ({
  page,
  request,
  complaints,
}) => {
  const token = await signInAs(page, await makePerson(request))
  await openProfile(page, "en")
  const card = cardOf(page, t("dashboards.field.avatar"))
  const drop = async (type: "drop" | "paste"): Promise<void> => {
    const content = readFileSync(photo).toString("base64")
    await card.getByText(/JPEG, PNG/).evaluate(
      (target, given) => {
        const bytes = Uint8Array.from(atob(given.content), (character) => character.codePointAt(0) ?? 0)
        const transfer = new DataTransfer()
        transfer.items.add(new File([bytes], "room.webp", { type: "image/webp" }))
        const shared = { bubbles: true, cancelable: true }
        target.dispatchEvent(
          given.type === "drop"
            ? new DragEvent("drop", { ...shared, dataTransfer: transfer })
            : new ClipboardEvent("paste", { ...shared, clipboardData: transfer }),
        )
      },
      { content, type },
    )
  }
  await drop("paste")
  await readSide(card)
  await card.getByRole("button", { name: account("crop.cancel") }).click()
  await expect(card.getByRole("application")).toBeHidden()

  await drop("drop")
  await readSide(card)
  await page.route("**/api/user/uploads", (route) => route.abort())
  await card.getByRole("button", { name: account("crop.use") }).click()
  await expect(saidIn(page, textsIn.en("call.serverFail"))).toBeVisible()
  await page.unroute("**/api/user/uploads")
  await card.getByRole("button", { name: account("crop.use") }).click()
  await expect(saidIn(page, t("dashboards.avatar.stored"))).toBeVisible()
  expect((await readOwnProfile(request, token)).avatar).not.toBeNull()
  expect(complaints.filter((complaint) => !complaint.includes("ERR_FAILED"))).toEqual([])
  complaints.length = 0
})

test("the cropper fits every width", async ({ page, request }) => {
  await signInAs(page, await makePerson(request))
  await openProfile(page, "en")
  const card = cardOf(page, t("dashboards.field.avatar"))
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await card.locator("input[type=file]").setInputFiles(photo)
    await readSide(card)
    await expectAccessible(page, `the cropper at ${width} px`)
    await expectNoSidewaysScroll(page, `the cropper at ${width} px`)
    await card.getByRole("button", { name: account("crop.cancel") }).click()
  }
})
