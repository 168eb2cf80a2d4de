import { randomBytes } from "node:crypto"
import type { Locator, Page } from "@playwright/test"
import { expect } from "@playwright/test"
import type { ApplicationField } from "@roomwright/contract/applications/calls"
import sharp from "sharp"
import { accountTextsIn, applicationTextsIn } from "./texts.ts"

const t = applicationTextsIn.en
const account = accountTextsIn.en

/** A picture as of a card, to be picked: large squares of chance. */
export const drawCard = async (name: string) => ({
  name: `${name}.png`,
  mimeType: "image/png",
  buffer: await sharp(randomBytes(8 * 5 * 3), { raw: { width: 8, height: 5, channels: 3 } })
    .resize(1012, 638, { kernel: "nearest" })
    .png()
    .toBuffer(),
})

/** The place of a picture in the form. */
export const documentOf = (page: Page, field: "idFront" | "idBack" | "licence"): Locator =>
  page.getByRole("group", { name: t(`applications.field.${field}`), exact: true })

/** Picks a picture of a document, cuts it, and waits until it is there. */
export async function showDocument(page: Page, field: "idFront" | "idBack" | "licence"): Promise<void> {
  const place = documentOf(page, field)
  await place.locator("input[type=file]").setInputFiles(await drawCard(field))
  const use = place.getByRole("button", { name: account("crop.use") })
  await use.click()
  await expect(place.getByText(t("applications.paper.sent"))).toBeVisible()
}

export const fieldOf = (page: Page, field: ApplicationField): Locator =>
  page.locator(`[data-field=${field}]`).getByRole("textbox")

/** Fills in what a designer tells of themselves. */
export async function fillDesigner(page: Page): Promise<void> {
  await fieldOf(page, "experienceYears").fill("6")
  await fieldOf(page, "city").fill("Da Nang")
  await page.locator("[data-field=styles] label").first().click()
  await fieldOf(page, "school").fill("University of Architecture")
  await fieldOf(page, "introduction").fill("Small homes with much light.")
}

/** Fills in what a merchant tells of the business. */
export async function fillMerchant(page: Page): Promise<void> {
  await fieldOf(page, "companyAddress").fill("36 Vo Chi Cong, Hanoi")
  await fieldOf(page, "contactPhone").fill("024 3555 0136")
  await fieldOf(page, "businessScope").fill("Oak tables and chairs.")
}
